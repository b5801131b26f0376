import FacetCompiler
import FacetDiagnostics
import FacetSwift
import Foundation
import Testing

/// What `previews` and `bundle` in `facet.yaml` come to, where images stand wherever a spec may name them.
struct BuildTests {
  // MARK: Previews

  /// The target has resources, and a public interface.
  @Test(arguments: [SwiftTool.strict, SwiftTool.release], [[], ["-default-isolation", "MainActor"]])
  func compilesToDebugAndToRelease(arguments: [String], isolation: [String]) throws {
    try compile(arguments + isolation)
  }

  @Test(arguments: [[], ["-default-isolation", "MainActor"]])
  func compilesInTheLanguageOfSwift5(isolation: [String]) throws {
    try compile(SwiftTool.strict.map { $0 == "6" ? "5" : $0 } + isolation)
  }

  private func compile(_ arguments: [String]) throws {
    let folder = try TemporaryFolder()
    let files = try swift("strings: Localizable.xcstrings").filter { !$0.name.hasSuffix("Catalog.swift") }
    let result = try SwiftTool.compile(files, in: folder, as: arguments + SwiftTool.resourceAccessor)
    #expect(result.findings == [])
    #expect(FileManager.default.fileExists(atPath: folder.path("Module.swiftmodule")))
  }

  /// All of such a file but its head, the import included: one that is public and not used is a warning.
  @Test(arguments: ["Poster_Definition.swift", "PicturesCatalog.swift"])
  func variantsAreInBuildsForDebugging(file: String) throws {
    let paragraphs = try text(of: file).split(separator: "\n\n", maxSplits: 1)
    #expect(paragraphs[0].hasSuffix("// swiftlint:disable all"))
    #expect(paragraphs[1].hasPrefix("#if DEBUG\n  "))
    #expect(paragraphs[1].prefix { $0 != "{" }.contains("  public import FacetVariants\n\n"))
    #expect(paragraphs[1].hasSuffix("\n  }\n#endif\n"))
    #expect(try text(of: file, "previews: debug") == text(of: file))
    let others = try swift().filter { !["Poster_Definition.swift", "PicturesCatalog.swift"].contains($0.name) }
    let released = others.map { $0.text.replacing(/(?s) *#if DEBUG\n.*? *#endif\n/, with: "") }.joined()
    #expect(released.contains("struct Poster: View"))
    for part in ["_Definition", "Catalog", "starting(", "#if", "#endif"] { #expect(!released.contains(part)) }
  }

  @Test func variantsAreInAllBuilds() throws {
    let files = try swift("previews: always")
    #expect(files.allSatisfy { !$0.text.contains("#if") })
    for file in files where file.name != "Poster.swift" {
      #expect(file.text.contains("\n\npublic import Facet"), "\(file.name)")
    }
    #expect(try text(of: "Poster.swift", "previews: always").contains("\n  func starting(cover: Image"))
  }

  // MARK: Images

  private static let names = ["mark", "cabin", "corner", "cover", "pin", "sea", "sun", "night"]

  @Test(arguments: ["bundle: main", "access: internal", "access: internal\nbundle: main"])
  func imagesOfAnAppAreInTheMainBundle(settings: String) throws {
    let files = try swift(settings)
    for file in files { #expect(!file.text.contains("bundle:"), "\(file.name)") }
    for name in Self.names { #expect(files.contains { $0.text.contains("Image(\"\(name)\")") }, "\(name)") }
    #expect(!files.contains { $0.name.hasPrefix("Bundle") })
  }

  @Test(arguments: ["", "bundle: module", "access: internal\nbundle: module", "access: package\nbundle: module"])
  func imagesOfAPackageAreInTheBundleOfTheModule(settings: String) throws {
    let files = try swift(settings)
    for name in Self.names {
      #expect(files.contains { $0.text.contains("Image(\"\(name)\", bundle: .pictures)") }, "\(name)")
    }
    for file in files { #expect(!file.text.contains(/Image\("\w+"\)/), "\(file.name)") }
  }

  /// Default arguments of public functions see it, and code that is not isolated.
  @Test(arguments: [("", "public "), ("access: package", "package "), ("access: internal\nbundle: module", "")])
  func theBundleIsAsVisibleAsWhatNamesIt(settings: String, access: String) throws {
    #expect(
      try text(of: "Bundle+Pictures.swift", settings).hasSuffix(
        """
        nonisolated extension Bundle {
          /// The bundle of the resources of Pictures, for code of any isolation.
          \(access)static var pictures: Bundle { .resources { .module } }
        }

        """))
  }

  /// `Bundle.main` and `Bundle.module` are there already.
  @Test(arguments: [("Main", "mainBundle"), ("Module", "moduleBundle"), ("URLKit", "urlKit"), ("Default", "`default`")])
  func theBundleIsCalledAsTheModuleIs(module: String, name: String) throws {
    let file = try #require(try swift(module: module).first { $0.name == "Bundle+\(module).swift" })
    #expect(file.text.contains("public static var \(name): Bundle { .resources { .module } }"))
  }

  /// It would not compile in a target without resources, which needs none.
  @Test func thereIsNoBundleWhereNothingIsInIt() throws {
    let component = "component: Poster\nstyle: none\nbody: { text: \"bundle: module\" }\nvariants: { Default: }\n"
    let files = try swift(component: component)
    #expect(!files.contains { $0.name.hasPrefix("Bundle") || $0.text.contains("bundle: .") })
  }

  // MARK: The design

  private func text(of name: String, _ settings: String = "") throws -> String {
    try #require(try swift(settings).first { $0.name == name }).text
  }

  private func swift(
    _ settings: String = "", module: String = "Pictures", component: String = component
  ) throws -> [SwiftFile] {
    let catalog = #"{ "sourceLanguage": "en", "strings": {}, "version": "1.0" }"#
    let compilation = Compiler.compile([
      SourceInput(path: "facet.yaml", bytes: Array("facet: 1\nmodule: \(module)\n\(settings)\n".utf8)),
      SourceInput(path: "Localizable.xcstrings", bytes: Array(catalog.utf8)),
      SourceInput(path: "poster.component.yaml", bytes: Array(component.utf8)),
    ])
    return swiftFiles(for: try #require(compilation.design, "\(compilation.diagnostics.map(\.message))"))
  }

  private static let component = """
    component: Poster
    types:
      Photo: { image: { type: Image, default: cabin }, caption: String }
    parameters:
      image: Image = "cabin"
      photo: Photo?
      trailing: { type: View, default: [image: "corner"] }
    state:
      cover: Image = "cover"
    content:
      image: Image
      cover: Image
      caption: String = photo?.caption ?? ""
      trailing: View
    styles:
      default:
        properties: { mark: Image = "mark" }
        body:
          vstack:
            - { image: style.mark, accessibilityHidden: true }
            - { image: content.image, accessibilityHidden: true }
            - { image: content.cover, accessibilityHidden: true }
            - { image: "pin", accessibilityHidden: true }
            - { text: content.caption, accessibilityHint: "Poster" }
            - slot: content.trailing
          spacing: 0
    sample: { image: sea, photo: { image: sun, caption: Dusk } }
    variants:
      Default:
      Covered: { state: { cover: night } }

    """
}

extension SwiftFile {
  fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }
}
