import FacetText

/// A name on the command line that fits nothing: a mistake, never an empty result.
struct Misnamed: Error, CustomStringConvertible {
  /// As of every mistake on the command line.
  static let status: Int32 = 64

  let description: String

  /// - Parameter help: the way out, where no name that exists is near.
  init(_ name: String, among names: [String], help: String? = nil) {
    let near = nearest(to: name, among: names).map { "did you mean '\(escapedForDisplay($0))'?" }
    self.init("cannot find '\(name)'", help: near ?? help ?? Self.listing(names))
  }

  init(_ message: String, help: String?) {
    description = "error: \(escapedForDisplay(message))" + (help.map { "\nhelp: \($0)" } ?? "")
  }

  /// `there are 'compact', 'default'`, unless these are too many to read.
  private static func listing(_ names: [String]) -> String? {
    if names.isEmpty || names.count > 12 { return nil }
    return "there are " + names.map { "'\(escapedForDisplay($0))'" }.joined(separator: ", ")
  }
}
