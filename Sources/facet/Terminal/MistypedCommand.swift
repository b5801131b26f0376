import ArgumentParser
import FacetText

/// A word in the place of a command that is none: misspelled, or as other tools name it.
enum MistypedCommand {
  /// Throws for an unknown command, with the one that may be meant.
  static func refuse(_ arguments: [String]) throws {
    var words: [String] = []
    var commands = Facet.configuration.subcommands
    // Options of a command are behind it.
    for word in arguments.prefix(while: { !$0.hasPrefix("-") }) {
      if commands.isEmpty || words.isEmpty && word == "help" { return }
      guard let command = commands.first(where: { $0.configuration.commandName == word }) else {
        throw error(word, after: words, among: commands.compactMap { $0.configuration.commandName })
      }
      words.append(word)
      commands = command.configuration.subcommands
    }
    try refuseOption(arguments.dropFirst(words.count), after: words, before: commands)
  }

  /// Throws for an option that stands before its command, as some tools have theirs: `facet --quiet check`.
  private static func refuseOption(
    _ arguments: ArraySlice<String>, after words: [String], before commands: [any ParsableCommand.Type]
  ) throws {
    let names = commands.compactMap { $0.configuration.commandName }
    guard let option = arguments.first, !ownOptions.contains(where: option.hasPrefix),
      let command = arguments.first(where: names.contains)
    else { return }
    let parent = (["facet"] + words).joined(separator: " ")
    throw Misnamed(
      "\(parent) has no option '\(option)'", help: "options follow the command: '\(parent) \(command) \(option) …'")
  }

  /// Those that need no command, and the one by which completions of shells ask.
  private static let ownOptions = [
    "-h", "--help", "--version", "--generate-completion-script", "--experimental-dump-help", "---completion",
  ]

  private static func error(_ word: String, after words: [String], among names: [String]) -> Misnamed {
    let parent = (["facet"] + words).joined(separator: " ")
    let meant =
      meant(by: word, after: words) ?? nearest(to: word, among: names).map { (words + [$0]).joined(separator: " ") }
    return Misnamed(
      "\(parent) has no command '\(word)'",
      help: meant.map { "did you mean 'facet \($0)'?" } ?? "'\(parent) --help' lists the commands")
  }

  /// The command for a word of another tool.
  private static func meant(by word: String, after words: [String]) -> String? {
    let word = word.lowercased()
    return synonyms.first { $0.command.hasPrefix((words + [""]).joined(separator: " ")) && $0.words.contains(word) }?
      .command
  }

  /// The words by which other tools, and people, know the commands.
  private static let synonyms: [(command: String, words: Set<String>)] = [
    ("check", ["lint", "validate", "verify", "analyze", "analyse"]),
    ("format", ["fmt", "prettify", "pretty", "indent", "normalize"]),
    ("generate", ["gen", "build", "codegen", "compile", "emit", "make", "run"]),
    ("render", ["draw", "show", "preview", "picture", "print", "view", "svg"]),
    ("ls", ["list", "components", "tokens", "rules"]),
    ("new", ["create", "add", "component", "screen"]),
    ("init", ["start", "setup", "bootstrap"]),
    ("explain", ["why", "what", "man", "doc", "describe", "info", "rule"]),
    ("scaffold", ["stub", "template"]),
    ("eject", ["detach", "unmanage"]),
    ("strings", ["translate", "localize", "localise", "l10n", "i18n", "extract"]),
    ("breaking", ["compat", "compatibility", "break", "breaks"]),
    ("site", ["docs", "html", "web", "website", "catalog", "gallery", "storybook"]),
    ("dump", ["json", "ir", "inspect", "export"]),
    ("report", ["stats", "metrics", "measure", "count"]),
    ("snapshot accept", ["accept", "record", "update", "approve", "bless"]),
    ("snapshot check", ["test", "diff", "compare", "snapshots", "golden", "goldens", "check"]),
    ("snapshot prune", ["prune", "clean", "delete", "remove"]),
    ("report coverage", ["coverage"]), ("report lines", ["lines", "loc"]), ("report budgets", ["budget", "budgets"]),
    ("report limits", ["limit", "limits"]), ("report themes", ["theme", "themes"]),
    ("report adoption", ["adoption", "usage"]), ("report migration", ["migration"]),
    ("report compare", ["diff"]),
  ]
}
