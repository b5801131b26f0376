import Testing

/// The libraries with views as they are compiled where there are SwiftUI and UIKit.
struct LibrariesOnAppleTests {
  @Test func theyCompileWithSwiftUI() throws {
    let use = """
      import FacetMotion
      import FacetShell
      import FacetShellViews
      import FacetStore
      import FacetStoreViews
      import SwiftUI

      @MainActor func app(_ navigation: AppNavigation<Int, String>, _ store: StateStore<Int, Bool>) -> some View {
        AppNavigationView(navigation, tabs: [1, 2]) { tab in
          StoreReader(store, \\.self) { Text(verbatim: "\\(tab) \\($0)") }.equatable()
        } destination: { Text(verbatim: $0) }
      }

      @MainActor func moving(_ navigation: AppNavigation<Int, String>) -> some View {
        AppNavigationView(navigation, tabs: [1], transition: { $0 == "search" ? ["card": .sharedElement] : nil }) {
          Text(verbatim: "\\($0)")
        } destination: { Text(verbatim: $0) }
      }
      """
    #expect(try findings(in: use) == [])
  }

  @Test func listsAndScreensCompileWithUIKit() throws {
    let use = """
      import FacetItems
      import FacetStore
      import FacetStoreItems
      import UIKit

      final class Screen: UIViewController {
        private let list = ItemListView(layout: UICollectionViewLayout())
        private let bars = BarStackView(zOrder: .firstToLast)
        private lazy var presenter = ScreenPresenter(over: self)

        func present(_ presented: some StateStoreContentPresenter) -> [AnyObject] {
          presenter.setPresentation(animated: true) {
            PresentationModel(dataID: "a", style: "sheet") { ScreenStackController() } dismiss: {}
          }
          let screen = ListScreenController(presented, layout: UICollectionViewLayout())
          return [screen, ContentPresentation(of: presented, in: list.updater, topBars: bars.updater)]
        }
      }

      final class Row: UIView, EpoxyableView {
        enum Style { case regular }
        struct Content: Equatable { var title: String }

        required init(style: Style) { super.init(frame: .zero) }
        required init?(coder: NSCoder) { return nil }

        func setContent(_ content: Content, animated: Bool) {}
      }

      struct Rows: View {
        var body: some View {
          Row.swiftUIView(content: .init(title: "a"), style: .regular)
            .configure { context in context.view.alpha = 1 }
            .sizing(.intrinsic)
            .onTapGesture {}
        }
      }

      @MainActor func show(_ screen: UIViewController, in stack: ScreenStackController) {
        stack.setStack(animated: true) { NavigationModel(dataID: "root", make: { screen }, remove: {}) }
      }
      """
    #expect(try findings(in: use) == [])
  }

  @Test func transitionsCompileWithSwiftUIAndUIKit() throws {
    let use = """
      import FacetItems
      import FacetMotion
      import FacetMotionItems
      import FacetMotionViews
      import SwiftUI
      import UIKit

      let expand: TransitionDefinition = ["card": .sharedElement, "bar": .edgeTranslation(.bottom)]

      struct Search: View {
        @Binding var isPresented: Bool

        var body: some View {
          MotionTransition(expand, isPresented: $isPresented, dragEdge: .bottom) {
            Text(verbatim: "a").motionIdentifier("card", content: "a")
          } destination: {
            Text(verbatim: "b").motionIdentifier("card")
          }
        }
      }

      @MainActor func present(_ screen: UIViewController, over other: UIViewController) -> ScreenMotion {
        let motion = ScreenMotion(expand)
        screen.view.motionIdentifier = "card"
        screen.view.motionContent = "a"
        screen.transitioningDelegate = motion
        motion.beginDragging(distance: 400)
        motion.drag(by: 10)
        motion.release(velocity: 100)
        return motion
      }

      @MainActor func push(_ screen: UIViewController, in stack: ScreenStackController, _ bars: BarStackUpdater) {
        stack.setStack(animated: true) {
          NavigationModel(dataID: "search", make: { screen }, remove: {}).transition(expand, holding: { [bars] })
        }
        _ = stack.animation(of: screen)?.interactionController(isAppearing: false)
      }
      """
    #expect(try findings(in: use) == [])
  }

  @Test func serverDrivenCellsCompileWithUIKit() throws {
    let use = """
      import FacetRuntime
      import FacetServerDriven
      import FacetServerDrivenViews
      import FacetShell
      import UIKit

      final class ComponentCell: UICollectionViewCell {}

      @MainActor func show<Content: ServerContent>(_ component: ServerComponent<Content>, in cell: ComponentCell) {
        cell.show(component, view: { Text(verbatim: $0.id) }) { cell, component in print(cell, component.id) }
      }

      struct Screen<Content: ServerContent>: View {
        let page: ServerPage<Content>
        let navigation: AppNavigation<Int, String>

        var body: some View {
          ServerPageView(page) { component in Text(verbatim: component.id) }
            .onServerEvent(sendTo: navigation, tab: { Int($0) }, destination: { $0["id"] }) { print($0) }
        }
      }

      let formats: (WireFormat<CGFloat>, WireFormat<URL>, WireFormat<Date>) = (.length, .url, .date)
      """
    #expect(try findings(in: use) == [])
  }

  private func findings(in source: String) throws -> [String] {
    let folder = try TemporaryFolder()
    let file = try folder.write(source.utf8, to: "Use.swift")
    return try SwiftTool.swiftc(SwiftTool.strict + AppleLike.arguments + ["-typecheck", file]).findings
  }
}
