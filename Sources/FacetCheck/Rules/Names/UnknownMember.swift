package import FacetDiagnostics
import FacetIR
import FacetLanguage

extension DiagnosticKind {
  package static let unknownMember = DiagnosticKind(
    "name/unknown-member", .error, "Unknown member",
    explanation: """
      After a dot stands a part of what is before it: a field of a struct, 'lower' or 'upper' of a range, a field or an \
      action of 'content', a setting of 'environment', 'count' and 'isEmpty' of text and of arrays, 'first' and 'last' \
      of arrays. All other functions are called with the value in parentheses. A part of what may be nil is asked for \
      with '?.', and may be nil too.

          text: content.review.autor          # wrong
          text: content.review.author         # right

          text: content.title.uppercased      # wrong
          text: uppercased(content.title)     # right

          text: "{content.subtitle.count}"         # wrong, if there may be no subtitle
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

  static func unknownContent(_ member: Located<String>, isParameter: Bool, among names: [String]) -> Diagnostic {
    let help = isParameter ? "'\(member.value)' is a parameter; to show it to styles, add it to 'content:'" : nil
    return Diagnostic(
      .unknownMember, at: member.span, "the content has no member '\(member.value)'",
      help: help ?? didYouMean(member.value, among: names) ?? listing(names))
  }

  static func unknownEnvironment(_ member: Located<String>, among names: [String]) -> Diagnostic {
    Diagnostic(
      .unknownMember, at: member.span, "the environment has no member '\(member.value)' that a style can read",
      help: didYouMean(member.value, among: names) ?? listing(names))
  }
}

/// `there are 'lower' and 'upper'`, or nil for none or too many to read.
func listing(_ names: [String], atMost limit: Int = 12) -> String? {
  guard let last = names.last, names.count <= limit else { return nil }
  let quoted = names.map { "'\($0)'" }
  return names.count == 1
    ? "there is '\(last)'" : "there are \(quoted.dropLast().joined(separator: ", ")) and '\(last)'"
}
