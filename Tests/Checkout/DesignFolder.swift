package import FacetCompiler

/// A design system in the repository, and the Swift that was made of it.
package struct DesignFolder: Sendable, CustomStringConvertible {
  package let specs: String
  /// What is checked in, and compiled with the package.
  package let swift: String?
  /// What a person wrote beside it, in the same module.
  package let byHand: String?

  package init(specs: String, swift: String? = nil, byHand: String? = nil) {
    self.specs = specs
    self.swift = swift
    self.byHand = byHand
  }

  package static let repository = DesignFolder(specs: "specs", swift: "generated/Swift")
  /// Specs that use the language in odd ways, none of them wrong.
  package static let odd = DesignFolder(
    specs: "Tests/Fixtures/OddDesign/specs", swift: "Tests/Fixtures/OddDesign/Swift",
    byHand: "Tests/Fixtures/OddDesign/ByHand")
  package static let all = [repository, odd]

  package var description: String { specs }

  package func inputs() throws -> [SourceInput] {
    try Checkout.files(in: specs, endingIn: [".yaml", ".json", ".xcstrings"]).map { path in
      SourceInput(path: path, bytes: try Checkout.bytes(specs + "/" + path))
    }
  }

  package func compile() throws -> Compilation { Compiler.compile(try inputs()) }
}
