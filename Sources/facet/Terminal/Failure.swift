import FacetFiles
import FacetText

/// An error that prevented the command, with help.
struct Failure: ShownError {
  static let status: Int32 = 2

  private var lines: [ShownText]

  init(_ message: String, help: String? = nil) {
    lines = ["error: \(message)"] + (help.map { ["help: \($0)"] } ?? [])
  }

  init(_ error: FileError) { self.init(error.message, help: error.help) }

  /// The lines of several failures.
  init(_ failures: [Failure]) { lines = failures.flatMap(\.lines) }

  var shown: ShownText { lines.joined(separator: "\n") }
}

/// An error that says what to print.
protocol ShownError: Error {
  var shown: ShownText { get }
}

/// The command ran and found errors, which have been reported.
struct Finding: Error {
  var status: Int32 { 1 }
}
