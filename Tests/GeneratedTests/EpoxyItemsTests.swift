import FacetCompiler
import FacetDiagnostics
import FacetSwift
import Foundation
import Testing

/// What the items of a list show, run with modules that stand in for UIKit and Epoxy.
struct EpoxyItemsTests {
  @Test func itemsHaveTheirStyleTheirIdentityAndTheirState() throws {
    let folder = try TemporaryFolder()
    let files = swiftFiles(for: try #require(Self.compilation.design, "\(Self.compilation.diagnostics.map(\.message))"))
    let compiled = try SwiftTool.swiftc(
      SwiftTool.strict + EpoxyStandIns.arguments + [
        "-lm", "-o", folder.path("list"), try folder.write(Self.list.utf8, to: "List.swift"),
      ] + files.map { try folder.write($0.bytes, to: $0.name) } + EpoxyStandIns.shared.get().objects
        + SwiftTool.objectsOfRuntime)
    try #require(compiled.status == 0, "\(compiled.findings)")
    let printed = try SwiftTool.run(folder.path("list"), []).output
    #expect(
      printed == """
        A closed
        A closed, loud
        same identity: true true
        other row: false false
        after a tap: A open
        updated: B open
        another row in the same host: C closed
        a host of its own: false

        """)
  }

  private static let compilation = Compiler.compile([
    SourceInput(path: "facet.yaml", bytes: Array("facet: 1\nmodule: Hosts\nepoxy: true\n".utf8)),
    SourceInput(path: "card.component.yaml", bytes: Array(component("Card").utf8)),
    SourceInput(
      path: "own.component.yaml", bytes: Array((component("Own") + "epoxy: { reuse: unique }\n").utf8)),
  ])

  private static func component(_ name: String) -> String {
    """
    component: \(name)
    parameters: { title: String }
    state: { isOpen: Bool = false }
    content:
      text: String = if isOpen then "{title} open" else "{title} closed"
    actions: { onTap: isOpen = not isOpen }
    styles:
      default: { body: { button: content.onTap, label: { text: content.text } } }
      loud: { body: { button: content.onTap, label: { text: "{content.text}, loud" } } }
    sample: { title: A }
    variants:
      Default: { state: { isOpen: true } }
      Loud: { style: loud }

    """
  }

  private static let list = """
    import EpoxyCollectionView
    import EpoxyCore
    import FacetFrame
    import FacetRuntime
    import FacetUI

    @main @MainActor struct List {
      static func main() {
        let a = Card.itemModel(dataID: "a", title: "A")
        let host = ViewHost(a.configure(nil).content.rootView)
        print(text(host))
        let loud = Card.itemModel(dataID: "a", title: "A", style: .loud)
        print(text(ViewHost(loud.configure(nil).content.rootView)))

        let b = Card.itemModel(dataID: "a", title: "B"), c = Card.itemModel(dataID: "c", title: "C")
        let own = Own.itemModel(dataID: "a", title: "A"), other = Own.itemModel(dataID: "c", title: "C")
        let sameOwn = Own.itemModel(dataID: "a", title: "B")
        print("same identity:", a.diffIdentifier == b.diffIdentifier, own.diffIdentifier == sameOwn.diffIdentifier)
        print("other row:", a.diffIdentifier == c.diffIdentifier, own.diffIdentifier == other.diffIdentifier)

        let frame = host.frame(proposing: .unspecified)
        host.activate(frame.nodes.firstIndex { $0.kind == .control(.button) } ?? 0)
        print("after a tap:", text(host))
        host.rootView = b.configure(nil).content.rootView
        print("updated:", text(host))
        host.rootView = c.configure(nil).content.rootView
        print("another row in the same host:", text(host))
        print("a host of its own:", own.styleID == other.styleID)
      }

      static func text<Root: View>(_ host: ViewHost<Root>) -> String {
        host.frame(proposing: .unspecified).nodes.compactMap { node in
          if case .text(let run) = node.kind { run.text } else { nil }
        }.joined(separator: " ")
      }
    }

    """
}
