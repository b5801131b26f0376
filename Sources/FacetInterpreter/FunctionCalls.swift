import FacetIR
import FacetLanguage
import FacetRuntime
import FacetSupport
import FacetUI

extension Scope {
  /// Calls a function. The result is nil if the receiver in an optional chain is nil.
  func call(_ function: Function, _ arguments: [Value]) -> Value {
    guard let first = arguments.first, !first.isNull else { return function == .isGiven ? .bool(false) : .null }
    return switch (function, arguments.count) {
    case (.min, 2): isLess(arguments[1], first) ? arguments[1] : first
    case (.max, 2): isLessOrEqual(first, arguments[1]) ? arguments[1] : first
    case (.clamp, 3): call(.min, [call(.max, [first, arguments[1]]), arguments[2]])
    case (.abs, 1): magnitude(of: first)
    case (.count, 1): .int(count(of: first))
    case (.isEmpty, 1): .bool(count(of: first) == 0)
    case (.first, 1): first.elements.first ?? .null
    case (.last, 1): first.elements.last ?? .null
    case (.prefix, 2): prefix(of: first, max(arguments[1].intValue, 0))
    case (.contains, 2): .bool(contains(first, arguments[1]))
    case (.joined, 2): joined(first.elements.map(\.text), arguments[1].text)
    case (.appending, 2): .array(first.elements + [arguments[1]])
    case (.removing, 2): .array(first.elements.filter { $0 != arguments[1] })
    case (.toggling, 2): .array(first.elements.toggling(arguments[1]))
    case (.zipped, 2...):
      .array(zip(first.elements, arguments[1].elements).map { .structure([$0, $1] + arguments.dropFirst(2)) })
    case (.uppercased, 1): .string(first.text.uppercased())
    case (.verbatim, 1): first
    case (.lowercased, 1): .string(first.text.lowercased())
    case (.rounded, 1): .double(first.doubleValue.rounded())
    case (.rounded, 2): .double(first.doubleValue.rounded(FloatingPointRoundingRule(arguments[1].text)))
    case (.int, 1): .int(Int(clamping: first.doubleValue))
    case (.double, 1), (.length, 1): .double(first.doubleValue)
    case (.isGiven, 1): .bool(true)
    case (.isAccessibilitySize, 1): .bool(DynamicTypeSize(first.text).isAccessibilitySize)
    case (.scaled, 3):
      .double(
        first.doubleValue.scaled(relativeTo: Font.TextStyle(arguments[1].text), at: DynamicTypeSize(arguments[2].text)))
    case (.formatted, _): .string(first.formatted(Array(arguments.dropFirst())))
    case (.absoluteString, 1): .string(first.text)
    case (.host, 1): first.url?.host().map { .string($0) } ?? .null
    default: .null
    }
  }

  private func magnitude(of value: Value) -> Value {
    if case .int(let number) = value { .int(number.magnitudeClamped()) } else { .double(abs(value.doubleValue)) }
  }

  private func count(of value: Value) -> Int {
    if case .string(let text) = value { text.count } else { value.elements.count }
  }

  private func prefix(of value: Value, _ length: Int) -> Value {
    if case .string(let text) = value {
      .string(String(text.prefix(length)))
    } else {
      .array(Array(value.elements.prefix(length)))
    }
  }

  /// Joins texts, whose total size is checked because equal texts can share storage.
  private func joined(_ texts: [String], _ separator: String) -> Value {
    let length = texts.reduce(texts.count * separator.utf8.count) { $0 + $1.utf8.count }
    return run.isWithin(.textBytes, length) ? .string(texts.joined(separator: separator)) : .null
  }

  private func contains(_ whole: Value, _ part: Value) -> Bool {
    if case .string(let text) = whole { text.contains(part.text) } else { whole.elements.contains(part) }
  }
}

extension FloatingPointRoundingRule {
  fileprivate init(_ word: String) {
    self =
      switch word {
      case "up": .up
      case "down": .down
      case "towardZero": .towardZero
      case "awayFromZero": .awayFromZero
      case "toNearestOrEven": .toNearestOrEven
      default: .toNearestOrAwayFromZero
      }
  }
}
