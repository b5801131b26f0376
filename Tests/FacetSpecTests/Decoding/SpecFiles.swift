import FacetDiagnostics
import FacetSpec
import Foundation

/// The design system of this repository.
enum SpecFiles {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../specs").standardizedFileURL

  static let components: [URL] = {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder.appending(path: "components"), includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.lastPathComponent.hasSuffix(".component.yaml") }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }()

  static func bytes(_ file: URL) throws -> [UInt8] { try Array(Data(contentsOf: file)) }
}

/// A spec that was read, with all that was said about it.
struct Decoded {
  var component: ComponentSpec?
  var diagnostics: [Diagnostic]
  var source: [UInt8]

  init(_ source: [UInt8]) {
    self.source = source
    diagnostics = []
    if let tree = SourceTree.read(yaml: source, file: FileID(0), diagnostics: &diagnostics) {
      component = ComponentSpec.decode(tree, diagnostics: &diagnostics)
    }
  }

  init(_ source: String) { self.init(Array(source.utf8)) }

  /// `code [the words it points at]`
  var messages: [String] {
    diagnostics.map { "\($0.kind.code) [\(words(at: $0.span))]" }
  }

  /// As it is printed.
  var report: String {
    diagnostics.map { "\($0.kind.code) [\(words(at: $0.span))] \($0.message); \($0.help ?? "-")" }.joined(
      separator: "\n")
  }

  func words(at span: SourceSpan?) -> String {
    guard let span, span.start <= span.end, Int(span.end) <= source.count else { return "?" }
    return String(decoding: source[Int(span.start)..<Int(span.end)], as: UTF8.self)
  }
}
