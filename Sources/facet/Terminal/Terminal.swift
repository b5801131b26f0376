import ArgumentParser
import FacetFiles

/// The options of commands for color and verbosity.
struct TerminalOptions: ParsableArguments {
  enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
    case auto, always, never
  }

  @Option(help: "When to color output; 'auto' colors on a terminal unless NO_COLOR is set.")
  var color = ColorChoice.auto

  @Flag(help: "Print errors and results only.")
  var quiet = false

  func isColored(_ stream: StandardStream) -> Bool {
    switch color {
    case .always: true
    case .never: false
    case .auto: (environmentVariable("NO_COLOR") ?? "").isEmpty && stream.isTerminal
    }
  }

  /// Prints a result to standard output.
  func result(_ text: String) throws { try StandardStream.output.write(Array(text.utf8)) }

  /// Prints a diagnostic to standard error.
  func complain(_ text: String) throws { try StandardStream.error.write(Array(text.utf8)) }

  /// Prints a remark on progress, unless remarks are turned off.
  func remark(_ text: String) throws {
    if !quiet { try StandardStream.error.write(Array((text + "\n").utf8)) }
  }
}
