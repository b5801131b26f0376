import FacetLanguage
import FacetText

/// An unknown name on the command line, which is an error, not an empty result.
struct Misnamed: ShownError {
  /// The exit status of usage errors.
  static let status: Int32 = 64

  let shown: ShownText

  /// - Parameter help: The help if no name is similar.
  init(_ name: String, among names: [String], help: String? = nil) {
    let near = nearest(to: name, among: names).map { "did you mean '\($0)'?" }
    self.init("cannot find '\(name)'", help: near ?? help ?? Self.listing(names))
  }

  init(_ message: String, help: String?) {
    shown = "error: \(message)\(help.map { "\nhelp: \($0)" as ShownText } ?? "")"
  }

  /// Throws one error about all names.
  static func throwIfAny(_ errors: [Misnamed]) throws {
    if !errors.isEmpty { throw Misnamed(shown: errors.map(\.shown).joined(separator: "\n")) }
  }

  private init(shown: ShownText) { self.shown = shown }

  /// `expected 'compact' or 'default'`; nil for more than 12 names.
  private static func listing(_ names: [String]) -> String? {
    if names.isEmpty || names.count > 12 { return nil }
    return "expected " + names.map { "'\($0)'" }.joinedAsList(last: "or")
  }
}
