import FacetItems
import Testing

/// What Epoxy's NavigationQueueSpec shows, and what differs from it.
@MainActor struct NavigationQueueTests {
  let navigation = FakeNavigation()
  let queue = NavigationQueue<FakeNavigation>()
  let log = Log()

  // MARK: Setting a stack

  @Test func screensArePushedAndPopped() {
    set("a")
    #expect(navigation.shown == ["a"])
    set()
    #expect(navigation.shown == [])
    #expect(log.take() == ["+a", "show a", "remove a", "-a", "hide a"])
  }

  @Test func anEmptyStackStaysEmpty() {
    set()
    #expect(navigation.shown == [])
    set("a")
    #expect(navigation.shown == ["a"])
  }

  @Test func aScreenWithTheSameIdentifierStays() {
    set("a")
    let screen = navigation.stack.first
    set("a")
    #expect(navigation.stack.first === screen)
    #expect(log.take() == ["+a", "show a"])
  }

  @Test func aScreenWithAnotherIdentifierTakesItsPlace() {
    set("a")
    set("b")
    #expect(navigation.shown == ["b"])
    #expect(log.take() == ["+a", "show a", "remove a", "-a", "+b", "hide a", "show b"])
  }

  @Test func aScreenStaysWhileItsParametersDo() {
    queue.set([model("a", params: 1)], animated: false, in: navigation)
    let screen = navigation.stack.first
    queue.set([model("a", params: 1)], animated: false, in: navigation)
    #expect(navigation.stack.first === screen)
    // It is replaced, and not removed: the state holds the new parameters already.
    queue.set([model("a", params: 2)], animated: false, in: navigation)
    #expect(navigation.shown == ["a2"])
    #expect(log.take() == ["+a1", "show a1"])
    queue.set([model("a")], animated: false, in: navigation)
    #expect(navigation.shown == ["a"])
  }

  // MARK: Models without a screen

  @Test func aModelWithoutAScreenIsAskedAgain() {
    let none = NavigationModel<FakeScreen>(dataID: "a", make: { nil }, remove: { Issue.record("it was never there") })
    queue.set([none], animated: false, in: navigation)
    #expect(navigation.shown == [])
    queue.set([none, model("b")], animated: false, in: navigation)
    #expect(navigation.shown == ["b"])
    set("a", "b")
    #expect(navigation.shown == ["a", "b"])
    queue.set([none], animated: false, in: navigation)
    #expect(navigation.shown == ["a"])
    #expect(log.take() == ["+b", "show b", "+a", "remove b", "-b", "hide b"])
  }

  @Test func aScreenWhoseNewParametersMakeNoneIsTakenAway() {
    queue.set([model("a", params: 1)], animated: false, in: navigation)
    let none = NavigationModel<FakeScreen>(dataID: "a", params: 2, make: { _ in nil }, remove: {})
    queue.set([none], animated: false, in: navigation)
    #expect(navigation.shown == [])
    queue.set([model("a", params: 2)], animated: false, in: navigation)
    #expect(navigation.shown == ["a2"])
  }

  @Test func aScreenThatCannotBeInAStackIsWrapped() {
    set("stack")
    #expect(navigation.shown == ["wrapped stack"])
    #expect(log.take() == ["+stack", "show stack"])
    queue.didPop([navigation.stack[0]], in: navigation)
    #expect(log.take() == ["remove stack", "-stack", "hide stack"])
  }

  // MARK: Several screens

  @Test func screensMove() {
    set("a", "b", "c")
    let screens = navigation.stack
    set("c", "b", "a")
    #expect(navigation.stack.elementsEqual(screens.reversed(), by: ===))
    #expect(log.take() == ["+a", "+b", "+c", "show c", "hide c", "show a"])
  }

  @Test func screensAreInsertedAnywhere() {
    set("b")
    _ = log.take()
    set("a", "b", "c")
    #expect(navigation.shown == ["a", "b", "c"])
    #expect(log.take() == ["+a", "+c", "hide b", "show c"])
  }

  @Test func screensAreRemovedAnywhere() {
    set("a", "b", "c")
    _ = log.take()
    set("b")
    #expect(navigation.shown == ["b"])
    #expect(log.take() == ["remove a", "-a", "remove c", "-c", "hide c", "show b"])
  }

  // MARK: Transitions

  @Test func callbacksWaitForTheEndOfTheTransition() {
    queue.set([model("a")], animated: true, in: navigation)
    #expect(navigation.shown == ["a"])
    #expect(log.take() == [])
    navigation.endTransition()
    #expect(log.take() == ["+a", "show a"])
  }

  @Test func ofWhatIsSetDuringATransitionOnlyTheLatestIsShown() {
    queue.set([model("a")], animated: true, in: navigation)
    for name in ["b", "c", "d"] { queue.set([model(name)], animated: true, in: navigation) }
    #expect(navigation.shown == ["a"])
    navigation.endTransition()
    #expect(navigation.shown == ["d"])
    navigation.endTransition()
    #expect(log.take() == ["+a", "show a", "remove a", "-a", "+d", "hide a", "show d"])
    #expect(navigation.stacks == ["a", "d"])
  }

