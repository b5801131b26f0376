import ArgumentParser
import FacetCompiler
import FacetIR
import FacetText

struct DumpCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dump",
    abstract: "Print the resolved design, with all defaults.",
    discussion: "Prints the whole design, or one component.")

  enum Form: String, ExpressibleByArgument, CaseIterable {
    case json, summary
  }

  @Argument(
    help: ArgumentHelp("The component to print, or its file.", valueName: "name or path"), completion: .componentNames)
  var component: String?

  @Option(help: "What to print: everything, or names only.")
  var type = Form.json

  @OptionGroup var project: ProjectOptions
  @OptionGroup var terminal: TerminalOptions

  func run() throws {
    let arguments = [component].compactMap(\.self)
    let project = try Project(SpecArguments.project(of: arguments, project))
    let compilation = project.compile()
    let design = try terminal.design(of: compilation, warnings: .count)
    let names = try project.componentNames(arguments, in: compilation)
    let chosen = names.isEmpty ? nil : try names.map { try find($0, in: design) }
    switch type {
    case .json:
      var json = JSONWriter()
      if let component = chosen?.first {
        json.write(model: component)
      } else {
        json.write(design, threads: self.project.threads)
      }
      try terminal.result(ShownText(lines: String(decoding: json.bytes, as: UTF8.self)))
    case .summary:
      try terminal.result(ShownText(lines: (chosen ?? design.components).map(\.summary).joined(separator: "\n")))
    }
  }

  private func find(_ name: String, in design: Design) throws -> Component {
    guard let component = design.component(named: name) else {
      throw Misnamed(name, among: design.components.map(\.name))
    }
    return component
  }
}

extension Component {
  /// The members of the component in rows, by name.
  fileprivate var summary: String {
    let rows = [
      ("parameters", parameters.map(\.name)), ("content", content.fields.map(\.name)),
      ("actions", content.actions.map(\.name)), ("styles", styles.map(\.name)),
      ("variants", catalog.variants.map(\.name)),
    ]
    let lines = rows.filter { !$0.1.isEmpty }.map { title, names in
      "  \(title)\(String(repeating: " ", count: 12 - title.utf8.count))"
        + names.map(escapedForDisplay).joined(separator: ", ") + "\n"
    }
    return "\(name)  \(escapedForDisplay(source))\n" + lines.joined()
  }
}
