import Checkout
import FacetCompiler
import FacetIR
import FacetSwift
import Foundation
import Testing

/// What `facet scaffold` begins compiles as it is, and what a person makes of it stays small.
struct ScaffoldTests {
  /// They are compiled with this package.
  @Test func whatIsOnRecordIsWhatIsBegun() throws {
    let begun = try SpecsFixture.odd.handWritten().filter { $0.text.hasPrefix("// Begun by facet scaffold ") }
    #expect(begun.count >= 3)
    let files = scaffolds(for: try SpecsFixture.odd.design()).compactMap(\.file)
    for (name, text) in begun {
      let file = try #require(files.first { $0.name == name }, "nothing asks for \(name)")
      #expect(text == String(decoding: file.bytes, as: UTF8.self), "run `facet scaffold` for \(name)")
    }
  }

  /// Every style of the odd design system, as if a person were to draw it.
  @Test func everyStyleCanBeBegun() throws {
    var design = try SpecsFixture.odd.design()
    for component in design.components.indices where design.components[component].styleKind == .flexible {
      for style in design.components[component].styles.indices {
        guard case .body = design.components[component].styles[style].implementation else { continue }
        design.components[component].styles[style].implementation = .handWritten
      }
    }
    let begun = scaffolds(for: design)
    #expect(begun.count > 30)
    let folder = try TemporaryFolder()
    let others = try SpecsFixture.odd.handWritten().filter {
      $0.name == "OddParts.swift" || $0.name == "LevelMeter.swift"
    }
    let files =
      try (swiftFiles(for: design) + begun.compactMap(\.file)).map { try folder.write($0.bytes, to: $0.name) }
      + others.map { try folder.write($0.text.utf8, to: $0.name) }
    let module = ["-package-name", SwiftTool.packageName, "-module-name", "DesignSystem", "-typecheck"]
    let here = try SwiftTool.swiftc(SwiftTool.strict + module + ["-I", SwiftTool.modules] + files)
    #expect(here.status == 0, "\(here.findings)")
    let onApple = try SwiftTool.swiftc(SwiftTool.strict + module + AppleLike.arguments + files)
    #expect(onApple.status == 0, "\(onApple.findings)")
  }

  /// The case is compiled with stand-ins for UIKit and Epoxy.
  @Test func aUIKitViewIsBegun() throws {
    let `case` = try #require(Case.all.first { $0.name == "epoxy/ui-view" })
    let inputs = try `case`.inputs()
    let design = try #require(Compiler.compile(inputs).design)
    let scaffold = try #require(scaffolds(for: design).first)
    let written = try #require(inputs.first { $0.path == "EpoxyMapRow.swift" })
    #expect(scaffold.name == "EpoxyMapRow")
    #expect(
      String(decoding: try #require(scaffold.file).bytes, as: UTF8.self)
        == String(decoding: written.bytes, as: UTF8.self))
  }

  @Test func aStyleByHandIsAFewDozenLines() throws {
    let style = try #require(try SpecsFixture.odd.handWritten().first { $0.name == "FancyByHandStyle.swift" })
    #expect(!style.text.hasPrefix("// Begun"))
    #expect((12...48).contains(style.text.split(separator: "\n").count))
  }

  // MARK: Views

  @Test func aViewTakesWhatAllUsesGive() throws {
    let text = try text(
      "{ _ title: content.title, in range: 0...1, note: content.note, body: 8, onTap: content.onTap, isOn: content.isOn }",
      "{ _ title: content.note, in range: 0...1, body: 9, onTap: content.onTap, isOn: content.isOn }")
    #expect(
      text.contains(
        """
          public init(
            _ title: String?,
            in range: DesignBounds<Int>,
            note: String? = nil,
            body bodyValue: Int,
            onTap: @escaping @MainActor () -> Void,
            isOn: Binding<Bool>
          ) {
            self.title = title
            self.range = range
            self.note = note
            self.bodyValue = bodyValue
            self.onTap = onTap
            _isOn = isOn
          }
        """))
  }

  /// What a slot holds has a type of its own, so the view is generic.
  @Test func aViewTakesWhatSlotsHold() throws {
    let text = try text("{ icon: content.icon, note: content.note, symbol: content.symbol }")
    #expect(
      text.contains(
        """
        public struct Chart<Icon: View>: View {
          private let icon: Icon
          private let note: String?
          private let symbol: DesignIcon?

          public init(icon: Icon, note: String?, symbol: DesignIcon?) {
        """))
  }

  @Test(arguments: [
    ("{ a: content.title }", "{ a: 1 }", "'a' is String in Card, and Int in Tile"),
    ("{ a: content.title }", "{ }", "'a' is given in Card, and not everywhere"),
    ("{ }", "{ _ a: 1 }", "'_ a' is given in Tile, and not everywhere"),
    ("{ a: 1, b: 2 }", "{ b: 1, a: 2 }", "'a' does not stand in one place everywhere: see Tile"),
  ])
  func usesMayContradictEachOther(one: String, other: String, why: String) throws {
    guard case .conflict(let conflict, let specs)? = try scaffolds(for: design([one, other])).first?.beginning else {
      Issue.record("no conflict")
      return
    }
    #expect(conflict == why)
    #expect(specs == ["Card.component.yaml", "Tile.component.yaml"])
  }

  @Test func aViewExistsSinceTheTypesDoThatItTakesAndStandsIn() throws {
    let chart = """
      component: Chart
      availability: { iOS: 18 }
      types: { Point: { x: Int } }
      parameters: { points: Array<Point>, note: String? }
      styles:
        default:
          body:
            vstack:
              - { swift: Dots, with: { points: content.points } }
              - { swift: Note, with: { note: content.note } }
              - { swift: Chart.Axis }
            spacing: 0
      """
    let project = "facet: 1\nmodule: Case\nplatforms: { iOS: 17 }\n"
    let design = try #require(
      Compiler.compile([
        SourceInput(path: "facet.yaml", bytes: Array(project.utf8)),
        SourceInput(path: "Chart.component.yaml", bytes: Array(chart.utf8)),
      ]).design)
    let texts = try scaffolds(for: design).map { String(decoding: try #require($0.file).bytes, as: UTF8.self) }
    #expect(texts.count == 3)
    #expect(texts[0].contains("\n\n@available(iOS 18, *)\nextension Chart {\n"))
    #expect(texts[1].contains("\n\n@available(iOS 18, *)\npublic struct Dots: View {\n"))
    #expect(!texts[2].contains("@available"))
  }

  private func text(_ arguments: String...) throws -> String {
    let scaffold = try #require(try scaffolds(for: design(arguments)).first)
    #expect(scaffold.name == "Charts.Chart" && scaffold.typeName == "Chart")
    return String(decoding: try #require(scaffold.file).bytes, as: UTF8.self).replacing("\n  ", with: "\n")
  }

  /// Two components that draw a chart.
  private func design(_ arguments: [String]) throws -> Design {
    let compilation = Compiler.compile(
      zip(["Card", "Tile"], arguments).map { name, arguments in
        SourceInput(
          path: "\(name).component.yaml",
          bytes: Array(
            """
            component: \(name)
            parameters:
              { title: String, note: String?, symbol: Icon?, icon: View, isOn: Binding<Bool>, onTap: Action }
            styles:
              default: { body: { swift: Charts.Chart, with: \(arguments) } }
            """.utf8))
      })
    return try #require(compilation.design)
  }
}

extension Scaffold {
  fileprivate var file: SwiftFile? { if case .file(let file) = beginning { file } else { nil } }
}
