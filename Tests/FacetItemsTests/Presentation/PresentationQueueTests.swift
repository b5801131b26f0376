import FacetItems
import Testing

/// What Epoxy's PresentationQueueSpec shows.
@MainActor struct PresentationQueueTests {
  private let presenter = FakePresenter()
  private let queue = PresentationQueue<FakePresenter>()
  private let log = Log()

  // MARK: Presenting and dismissing

  @Test func aScreenIsPresentedAndDismissed() {
    set(model("a"))
    #expect(presenter.log == ["present a as sheet"])
    set(nil)
    #expect(presenter.log == ["present a as sheet", "dismiss a"])
    #expect(log.take() == ["+a", "dismiss a", "-a"])
  }

  @Test func nothingIsDismissedWhereNothingIsPresented() {
    set(nil)
    #expect(presenter.log == [])
  }

  @Test func aModelWithoutAScreenIsAskedAgain() {
    let none = PresentationModel<FakeScreen>(dataID: "a", make: { nil }, dismiss: { Issue.record("never presented") })
    let noneOfParams = PresentationModel<FakeScreen>(
      dataID: "a", params: 1, make: { _ in nil }, dismiss: { Issue.record("never presented") })
    set(none)
    set(noneOfParams)
    #expect(presenter.log == [])
    set(model("a"))
    #expect(presenter.log == ["present a as sheet"])
  }

  @Test func whatDidNotBeginIsNotPresented() {
    presenter.canPresent = false
    set(model("a"))
    presenter.canPresent = true
    set(model("a"))
    #expect(presenter.log == ["present a as sheet"])
  }

  // MARK: The same and other models

  @Test func theSameModelStaysPresented() {
    set(model("a"))
    set(model("a"))
    set(model("b", params: 1))
    set(model("b", params: 1))
    #expect(presenter.log == ["present a as sheet", "dismiss a", "present b1 as sheet"])
  }

  @Test func otherParametersAreAnotherScreenAndTheStateIsLeftAlone() {
    set(model("a", params: 1))
    set(model("a", params: 2))
    presenter.endTransition()
    #expect(presenter.log == ["present a1 as sheet", "dismiss a1", "present a2 as sheet"])
    #expect(log.take() == ["+a", "-a", "+a"])
  }

  @Test func anotherModelIsPresentedAfterTheFirstIsDismissed() {
    queue.set(model("a"), animated: true, from: presenter)
    presenter.endTransition()
    queue.set(model("b"), animated: true, from: presenter)
    #expect(presenter.log == ["present a as sheet", "dismiss a"])
    #expect(log.take() == ["+a"])
    presenter.endTransition()
    #expect(presenter.log == ["present a as sheet", "dismiss a", "present b as sheet"])
    #expect(log.take() == ["dismiss a", "-a"])
    presenter.endTransition()
    #expect(log.take() == ["+b"])
  }

  @Test func whatIsSetDuringADismissalIsPresentedAfterIt() {
    set(model("a"))
    queue.set(model("b"), animated: true, from: presenter)
    queue.set(model("c"), animated: true, from: presenter)
    presenter.endTransition()
    presenter.endTransition()
    #expect(presenter.log == ["present a as sheet", "dismiss a", "present c as sheet"])
    queue.set(model("d"), animated: true, from: presenter)
    queue.set(nil, animated: true, from: presenter)
    presenter.endTransition()
    #expect(presenter.log.last == "dismiss c")
  }

  // MARK: Transitions

  @Test func theTransitionOfAnotherIsWaitedFor() {
    presenter.beginTransition()
    queue.set(model("a"), animated: true, from: presenter)
    queue.set(model("b"), animated: true, from: presenter)
    #expect(presenter.log == [])
    presenter.endTransition()
    #expect(presenter.log == ["present b as sheet"])
  }

  @Test func aDismissalThatIsCancelledIsTriedAgain() {
    set(model("a"))
    _ = log.take()
    queue.set(nil, animated: true, from: presenter)
    presenter.endTransition(isCancelled: true)
    #expect(presenter.log == ["present a as sheet", "dismiss a", "dismiss a"])
    #expect(log.take() == [])
    presenter.endTransition()
    #expect(log.take() == ["dismiss a", "-a"])
    set(model("b"))
    #expect(presenter.log.last == "present b as sheet")
  }

  @Test func aScreenThatIsWantedAgainStaysAfterACancelledDismissal() {
    set(model("a"))
    queue.set(nil, animated: true, from: presenter)
    queue.set(model("a"), animated: true, from: presenter)
    presenter.endTransition(isCancelled: true)
    #expect(presenter.log == ["present a as sheet", "dismiss a"])
    set(nil)
    #expect(presenter.log == ["present a as sheet", "dismiss a", "dismiss a"])
  }

  @Test func aDismissalThatDidNotBeginIsTriedAgain() {
    set(model("a"))
    presenter.canDismiss = false
    queue.set(nil, animated: false, from: presenter)
    presenter.canDismiss = true
    set(nil)
    set(model("b"))
    #expect(presenter.log == ["present a as sheet", "dismiss a", "present b as sheet"])
  }

