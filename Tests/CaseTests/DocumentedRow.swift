import Checkout
import FacetCompiler
import FacetDiagnostics
import Testing

/// A row of a table in a page of `docs/` that says what something in Swift is called in a spec.
///
/// The comment above the table says what the right side is a part of; the left side is an excerpt of the Swift that comes
/// of it, in which `…` stands for what does not matter.
///
///     <!-- rows in: body -->
struct DocumentedRow: CustomTestStringConvertible, Sendable {
  /// The page, and the line of the row.
  var place: String
  var frame: String
  var swift: [String]
  /// What stands below each other in a spec.
  var spec: [String]

  var testDescription: String { place }

  /// Those of all pages.
  static let all: [DocumentedRow] = {
    let names = (try? Checkout.files(in: "docs", endingIn: [".md"])) ?? []
    return names.flatMap { name in rows(in: (try? Checkout.text("docs/" + name)) ?? "", of: "docs/" + name) }
  }()

  private static let marker = (start: "<!-- rows in: ", end: " -->")

  private static func rows(in page: String, of name: String) -> [DocumentedRow] {
    var rows: [DocumentedRow] = []
    var frame: String?
    for (index, line) in page.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix(marker.start), line.hasSuffix(marker.end) {
        frame = String(line.dropFirst(marker.start.count).dropLast(marker.end.count))
      }
      if line.isEmpty { frame = nil }
      guard let frame else { continue }
      let sides = line.matches(of: /(?:`[^`]*`|[^`|])+/).map { code(in: $0.output) }
      guard sides.count == 2, !sides[0].isEmpty else { continue }
      rows.append(DocumentedRow(place: "\(name):\(index + 1)", frame: frame, swift: sides[0], spec: sides[1]))
    }
    return rows
  }

  /// What stands between backticks.
  private static func code(in text: Substring) -> [String] { text.matches(of: /`([^`]*)`/).map { String($0.1) } }

  /// As a project; nil where the comment names no frame.
  var files: SpecFiles? {
    let text = spec.joined(separator: "\n")
    switch frame {
    case "component":
      let frame = ExampleFrame(text: "…\n")
      return frame.files(around: ExampleFrame.completed(text, at: frame.path) ?? text)
    default: return ExampleFrame.named[frame]?.files(around: text)
    }
  }
}
