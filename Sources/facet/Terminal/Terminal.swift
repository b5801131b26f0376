import ArgumentParser
import FacetFiles
import FacetText

/// The options of commands for color and verbosity.
struct TerminalOptions: ParsableArguments {
  enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
    case auto, always, never
  }

  @Option(help: "When to color output; 'auto' colors on a terminal unless NO_COLOR is set.")
  var color = ColorChoice.auto

  @Flag(help: "Print diagnostics and results only: no remarks, no summaries, no progress.")
  var quiet = false

  func isColored(_ stream: StandardStream) -> Bool {
    switch color {
    case .always: true
    case .never: false
    case .auto: (environmentVariable("NO_COLOR") ?? "").isEmpty && stream.isTerminal
    }
  }

  /// Prints a result to standard output.
  func result(_ text: ShownText) throws { try StandardStream.output.write(text) }

  /// Prints a diagnostic to standard error.
  func complain(_ text: ShownText) throws { try StandardStream.error.write(text) }

  /// Prints a remark on progress, unless remarks are turned off.
  func remark(_ text: ShownText) throws {
    if !quiet { try StandardStream.error.write("\(text)\n") }
  }
}

extension StandardStream {
  /// Nothing but text that is safe to show goes to a terminal, and to a log that is read there.
  func write(_ text: ShownText) throws(FileError) {
    Progress.end()
    try write(Array(text.text.utf8))
  }
}
