import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetLimits
import FacetSpec

/// `part: row` with its arguments. It is lowered to the elements of the part, in which the parameters stand for the
/// arguments, so that everything but the emitter sees what it would see without the part.
extension ComponentResolver {
  /// Nil for a hole.
  mutating func part(_ element: ElementSpec, at position: Int, in scope: Scope) -> Element? {
    let modifiers = element.modifiers.map { lower(modifier: $0, in: scope) }
    elements[position].modifiers = modifiers
    guard case .word(let name) = element.principal, let part = usedPart(name, in: scope) else {
      // Names in the arguments are looked up nevertheless.
      _ = looseArguments(of: element, in: scope)
      return nil
    }
    guard let arguments = arguments(of: element, to: part, in: scope), let body = expanded(part, arguments, in: scope)
    else { return nil }
    let outer = modifiers.compactMap(\.self).withEdgesApart().takingTapsInShapes()
    elements[position].element = Element(name: part.name, kind: .group(body), modifiers: outer)
    // The body of a part can be another part.
    let isOne = body.count == 1
    // The function of a part is of no layer: in one, the system gives controls a look of their own.
    if scope.systemLayer != nil, body.contains(where: \.hasControls) {
      var root = isOne ? body[0] : Element(name: part.name, kind: .group(body))
      root.modifiers += outer
      return root
    }
    calledParts.insert(name.value)
    var root = isOne && body[0].part == nil ? body[0] : Element(name: part.name, kind: .group(body))
    root.part = .call(
      part.name,
      arguments.compactMap { argument in
        argument.isGiven ? PartArgument(parameter: argument.parameter.name.value, value: argument.value) : nil
      }, innerModifiers: root.modifiers.count)
    root.modifiers += outer
    return root
  }

  /// The part of a name that can be drawn here; reports another.
  private mutating func usedPart(_ name: Located<String>, in scope: Scope) -> PartSignature? {
    guard let part = parts.first(where: { $0.name == name.value }) else {
      report(.unknownPart(name, among: parts.map(\.name)))
      return nil
    }
    if let first = openParts.firstIndex(of: name.value) {
      let cycle = Set(openParts[first...])
      if partCycles.insert(cycle).inserted { report(.recursivePart(name, through: openParts[first...].map { $0 })) }
      return nil
    }
    guard elements.count <= Limit.partElements.most else {
      if !hasTooManyParts { report(.exceeded(.partElements, found: elements.count, at: name.span)) }
      hasTooManyParts = true
      return nil
    }
    if isDeclaringParts { nestedParts.insert(name.value) } else { drawnParts.insert(name.value) }
    return part
  }

  // MARK: Arguments

  private struct Argument {
    let parameter: Declaration
    let value: Expression
    let isGiven: Bool
    /// The local action that it is: `if: let close = content.onClose`.
    let own: ContentSignature.Action?
    let action: String?
  }

  private func written(_ element: ElementSpec) -> [ElementSpec.Argument] {
    if case .parts(let written) = element.argument(.with) { written } else { [] }
  }

  private mutating func looseArguments(of element: ElementSpec, in scope: Scope) -> [Expression] {
    written(element).compactMap { argument in
      guard case .expression(let syntax) = argument.value, !takesType(syntax, in: scope) else { return nil }
      return infer(syntax, in: scope)
    }
  }

  private mutating func arguments(
    of element: ElementSpec, to part: PartSignature, in scope: Scope
  ) -> [Argument]? {
    if case .expression = element.argument(.with) { return nil }
    let written = written(element)
    for key in written.map(\.key) where part.parameter(named: key.value) == nil {
      report(.unknownPartArgument(key, of: part))
    }
    let isMisspelled = written.contains { part.parameter(named: $0.key.value) == nil }
    var arguments: [Argument] = []
    for parameter in part.parameters {
      guard let argument = written.first(where: { $0.key.value == parameter.name.value }) else {
        if let value = parameter.defaultValue {
          arguments.append(
            Argument(parameter: parameter, value: value, isGiven: false, own: parameter.ownAction, action: nil))
        } else if !parameter.hasDefault, !isMisspelled {
          report(.missingPartArgument(parameter, of: part, at: element.kind.span))
        }
        continue
      }
      guard let type = parameter.type, let value = expression(argument.value, as: type, in: scope) else { continue }
      guard isBounded(value, written: argument) else {
        let place = argument.value.syntax?.span ?? argument.key.span
        if !hasTooManyParts { report(.expressionTooComplex(argument.key, at: place)) }
        hasTooManyParts = true
        continue
      }
      if let argument = self.argument(value, for: parameter, written: argument, in: scope) {
        arguments.append(argument)
      }
    }
    return arguments.count == part.parameters.count ? arguments : nil
  }

  /// The parameters in the body of a part stand for its arguments, so a value with a name in it twice doubles with each
  /// part that passes it on. What is as large as it was written is no larger than its file.
  private func isBounded(_ value: Expression, written: ElementSpec.Argument) -> Bool {
    guard let syntax = written.value.syntax, syntax.path == nil else { return true }
    return value.size(upTo: max(Limit.operators.most, Int(syntax.span.end - syntax.span.start))) != nil
  }