  @Test func aPresentationThatIsCancelledIsNone() {
    queue.set(model("a"), animated: true, from: presenter)
    presenter.endTransition(isCancelled: true)
    set(nil)
    set(model("a"))
    #expect(presenter.log == ["present a as sheet", "present a as sheet"])
    #expect(log.take() == ["+a"])
  }

  // MARK: Dismissals of the user

  @Test(arguments: [nil, 1]) func theStateIsToldThatTheUserDismissed(params: Int?) {
    let model = params.map { self.model("a", params: $0) } ?? self.model("a")
    set(model)
    _ = log.take()
    presenter.dismissByUser()
    #expect(log.take() == ["dismiss a", "-a"])
    set(model)
    #expect(presenter.log.count == 2)
  }

  @Test func whatTheUserDismissedIsNotPresentedAgain() {
    set(model("a"))
    presenter.beginTransition()
    queue.set(model("a"), animated: true, from: presenter)
    presenter.dismissByUser()
    presenter.endTransition()
    #expect(presenter.log == ["present a as sheet"])
  }

  @Test func anotherModelIsPresentedAfterTheUserDismissed() {
    set(model("a"))
    presenter.beginTransition()
    queue.set(model("b"), animated: true, from: presenter)
    presenter.dismissByUser()
    presenter.endTransition()
    #expect(presenter.log == ["present a as sheet", "present b as sheet"])
  }

  @Test func anOldScreenIsNotTakenForTheNewOne() {
    set(model("a", params: 1))
    let dismissOld = presenter.didDismiss
    set(model("a", params: 2))
    presenter.endTransition()
    _ = log.take()
    dismissOld?()
    #expect(log.take() == [])
  }

  // MARK: Builder

  @Test func theFirstModelWins() {
    #expect(built { model("1") } == "1")
    #expect(
      built {
        model("1")
        model("2")
      } == "1")
    #expect(built {} == nil)
  }

  @Test(arguments: [false, true]) func theFirstModelThatHoldsWins(condition: Bool) {
    let optional: PresentationModel<FakeScreen>? = condition ? model("1") : nil
    #expect(
      built {
        optional
        model("2")
      } == (condition ? "1" : "2"))
    #expect(
      built {
        if condition { model("1") }
        model("2")
      } == (condition ? "1" : "2"))
    #expect(built { if condition { model("1") } else { model("2") } } == (condition ? "1" : "2"))
    #expect(built { for id in 1...10 where id > 3 || condition { model("\(id)") } } == (condition ? "1" : "4"))
  }

  private func built(
    @PresentationModelBuilder<FakeScreen> _ build: () -> PresentationModel<FakeScreen>?
  ) -> DataID? { build()?.dataID }

  // MARK: Models

  /// Sets the model and lets the transition end.
  private func set(_ model: PresentationModel<FakeScreen>?) {
    queue.set(model, animated: true, from: presenter)
    presenter.endTransition()
  }

  private func model(_ name: String) -> PresentationModel<FakeScreen> {
    let log = log
    return PresentationModel(
      dataID: DataID(name), style: "sheet", make: { FakeScreen(name) }, dismiss: { log.append("dismiss \(name)") }
    ).didPresent { log.append("+\(name)") }.didDismiss { log.append("-\(name)") }
  }

  private func model(_ name: String, params: Int) -> PresentationModel<FakeScreen> {
    let log = log
    return PresentationModel(
      dataID: DataID(name), params: params, style: "sheet", make: { FakeScreen("\(name)\($0)") },
      dismiss: { log.append("dismiss \(name)") }
    ).didPresent { log.append("+\(name)") }.didDismiss { log.append("-\(name)") }
  }
}

@MainActor final class FakePresenter: FakeTransitions, PresentationInterface {
  private(set) var log: [String] = []
  private(set) var shown: FakeScreen?
  /// What UIKit would not do.
  private(set) var faults: [String] = []
  private(set) var didDismiss: (@MainActor () -> Void)?
  var canPresent = true
  var canDismiss = true
  /// What the end of the transition brings about.
  private var atEnd: (@MainActor () -> Void)?
  private var atCancellation: @MainActor () -> Void = {}

  func present(
    _ screen: FakeScreen, style: DataID, animated: Bool, didPresent: @escaping @MainActor () -> Void,
    didDismiss: @escaping @MainActor () -> Void
  ) -> Bool {
    guard canPresent else { return false }
    if shown != nil || isTransitioning { faults.append("a screen is presented over another") }
    log.append("present \(screen) as \(style)")
    shown = screen
    atCancellation = { [weak self] in self?.shown = nil }
    self.didDismiss = { [weak self] in
      self?.shown = nil
      didDismiss()
    }
    atEnd = didPresent
    beginTransition()
    return true
  }

  func dismiss(_ screen: FakeScreen, animated: Bool) {
    guard canDismiss else { return }
    if shown !== screen || isTransitioning { faults.append("a screen is dismissed that is not there") }
    log.append("dismiss \(screen)")
    atCancellation = {}
    atEnd = didDismiss
    beginTransition()
  }

  override func endTransition(isCancelled: Bool = false) {
    let end = atEnd
    atEnd = nil
    if isCancelled, isTransitioning { atCancellation() }
    super.endTransition(isCancelled: isCancelled)
    if !isCancelled { end?() }
  }

  func dismissByUser() { didDismiss?() }
}
