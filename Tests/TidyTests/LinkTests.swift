import Checkout
import Foundation
import Testing

/// Links between the pages of this project lead to files and headings that exist.
struct LinkTests {
  private static let pages = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"]

  @Test func leadSomewhere() throws {
    let files = try Self.pages.map(Repository.file) + Repository.files(in: ["docs"], suffixes: [".md"])
    let headings = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.anchors) })
    var count = 0
    for file in files {
      for link in file.prose.flatMap(links) {
        let path = link.path.isEmpty ? file.path : resolved(link.path, from: file.path)
        count += 1
        #expect(FileManager.default.fileExists(atPath: Checkout.root.appending(path: path).path), "\(file): \(link)")
        guard let known = headings[path], !link.anchor.isEmpty else { continue }
        #expect(known.contains(link.anchor), "\(file): \(link)")
      }
    }
    #expect(count > 100)
  }
}

/// `[controls](controls.md#pickers)`
private struct Link: CustomStringConvertible {
  var path: String
  var anchor: String

  var description: String { anchor.isEmpty ? path : "\(path)#\(anchor)" }
}

private func links(in line: Substring) -> [Link] {
  line.matches(of: /\]\(([^)\s#]*)(?:#([^)\s]*))?\)/).compactMap { match in
    match.1.hasPrefix("http") ? nil : Link(path: String(match.1), anchor: match.2.map(String.init) ?? "")
  }
}

/// The anchor of a heading: its words in lowercase, with hyphens between them. Nil for other lines.
private func anchor(of line: Substring) -> String? {
  guard let heading = line.firstMatch(of: /^#+ (.*)$/) else { return nil }
  return heading.1.lowercased().filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
    .replacing(" ", with: "-")
}

/// The path of a link, relative to the root.
private func resolved(_ link: String, from page: String) -> String {
  var parts = page.split(separator: "/").dropLast()
  for part in link.split(separator: "/") {
    if part == ".." { parts = parts.dropLast() } else if part != "." { parts.append(part) }
  }
  return parts.joined(separator: "/")
}

extension Repository.File {
  /// Those of the headings; equal ones are numbered from the second on.
  fileprivate var anchors: Set<String> {
    prose.compactMap(anchor).reduce(into: []) { known, anchor in
      let numbered = (1...).lazy.map { "\(anchor)-\($0)" }
      known.insert(known.contains(anchor) ? numbered.first { !known.contains($0) } ?? anchor : anchor)
    }
  }

  /// The lines outside of examples.
  fileprivate var prose: [Substring] {
    var isExample = false
    return lines.filter { line in
      if line.hasPrefix("```") { isExample.toggle() }
      return !isExample
    }
  }
}
