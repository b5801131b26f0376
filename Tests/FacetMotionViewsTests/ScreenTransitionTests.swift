import FacetItems
import FacetMotion
import FacetMotionItems
import Testing

/// Transitions that the models of screens carry to what shows them.
@MainActor struct ScreenTransitionTests {
  private let expand: TransitionDefinition = ["card": .sharedElement]
  private let interface = FakeInterface()

  @Test func aStackIsToldTheTransitionsOfItsScreensBeforeItIsSet() {
    let queue = NavigationQueue<FakeInterface>()
    let root = NavigationModel<FakeScreen>(dataID: "root", make: { FakeScreen("root") }, remove: {})
    let search = NavigationModel<FakeScreen>(dataID: "search", make: { FakeScreen("search") }, remove: {})
      .transition(expand)
    #expect((search.transition as? MotionScreenTransition)?.definition == expand)
    queue.set([root], animated: false, in: interface)
    queue.set([root, search], animated: false, in: interface)
    #expect(interface.log == ["root: none", "set root", "root: none", "search: 1 element", "set root search"])
    interface.log = []
    queue.set([root], animated: false, in: interface)
    // The screen that is popped keeps the transition that it was pushed with.
    #expect(interface.log == ["root: none", "set root"])
    #expect(interface.transitions["search"] == "1 element")
  }

  @Test func aPresentationIsToldTheTransitionOfItsScreen() {
    let queue = PresentationQueue<FakeInterface>()
    let sheet = PresentationModel<FakeScreen>(dataID: "sheet", make: { FakeScreen("sheet") }, dismiss: {})
      .transition(expand)
    queue.set(sheet, animated: true, from: interface)
    queue.set(nil, animated: true, from: interface)
    #expect(interface.log == ["sheet: 1 element", "present sheet", "sheet: 1 element", "dismiss sheet"])
  }

  @Test func barsAreHeldWhileATransitionIsPlayed() {
    let stack = CountingStack()
    let bars = BarStackUpdater(stack, zOrder: .firstToLast)
    let other = BarStackUpdater(stack, zOrder: .lastToFirst)
    other.isHeld = true
    let end = MotionScreenTransition(expand) { [bars, other] }.begin()
    #expect(bars.isHeld)
    end()
    // A stack that is held for another reason stays so.
    #expect(!bars.isHeld && other.isHeld)
  }
}

private final class FakeScreen: CustomStringConvertible, Sendable {
  let description: String

  init(_ name: String) { description = name }
}

@MainActor private final class FakeInterface: NavigationInterface, PresentationInterface {
  var log: [String] = []
  private(set) var transitions: [String: String] = [:]
  let isTransitioning = false

  func onTransitionEnd(_ completion: @escaping @MainActor (_ isCancelled: Bool) -> Void) { completion(false) }

  func setTransition(_ transition: (any ScreenTransition)?, of screen: FakeScreen) {
    let count = (transition as? MotionScreenTransition)?.definition.entries.count
    transitions[screen.description] = count.map { "\($0) element" } ?? "none"
    log.append("\(screen): \(transitions[screen.description] ?? "")")
  }

  func setStack(_ screens: [FakeScreen], animated: Bool) {
    log.append("set " + screens.map(\.description).joined(separator: " "))
  }

  func present(
    _ screen: FakeScreen, style: DataID, animated: Bool, didPresent: @escaping @MainActor () -> Void,
    didDismiss: @escaping @MainActor () -> Void
  ) -> Bool {
    log.append("present \(screen)")
    return true
  }

  func dismiss(_ screen: FakeScreen, animated: Bool) { log.append("dismiss \(screen)") }
}

@MainActor private final class CountingStack: BarStack {
  func insert(_ bar: AnyObject, at index: Int, animated: Bool) {}
  func remove(at index: Int, animated: Bool, completion: @escaping @MainActor () -> Void) { completion() }
  func move(from index: Int, to destination: Int, animated: Bool) {}
  func replace(at index: Int, with bar: AnyObject, animated: Bool, completion: @escaping @MainActor () -> Void) {
    completion()
  }
  func setZOrder(_ order: [Int]) {}
}
