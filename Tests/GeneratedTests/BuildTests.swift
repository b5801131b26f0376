import FacetCompiler
import FacetDiagnostics
import FacetSwift
import Foundation
import Testing

/// What `previews` in `facet.yaml` comes to.
struct BuildTests {
  @Test(arguments: [SwiftTool.strict, SwiftTool.release])
  func compilesToDebugAndToRelease(arguments: [String]) throws {
    let files = try swift()
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

  private func text(of name: String, _ settings: String = "") throws -> String {
    try #require(try swift(settings).first { $0.name == name }).text
  }

  private func swift(_ settings: String = "") throws -> [SwiftFile] {
    let compilation = Compiler.compile([
      SourceInput(path: "facet.yaml", bytes: Array("facet: 1\nmodule: Pictures\n\(settings)\n".utf8)),
      SourceInput(path: "poster.component.yaml", bytes: Array(Self.component.utf8)),
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
