import Testing

/// The architecture, as far as `import` shows it: SwiftPM checks that a module depends on no more than Package.swift
/// says, and this checks that Package.swift says no more than it should.
struct ImportTests {
  /// What each module may import; the modules that it may not are what its design rests on.
  static let allowed: [String: Set<String>] = [
    "FacetLimits": [],
    "FacetParallel": ["Darwin", "Glibc", "Musl"],
    "FacetText": [],
    "FacetDiagnostics": ["FacetLimits", "FacetText"],
    "FacetLanguage": [],
    // Draws, too: FacetUI looks texts up in a catalog.
    "FacetStrings": [],
    "FacetSpec": ["CLibYAML", "FacetLanguage", "FacetDiagnostics", "FacetLimits", "FacetStrings", "FacetText"],
    "FacetIR": ["FacetLanguage", "FacetStrings"],
    // The C library for the powers and roots that color spaces are made of.
    "FacetColor": ["Darwin", "Glibc", "Musl"],
    "FacetTokens": [
      "FacetLanguage", "FacetSpec", "FacetIR", "FacetColor", "FacetDiagnostics", "FacetLimits", "FacetParallel",
      "FacetText",
    ],
    "FacetCheck": [
      "FacetLanguage", "FacetSpec", "FacetStrings", "FacetTokens", "FacetIR", "FacetColor", "FacetDiagnostics",
      "FacetLimits", "FacetParallel", "FacetText",
    ],
    "FacetSwift": ["CFacetArena", "FacetLanguage", "FacetIR", "FacetLimits", "FacetParallel", "FacetText"],
    // What is written, and so the grammar, not what is true.
    "FacetSchema": ["FacetLanguage", "FacetText"],
    "FacetServerSchema": ["FacetLanguage", "FacetIR", "FacetServerDriven", "FacetText"],
    "FacetFormat": ["FacetLanguage", "FacetSpec", "FacetDiagnostics", "FacetText"],
    "FacetCompiler": [
      "FacetSpec", "FacetStrings", "FacetTokens", "FacetCheck", "FacetIR", "FacetSwift", "FacetDiagnostics",
      "FacetLimits", "FacetParallel", "FacetText",
    ],
    "FacetFrame": ["FacetText"],
    "FacetUI": ["FacetFrame", "FacetColor", "FacetStrings", "FacetText", "Observation"],
    "FacetFlags": [],
    "FacetRuntime": [
      "Accessibility", "FacetFlags", "FacetUI", "SwiftUI", "UIKit", "AppKit", "CoreGraphics", "Foundation",
    ],
    "FacetSupport": ["CoreGraphics", "FacetRuntime", "UIKit"],
    "FacetVariants": ["FacetRuntime", "FacetSupport"],
    "FacetItems": ["FacetRuntime", "FacetText", "UIKit"],
    "FacetStore": ["Combine", "Observation"],
    "FacetStoreItems": ["FacetStore", "FacetItems", "UIKit"],
    "FacetStoreViews": ["FacetStore", "FacetRuntime"],
    "FacetShell": ["Observation"],
    // The C library for the functions of springs.
    "FacetMotion": ["FacetText", "Darwin", "Glibc", "Musl", "UIKit"],
    "FacetMotionViews": ["FacetMotion", "FacetRuntime", "SwiftUI", "UIKit"],
    "FacetMotionItems": ["FacetMotion", "FacetItems", "UIKit"],
    "FacetServerDriven": ["FacetFlags", "FacetText"],
    "FacetServerDrivenViews": ["FacetServerDriven", "FacetShell", "FacetRuntime", "UIKit"],
    "FacetShellViews": ["FacetMotion", "FacetMotionViews", "FacetShell", "FacetRuntime"],
    // Runs in an app, too: it knows no tool, no file and no text of a frame.
    "FacetInterpreter": ["FacetLanguage", "FacetIR", "FacetRuntime", "FacetStrings", "FacetSupport", "FacetUI"],
    "FacetPreview": [
      "FacetLanguage", "FacetIR", "FacetInterpreter", "FacetLimits", "FacetMotion", "FacetParallel",
      "FacetServerDriven", "FacetServerPreview", "FacetShell", "FacetUI", "FacetFrame", "FacetSnapshot",
    ],
    "FacetServerPreview": [
      "FacetLanguage", "FacetIR", "FacetInterpreter", "FacetServerDriven", "FacetServerDrivenViews", "FacetRuntime",
      "FacetSupport", "FacetUI",
    ],
    "FacetSite": [
      "FacetLanguage", "FacetIR", "FacetFrame", "FacetLimits", "FacetParallel", "FacetSnapshot", "FacetText",
    ],
    "FacetSnapshot": ["FacetLanguage", "FacetIR", "FacetFrame", "FacetLimits", "FacetStrings", "FacetText"],
    "FacetFiles": ["FacetLimits", "Darwin", "Glibc", "Musl"],
    "facet": [
      "ArgumentParser", "CFacetBuild", "FacetCompiler", "FacetDiagnostics", "FacetFiles", "FacetFlags", "FacetFormat",
      "FacetFrame",
      "FacetIR",
      "FacetInterpreter", "FacetLanguage", "FacetLimits", "FacetMotion", "FacetParallel", "FacetPreview",
      "FacetSchema", "FacetServerDriven", "FacetServerPreview", "FacetServerSchema", "FacetSite", "FacetSnapshot",
      "FacetSpec", "FacetStrings", "FacetSwift", "FacetText",
    ],
  ]

