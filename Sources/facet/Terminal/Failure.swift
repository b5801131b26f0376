import FacetFiles
import FacetText

/// An error that prevented the command, with help.
struct Failure: Error, CustomStringConvertible {
  static let status: Int32 = 2

  private var lines: [String]

  init(_ message: String, help: String? = nil) {
    lines = ["error: " + escapedForDisplay(message)] + (help.map { ["help: " + escapedForDisplay($0)] } ?? [])
  }

  init(_ error: FileError) { self.init(error.message, help: error.help) }

  /// The lines of several failures.
  init(_ failures: [Failure]) { lines = failures.flatMap(\.lines) }

  var description: String { lines.joined(separator: "\n") }
}

/// The command ran and found errors, which have been reported.
struct Finding: Error {
  var status: Int32 { 1 }
}