  @Test func theTransitionOfAnotherIsWaitedForToo() {
    navigation.beginTransition()
    queue.set([model("a")], animated: true, in: navigation)
    #expect(navigation.stacks == [])
    navigation.endTransition()
    #expect(navigation.shown == ["a"])
  }

  @Test func aCancelledTransitionNotifiesNobody() {
    set("a")
    _ = log.take()
    queue.set([model("a"), model("b")], animated: true, in: navigation)
    navigation.endTransition(isCancelled: true)
    #expect(log.take() == [])
    // The queue knows that the screen is not there.
    set("a", "b")
    #expect(navigation.shown == ["a", "b"])
    #expect(log.take() == ["+b", "hide a", "show b"])
  }

  // MARK: Pops of the user

  @Test func aPopSetsTheState() {
    set("a", "b")
    _ = log.take()
    queue.didPop([navigation.stack[1]], in: navigation)
    #expect(log.take() == ["remove b", "-b", "hide b", "show a"])
    // It is told once.
    set("a")
    #expect(log.take() == [])
  }

  @Test func anAnimatedPopSetsTheStateAtItsEnd() {
    set("a")
    _ = log.take()
    navigation.beginTransition()
    queue.didPop(navigation.stack, in: navigation)
    #expect(log.take() == [])
    navigation.endTransition()
    #expect(log.take() == ["remove a", "-a", "hide a"])
  }

  @Test func aCancelledPopChangesNothing() {
    set("a")
    _ = log.take()
    navigation.beginTransition()
    queue.didPop(navigation.stack, in: navigation)
    navigation.endTransition(isCancelled: true)
    set("a")
    #expect(log.take() == [])
  }

  @Test func whatWasPoppedIsNotPushedAgain() {
    set("a")
    navigation.beginTransition()
    queue.set([model("a")], animated: true, in: navigation)
    queue.didPop(navigation.stack, in: navigation)
    navigation.endTransition()
    #expect(navigation.shown == [])
  }

  @Test func anotherScreenIsPushedAfterThePop() {
    set("a")
    navigation.beginTransition()
    queue.set([model("b")], animated: true, in: navigation)
    queue.didPop(navigation.stack, in: navigation)
    navigation.endTransition()
    #expect(navigation.shown == ["b"])
  }

  /// In Epoxy, it would be dropped.
  @Test func theSameModelWithOtherParametersIsPushedAfterThePop() {
    queue.set([model("a", params: 1)], animated: false, in: navigation)
    navigation.beginTransition()
    queue.set([model("a", params: 2)], animated: true, in: navigation)
    queue.didPop(navigation.stack, in: navigation)
    navigation.endTransition()
    #expect(navigation.shown == ["a2"])
  }

  @Test func screensOfOthersAreReported() {
    let log = Log()
    queue.onUnknownScreens = { log.append("\($0)") }
    queue.didPop([FakeScreen("x")], in: navigation)
    set("a")
    queue.didPop([FakeScreen("y")], in: navigation)
    #expect(log.take() == ["[x]", "[y]"])
    #expect(navigation.shown == ["a"])
  }

  @Test func callbacksAreCalledInTheOrderInWhichTheyWereAdded() {
    let log = log
    let twice = NavigationModel(dataID: "a", make: { FakeScreen("a") }, remove: {})
      .didAdd { _ in log.append("1") }.didAdd(nil).didAdd { _ in log.append("2") }
    queue.set(animated: false, in: navigation) {
      twice
      if log.lines.isEmpty { model("b") }
    }
    #expect(navigation.shown == ["a", "b"])
    #expect(log.take() == ["1", "2", "+b", "show b"])
  }

  // MARK: Models

  /// Sets the stack and lets the transition end.
  func set(_ names: String...) {
    queue.set(names.map { model($0) }, animated: true, in: navigation)
    navigation.endTransition()
  }

  func model(_ name: String) -> NavigationModel<FakeScreen> {
    let log = log
    return logging(
      NavigationModel(dataID: DataID(name), make: { FakeScreen(name) }, remove: { log.append("remove \(name)") }), name)
  }

  func model(_ name: String, params: Int) -> NavigationModel<FakeScreen> {
    let log = log
    return logging(
      NavigationModel(
        dataID: DataID(name), params: params, make: { FakeScreen("\(name)\($0)") },
        remove: { log.append("remove \(name)") }), name)
  }

  func logging(_ model: NavigationModel<FakeScreen>, _ name: String) -> NavigationModel<FakeScreen> {
    let log = log
    return model.didAdd { log.append("+\($0)") }.didRemove { log.append("-\(name)") }
      .didShow { log.append("show \($0)") }.didHide { log.append("hide \(name)") }
  }
}
