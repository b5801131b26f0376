import Checkout
import DesignSystem
import FacetCompiler
import FacetFrame
import FacetIR
import FacetLanguage
import FacetRuntime
import FacetServerDriven
import FacetServerDrivenViews
import FacetServerPreview
import FacetUI
import SeededRandom
import Testing

/// Pages at random: the interpreter makes of them what the generated code makes.
@MainActor struct InterpretedPagesTests {
  private let design: Design
  private let reader: PageReader

  init() throws {
    design = try #require(Compiler.compile(try DesignFolder.repository.inputs()).design)
    reader = PageReader(design)
  }

  @Test(arguments: 0..<4) func pagesAreDecodedAndDrawnAlike(seed: Int) throws {
    var pages = RandomPages(design: design, seed: UInt64(seed))
    var kinds: Set<ServerProblem.Kind> = []
    for number in 0..<40 {
      let json = pages.page()
      for policy in UnknownPolicy.allCases {
        var compiled = ServerPageDecoder<DesignServerContent>()
        var interpreted = reader.decoder
        for version in [nil, "2.0"] as [ServerVersion?] {
          compiled.version = version
          interpreted.version = version
          (compiled.unknown, interpreted.unknown) = (policy, policy)
          (compiled.reportsUnknownFields, interpreted.reportsUnknownFields) = (true, true)
          let (left, right) = (compiled.decode(json.utf8), interpreted.decode(json.utf8))
          #expect(left.problems == right.problems, "seed \(seed), page \(number): \(json)")
          #expect(left.page.map(rewritten) == right.page.map(rewritten), "seed \(seed), page \(number): \(json)")
          kinds.formUnion(left.problems.map(\.kind))
          guard let page = left.page, let other = right.page, policy == .placeholder else { continue }
          #expect(reader.draw(other).frame == draw(page), "seed \(seed), page \(number): \(json)")
        }
      }
    }
    // The pages have what can be wrong with them.
    #expect(
      kinds.isSuperset(of: [
        .wrongType, .missingField, .invalidValue, .unknownField, .unknownType, .laterType, .malformedComponent,
        .missingID, .duplicateID, .usedFallback, .dropped,
      ]), "seed \(seed): \(kinds)")
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

  private func draw(_ page: ServerPage<DesignServerContent>) -> Frame {
    let view = ServerPageView(page) { component in
      DesignServerView(component) { _PlaceholderView(name(of: $0.content), height: 44) }
    }
    return ViewHost(view).frame(proposing: ProposedViewSize(width: 390, height: 844))
  }

  /// The name of what the interpreter draws for a component that is not migrated or not known.
  private func name(of content: DesignServerContent) -> String {
    if case .unknown = content { return "unknown: \(content.type ?? "a component without a type")" }
    let component = design.components.first { $0.serverDriven?.type == content.type }
    return "\(component?.name ?? ""), drawn by the app"
  }
}
