import Checkout
import DesignSystem
import FacetCompiler
import FacetFrame
import FacetIR
import FacetLanguage
import FacetPreview
import FacetRuntime
import FacetServerDriven
import FacetServerDrivenViews
import FacetServerPreview
import FacetUI
import OddDesign
import SeededRandom
import Testing

/// Pages at random: the interpreter makes of them what the generated code makes.
@MainActor struct InterpretedPagesTests {
  @Test(arguments: 0..<4) func pagesOfThisRepository(seed: UInt64) throws {
    let design = try #require(Compiler.compile(try DesignFolder.repository.inputs()).design)
    try expectSame(design, seed, DesignSystem.DesignServerContent.self) { component, other in
      DesignSystem.DesignServerView(component, other: other)
    }
  }

  /// With each type that can be on the wire.
  @Test(arguments: 0..<4) func pagesOfOddComponents(seed: UInt64) throws {
    let design = try #require(Compiler.compile(try DesignFolder.odd.inputs()).design)
    try expectSame(design, seed, OddDesign.DesignServerContent.self) { component, other in
      OddDesign.DesignServerView(component, other: other)
    }
  }

  private typealias Placeholder<Content: ServerContent> = (ServerComponent<Content>) -> _PlaceholderView

  /// - Parameter view: The generated view, which draws a placeholder for what the app draws in its own way.
  private func expectSame<Content: ServerContent>(
    _ design: Design, _ seed: UInt64, _ content: Content.Type,
    _ view: @escaping (ServerComponent<Content>, @escaping Placeholder<Content>) -> some View
  ) throws {
    let reader = PageReader(design)
    var pages = RandomPages(design: design, seed: seed)
    var kinds: Set<ServerProblem.Kind> = []
    #expect(reader.types == Content.types)
    for number in 0..<25 {
      let json = pages.page()
      for policy in UnknownPolicy.allCases {
        var compiled = ServerPageDecoder<Content>()
        var interpreted = reader.decoder
        for version in [nil, "2.0"] as [ServerVersion?] {
          (compiled.version, interpreted.version) = (version, version)
          (compiled.unknown, interpreted.unknown) = (policy, policy)
          (compiled.reportsUnknownFields, interpreted.reportsUnknownFields) = (true, true)
          let (left, right) = (compiled.decode(json.utf8), interpreted.decode(json.utf8))
          #expect(left.problems == right.problems, "seed \(seed), page \(number): \(json)")
          #expect(left.page.map(rewritten) == right.page.map(rewritten), "seed \(seed), page \(number): \(json)")
          kinds.formUnion(left.problems.map(\.kind))
          guard let page = left.page, let other = right.page, policy == .placeholder else { continue }
          let host = ViewHost(
            ServerPageView(page) { component in
              view(component) { _PlaceholderView(Self.name(of: $0.content, in: design), height: 44) }
            })
          let frame = host.frame(proposing: ProposedViewSize(width: 390, height: 844))
          #expect(reader.draw(other).frame == frame, "seed \(seed), page \(number): \(json)")
        }
      }
    }
    // The pages have what can be wrong with them.
    #expect(
      kinds.isSuperset(of: [
        .wrongType, .missingField, .unknownField, .unknownType, .laterType, .malformedComponent,
        .missingID, .duplicateID, .usedFallback, .dropped,
      ]), "seed \(seed): \(kinds)")
  }

  /// Bytes that are changed, left out or doubled are the same problems, and crash neither.
  @Test func damagedPagesAreDecodedAlike() throws {
    let design = try #require(Compiler.compile(try DesignFolder.odd.inputs()).design)
    let (compiled, interpreted) = (ServerPageDecoder<OddDesign.DesignServerContent>(), PageReader(design).decoder)
    var pages = RandomPages(design: design, seed: 7)
    var random = SeededRandom(seed: 8)
    for _ in 0..<40 {
      let page = Array(pages.page().utf8)
      for _ in 0..<20 {
        var bytes = page
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          let index = Int.random(in: bytes.indices, using: &random)
          switch Int.random(in: 0..<4, using: &random) {
          case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
          case 1: bytes.remove(at: index)
          case 2: bytes.insert(bytes[index], at: index)
          default: bytes[index] = Array("{}[],:\"\\0-".utf8).randomElement(using: &random) ?? 0
          }
        }
        let (left, right) = (compiled.decode(bytes), interpreted.decode(bytes))
        #expect(left.problems == right.problems, "\(String(decoding: bytes, as: UTF8.self))")
        #expect(left.page.map(rewritten) == right.page.map(rewritten), "\(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }

  /// The page as its decoded contents are written, and not as it was received.
  private func rewritten<Content>(_ page: ServerPage<Content>) -> String {
    let sections = page.sections.map { section in
      ServerSection(
        id: section.id, layout: section.layout,
        components: section.components.map { ServerComponent(id: $0.id, content: $0.content) })
    }
    let bytes = ServerPage(
      id: page.id, version: page.version, navigation: page.navigation, flags: page.flags, sections: sections
    ).encoded()
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The name of what the interpreter draws for a component that is not migrated or not known.
  private static func name<Content: ServerContent>(of content: Content, in design: Design) -> String {
    let component = design.components.first { $0.serverDriven?.type == content.type }
    guard let component, component.serverDriven?.isMigrated == false, content.renderer == .legacy, !content.isUnknown
    else { return "unknown: \(content.type ?? "a component without a type")" }
    return "\(component.name), drawn by the app"
  }
}

extension ServerContent {
  fileprivate var isUnknown: Bool { Mirror(reflecting: self).children.first?.value is UnknownComponent }
}
