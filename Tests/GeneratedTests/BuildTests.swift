import FacetCompiler
import FacetDiagnostics
import FacetSwift
import Foundation
import Testing

/// What `previews` and `bundle` in `facet.yaml` come to, where images stand wherever a spec may name them.
struct BuildTests {
  // MARK: Previews

  /// The target has resources, and a public interface.
  @Test(arguments: [SwiftTool.strict, SwiftTool.release])
  func compilesToDebugAndToRelease(arguments: [String]) throws {
    let accessor = try String(
      contentsOfFile: SwiftTool.files("resource_bundle_accessor.swift", in: "Tests/GeneratedTests/StandIns")[0],
      encoding: .utf8)
    let files = try swift() + [SwiftFile(name: "resource_bundle_accessor.swift", bytes: Array(accessor.utf8))]
    let folder = try TemporaryFolder()
    #expect(try SwiftTool.compile(files, in: folder, as: arguments).findings == [])
    #expect(FileManager.default.fileExists(atPath: folder.path("Module.sil")))
  }

  /// All of such a file but its head, the import included: one that is public and not used is a warning.
  @Test(arguments: ["Poster_Definition.swift", "PicturesCatalog.swift"])
  func variantsAreInBuildsForDebugging(file: String) throws {
    let paragraphs = try text(of: file).split(separator: "\n\n", maxSplits: 1)
    #expect(paragraphs[0].hasSuffix("// swiftlint:disable all"))
    #expect(paragraphs[1].hasPrefix("#if DEBUG\n  public import FacetRuntime\n\n"))
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
      #expect(file.text.contains("\n\npublic import FacetRuntime\n\n"), "\(file.name)")
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

  /// Nothing but the module sees its default arguments.
  @Test(arguments: ["access: internal\nbundle: module", "access: package", "access: package\nbundle: module"])
  func imagesOfAPackageAreInTheBundleOfTheModule(settings: String) throws {
    let files = try swift(settings)
    for name in Self.names {
      #expect(files.contains { $0.text.contains("Image(\"\(name)\", bundle: .module)") }, "\(name)")
    }
    for file in files { #expect(!file.text.contains(/Image\("\w+"\)/), "\(file.name)") }
    #expect(!files.contains { $0.name.hasPrefix("Bundle") })
  }

  @Test(arguments: ["", "bundle: module"])
  func imagesInPublicDefaultArgumentsHaveAPublicBundle(settings: String) throws {
    let component = try text(of: "Poster.swift", settings)
    for (name, count) in [("cabin", 2), ("corner", 1), ("mark", 2)] {
      #expect(component.matches(of: try Regex("Image\\(\"\(name)\", bundle: \\.pictures\\)")).count == count, "\(name)")
    }
    for name in ["cover", "pin"] { #expect(component.contains("Image(\"\(name)\", bundle: .module)"), "\(name)") }
    #expect(!component.contains(/Image\("\w+"\)/))
    #expect(
      try text(of: "Bundle+Pictures.swift", settings).hasSuffix(
        """
        nonisolated extension Bundle {
          /// The bundle of this module's resources, for default arguments, which cannot use the internal `module`.
          public static var pictures: Bundle { .module }
        }

        """))
  }

  /// `Bundle.main` and `Bundle.module` are there already.
  @Test(arguments: [("Main", "mainBundle"), ("Module", "moduleBundle"), ("URLKit", "urlKit"), ("Default", "`default`")])
  func thePublicBundleIsCalledAsTheModuleIs(module: String, name: String) throws {
    let file = try #require(try swift(module: module).first { $0.name == "Bundle+\(module).swift" })
    #expect(file.text.contains("public static var \(name): Bundle { .module }"))
  }

  /// It would not compile in a target without resources, which needs none.
  @Test func thereIsNoPublicBundleWhereNoDefaultArgumentNeedsIt() throws {
    let component = [
      (#"image: Image = "cabin""#, "image: Image"), (#"{ type: Image, default: cabin }"#, "Image"),
      (#"[image: "corner"]"#, "none"), (#"mark: Image = "mark""#, "gap: Length = 4"),
      ("image: style.mark", #"image: "mark""#),
    ].reduce(Self.component) { $0.replacing($1.0, with: $1.1) }
    let files = try swift(component: component)
    #expect(files.contains { $0.text.contains("Image(\"mark\", bundle: .module)") })
    #expect(!files.contains { $0.name.hasPrefix("Bundle") })
  }

  // MARK: The design

  private func text(of name: String, _ settings: String = "") throws -> String {
    try #require(try swift(settings).first { $0.name == name }).text
  }

  private func swift(
    _ settings: String = "", module: String = "Pictures", component: String = component
  ) throws -> [SwiftFile] {
    let compilation = Compiler.compile([
      SourceInput(path: "facet.yaml", bytes: Array("facet: 1\nmodule: \(module)\n\(settings)\n".utf8)),
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
            - { text: content.caption }
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
