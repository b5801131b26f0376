import Checkout
import Foundation
import Testing

/// `make documentation` makes an archive of each library, and all links in it lead somewhere. `make test-consumers` asks
/// for it, because it builds the libraries anew.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["FACET_CONSUMERS"] != nil))
struct DocumentationArchiveTests {
  /// The libraries of the package that apps use by themselves.
  private static let libraries: [String] = {
    let manifest = (try? Checkout.text("Package.swift")) ?? ""
    let named = manifest.matches(of: /\.library\(name: "(\w+)"/).map { String($0.1) }
    // FacetUI is what SwiftUI is elsewhere.
    return named.filter { $0 != "FacetUI" }
  }()

  @Test func everyLibraryHasAPage() throws {
    #expect(Self.libraries.count >= 13)
    for library in Self.libraries {
      let page = try Checkout.text("Sources/\(library)/\(library).docc/\(library).md")
      #expect(page.hasPrefix("# ``\(library)``\n\n"))
    }
  }

  @Test func archivesAreMade() throws {
    let folder = try TestProject()
    var tool = folder.tool
    let environment = ProcessInfo.processInfo.environment
    tool.environment = environment.filter { ["PATH", "HOME", "LANG"].contains($0.key) }
    let outcome = try tool.shell("make -C '\(Checkout.root.path)' --no-print-directory documentation")
    #expect(outcome.status == 0, "\(outcome.errors.suffix(2_000))")
    let lines = (outcome.output + outcome.errors).split(separator: "\n")
    let archives = Set(lines.compactMap { $0.firstMatch(of: /(\w+)\.doccarchive/).map { String($0.1) } })
    #expect(archives.isSuperset(of: Self.libraries), "\(archives)")
    // A parameter that its name explains has no words of its own; FacetUI is a dependency by platform and by trait.
    let known = ["is missing documentation", "invalid duplicate target dependency declaration 'FacetUI'"]
    let warnings = lines.filter { line in line.contains("warning:") && !known.contains { line.contains($0) } }
    #expect(warnings.isEmpty, "\(warnings.prefix(8).joined(separator: "\n"))")
  }
}
