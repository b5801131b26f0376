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
/// dictionaries are sorted in that text, so that it is the same in each run. An object is its type or its description: its
/// fields are not read. Values more than 50 levels deep within others are `…` in a text, and not compared further.
public func stateChanges<State>(from old: State, to new: State) -> [StateChange] {
  var changes: [StateChange] = []
  addChanges(at: "", old, new, depth: 0, to: &changes)
  return changes
}

/// A value can hold others of its type, in an array or an indirect case, to any depth, and each level takes a part of the
/// stack.
private let deepest = 50

private func addChanges(at path: String, _ old: Any, _ new: Any, depth: Int, to changes: inout [StateChange]) {
  let before = Mirror(reflecting: old)
  let after = Mirror(reflecting: new)
  guard depth < deepest, before.subjectType == after.subjectType, before.hasFields else {
    let texts = (stableText(of: old, depth: depth), stableText(of: new, depth: depth))
    if texts.0 != texts.1 { changes.append(StateChange(path: path, before: texts.0, after: texts.1)) }
    return
  }
  let olds = Array(before.children)
  let news = Array(after.children)
  for index in 0..<max(olds.count, news.count) {
    let label = (index < olds.count ? olds[index] : news[index]).label ?? "\(index)"
    let below = path.isEmpty ? label : "\(path).\(label)"
    if index >= olds.count {
      changes.append(StateChange(path: below, before: nil, after: stableText(of: news[index].value, depth: depth + 1)))
    } else if index >= news.count {
      changes.append(StateChange(path: below, before: stableText(of: olds[index].value, depth: depth + 1), after: nil))
    } else {
      addChanges(at: below, olds[index].value, news[index].value, depth: depth + 1, to: &changes)
    }
  }
}

/// Returns the text of a value. The elements of sets and dictionaries, which have no order, are sorted.
func stableText(of value: Any) -> String { stableText(of: value, depth: 0) }

private func stableText(of value: Any, depth: Int) -> String {
  if depth > deepest { return "…" }
  let mirror = Mirror(reflecting: value)
  func text(_ value: Any) -> String { stableText(of: value, depth: depth + 1) }
  func parts() -> [String] {
    mirror.children.map { child in
      (child.label.map { $0.hasPrefix(".") ? "" : "\($0): " } ?? "") + text(child.value)
    }
  }
  switch mirror.displayStyle {
  case .collection: return "[" + parts().joined(separator: ", ") + "]"
  case .set: return "[" + parts().sorted().joined(separator: ", ") + "]"
  case .dictionary:
    let pairs = mirror.children.map { child in
      Mirror(reflecting: child.value).children.map { text($0.value) }.joined(separator: ": ")
    }
    return "[" + pairs.sorted().joined(separator: ", ") + "]"
  case .optional: return mirror.children.first.map { text($0.value) } ?? "nil"
  case .tuple: return "(" + parts().joined(separator: ", ") + ")"
  // A type with a description of its own is not taken apart.
  case .struct where !mirror.children.isEmpty && !(value is any CustomStringConvertible):
    return "\(mirror.subjectType)(" + parts().joined(separator: ", ") + ")"
  case .enum where !(value is any CustomStringConvertible):
    guard let child = mirror.children.first else { return String(describing: value) }
    let payload = text(child.value)
    return (child.label ?? "") + (payload.hasPrefix("(") ? payload : "(\(payload))")
  // Objects are here as well. What is in them can lead back to them.
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
