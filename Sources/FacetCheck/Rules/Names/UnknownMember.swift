package import FacetDiagnostics
import FacetIR
import FacetLanguage

extension DiagnosticKind {
  package static let unknownMember = DiagnosticKind(
    "name/unknown-member", .error, "Unknown member",
    explanation: """
      The members of a value are the fields of a struct, 'lower' and 'upper' of a range, the fields and actions of \
      'content', the values of 'environment', 'count' and 'isEmpty' of text and arrays, and 'first' and 'last' of \
      arrays. Other functions are called with the value. A member of an optional is accessed with '?.', and the \
      result is optional too.

          text: content.review.autor          # wrong
          text: content.review.author         # right

          text: content.title.uppercased      # wrong
          text: uppercased(content.title)     # right

          text: "{content.subtitle.count}"         # wrong if the subtitle is optional
          text: "{content.subtitle?.count ?? 0}"   # right
      """)
}

extension Diagnostic {
  static func unknownMember(
    _ member: Located<String>, of base: String, type: ValueType, among names: [String]
  ) -> Diagnostic {
    let message =
      type.isOptional
      ? "value of optional type '\(type.spelling)' must be unwrapped to refer to member '\(member.value)'"
      : "value of type '\(type.spelling)' has no member '\(member.value)'"
    return Diagnostic(.unknownMember, at: member.span, message, help: help(for: member, of: base, type, names))
  }

  private static func help(
    for member: Located<String>, of base: String, _ type: ValueType, _ names: [String]
  ) -> String? {
    if type.isOptional { return "write '\(base)?.\(member.value)', or bind it first: 'if: let value = \(base)'" }
    if let function = Function(rawValue: member.value), function.takes(type) {
      return "write '\(member.value)(\(base))'"
    }
    return didYouMean(member.value, among: names) ?? listing(names)
  }

  /// - Parameters:
  ///   - parameter: The parameter of that name.
  ///   - list: The help for a similar name of a list.
  static func unknownContent(
    _ member: Located<String>, parameter: Declaration?, among names: [String], _ list: String? = nil
  ) -> Diagnostic {
    let help = parameter.map { parameter in
      let name = parameter.name.value
      let line = parameter.type.map { "write '\(name): \($0.spelling)' under 'content:'" } ?? "add it to 'content:'"
      return "'\(name)' is a parameter; \(line) to use it in styles"
    }
    return Diagnostic(
      .unknownMember, at: member.span, "the content has no member '\(member.value)'",
      help: help ?? didYouMean(member.value, among: names) ?? list ?? listing(names))
  }

  static func unknownDragValue(_ name: Located<String>) -> Diagnostic {
    let known = DragValue.allCases.map(\.rawValue)
    let below = known.filter { $0.hasPrefix("\(name.value).") }
    let groups = known.map { String($0.prefix { $0 != "." }) }
    let near = didYouMean(name.value, among: known) ?? didYouMean(name.value, among: groups)
    return Diagnostic(
      .unknownMember, at: name.span,
      below.isEmpty ? "a drag has no value '\(name.value)'" : "'\(name.value)' of a drag has several values",
      help: listing(below.map { "\(DragValue.root).\($0)" }) ?? near
        ?? "write 'drag.translation.width', 'drag.location.x' or 'drag.fraction.x'")
  }

  static func unknownEnvironment(_ member: Located<String>, among names: [String]) -> Diagnostic {
    let help: String? =
      switch member.value {
      case "locale": "compare it with a language: 'environment.locale == de'"
      case "isFocused", "focused":
        "focus is state: 'state: { isFocused: Focus }', set by 'focused: content.isFocused' and read as any other field"
      default: didYouMean(member.value, among: names)
      }
    return Diagnostic(
      .unknownMember, at: member.span, "the environment has no member '\(member.value)' that a style can read",
      help: help ?? listing(names, atMost: 20))
  }
}

/// Returns help such as `expected 'lower' or 'upper'`, or nil for no names or too many.
func listing(_ names: [String], atMost limit: Int = 12) -> String? {
  names.count <= limit ? choice(among: names).map { "expected \($0)" } : nil
}

/// Returns `'low', 'middle' or 'high'`, or nil for no names.
func choice(among names: [String]) -> String? {
  guard let last = names.last else { return nil }
  let others = names.dropLast().map { "'\($0)'" }
  return others.isEmpty ? "'\(last)'" : "\(others.joined(separator: ", ")) or '\(last)'"
}
