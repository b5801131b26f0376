import FacetIR

extension ComponentWriter {
  /// An internal method for variants that start in another state; empty if no variant does.
  ///
  ///     func starting(answer: Answer = .pending) -> Self
  var starts: [Code] {
    let properties = component.startingState
    if properties.isEmpty { return [] }
    let constants = ExpressionWriter(index: index, scope: .constant)
    let copy = nameOfCopy(besides: properties)
    let parameters = properties.map { property -> Code in
      let value = constants.code(property.initialValue)
      return "\(SwiftName(property.name)): \(index.spelling(of: property.type)) = \(value)"
    }
    let assignments = properties.map { property -> Code in
      let wrapper = SwiftName("_" + members.parameter(property.name).text)
      return "\(copy).\(member: wrapper) = State(initialValue: \(SwiftName(property.name)))"
    }
    let head: Code = "\(.declaration("func starting", parameters: parameters)) -> Self"
    let body = Code.block(head, .lines(["var \(copy) = self"] + assignments + ["return \(copy)"]))
    let start: Code = "\(.documentation("This view with another state at first, for examples."))\(body)"
    return [start.compiled(if: index.previewCondition)]
  }

  private func nameOfCopy(besides properties: [StateProperty]) -> SwiftName {
    var name = SwiftName("copy")
    while properties.contains(where: { SwiftName($0.name) == name }) { name = SwiftName(name.text + "Value") }
    return name
  }
}

extension ElementWriter {
  /// `.starting(answer: .helpful)`, which ``ComponentWriter/starts`` declares; empty for the initial state.
  func start(of variant: Variant) -> [Code] {
    let arguments = variant.state.map { start -> Code in
      "\(label: SwiftName(start.property)): \(expressions.code(start.value))"
    }
    return arguments.isEmpty ? [] : [.call(".starting", arguments)]
  }
}

extension Component {
  /// The state that variants set at their start.
  fileprivate var startingState: [StateProperty] {
    state.filter { property in
      catalog.variants.contains { variant in variant.state.contains { $0.property == property.name } }
    }
  }
}
