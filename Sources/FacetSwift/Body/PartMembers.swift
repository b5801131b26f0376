import FacetIR
import FacetLanguage

/// The functions that draw the parts of a style:
///
///     @MainActor private func row(_ content: CardStyleContent, title: String) -> some View {
struct PartMembers {
  private struct Function {
    let name: SwiftName
    let part: Style.Part
    /// Whether the part reads the content, which the body of a style is given.
    let takesContent: Bool
    /// What it, or a part that it draws, reads of a button around it. Other values of the environment are properties of
    /// the type.
    let readings: [EnvironmentID]
  }

  private var functions: [Function] = []
  private let scope: Scope
  private let index: DesignIndex

  /// - Parameter name: The name of the function for a part.
  init?(_ parts: [Style.Part], in scope: Scope, _ index: DesignIndex, name: (String) -> SwiftName) {
    if parts.isEmpty { return nil }
    self.scope = scope
    self.index = index
    functions = parts.map { part in
      Function(
        name: name(part.name), part: part,
        takesContent: !scope.drawsItself && part.drawnParts(among: parts).contains(where: \.body.readsContent),
        readings: EnvironmentID.ofButtons.filter(part.body.reads))
    }
  }

  /// - Parameters:
  ///   - content: The type of the content that a style is given.
  ///   - mark: The attribute of each function: the isolation that the type does not have.
  func declarations(content: Code, mark: Code = .empty) -> [Code] {
    functions.map { function in
      let part = function.part
      var scope = scope
      var parameters: [Code] = function.takesContent ? ["_ content: \(content)"] : []
      for parameter in part.parameters {
        let (inner, local) = scope.binding(parameter.name)
        scope = inner
        parameters.append(declaration(of: parameter, as: local))
      }
      for key in function.readings {
        let (inner, local) = scope.reading(key)
        scope = inner
        parameters.append("\(name(local, labelled: SwiftName(key.name))): Bool")
      }
      let elements = ElementWriter(index: index, scope: scope, fragments: self)
      let builder: Code = elements.isStatement(part.body) ? "@ViewBuilder " : .empty
      let head = Code.declaration("\(mark)\(builder)private func \(function.name)", parameters: parameters)
      let body = Code.block("\(head) -> some View", elements.content(ofPart: part.body))
      return "\(.documentation(part.doc))\(index.mark(ifDeprecatedIn: [part.body]))\(body)"
    }
  }

  private func declaration(of parameter: Style.Part.Parameter, as local: SwiftName) -> Code {
    let escapes: Code = parameter.type.isAction ? "@escaping " : .empty
    let constants = ExpressionWriter(index: index, scope: .constant)
    let value = parameter.defaultValue.map { " = \(constants.code($0))" as Code } ?? .empty
    let name = name(local, labelled: SwiftName(parameter.name))
    return "\(name): \(escapes)\(index.spelling(of: parameter.type))\(value)"
  }

  private func name(_ local: SwiftName, labelled label: SwiftName) -> Code {
    label == local ? "\(local)" : "\(label: label) \(local)"
  }

  /// `row(content, title: "Adults", isPressed: isPressed)`; nil for an unknown part.
  func call(_ name: String, _ arguments: [PartArgument], by expressions: ExpressionWriter) -> Code? {
    guard let function = functions.first(where: { $0.part.name == name }) else { return nil }
    let given = function.part.parameters.compactMap { parameter -> Code? in
      arguments.first { $0.parameter == parameter.name }.map {
        "\(label: SwiftName(parameter.name)): \(expressions.code($0.value))"
      }
    }
    let content: [Code] = function.takesContent ? ["content"] : []
    let readings = function.readings.map { key -> Code in
      "\(label: SwiftName(key.name)): \(expressions.code(Expression(.environment(key), as: .bool)))"
    }
    return .call(expressions.property(function.name), content + given + readings)
  }
}

extension Style.Part {
  /// The part and all that it draws, also where its own arguments exclude what they read.
  fileprivate func drawnParts(among parts: [Style.Part]) -> [Style.Part] {
    var names: Set = [name]
    body.forEachElement { element in
      if case .call(let name, _, _)? = element.part { names.insert(name) }
    }
    return parts.filter { names.contains($0.name) }
  }
}

extension Element {
  /// Whether something in it reads or does something of the content.
  fileprivate var readsContent: Bool {
    var isFound = false
    forEachExpression { expression in
      switch expression.node {
      case .content: isFound = true
      case .performing(let action): isFound = isFound || action.local == nil
      default: break
      }
    }
    forEachElement { element in
      let actions = element.kind.actions + element.modifiers.flatMap(\.actions)
      let isSlot = if case .slot = element.kind { true } else { false }
      isFound = isFound || isSlot || element.kind.boundField != nil || actions.contains { $0.local == nil }
    }
    return isFound
  }
}