  @Test func modulesImportOnlyWhatTheyMay() throws {
    let files = try Repository.files(in: ["Sources"], suffixes: [".swift"])
    #expect(files.count > 50)
    for file in files {
      let module = String(file.parts[1])
      guard let allowed = Self.allowed[module] else {
        Issue.record("\(module) is not in the table of this test")
        continue
      }
      for name in imports(of: file) where !allowed.contains(name) {
        Issue.record("\(file) imports \(name)")
      }
    }
  }

  @Test func theArchitectureNamesEveryModule() throws {
    let document = try Repository.file("ARCHITECTURE.md")
    for module in Self.allowed.keys.sorted() {
      #expect(document.lines.contains { $0.hasPrefix("| `\(module)` |") }, "\(module) is in no row of its table")
    }
  }

  @Test func onlyTheYAMLReaderKnowsLibYAML() throws {
    for file in try Repository.files(in: ["Sources/FacetSpec"], suffixes: [".swift"])
    where imports(of: file).contains("CLibYAML") {
      #expect(file.path.hasPrefix("Sources/FacetSpec/YAML/"))
    }
  }

  @Test func generatedCodeDependsOnTheRuntimeOnly() throws {
    for file in try Repository.files(in: ["generated"], suffixes: [".swift"]) {
      var allowed: Set = ["FacetMotionViews", "FacetRuntime", "FacetSupport", "FacetVariants", "SwiftUI"]
      if file.path.contains("Identifiers") || file.path.contains("Transition") { allowed.insert("FacetMotion") }
      if file.path.contains("Screen") { allowed.insert("FacetStore") }
      if file.path.contains("Presenter") { allowed.formUnion(["FacetStore", "FacetItems", "FacetStoreItems"]) }
      if file.path.hasPrefix("generated/Swift/Travel") {
        allowed.formUnion(["FacetMotion", "FacetStore", "FacetShell", "FacetShellViews"])
      }
      // The listing has a page of a server.
      let ofServers = ["Payload.swift", "DesignServerContent.swift", "DesignServerPages.swift"]
      if file.path.contains("Swift/ListingScreen") || file.path.contains("ListingPresenter")
        || ofServers.contains(where: file.path.hasSuffix)
      {
        allowed.formUnion(["FacetServerDriven", "FacetServerDrivenViews"])
      }
      #expect(Set(imports(of: file)).isSubset(of: allowed), "\(file)")
    }
  }

  /// `import A`, `package import A`, `@testable import A`, `import struct A.B`.
  func imports(of file: Repository.File) -> [String] {
    file.lines.compactMap { line in
      let words = line.split(separator: " ").prefix { $0 != "//" && $0 != "///" }
      guard let index = words.firstIndex(of: "import"), words[..<index].allSatisfy(isBeforeImport) else { return nil }
      return words[(index + 1)...].first { !kinds.contains($0) }?.split(separator: ".").first.map(String.init)
    }
  }

  private let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]

  private func isBeforeImport(_ word: Substring) -> Bool {
    word.hasPrefix("@") || ["package", "public", "internal", "private", "fileprivate"].contains(word)
  }
}
