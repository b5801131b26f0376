/// What `facet --experimental-dump-help` prints.
struct CommandHelp: Decodable {
  struct Command: Decodable {
    var commandName: String
    var abstract: String?
    var discussion: String?
    var arguments: [Argument]?
    var subcommands: [Command]?
  }

  struct Argument: Decodable {
    struct Name: Decodable {
      var kind: String
      var name: String

      var text: String { kind == "long" ? "--\(name)" : "-\(name)" }
    }

    var kind: String
    var abstract: String?
    var discussion: String?
    var names: [Name]?
    var valueName: String?
    var defaultValue: String?
    var allValues: [String]?
    var isOptional: Bool
    var isRepeating: Bool
    var shouldDisplay: Bool
  }

  var command: Command
}

/// A page for `man`: one section for each command.
struct ManPage {
  let text: String

  init(_ command: CommandHelp.Command, version: String) {
    var lines = [
      ".TH FACET 1 \"\" \"facet \(version)\"",
      ".SH NAME",
      "facet \\- \(escaped(command.abstract ?? ""))",
      ".SH SYNOPSIS",
      ".B facet",
      ".I command",
      "[\\fIoptions\\fR]",
      ".SH DESCRIPTION",
    ]
    lines += Self.paragraphs(command.discussion)
    lines.append(".SH COMMANDS")
    for child in command.subcommands ?? [] where child.commandName != "help" {
      lines += Self.section(child, after: "facet")
    }
    text = lines.joined(separator: "\n") + "\n"
  }

  private static func section(_ command: CommandHelp.Command, after words: String) -> [String] {
    let name = "\(words) \(command.commandName)"
    if let children = command.subcommands?.filter({ $0.commandName != "help" }), !children.isEmpty {
      return children.flatMap { section($0, after: name) }
    }
    let shown = (command.arguments ?? []).filter {
      $0.shouldDisplay && $0.names?.contains { $0.name == "help" } != true
    }
    var lines = [
      ".SS \(escaped(([name] + shown.filter { $0.kind == "positional" }.map(usage)).joined(separator: " ")))"
    ]
    lines += paragraphs(command.abstract) + (command.discussion.map { [".PP"] + paragraphs($0) } ?? [])
    for argument in shown where argument.names?.contains(where: { $0.name == "version" }) != true {
      lines += [".TP", "\\fB\(escaped(heading(argument)))\\fR"] + paragraphs(text(argument))
    }
    return lines
  }

  /// `[NAME …]`
  private static func usage(_ argument: CommandHelp.Argument) -> String {
    let name = "<\(argument.valueName ?? "")>" + (argument.isRepeating ? " ..." : "")
    return argument.isOptional ? "[\(name)]" : name
  }

  private static func heading(_ argument: CommandHelp.Argument) -> String {
    if argument.kind == "positional" { return "<\(argument.valueName ?? "")>" }
    let names = (argument.names ?? []).map(\.text).joined(separator: ", ")
    return argument.kind == "option" ? "\(names) <\(argument.valueName ?? "")>" : names
  }

  private static func text(_ argument: CommandHelp.Argument) -> String {
    let values = argument.allValues.map { "values: \($0.joined(separator: ", "))" }
    let notes = [values, argument.defaultValue.map { "default: \($0)" }].compactMap(\.self).joined(separator: "; ")
    return [argument.abstract, argument.discussion, notes.isEmpty ? nil : "(\(notes))"].compactMap(\.self)
      .joined(separator: " ")
  }

  /// Text with its lines and paragraphs as they are.
  private static func paragraphs(_ text: String?) -> [String] {
    guard let text else { return [] }
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [String] in
      if line.isEmpty { return [".PP"] }
      // The headings of a discussion.
      if line.allSatisfy({ $0.isUppercase || $0 == " " }) { return [".SH \(line)"] }
      return line.hasPrefix(" ") ? [".br", escaped(String(line))] : [escaped(String(line))]
    }
  }
}

/// Text that troff prints as it is, also where a terminal has ASCII only.
private func escaped(_ text: String) -> String {
  let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("…", with: "...")
  return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
}
