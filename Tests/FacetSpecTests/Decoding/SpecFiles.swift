import Checkout
import FacetDiagnostics
import FacetSpec
import Foundation

/// The components of this repository's design system, by their paths.
enum SpecFiles {
  static let components = (try? Checkout.files(in: "specs", endingIn: [".component.yaml"]).map { "specs/" + $0 }) ?? []
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
