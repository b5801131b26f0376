/// The commands of the tool.
enum Verbs {
  /// Those that write files, and the options with which they do not.
  static let writing: [String: [String]] = [
    "init": [], "new": [], "scaffold": [], "eject": ["--dry-run"], "site": [], "snapshot accept": [],
    "snapshot prune": [],
    "generate": ["--check", "--dry-run"], "format": ["--check", "--diff", "-"], "strings": ["--check", "--diff"],
    "check --fix": ["--dry-run"],
  ]

  static let reading: Set<String> = [
    "check", "snapshot check", "snapshot join", "render", "serve-check", "breaking", "explain", "ls", "dump", "report",
    "upgrade",
  ]

  /// The command of a command line, such as `snapshot check`; nil if the tool has none of that name.
  static func verb(of arguments: [String]) -> String? {
    let words = arguments.prefix { !$0.hasPrefix("-") }
    let verb = words.prefix(words.first == "snapshot" ? 2 : 1).joined(separator: " ")
    if verb == "check", arguments.contains("--fix") { return "check --fix" }
    return reading.contains(verb) || writing[verb] != nil ? verb : nil
  }

  /// The command, if it writes files as it is called.
  static func writingVerb(of arguments: [String]) -> String? {
    guard let verb = verb(of: arguments), let harmless = writing[verb] else { return nil }
    return arguments.contains { (harmless + ["--help", "-h"]).contains($0) } ? nil : verb
  }
}
