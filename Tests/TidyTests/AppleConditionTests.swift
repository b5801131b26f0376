import Testing

/// The runtime on each of Apple's platforms, as far as its text shows it: this machine may be none of them.
struct AppleConditionTests {
  /// What a user of the library sees is declared once on every platform.
  @Test(arguments: Platform.all) func declaresTheSameEverywhere(_ platform: Platform) throws {
    var expected = try publicDeclarations(on: .linux)
    #expect(expected.count > 100)
    var declared = try publicDeclarations(on: platform)
    // A length is a type of its own there, and has to be told what `Double` has anyway.
    for lengths in ["FacetRuntime/Platform/CGFloat.swift", "FacetSupport/Values/CGFloat+Division.swift"] {
      let count = declared.count
      declared.removeAll { $0.hasPrefix("Sources/\(lengths)") }
      #expect(declared.count == count - (platform.modules.contains("CoreGraphics") ? 2 : 0))
    }
    // tvOS has no sliders, steppers, gauges, date pickers and drags, and like watchOS no disclosure groups.
    let missing = [
      "tvOS": [
        "FacetRuntime/Views/Slider+", "FacetRuntime/Views/Stepper+", "FacetRuntime/Views/Gauge+",
        "FacetRuntime/Views/DatePicker+", "FacetSupport/Views/View+Drag", "FacetRuntime/Styles/ComponentDisclosure",
      ],
      "watchOS": ["FacetRuntime/Styles/ComponentDisclosure"],
    ]
    for file in missing[platform.system] ?? [] {
      expected.removeAll { $0.hasPrefix("Sources/\(file)") }
    }
    // Tasks without a delay are SwiftUI's own.
    if platform.modules.contains("CoreGraphics") {
      expected.removeAll { $0.hasPrefix("Sources/FacetSupport/Views/View+TaskWithoutDelay") }
    }
    #expect(declared == expected)
  }

  /// With `FACET_UI`, the tool and the tests are compiled from the same text on every platform.
  @Test(arguments: Platform.all) func isAsOnLinuxWithFacetUI(_ platform: Platform) throws {
    var tool = platform
    tool.defines = ["FACET_UI"]
    for file in try files() {
      #expect(try file.text(on: tool) == file.text(on: .linux), "\(file.path)")
    }
  }

  /// The libraries are compiled for each of these platforms, with modules that stand in for Apple's. A branch that none
  /// of them takes would be compiled by nobody.
  @Test func everyBranchOfALibraryIsTakenSomewhere() throws {
    let musl = Platform(name: "static Linux", system: "Linux", modules: ["Musl"])
    let libraries = [
      "FacetFlags", "FacetItems", "FacetMotion", "FacetMotionItems", "FacetMotionViews", "FacetRuntime",
      "FacetServerDriven", "FacetServerDrivenViews", "FacetShell", "FacetShellViews", "FacetStore", "FacetStoreItems",
      "FacetStoreViews", "FacetSupport", "FacetText", "FacetVariants",
    ]
    let files = try Repository.files(in: libraries.map { "Sources/\($0)" }, suffixes: [".swift"])
    #expect(files.count { file in file.lines.contains { $0.hasPrefix("#if") } } > 20)
    for file in files {
      var untaken = Set(file.lines.indices)
      for platform in Platform.all + [musl] { untaken.subtract(try file.taken(on: platform)) }
      untaken = untaken.filter { !file.lines[$0].drop { $0 == " " }.hasPrefix("#") }
      #expect(untaken.isEmpty, "\(file.path):\(untaken.min().map { $0 + 1 } ?? 0)")
    }
  }

  private func files() throws -> [Repository.File] {
    try Repository.files(
      in: ["FacetRuntime", "FacetSupport", "FacetVariants"].map { "Sources/\($0)" }, suffixes: [".swift"])
  }

