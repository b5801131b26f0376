/// The features of an app that are switched on and off, such as by an experiment.
///
///     struct Experiments: FeatureFlags {
///       func isOn(_ flag: String) -> Bool { flag == "newLayout" }
///     }
public protocol FeatureFlags: Sendable {
  /// Whether a feature is on; false for an unknown one.
  func isOn(_ flag: String) -> Bool
}

/// Flags from a table. A flag that is not in it is off.
public struct FlagTable: FeatureFlags, Hashable {
  public var values: [String: Bool]

  public init(_ values: [String: Bool] = [:]) { self.values = values }

  public func isOn(_ flag: String) -> Bool { values[flag] ?? false }
}

extension FlagTable: ExpressibleByDictionaryLiteral {
  /// If a flag is given twice, the last value counts.
  public init(dictionaryLiteral elements: (String, Bool)...) { self.init(Dictionary(elements) { _, last in last }) }
}
