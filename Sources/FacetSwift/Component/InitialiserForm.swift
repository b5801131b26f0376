import FacetIR

/// One way to call the initialiser of a component.
struct InitialiserForm {
  enum Range { case closed, from, through, bounds }

  var list: ArgumentList
  /// How a range is given. Several ranges are given as `Bounds`, or there would be a form for each combination.
  var range = Range.bounds
  /// With the slots that may be left out.
  var hasAllSlots = true

  /// All of them. Of those with the same arguments the last takes all that the others pass on.
  static func all(of parameters: [Parameter]) -> [InitialiserForm] {
    ArgumentList.all(of: parameters.map(AgingArgument.init)).flatMap { list in
      var forms = [InitialiserForm(list: list)]
      if list.arguments.count(where: { parameters[$0.index].isRange }) == 1 {
        forms = [.closed, .from, .through, .bounds].map { InitialiserForm(list: list, range: $0) }
      }
      let slots = list.arguments.filter { parameters[$0.index].isOptionalSlot }
      if !slots.isEmpty, !slots.contains(where: \.isRequired) {
        forms = forms.map { InitialiserForm(list: list, range: $0.range, hasAllSlots: false) } + forms
      }
      return forms
    }
  }

  func arguments(among parameters: [Parameter]) -> [ArgumentList.Argument] {
    list.arguments.filter { hasAllSlots || !parameters[$0.index].isOptionalSlot }
  }

  /// Nothing is converted or filled in.
  var isWhole: Bool { range == .bounds && hasAllSlots }
}

extension Parameter {
  var isRange: Bool { if case .range = type { true } else { false } }
  var isOptionalSlot: Bool { type == .view && defaultValue != nil }
}

extension AgingArgument {
  fileprivate init(_ parameter: Parameter) {
    deprecation = parameter.history.deprecation
    hadOtherLabel = parameter.formerLabel != nil
    hasDefault = parameter.defaultValue != nil
    isClosure = parameter.type == .view || parameter.type.unwrapped.isAction
  }
}
