import FacetIR
import FacetLanguage

/// One way to call the initialiser of a component.
struct InitialiserForm {
  enum Range { case closed, from, through, bounds }

  /// How the first of the slots that may be left out is given.
  enum FirstSlot { case optional, required, omitted }

  var list: ArgumentList
  /// How a range is given. Several ranges are given as `Bounds`, or there would be a form for each combination.
  var range = Range.bounds
  var firstSlot = FirstSlot.optional

  /// All of them. Of those with the same arguments the last takes all that the others pass on.
  static func all(of parameters: [Parameter]) -> [InitialiserForm] {
    ArgumentList.all(of: parameters.map(AgingArgument.init)).flatMap { list in
      var ranges: [Range] = [.bounds]
      if list.arguments.count(where: { parameters[$0.index].isRange }) == 1 {
        ranges = [.closed, .from, .through, .bounds]
      }
      return starts(of: list, among: parameters).flatMap { form in
        ranges.map { range in
          var form = form
          form.range = range
          return form
        }
      }
    }
  }

  /// One with a default for the slot, unless a closure before it has one too: the first trailing closure of a call would
  /// be taken for that. Of several slots it would be taken for the last where Swift 5 is spoken. Then there is one that
  /// asks for the first slot, and one without it.
  private static func starts(of list: ArgumentList, among parameters: [Parameter]) -> [InitialiserForm] {
    let slots = list.arguments.filter { parameters[$0.index].isOptionalSlot }
    guard let first = slots.first, !slots.contains(where: \.isRequired) else { return [InitialiserForm(list: list)] }
    let followsClosure = list.arguments.contains { argument in
      let parameter = parameters[argument.index]
      return argument.index < first.index && parameter.type.unwrapped.isAction && parameter.defaultValue != nil
        && !argument.isRequired
    }
    if !followsClosure, slots.count == 1 { return [InitialiserForm(list: list)] }
    var others = list
    // A closure without a label fits any slot. It is meant for the first.
    others.isAmbiguous = others.isAmbiguous || slots.count > 1
    return [
      InitialiserForm(list: others, firstSlot: .omitted), InitialiserForm(list: list, firstSlot: .required),
    ]
  }

  func arguments(among parameters: [Parameter]) -> [ArgumentList.Argument] {
    guard firstSlot == .omitted else { return list.arguments }
    let first = firstSlotIndex(among: parameters)
    return list.arguments.filter { $0.index != first }
  }

  /// Whether an argument has to be given for this to be what is called.
  func requires(_ argument: ArgumentList.Argument, among parameters: [Parameter]) -> Bool {
    argument.isRequired || firstSlot == .required && argument.index == firstSlotIndex(among: parameters)
  }

  private func firstSlotIndex(among parameters: [Parameter]) -> Int? {
    list.arguments.first { parameters[$0.index].isOptionalSlot }?.index
  }

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
