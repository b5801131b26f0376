import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension ComponentResolver {
  mutating func picker(_ element: ElementSpec, in scope: Scope) -> Element.Control? {
    let label = children(element.argument(.label), in: scope)
    let selection = selection(element, in: scope)
    let isEnum = selection.map { !cases(of: $0.type).isEmpty } ?? false
    let options = options(element, of: selection?.type, in: scope)
    guard case .word(let name)? = element.argument(.as) else {
      _ = children(element.argument(.do), in: scope.lackingName())
      return nil
    }
    checkMemberName(name, what: "variable", of: .local)
    let inner = scope.binding(name, as: options?.type.elementType)
    let bound = inner.boundName ?? name.value
    let tag = tag(element, named: Located(bound, at: name.span), of: options, as: selection?.type, in: inner)
    let option = children(element.argument(.do), in: inner)
    if case .elements(let written)? = element.argument(.do), written.count != 1 || option.first?.isOption == false {
      report(.severalPerOption(element.kind))
      return nil
    }
    guard let selection, let options, let tag, option.count == 1 else { return nil }
    // SwiftUI shows the options of a picker in a menu as items of it.
    let style = element.word(.style) ?? (scope.systemLayer == .contextMenu ? "inline" : "menu")
    return .picker(
      Element.Picker(
        selection: selection.name, options: options, areAllCases: isEnum && element.argument(.options) == nil,
        binding: bound, tag: tag, option: option, label: label, style: style))
  }

  /// The field of the content that the picker writes to, and the type that is stored in it.
  private mutating func selection(_ element: ElementSpec, in scope: Scope) -> (name: String, type: ValueType)? {
    guard case .expression(let syntax)? = element.principal, let value = infer(syntax, in: scope) else { return nil }
    guard case .content(let name) = value.node, case .binding(let stored)? = content.field(named: name)?.type else {
      let fields = content.fields.filter { if case .binding? = $0.type { true } else { false } }
        .map { "content.\($0.name.value)" }
      report(
        .notABinding(syntax.excerpt, of: value.type, for: element.kind.value, [.string], among: fields, at: syntax.span)
      )
      return nil
    }
    guard isIdentity(stored) else {
      report(.notAnIdentity(syntax.excerpt, of: stored, at: syntax.span))
      return nil
    }
    return (name, stored)
  }

  private mutating func options(_ element: ElementSpec, of type: ValueType?, in scope: Scope) -> Expression? {
    if let given = element.argument(.options) {
      guard let syntax = given.syntax else { return nil }
      // A literal has the type of the selection.
      if case .array = syntax.node, let type, element.argument(.tag) == nil {
        let options = check(syntax, as: .array(type), in: scope)
        reportRepetition(in: options, syntax)
        return options
      }
      guard let value = infer(syntax, in: scope) else { return nil }
      reportRepetition(in: value, syntax)
      if value.type.elementType == nil, let type {
        report(.mismatch(syntax.excerpt, of: value.type, as: .array(type), at: syntax.span))
      }
      return value.type.elementType == nil ? nil : value
    }
    guard let type else { return nil }
    let cases = cases(of: type)
    if cases.isEmpty { report(.pickerWithoutOptions(element.kind)) }
    return cases.isEmpty
      ? nil : Expression(.array(cases.map { Expression(.word($0), as: type) }), as: .array(type))
  }

  /// Reports an option that a literal lists twice.
  private mutating func reportRepetition(in options: Expression?, _ syntax: ExpressionSyntax) {
    guard case .array(let values)? = options?.node, case .array(let written) = syntax.node,
      values.count == written.count
    else { return }
    for (index, value) in values.enumerated() where values[..<index].contains(value) {
      report(.repeatedOption(written[index].excerpt, at: written[index].span))
    }
  }

  private func cases(of type: ValueType) -> [String] {
    guard case .declared(let type) = type, case .enumeration(let cases)? = declaration(of: type)?.shape else {
      return []
    }
    return cases
  }

  private mutating func tag(
    _ element: ElementSpec, named name: Located<String>, of options: Expression?, as type: ValueType?, in scope: Scope
  ) -> Expression? {
    let given = element.argument(.tag)
    guard let type else {
      // Names in it are looked up nevertheless.
      _ = given?.syntax.flatMap { infer($0, in: scope) }
      return nil
    }
    if let given { return expression(given, as: type, in: scope) }
    guard let option = options?.type.elementType else { return nil }
    guard option == type else {
      report(.optionOfOtherType(name, option, as: type))
      return nil
    }
    return Expression(.local(name.value), as: type)
  }
}

extension Element {
  /// Whether it is one view, which can have a tag.
  fileprivate var isOption: Bool {
    switch kind {
    case .forEach, .group, .slot, .conditional, .switch: false
    default: true
    }
  }
}
