import FacetFiles
import FacetText

/// The tool could not do its work: what stood in the way, and the way out.
struct Failure: Error, CustomStringConvertible {
  static let status: Int32 = 2

  private var lines: [String]

  init(_ message: String, help: String? = nil) {
    lines = ["error: " + escapedForDisplay(message)] + (help.map { ["help: " + escapedForDisplay($0)] } ?? [])
  }

  init(_ error: FileError) { self.init(error.message, help: error.help) }

  /// All of several.
  init(_ failures: [Failure]) { lines = failures.flatMap(\.lines) }

  var description: String { lines.joined(separator: "\n") }
}

/// The tool did its work, and what it found is not as it should be. All has been said.
struct Finding: Error {
  var status: Int32 { 1 }
}
