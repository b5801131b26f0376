import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

/// The place of a type in a spec. Each place allows certain types only.
enum TypePlace {
  case parameter, state, content, property, part, field, argument

  /// The name of the place in messages.
  var name: String {
    switch self {
    case .parameter: "a parameter"
    case .state: "a state"
    case .content: "content"
    case .property: "a style property"
    case .part: "a parameter of a part"
    case .field: "a field of a struct"
    case .argument: "what an action takes"
    }
  }
}

extension ComponentResolver {
  /// The written type; nil if the place does not allow it.
  mutating func resolve(_ syntax: TypeSyntax, in place: TypePlace) -> ValueType? {
    guard let type = resolve(syntax) else { return nil }
    if type.unwrapped == .serverPage, !design.pages.haveComponents {
      report(.pageWithoutComponents(at: syntax.span))
      return nil
    }
    if let reason = place.objection(to: type) {
      report(.misplacedType(type, in: place, reason, at: syntax.span))
      return nil
    }
    return type
  }

  private mutating func resolve(_ syntax: TypeSyntax) -> ValueType? {
    switch syntax.node {
    case .invalid: nil
    case .optional(let wrapped): resolve(wrapped).map { $0.isOptional ? $0 : .optional($0) }
    case .name(let name, let arguments): resolve(name, arguments, at: syntax.span)
    case .member(let component, let name): resolve(name, of: component, at: syntax.span)
    }
  }

  private mutating func resolve(_ name: String, _ arguments: [TypeSyntax], at span: SourceSpan) -> ValueType? {
    if let generic = GenericType(rawValue: name), !(generic.hasPlainForm && arguments.isEmpty) {
      guard arguments.count == 1 else {
        report(.wrongTypeArguments(of: name, expected: 1, found: arguments.count, at: span))
        return nil
      }
      return resolve(arguments[0]).map(generic.type)
    }
    guard let type = plainType(named: name) else {
      let elsewhere = design.typeNames.spelling(ofTypeNamed: name)
      report(
        elsewhere.map { .unknownType(name, called: $0, at: span) }
          ?? .unknownType(name, among: knownTypeNames, at: span))
      return nil
    }
    guard arguments.isEmpty else {
      report(.wrongTypeArguments(of: name, expected: 0, found: arguments.count, at: span))
      return nil
    }
    return type
  }

  private mutating func resolve(_ name: String, of component: String, at span: SourceSpan) -> ValueType? {
    let names = design.typeNames
    if names.has(name, of: component) { return .declared(DeclaredType(component: component, name: name)) }
    if name == DeclaredType.content, names.has(component) {
      describedComponents.append(Located(component, at: span))
      return .declared(DeclaredType(component: component, name: name))
    }
    if !design.isUnreadable(component: component) {
      report(.unknownType("\(component).\(name)", among: names.spellings(like: name, of: component), at: span))
    }
    return nil
  }

  private func plainType(named name: String) -> ValueType? {
    if spec.types.contains(where: { $0.name.value == name }) {
      return .declared(DeclaredType(component: self.name, name: name))
    }
    return ValueType.plain.first { $0.spelling == name }
  }

  private var knownTypeNames: [String] {
    spec.types.map(\.name.value) + ValueType.plain.map(\.spelling)
      + GenericType.allCases.filter { !$0.hasPlainForm }.map(\.rawValue)
  }
}

/// A type with a type argument.
private enum GenericType: String, CaseIterable {
  case binding = "Binding"
  case range = "Range"
  case array = "Array"
  /// Without a type argument, an action without a parameter.
  case action = "Action"
  /// Without a type argument, a slot without a value.
  case view = "View"
  /// Without a type argument, the focus of one element.
  case focus = "Focus"
  /// Without a type argument, the accessibility focus of one element.
  case accessibilityFocus = "AccessibilityFocus"

  /// Whether it is also a type without a type argument.
  var hasPlainForm: Bool { [.action, .view, .focus, .accessibilityFocus].contains(self) }

  func type(_ argument: ValueType) -> ValueType {
    switch self {
    case .binding: .binding(argument)
    case .range: .range(argument)
    case .array: .array(argument)
    case .action: .actionOf(argument)
    case .view: .viewOf(argument)
    case .focus: .focus(argument.isOptional ? argument : .optional(argument))
    case .accessibilityFocus: .focus(argument.isOptional ? argument : .optional(argument), of: .accessibility)
    }
  }
}

extension TypePlace {
  /// Why a type is not allowed here; nil if it is.
  fileprivate func objection(to type: ValueType) -> String? {
    switch type {
    case .view where self == .part, .viewOf where self == .part: "a part draws elements, but is not given any"
    case .action where self == .part: nil
    case .actionOf(let value) where self == .part: nested(in: value)
    case .optional(.action) where self == .part: nil
    case .optional(.actionOf(let value)) where self == .part: nested(in: value)
    case .binding(let value) where self == .parameter || self == .content: nested(in: value)
    case .binding: "only parameters and content can be bindings"
    case .focus(let value, _) where self == .state || self == .content: nested(in: value)
    case .focus: "only state and content can have this type"
    case .actionOf(let value) where self == .parameter || self == .content: nested(in: value)
    case .viewOf(let value) where self == .parameter || self == .content: nested(in: value)
    case .view, .viewOf, .action, .actionOf:
      self == .parameter || self == .content ? nil : "only parameters and content can have this type"
    case .optional(.view), .optional(.viewOf): "a slot is never nil"
    case _ where type.isOfLocalizedText:
      switch self {
      case .property, .argument: "only parameters, state, content and fields of structs can have this type"
      case .state where type.unwrapped.elementType != nil: "an array of this type cannot be changed"
      default: nil
      }
    case .serverPage, .optional(.serverPage):
      self == .property ? "only parameters, state, content and actions can have this type" : nil
    case .optional(.actionOf(let value)) where self == .parameter || self == .content: nested(in: value)
    case .optional(.action), .optional(.actionOf):
      self == .parameter || self == .content ? nil : "only parameters and content can have this type"
    case .optional(let value), .array(let value): nested(in: value)
    case .range(let bound): bound.isNumber ? nil : "the bounds of a range are of type Int, Double or Length"
    default: nil
    }
  }

  /// Only value types are allowed inside another type.
  private func nested(in type: ValueType) -> String? {
    switch type {
    case .view, .viewOf, .action, .actionOf, .binding, .focus, .localizedText, .serverPage:
      "'\(type.spelling)' cannot be nested in another type"
    case .optional(let value), .array(let value): nested(in: value)
    case .range(let bound): bound.isNumber ? nil : "the bounds of a range are of type Int, Double or Length"
    default: nil
    }
  }
}

/// The names of all types that a spec does not declare itself.
package let builtInTypeNames: [String] =
  (ValueType.plain.map(\.spelling) + GenericType.allCases.map(\.rawValue)).reduce(into: []) { names, name in
    if !names.contains(name) { names.append(name) }
  }