  /// Each with its file, without its body.
  private func publicDeclarations(on platform: Platform) throws -> [String] {
    try files().flatMap { file in
      var declarations: [String] = []
      var isOpen = false
      for line in try file.text(on: platform) {
        let line = line.drop { $0 == " " }
        if !isOpen, line.contains("public ") {
          // An extension or a function may stand in another condition, and so be indented otherwise.
          declarations.append("\(file.path): ")
          isOpen = !line.contains("import ")
        }
        guard isOpen else { continue }
        declarations[declarations.count - 1] += line
        isOpen = !line.contains("{") && !line.contains("=") && line.last.map { "(,".contains($0) } == true
      }
      return declarations.filter { !$0.hasSuffix(": ") }
    }
  }
}

struct Platform: CustomTestStringConvertible {
  let name: String
  /// As in `os(iOS)`; Mac Catalyst is iOS.
  let system: String
  let modules: Set<String>
  var defines: Set<String> = []

  var testDescription: String { name }

  static let linux = Platform(name: "Linux", system: "Linux", modules: ["Glibc"])

  static let all =
    [linux, apple("macOS", ["AppKit"])]
    + ["iOS", "tvOS", "watchOS", "visionOS"].map { apple($0, ["UIKit"]) }
    + [apple("iOS", ["UIKit", "AppKit"], name: "Mac Catalyst")]

  private static func apple(_ system: String, _ modules: Set<String>, name: String? = nil) -> Platform {
    Platform(
      name: name ?? system, system: system,
      modules: modules.union(["Accessibility", "Darwin", "Foundation", "CoreGraphics", "Combine", "SwiftUI"]))
  }
}

extension Repository.File {
  /// The lines that the compiler reads, without indentation.
  func text(on platform: Platform) throws -> [Substring] {
    try taken(on: platform).map { lines[$0].drop { $0 == " " } }
  }

  /// The places of the lines that the compiler reads.
  fileprivate func taken(on platform: Platform) throws -> [Int] {
    // Of each condition around a line: whether one of its branches was taken, and whether this one is.
    var conditions: [(taken: Bool, isActive: Bool)] = []
    var taken: [Int] = []
    for (place, line) in lines.enumerated() {
      let line = line.drop { $0 == " " }
      func holds() throws -> Bool {
        var condition = BuildCondition(line.drop { $0 != " " }, platform)
        return try condition.value()
      }
      if line.hasPrefix("#if") {
        let value = try holds()
        conditions.append((value, value))
      } else if line.hasPrefix("#elseif") {
        let last = conditions.removeLast()
        let value = try !last.taken && holds()
        conditions.append((last.taken || value, value))
      } else if line.hasPrefix("#else") {
        let last = conditions.removeLast()
        conditions.append((true, !last.taken))
      } else if line.hasPrefix("#endif") {
        conditions.removeLast()
      } else if conditions.allSatisfy(\.isActive) {
        taken.append(place)
      }
    }
    return taken
  }
}

/// `canImport(UIKit) && !(os(watchOS) || FACET_UI)`
private struct BuildCondition {
  private var tokens: ArraySlice<Substring>
  private let platform: Platform

  init(_ text: Substring, _ platform: Platform) {
    tokens = text.matches(of: /[A-Za-z_]+|&&|\|\||!|\(|\)/).map(\.output)[...]
    self.platform = platform
  }

  mutating func value() throws -> Bool {
    var value = try conjunction()
    while tokens.first == "||" {
      tokens.removeFirst()
      let next = try conjunction()
      value = value || next
    }
    return value
  }

  private mutating func conjunction() throws -> Bool {
    var value = try atom()
    while tokens.first == "&&" {
      tokens.removeFirst()
      let next = try atom()
      value = value && next
    }
    return value
  }

  private mutating func atom() throws -> Bool {
    switch try next() {
    case "!": return try !atom()
    case "(":
      let value = try self.value()
      try expect(")")
      return value
    case "canImport": return try platform.modules.contains(argument())
    case "os": return try platform.system == argument()
    case let name: return platform.defines.contains(String(name))
    }
  }

  private mutating func argument() throws -> String {
    try expect("(")
    let argument = try next()
    try expect(")")
    return String(argument)
  }

  private mutating func next() throws -> Substring {
    let token = tokens.popFirst()
    return try #require(token)
  }

  private mutating func expect(_ token: Substring) throws {
    let next = try self.next()
    try #require(next == token)
  }
}