  /// An action must be one of the content, or one that is bound around the element: a control performs one action.
  private mutating func argument(
    _ value: Expression, for parameter: Declaration, written: ElementSpec.Argument, in scope: Scope
  ) -> Argument? {
    guard parameter.type?.unwrapped.isAction == true else {
      return Argument(parameter: parameter, value: value, isGiven: true, own: nil, action: nil)
    }
    switch value.node {
    case .content(let name):
      return Argument(parameter: parameter, value: value, isGiven: true, own: nil, action: name)
    case .local:
      let local = written.value.syntax?.path.flatMap { scope.local(named: $0[0]) }
      return Argument(parameter: parameter, value: value, isGiven: true, own: local?.own, action: local?.action)
    case .performing: return Argument(parameter: parameter, value: value, isGiven: true, own: nil, action: nil)
    case .null:
      return Argument(parameter: parameter, value: value, isGiven: true, own: parameter.ownAction, action: nil)
    default:
      guard let syntax = written.value.syntax else { return nil }
      report(.choiceOfActions(parameter, at: syntax.span))
      return nil
    }
  }

  // MARK: The body

  /// The element with the elements of the part that it draws, as rules see it.
  func withPart(_ element: ElementSpec) -> ElementSpec {
    guard element.id == .part, case .word(let name) = element.principal,
      let part = parts.first(where: { $0.name == name.value })
    else { return element }
    let body = ElementSpec.Argument(
      key: Located(Key.do.text, at: name.span), Keyword(.do), value: .elements(part.spec.body))
    return ElementSpec(
      kind: element.kind, element.id, element.principal, arguments: element.arguments + [body],
      modifiers: element.modifiers, span: element.span)
  }

  /// The elements of the part with these arguments. What is wrong in the part is reported once.
  private mutating func expanded(_ part: PartSignature, _ arguments: [Argument], in scope: Scope) -> [Element]? {
    var inner = scope
    inner.locals = arguments.map { argument in
      Scope.Local(
        name: argument.parameter.name, type: argument.parameter.type, node: argument.value.node,
        action: argument.action, own: argument.own)
    }
    inner.outerNames = scope.outerNames.union(arguments.flatMap { $0.value.localNames })
    openParts.append(part.name)
    let body = lower(part.spec.body, in: inner)
    openParts.removeLast()
    return body.count == part.spec.body.count ? body : nil
  }

  /// Reports parts that neither the body nor another part draws, and parameters that their parts do not use.
  mutating func reportUnusedParts() {
    // Beyond a limit, not all of them were looked at.
    if hasTooManyParts || hasTooDeepParts { return }
    for part in parts {
      guard drawnParts.contains(part.name) || nestedParts.contains(part.name) else {
        report(.unusedPart(part.spec.name))
        continue
      }
      if !isFlawless(in: part.spec.span) { continue }
      for parameter in part.parameters where !references.locals.contains(parameter.name.span) {
        report(.unusedParameter(parameter.name, of: part.spec.name))
      }
    }
  }

  /// The parts of a style by themselves, with errors in them, and which of them have none.
  mutating func lowerParts(ofStyleAt index: Int) -> [Style.Part] {
    isDeclaringParts = true
    defer { isDeclaringParts = false }
    return parts.compactMap { part in
      if hasTooManyParts || hasTooDeepParts { return nil }
      var scope = Scope(place: .style(index))
      scope.locals = part.parameters.map { parameter in
        Scope.Local(
          name: parameter.name, type: parameter.type, node: .local(parameter.name.value),
          own: parameter.ownAction)
      }
      let first = elements.count
      openParts = [part.name]
      let body = knowingTheme { $0.lower(part.spec.body, in: scope) }
      openParts = []
      elements.removeSubrange(first...)
      guard body.count == part.spec.body.count, isFlawless(in: part.spec.span) else { return nil }
      let root = body.count == 1 ? body[0] : Element(name: part.name, kind: .group(body))
      return Style.Part(
        name: part.name, doc: part.spec.doc?.value,
        parameters: part.parameters.compactMap { parameter in
          parameter.type.map {
            Style.Part.Parameter(name: parameter.name.value, type: $0, defaultValue: parameter.defaultValue)
          }
        }, body: root)
    }
  }
}

extension Element {
  fileprivate var hasControls: Bool {
    contains { element in
      switch element.kind {
      case .button, .toggle, .control: true
      default: false
      }
    }
  }
}

extension Declaration {
  /// The action that a parameter of a part is; nil for a value.
  fileprivate var ownAction: ContentSignature.Action? {
    guard let type, type.unwrapped.isAction else { return nil }
    let takes: ValueType? = if case .actionOf(let value) = type.unwrapped { value } else { nil }
    return ContentSignature.Action(name: name, isOptional: type.isOptional, takes: takes, isDeclared: true)
  }
}

extension Expression {
  /// The names bound by elements that it refers to.
  var localNames: [String] {
    switch node {
    case .local(let name): [name]
    case .constant(let name, let value): [name] + value.localNames
    case .performing(let action): (action.local.map { [$0] } ?? []) + operands.flatMap(\.localNames)
    default: operands.flatMap(\.localNames)
    }
  }
}
