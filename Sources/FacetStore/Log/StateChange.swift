/// A field of a state before and after an action.
public struct StateChange: Hashable, Sendable, CustomStringConvertible {
  /// The path of the field, such as `guests.adults` or `stays.0.title`. Empty for the state itself.
  public let path: String
  /// `nil` where the field or the element is new.
  public let before: String?
  /// `nil` where the field or the element is gone.
  public let after: String?

  public var description: String {
    "\(path.isEmpty ? "state" : path): \(before ?? "-") -> \(after ?? "-")"
  }
}

/// Returns the differences between two states, in the order of the fields.
///
/// Structs, tuples and arrays are compared by field and element, other values by their text. The elements of sets and
/// dictionaries are sorted in that text, so that it is the same in each run.
public func stateChanges<State>(from old: State, to new: State) -> [StateChange] {
  changes(at: "", old, new)
}

private func changes(at path: String, _ old: Any, _ new: Any) -> [StateChange] {
  let before = Mirror(reflecting: old)
  let after = Mirror(reflecting: new)
  guard before.subjectType == after.subjectType, before.hasFields else {
    let texts = (stableText(of: old), stableText(of: new))
    return texts.0 == texts.1 ? [] : [StateChange(path: path, before: texts.0, after: texts.1)]
  }
  let olds = Array(before.children)
  let news = Array(after.children)
  return (0..<max(olds.count, news.count)).flatMap { index -> [StateChange] in
    let label = (index < olds.count ? olds[index] : news[index]).label ?? "\(index)"
    let below = path.isEmpty ? label : "\(path).\(label)"
    guard index < olds.count else {
      return [StateChange(path: below, before: nil, after: stableText(of: news[index].value))]
    }
    guard index < news.count else {
      return [StateChange(path: below, before: stableText(of: olds[index].value), after: nil)]
    }
    return changes(at: below, olds[index].value, news[index].value)
  }
}

/// Returns the text of a value. The elements of sets and dictionaries, which have no order, are sorted.
func stableText(of value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  let parts = mirror.children.map { child in
    (child.label.map { $0.hasPrefix(".") ? "" : "\($0): " } ?? "") + stableText(of: child.value)
  }
  switch mirror.displayStyle {
  case .collection: return "[" + parts.joined(separator: ", ") + "]"
  case .set: return "[" + parts.sorted().joined(separator: ", ") + "]"
  case .dictionary:
    let pairs = mirror.children.map { child in
      Mirror(reflecting: child.value).children.map { stableText(of: $0.value) }.joined(separator: ": ")
    }
    return "[" + pairs.sorted().joined(separator: ", ") + "]"
  case .optional: return parts.isEmpty ? "nil" : stableText(of: mirror.children.first!.value)
  case .tuple: return "(" + parts.joined(separator: ", ") + ")"
  // A type with a description of its own is not taken apart.
  case .struct where !parts.isEmpty && !(value is any CustomStringConvertible):
    return "\(mirror.subjectType)(" + parts.joined(separator: ", ") + ")"
  case .enum where !parts.isEmpty && !(value is any CustomStringConvertible):
    let child = mirror.children.first!
    let payload = stableText(of: child.value)
    return (child.label ?? "") + (payload.hasPrefix("(") ? payload : "(\(payload))")
  default: return value is String ? String(reflecting: value) : String(describing: value)
  }
}

extension Mirror {
  fileprivate var hasFields: Bool {
    switch displayStyle {
    case .struct, .tuple: !children.isEmpty
    case .collection: true
    default: false
    }
  }
}
