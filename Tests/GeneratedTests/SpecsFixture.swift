import Checkout
import FacetCompiler
import FacetIR
import FacetSwift
import Foundation
import Testing

/// A design system of the repository, and the Swift that it becomes.
struct SpecsFixture: Sendable, CustomTestStringConvertible {
  static let repository = SpecsFixture(folder: .repository)
  static let odd = SpecsFixture(folder: .odd)
  /// The same where nothing is for other modules.
  static let oddAndInternal = SpecsFixture(folder: .odd, accessLevel: .internal)

  let folder: DesignFolder
  /// In place of the one that the specs ask for.
  var accessLevel: Project.AccessLevel?

  /// Whether each component has a bridge to Epoxy.
  var hasEpoxy = false

  var withEpoxy: SpecsFixture {
    var copy = self
    copy.hasEpoxy = true
    return copy
  }

  var testDescription: String { accessLevel.map { "\(folder), \($0)" } ?? folder.specs }

  func files() throws -> [SwiftFile] { swiftFiles(for: try design()) }

  func design() throws -> Design {
    var design = try #require(try folder.compile().design)
    if let accessLevel { design.project.accessLevel = accessLevel }
    if hasEpoxy {
      for index in design.components.indices where design.components[index].epoxy == nil {
        design.components[index].epoxy = EpoxyBridge()
      }
    }
    return design
  }

  func write(into folder: TemporaryFolder) throws -> [String] {
    try files().map { try folder.write($0.bytes, to: $0.name) }
      + handWritten().map { try folder.write($0.text.utf8, to: $0.name) }
  }

  static let consumer = "Tests/Fixtures/Consumer"

  /// What a person writes against it, in the same module: isolation is inferred in other ways there.
  func writeConsumer(into folder: TemporaryFolder) throws -> [String] {
    guard self.folder.specs == DesignFolder.repository.specs else { return [] }
    let names = ["Styles.swift", "Cells.swift"] + (hasEpoxy ? ["Items.swift"] : [])
    return try names.map { name in
      let text = try Checkout.text(Self.consumer + "/" + name).replacing("import DesignSystem\n", with: "")
      return try folder.write(text.utf8, to: name)
    }
  }

  /// For other modules only where the generated code is.
  func handWritten() throws -> [(name: String, text: String)] {
    guard let byHand = folder.byHand else { return [] }
    return try Checkout.files(in: byHand, endingIn: [".swift"]).map { name in
      let text = try Checkout.text(byHand + "/" + name)
      return (name, accessLevel == .internal ? text.replacingOccurrences(of: "package ", with: "") : text)
    }
  }

  /// What is checked in, and compiled with the package.
  func recorded(_ name: String) throws -> String { try Checkout.text(#require(folder.swift) + "/" + name) }
}
