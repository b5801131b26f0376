import ArgumentParser
import FacetText

/// The commands by the words that one writes after `facet`: `check`, `snapshot check`.
struct CommandExplanation {
  let name: String
  private let command: any ParsableCommand.Type

  static let all: [CommandExplanation] = commands(of: Facet.self, after: [])

  private static func commands(of parent: any ParsableCommand.Type, after words: [String]) -> [CommandExplanation] {
    parent.configuration.subcommands.flatMap { command -> [CommandExplanation] in
      guard let word = command.configuration.commandName else { return [] }
      let own = CommandExplanation(name: (words + [word]).joined(separator: " "), command: command)
      return [own] + commands(of: command, after: words + [word])
    }
  }

  /// The commands that end with a word, or are named by all of theirs, with or without `facet`.
  static func named(_ name: String) -> [CommandExplanation] {
    let name = name.hasPrefix("facet ") ? String(name.dropFirst("facet ".count)) : name
    return all.filter { $0.name == name || $0.name.hasSuffix(" \(name)") }
  }

  /// What `--help` prints.
  var help: String { Facet.helpMessage(for: command) + "\n" }

  /// `command  facet check  Check the specs …`
  var summary: String { "command  facet \(name)  \(command.configuration.abstract)\n" }
}
