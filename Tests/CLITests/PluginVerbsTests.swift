import Checkout
import Foundation
import Testing

struct PluginVerbsTests {
  private struct Help: Decodable {
    struct Command: Decodable {
      var commandName: String
      var subcommands: [Command]?
    }

    var command: Command
  }

  /// `facet-check` runs commands that write nothing, so the plugins know of each command whether it does.
  @Test func pluginsKnowAllCommands() throws {
    let dump = try TestProject().tool.run("--experimental-dump-help").output
    let help = try JSONDecoder().decode(Help.self, from: Data(dump.utf8))
    let verbs = (help.command.subcommands ?? []).flatMap { command -> [String] in
      guard command.commandName == "snapshot" else { return [command.commandName] }
      return (command.subcommands ?? []).map { "snapshot \($0.commandName)" }
    }
    let known = try Checkout.text("Plugins/Shared/Verbs.swift")
    #expect(verbs.count > 15)
    for verb in verbs where !["help", "snapshot help"].contains(verb) {
      #expect(known.contains("\"\(verb)\""), "\(verb)")
    }
  }
}
