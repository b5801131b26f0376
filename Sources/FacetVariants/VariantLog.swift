import FacetRuntime
import FacetSupport

/// The recorded actions of a variant.
///
///     PrimaryButton("Reserve", onTap: VariantLog.recording("onTap"))
@MainActor public enum VariantLog {
  /// The names of the actions, in the order of their use.
  public private(set) static var recorded: [String] = []

  public static func recording(_ action: String) -> @MainActor () -> Void {
    { recorded.append(action) }
  }

  /// Records an action with its argument: `onSelect(Beach)`.
  public static func recording<Value>(_ action: String) -> @MainActor (Value) -> Void {
    { recorded.append("\(action)(\(words(of: $0)))") }
  }

  /// A value as in examples: a struct or an array is its values, separated by commas.
  private static func words(of value: Any) -> String {
    switch value {
    case let date as Date: return date.exampleWords
    case let duration as Duration: return duration.exampleWords
    case let url as URL: return url.absoluteString
    default: break
    }
    let mirror = Mirror(reflecting: value)
    return switch mirror.displayStyle {
    case .struct, .collection: mirror.children.map { words(of: $0.value) }.joined(separator: ", ")
    case .optional: mirror.children.first.map { words(of: $0.value) } ?? "nil"
    default: "\(value)"
    }
  }

  public static func reset() { recorded = [] }
}
