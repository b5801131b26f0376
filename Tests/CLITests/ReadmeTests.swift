import Checkout
import Foundation
import Testing

/// The README shows nothing that is not so, nor do the pages of the reference.
///
/// A fenced block below one of these comments is an excerpt, in whole lines, of the file or of what the command says;
/// a line `…` in it stands for lines left out. Commands run in a copy of this project.
///
///     <!-- file: specs/facet.yaml -->
///     <!-- output: facet render Badge -->
///     <!-- output: facet snapshot check, where specs/a.yaml says "8" for "4" -->
struct ReadmeTests {
  private static let pages = [
    "README.md", "docs/adopt.md", "docs/review.md", "docs/language/composition.md", "docs/language/looks.md",
    "docs/language/variants.md",
  ]

  struct Excerpt: CustomTestStringConvertible {
    var origin: String
    var chunks: [[Substring]]
    var testDescription: String { origin }
  }

  static func excerpts(in document: String) throws -> [Excerpt] {
    let text = try Checkout.text(document)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.compactMap { index in
      guard let match = lines[index].wholeMatch(of: /<!-- ((?:file|output): .+) -->/), index + 1 < lines.count,
        lines[index + 1].hasPrefix("```")
      else { return nil }
      let block = lines[(index + 2)...].prefix { !$0.hasPrefix("```") }
      return Excerpt(origin: String(match.1), chunks: block.split { $0.drop { $0 == " " } == "…" }.map(Array.init))
    }
  }

  @Test func showsAllThatANewcomerNeeds() throws {
    let excerpts = try Self.excerpts(in: "README.md")
    #expect(excerpts.count { $0.origin.hasPrefix("file: specs/") } >= 1)
    #expect(excerpts.count { $0.origin.hasPrefix("file: generated/Swift/") } >= 1)
    #expect(excerpts.count { $0.origin.hasPrefix("file: generated/Snapshots/") } >= 1)
    #expect(excerpts.count { $0.origin.hasPrefix("output: facet snapshot check, where") } >= 1)
  }

  /// A picture shows the variant that its text names.
  @Test func picturesAreDrawn() throws {
    let pictures = try Checkout.text("README.md").matches(of: /<img src="([^"]+)" alt="([^"]+)"/)
    #expect(pictures.contains { $0.2.hasSuffix(" @ dark") })
    let tool = Tool(folder: Checkout.root.path)
    for picture in pictures {
      let drawn = try tool.run("render", String(picture.2), "--svg")
      #expect(drawn.status == 0, "\(drawn.errors)")
      let file = String(picture.1)
      #expect(try Checkout.text(file) == drawn.output, "facet render '\(picture.2)' --svg > \(file)")
    }
  }

  @Test(arguments: try pages.flatMap(excerpts))
  func isTrue(excerpt: Excerpt) async throws {
    await letDrawingBegin()
    let text = try text(of: excerpt.origin)
    var rest = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    for chunk in excerpt.chunks {
      guard let found = rest.indices.first(where: { rest[$0...].starts(with: chunk) }) else {
        Issue.record("\(excerpt.origin) does not read\n\(chunk.joined(separator: "\n"))\nbut\n\(text)")
        return
      }
      rest = rest[(found + chunk.count)...]
    }
  }

  private func text(of origin: String) throws -> String {
    if let match = origin.wholeMatch(of: /file: (.+)/) {
      return try Checkout.text(String(match.1))
    }
    let copy = try TestProject(copyOf: Checkout.root)
    guard let match = origin.wholeMatch(of: /output: facet (.+?)(?:, where (.+) says "(.+)" for "(.+)")?/) else {
      Issue.record("\(origin) names neither a file nor a command")
      return ""
    }
    if let file = match.2, let new = match.3, let old = match.4 {
      try copy.replace(String(old), with: String(new), in: String(file))
    }
    let outcome = try copy.tool.run(match.1.split(separator: " ").map(String.init))
    return outcome.output + outcome.errors
  }
}
