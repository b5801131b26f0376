import FacetIR

/// One of several things that are given together, as it concerns whoever calls them by the names that they had.
struct AgingArgument {
  /// What to use instead; nil where it is not deprecated.
  var deprecation: String?
  var hadOtherLabel: Bool
  var hasDefault: Bool
  /// It may be given as a trailing closure, without its label.
  var isClosure = false
}

/// A way to give several arguments: as they are given now, or as they were before.
///
/// What is deprecated is left out of the first, so that nobody is warned who does not give it. Each of the others asks
/// for an argument that those before it do not take, so that no call fits two.
struct ArgumentList {
  enum Age {
    case current
    /// With what to use instead.
    case deprecated(String)
    case renamed
  }

  struct Argument {
    var index: Int
    var hasFormerLabel = false
    /// Also where it has a default.
    var isRequired = false
  }

  var arguments: [Argument]
  var age: Age
  /// What it asks for may stand behind it without a label, as in one that is to be preferred.
  var isAmbiguous = false

  var isCurrent: Bool { if case .current = age { true } else { false } }
  var isDeprecated: Bool { if case .deprecated = age { true } else { false } }

  /// The first is the current one; where something is deprecated, the second has all that may be given.
  static func all(of arguments: [AgingArgument]) -> [ArgumentList] {
    let living = arguments.indices.filter { arguments[$0].deprecation == nil }.map { Argument(index: $0) }
    return [ArgumentList(arguments: living, age: .current)] + deprecated(arguments) + renamed(arguments)
  }

  /// For each that is deprecated: with it, without those before it.
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

  /// What is said before the function that takes it. `labels` are those of the current one.
  func attributes(of function: SwiftName, _ labels: [SwiftName?]) -> Code {
    let availability: Code =
      switch age {
      case .current: .empty
      case .deprecated(let reason): .deprecated(because: reason)
      // What takes nothing any more is a variable, if it is no initialiser.
      case .renamed: .deprecated(renamed: function, labels.isEmpty && function != SwiftName("init") ? nil : labels)
      }
    return isAmbiguous ? "\(availability)@_disfavoredOverload\(.line)" : availability
  }
}
