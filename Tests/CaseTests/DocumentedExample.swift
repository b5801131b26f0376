import Checkout
import FacetCompiler
import FacetDiagnostics
import FacetSwift
import Foundation
import Testing

/// A block of YAML in a page of `docs/`, and what the page says that comes of it.
///
/// It is a whole component, or some of its sections, to which the others are added, or a part of one, as the comment
/// above it says. Blocks of text and of Swift that follow it are about it.
///
///     <!-- in: body -->
///
/// A block of JSON is a file that a component takes its examples from:
///
///     <!-- data: data/listings.json -->
struct DocumentedExample: CustomTestStringConvertible, Sendable {
  /// The page, and the line that it begins on: `docs/language/looks.md:12`.
  var place: String
  var frame: String?
  var text: String
  /// A file that examples are taken from, which the text names.
  var data: SourceInput?
  /// The messages of the diagnostics, with their help; nothing if nothing is said.
  var messages = ""
  /// Excerpts of the Swift that is written.
  var swift: [String] = []

  var testDescription: String { place }

  /// Those of all pages.
  static let all: [DocumentedExample] = {
    let names = (try? Checkout.files(in: "docs", endingIn: [".md"])) ?? []
    return names.flatMap { name in examples(in: (try? Checkout.text("docs/" + name)) ?? "", of: "docs/" + name) }
  }()

  private static func examples(in page: String, of name: String) -> [DocumentedExample] {
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    var examples: [DocumentedExample] = []
    var index = 0
    while index < lines.count {
      defer { index += 1 }
      guard lines[index].hasPrefix("```"), lines[index] != "```" else { continue }
      let language = lines[index].dropFirst(3)
      let marker = index > 0 ? lines[index - 1].wholeMatch(of: /<!-- (in|file|write|data): (.+) -->/) : nil
      let start = index + 1
      index = lines[start...].firstIndex { $0 == "```" } ?? lines.count
      let block = lines[start..<index].map { $0 + "\n" }.joined()
      // What is from a file, or written to one, is held to that elsewhere.
      if let marker, marker.1 == "file" || marker.1 == "write" { continue }
      switch language {
      case "json":
        let path = marker.map { String($0.2) } ?? ""
        examples.append(
          DocumentedExample(
            place: "\(name):\(start + 1)", text: "parameters: { title: String }\nvariantsFrom: \(path)\n",
            data: SourceInput(path: path, bytes: Array(block.utf8))))
      case "yaml":
        examples.append(
          DocumentedExample(place: "\(name):\(start + 1)", frame: marker.map { String($0.2) }, text: block))
      case "text" where !examples.isEmpty: examples[examples.count - 1].messages += block
      case "swift" where !examples.isEmpty: examples[examples.count - 1].swift.append(block)
      default: break
      }
    }
    return examples
  }
}

extension DocumentedExample {
  /// As a project; nil where the comment names no frame.
  var files: SpecFiles? {
    if let frame { return ExampleFrame.named[frame]?.files(around: String(text.dropLast())) }
    let isScreen = text.contains(/(?m)^screen:/)
    let isApp = text.contains(/(?m)^app:/)
    let isTransition = text.contains(/(?m)^transition:/)
    let isWhole = isScreen || isApp || isTransition || text.contains(/(?m)^component:/)
    let path =
      isScreen
      ? "stays.screen.yaml" : isApp ? "app.yaml" : isTransition ? "expand.transition.yaml" : "card.component.yaml"
    let frame = ExampleFrame(path: path, text: "…\n")
    var files = frame.files(around: isWhole ? text : ExampleFrame.completed(text, at: frame.path) ?? text)
    if let data { files.add(data) }
    return files
  }
}

extension Compilation {
  /// Each diagnostic as a page shows it: what is said, and the way out. That a part of a spec does not use what stands
  /// around it is not said.
  func messages(besidesUnused isPart: Bool) -> String {
    diagnostics.filter { !(isPart && "\($0.kind.code)" == "name/unused") }.map { diagnostic in
      "\(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.kind.code)]\n"
        + (diagnostic.help.map { "help: \($0)\n" } ?? "")
    }.joined()
  }

  /// The lines of all Swift files of a component, without the blanks before them.
  func swiftLines(of component: String) -> [Substring] {
    guard let design else { return [] }
    return swiftFiles(for: design).filter { $0.name.hasPrefix(component) }
      .flatMap { String(decoding: $0.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false) }
      .map { $0.drop { $0 == " " } }
  }
}
