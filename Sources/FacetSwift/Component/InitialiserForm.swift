import FacetIR

/// One way to call the initialiser of a component.
struct InitialiserForm {
  enum Range { case closed, from, through, bounds }

  var list: ArgumentList
  /// How a range is given. Several ranges are given as `Bounds`, or there would be a form for each combination.
  var range = Range.bounds
  /// Of the slots that may be left out the first that is given; those behind it may still be. Nil: none is.
  ///
  /// One initialiser with a default for each would do, were it not for the closures before them that have one, too: the
  /// first trailing closure of a call would be taken for the first of those.
  var firstSlot: Int?

  /// All of them. Of those with the same arguments the last takes all that the others pass on.
  static func all(of parameters: [Parameter]) -> [InitialiserForm] {
    ArgumentList.all(of: parameters.map(AgingArgument.init)).flatMap { list in
      var ranges: [Range] = [.bounds]
      if list.arguments.count(where: { parameters[$0.index].isRange }) == 1 {
        ranges = [.closed, .from, .through, .bounds]
      }
      return starts(of: list, among: parameters).flatMap { list, slot in
        ranges.map { InitialiserForm(list: list, range: $0, firstSlot: slot) }
      }
    }
  }

  /// The slots that a call may begin with. With none but the first a closure without a label could be meant for either.
  private static func starts(
    of list: ArgumentList, among parameters: [Parameter]
  ) -> [(list: ArgumentList, slot: Int?)] {
    let slots = list.arguments.filter { parameters[$0.index].isOptionalSlot }
    guard let first = slots.first, !slots.contains(where: \.isRequired) else { return [(list, 0)] }
    var ambiguous = list
    ambiguous.isAmbiguous = true
    return [(list, nil)] + slots.dropFirst().map { (ambiguous, $0.index) } + [(list, first.index)]
  }

  func arguments(among parameters: [Parameter]) -> [ArgumentList.Argument] {
    list.arguments.filter { argument in
      !parameters[argument.index].isOptionalSlot || firstSlot.map { $0 <= argument.index } == true
    }
  }

  /// Whether an argument has to be given for this to be what is called.
  func requires(_ argument: ArgumentList.Argument) -> Bool { argument.isRequired || argument.index == firstSlot }

  /// Nothing is converted or filled in.
  func isWhole(among parameters: [Parameter]) -> Bool {
    range == .bounds && arguments(among: parameters).count == list.arguments.count
  }
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
