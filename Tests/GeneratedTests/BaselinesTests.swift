import Checkout
import Foundation
import Testing

/// The hand-written components that specs name as their baselines.
struct BaselinesTests {
  @Test func theyCompileWithSwiftUI() throws {
    let files = try SwiftTool.sources(in: "Tests/Baselines")
    let language = ["-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-typecheck"]
    let result = try SwiftTool.swiftc(language + AppleLike.arguments + files)
    #expect(result.findings == [])
    #expect(result.status == 0)
  }

  /// A baseline that no spec refers to, or two that refer to one, would make the median that of other files.
  @Test func eachIsThatOfOneSpec() throws {
    let folder = Checkout.root.appending(path: "specs")
    let specs = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
      $0.hasSuffix(".component.yaml")
    }
    let named = try specs.flatMap { path in
      try String(contentsOf: folder.appending(path: path), encoding: .utf8).matches(
        of: /(?m)^baseline: .*\/(\w+).swift$/
      )
      .map { String($0.1) }
    }
    let written = try SwiftTool.sources(in: "Tests/Baselines", except: "Tokens.swift")
      .map { URL(filePath: $0).deletingPathExtension().lastPathComponent }
    #expect(named.sorted() == written)
    #expect(written.count >= 10)
  }
}
