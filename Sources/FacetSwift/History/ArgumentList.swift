import FacetIR

/// An argument with its current and former names.
struct AgingArgument {
  /// What to use instead; nil if it is not deprecated.
  var deprecation: String?
  var hadOtherLabel: Bool
  var hasDefault: Bool
  /// Whether it can be a trailing closure without its label.
  var isClosure = false
}

/// A list of arguments: the current one, or one with former names.
///
/// The first list has no deprecated arguments, so that a call without them has no warning. Each further list requires an
/// argument that the lists before it do not take, so that no call is ambiguous.
struct ArgumentList {
  enum Age {
    case current
    /// The deprecated arguments, with what to use instead.
    case deprecated(String)
    case renamed
  }

  struct Argument {
    var index: Int
    var hasFormerLabel = false
    /// Required even if it has a default.
    var isRequired = false
  }

  var arguments: [Argument]
  var age: Age
  /// What it asks for may stand behind it without a label, as in one that is to be preferred.
  var isAmbiguous = false

  var isCurrent: Bool { if case .current = age { true } else { false } }
  var isDeprecated: Bool { if case .deprecated = age { true } else { false } }

  /// The first list is the current one. If an argument is deprecated, the second has all arguments.
  static func all(of arguments: [AgingArgument]) -> [ArgumentList] {
    let living = arguments.indices.filter { arguments[$0].deprecation == nil }.map { Argument(index: $0) }
    return [ArgumentList(arguments: living, age: .current)] + deprecated(arguments) + renamed(arguments)
  }

  /// One list for each deprecated argument: with it and without the deprecated ones before it.
  private static func deprecated(_ arguments: [AgingArgument]) -> [ArgumentList] {
    arguments.indices.compactMap { index in
      guard let reason = arguments[index].deprecation else { return nil }
      let given = arguments.indices.filter { $0 >= index || arguments[$0].deprecation == nil }
      return ArgumentList(
        arguments: given.map { Argument(index: $0, isRequired: $0 == index) }, age: .deprecated(reason),
        isAmbiguous: arguments[index].isClosure)
    }
  }

  /// For each that had another label: with that one and those of all behind it. Up to the first that everybody had to
  /// give: who gave that is served.
  private static func renamed(_ arguments: [AgingArgument]) -> [ArgumentList] {
    var lists: [ArgumentList] = []
    for index in arguments.indices where arguments[index].hadOtherLabel {
      let given = arguments.indices.map { position in
        Argument(
          index: position, hasFormerLabel: position >= index && arguments[position].hadOtherLabel,
          isRequired: position == index)
      }
      lists.append(ArgumentList(arguments: given, age: .renamed, isAmbiguous: arguments[index].isClosure))
      if !arguments[index].hasDefault { break }
    }
    return lists
  }

  /// The attributes of a function that takes the list. `labels` are those of the current list.
  func attributes(of function: SwiftName, _ labels: [SwiftName?]) -> Code {
    let availability: Code =
      switch age {
      case .current: .empty
      case .deprecated(let reason): .deprecated(because: reason)
      // What takes nothing any more is a variable, if it is no initializer.
      case .renamed: .deprecated(renamed: function, labels.isEmpty && function != SwiftName("init") ? nil : labels)
      }
    return isAmbiguous ? "\(availability)@_disfavoredOverload\(.line)" : availability
  }
}
