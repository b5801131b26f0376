import FacetFiles
import FacetParallel

/// A line on the terminal about work that takes longer than a second: `drawing pictures … 3 s`.
///
/// It is on standard error, never in a pipe or a file, and gone as soon as anything else is printed.
enum Progress {
  private struct Line {
    /// What is being done; nil while nothing is.
    var stage: String?
    /// The ticks since the first stage.
    var ticks = 0
    var isShown = false
  }

  private static let line = Locked(Line())
  private static let tick: UInt32 = 250
  private static let ticksInSecond = 4

  /// Starts to show what is being done, if there is a terminal to show it on.
  static func begin() {
    if !StandardStream.error.isTerminal || environmentVariable("TERM") == "dumb" { return }
    inBackground {
      while Interruption.wait(milliseconds: tick) { line.withLock { show(&$0) } }
    }
  }

  /// What is done from here on.
  static func stage(_ text: String) { line.withLock { $0.stage = text } }

  /// Removes the line, because something is printed in its place.
  static func end() {
    line.withLock { line in
      if line.isShown { try? StandardStream.error.write(Array(clearing.utf8)) }
      line = Line()
    }
  }

  private static func show(_ line: inout Line) {
    guard let stage = line.stage else { return }
    line.ticks += 1
    if line.ticks < ticksInSecond { return }
    line.isShown = true
    try? StandardStream.error.write(Array("\(clearing)\(stage) … \(line.ticks / ticksInSecond) s".utf8))
  }

  /// Moves to the first column and clears the line.
  private static let clearing = "\r\u{1B}[K"
}
