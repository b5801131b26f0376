import FacetItems
import Testing

/// What callbacks do with the queue, and models that are there twice.
extension NavigationQueueTests {
  // MARK: Within callbacks

  @Test func whatACallbackSetsIsShownAfterTheOthers() {
    let (queue, navigation, log) = (queue, navigation, log)
    let models = ["a", "c", "d"].map { model($0) }
    let leaving = logging(
      NavigationModel(dataID: "b", make: { FakeScreen("b") }) {
        log.append("remove b")
        queue.set(models, animated: false, in: navigation)
      }, "b")
    queue.set([model("a"), leaving], animated: false, in: navigation)
    _ = log.take()
    queue.set([model("a"), model("c")], animated: false, in: navigation)
    #expect(navigation.shown == ["a", "c", "d"])
    #expect(log.take() == ["remove b", "-b", "+c", "hide b", "show c", "+d", "hide c", "show d"])
  }

  @Test func whatIsSetWhileAScreenIsMadeIsShownNext() {
    let (queue, navigation) = (queue, navigation)
    let next = [model("b")]
    let restless = NavigationModel<FakeScreen>(
      dataID: "a",
      make: {
        queue.set(next, animated: false, in: navigation)
        return FakeScreen("a")
      }, remove: {})
    queue.set([restless], animated: false, in: navigation)
    #expect(navigation.stacks == ["a", "b"])
  }

  // MARK: The same model twice

  @Test func eachOfTwoEqualModelsHasAScreen() {
    set("a")
    let first = navigation.stack[0]
    set("a", "a")
    #expect(navigation.shown == ["a", "a"])
    #expect(navigation.stack[0] === first && navigation.stack[1] !== first)
    #expect(log.take() == ["+a", "show a", "+a", "hide a", "show a"])
    queue.didPop([navigation.stack[1]], in: navigation)
    #expect(log.take() == ["remove a", "-a", "hide a", "show a"])
    set("a")
    #expect(navigation.stack.count == 1 && navigation.stack[0] === first)
  }

  @Test func anObjectIsOneScreenOnly() {
    let screen = FakeScreen("x")
    let models = (0..<2).map { NavigationModel(dataID: DataID($0), make: { screen }, remove: {}) }
    queue.set(models, animated: false, in: navigation)
    #expect(navigation.shown == ["x"])
  }
}
