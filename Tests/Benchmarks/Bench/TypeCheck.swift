import Foundation

/// How long Swift takes over the types of generated code: nothing in it may be what a compiler dwells on.
struct TypeCheck {
  /// In milliseconds, for one expression or one body.
  static let limit = 100

  /// Where the modules lie that the code imports.
  let modules: URL

  /// What the check of one folder came to; nil where the working folder has no such.
  func text(of folder: String, in scratch: URL) throws -> String? {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }.sorted()
    guard let files, !files.isEmpty else { return nil }
    let limits = ["expression-type-checking", "function-bodies"].flatMap {
      ["-Xfrontend", "-warn-long-\($0)=\(Self.limit)"]
    }
    let arguments = ["swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library", "-I", modules.path] + limits
    let cost = try run(
      URL(fileURLWithPath: "/usr/bin/env"), arguments + files.map { folder + "/" + $0 },
      in: scratch)
    guard cost.status == 0 else { throw Workbench.Failure.program("swiftc", status: cost.status, output: cost.output) }
    let slow = cost.output.split(separator: "\n").filter { $0.contains("warning:") && $0.contains("took") }
    let verdict = slow.isEmpty ? "none" : "\(slow.count)\n" + slow.joined(separator: "\n")
    return """
      \(folder): types of \(files.count) files in \(String(format: "%.2f", cost.cpu)) s cpu; \
      expressions and bodies over \(Self.limit) ms: \(verdict)

      """
  }
}
