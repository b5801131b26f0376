import FacetIR
import FacetLanguage

/// One overload of a component's initializer.
struct InitializerForm {
  enum Range { case closed, from, through, bounds }

  /// How the first optional slot is given.
  enum FirstSlot {
    case optional, required, omitted
    /// All slots that can be are left out.
    case allOmitted
  }

  var list: ArgumentList
  /// How a range is given. Several ranges are given as `DesignBounds`, to avoid an overload for each combination.
  var range = Range.bounds
  var firstSlot = FirstSlot.optional
  /// Whether the required texts of type `LocalizedText` are given as finished text of type `String`.
  var takesFinishedText = false

  /// All overloads. The last of those with the same arguments stores; the others call it.
  static func all(of parameters: [Parameter]) -> [InitializerForm] {
    ArgumentList.all(of: parameters.map(AgingArgument.init)).flatMap { list in
      var ranges: [Range] = [.bounds]
      if list.arguments.count(where: { parameters[$0.index].isRange }) == 1 {
        ranges = [.closed, .from, .through, .bounds]
      }
      return starts(of: list, among: parameters).flatMap { texts(of: $0, among: parameters) }.flatMap { form in
        ranges.map { range in
          var form = form
          form.range = range
          return form
        }
      }
    }
  }

  /// One overload for finished text and one for text in the reader's language, as the initializers of SwiftUI's controls. A
  /// literal is given to the second.
  private static func texts(of form: InitializerForm, among parameters: [Parameter]) -> [InitializerForm] {
    // Of two overloads that are both disfavored, a literal would be given to the wrong one.
    guard form.list.isCurrent, !form.list.isAmbiguous,
      form.list.arguments.contains(where: { parameters[$0.index].isRequiredText })
    else { return [form] }
    var finished = form
    finished.takesFinishedText = true
    finished.list.isAmbiguous = true
    return [finished, form]
  }

  /// One overload with a default for the slot, unless an earlier closure has a default too, because a trailing closure would
  /// match that. With several slots, Swift 5 would match the last one. In these cases there is one overload that requires
  /// the first slot, and one without it. A required slot takes the closure without a label from all behind it, and from
  /// slots before it.
  private static func starts(of list: ArgumentList, among parameters: [Parameter]) -> [InitializerForm] {
    let slots = list.arguments.filter { parameters[$0.index].type.isSlot }
    let hasRequired = slots.contains { $0.isRequired || !parameters[$0.index].isOptionalSlot }
    guard let first = slots.first, parameters[first.index].isOptionalSlot, !first.isRequired else {
      return [InitializerForm(list: list)]
    }
    let followsClosure = list.arguments.contains { argument in
      let parameter = parameters[argument.index]
      return argument.index < first.index && parameter.type.unwrapped.isAction && parameter.defaultValue != nil
        && !argument.isRequired
    }
    if !followsClosure, slots.count == 1 || hasRequired { return [InitializerForm(list: list)] }
    var others = list
    // An unlabeled closure matches any slot; the first one is meant. The first required one follows from the labels.
    others.isAmbiguous = others.isAmbiguous || slots.count > 1 && !hasRequired
    let forms = [
      InitializerForm(list: others, firstSlot: .omitted), InitializerForm(list: list, firstSlot: .required),
    ]
    let takesText = list.isCurrent && list.arguments.contains { parameters[$0.index].isRequiredText }
    guard others.isAmbiguous, !list.isAmbiguous, takesText else { return forms }
    return [InitializerForm(list: list, firstSlot: .allOmitted)] + forms
  }

  func arguments(among parameters: [Parameter]) -> [ArgumentList.Argument] {
    switch firstSlot {
    case .optional, .required: return list.arguments
    case .allOmitted: return list.arguments.filter { !parameters[$0.index].isOptionalSlot }
    case .omitted:
      let first = firstSlotIndex(among: parameters)
      return list.arguments.filter { $0.index != first }
    }
  }

  /// Whether the overload requires an argument.
  func requires(_ argument: ArgumentList.Argument, among parameters: [Parameter]) -> Bool {
    argument.isRequired || firstSlot == .required && argument.index == firstSlotIndex(among: parameters)
  }

  private func firstSlotIndex(among parameters: [Parameter]) -> Int? {
    list.arguments.first { parameters[$0.index].isOptionalSlot }?.index
  }

  /// Whether it stores its arguments without conversion or defaults.
  func isWhole(among parameters: [Parameter]) -> Bool {
    !takesFinishedText && range == .bounds && arguments(among: parameters).count == list.arguments.count
  }
}

extension Parameter {
  var isRange: Bool { if case .range = type { true } else { false } }
  var isRequiredText: Bool { type == .localizedText && defaultValue == nil }
  var isOptionalSlot: Bool { type.isSlot && defaultValue != nil }
}

extension AgingArgument {
  fileprivate init(_ parameter: Parameter) {
    deprecation = parameter.history.deprecation
    hadOtherLabel = parameter.formerLabel != nil
    hasDefault = parameter.defaultValue != nil
    isClosure = parameter.type.isSlot || parameter.type.unwrapped.isAction
  }
}
