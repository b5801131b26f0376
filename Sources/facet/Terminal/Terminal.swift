import ArgumentParser
import FacetFiles

/// How a command speaks.
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

  /// What was asked for.
  func result(_ text: String) throws { try StandardStream.output.write(Array(text.utf8)) }

  /// What is wrong.
  func complain(_ text: String) throws { try StandardStream.error.write(Array(text.utf8)) }

  /// How it went, for whoever looks on.
  func remark(_ text: String) throws {
    if !quiet { try StandardStream.error.write(Array((text + "\n").utf8)) }
  }
}
