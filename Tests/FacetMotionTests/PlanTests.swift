import FacetMotion
import Testing

struct PlanTests {
  private let plan = SearchScreens.expand.plan(
    from: SearchScreens.explore, to: SearchScreens.search, in: SearchScreens.container)

  @Test func elementsAreAddedRemovedOrShared() {
    #expect(plan["SearchInput.background"]?.role == .added)
    #expect(plan["SearchInput.whereCardContent"]?.role == .removed)
    #expect(plan["SearchInput.whereCard"]?.role == .shared)
    #expect(plan.diagnostics == [])
  }

  @Test func elementsAreInTheOrderOfTheDestination() {
    #expect(
      plan.elements.map { "\($0.parent.map { "\($0) " } ?? "")\($0.identifier)" } == [
        "SearchInput.background", "SearchInput.topBar", "SearchInput.whereCard", "2 SearchInput.whereCardContent",
        "2 SearchInput.searchInput", "SearchInput.whenCard", "SearchInput.whoCard", "SearchInput.bottomBar",
      ])
  }

  /// A source's pill would be behind all of the sheet if the screens were only put on top of each other.
  @Test func aSharedElementIsInFrontOfWhatItIsInFrontOfAtTheDestination() {
    var source = MotionTree()
    source.append("Explore.searchNavigationBarPill", frame: rect(20, 60, 350, 56))
    var destination = MotionTree()
    destination.append("BottomSheet.backgroundView", frame: SearchScreens.container)
    destination.append("BottomSheet.foregroundView", frame: rect(0, 244, 390, 600))
    destination.append("Explore.searchNavigationBarPill", frame: rect(20, 100, 350, 56))
    let plan = SearchScreens.datePicker.plan(from: source, to: destination, in: SearchScreens.container)
    #expect(plan.elements.last?.identifier == "Explore.searchNavigationBarPill")
    let half = plan.frame(at: 0.5)
    #expect(half["BottomSheet.backgroundView"]?.opacity == 0.5)
    #expect(half["BottomSheet.foregroundView"]?.frame == rect(0, 544, 390, 600))
    #expect(half["BottomSheet.foregroundView"]?.opacity == 1)
    #expect(half["Explore.searchNavigationBarPill"]?.frame == rect(20, 80, 350, 56))
  }

  @Test func removedSiblingsFollowTheNearestEarlierOneThatStays() {
    var source = MotionTree()
    for name in ["first", "a", "second", "third", "b", "fourth"] { source.append(MotionIdentifier(name), frame: .zero) }
    var destination = MotionTree()
    for name in ["b", "new", "a"] { destination.append(MotionIdentifier(name), frame: .zero) }
    let names = ["first", "a", "second", "third", "b", "fourth", "new"]
    let definition = TransitionDefinition(names.map { (MotionIdentifier($0), .crossfade) })
    let plan = definition.plan(from: source, to: destination, in: SearchScreens.container)
    #expect(
      plan.elements.map(\.identifier.name) == ["first", "b", "fourth", "new", "a", "second", "third"])
  }

  // MARK: Animations

  @Test func blurAndFade() {
    #expect(plan["SearchInput.background"]?.from == .init(frame: SearchScreens.container, opacity: 0, blur: 20))
    #expect(plan["SearchInput.background"]?.to == .init(frame: SearchScreens.container, opacity: 1, blur: 0))
  }

  @Test func translateFadesAndEdgeTranslationDoesNot() {
    #expect(plan["SearchInput.topBar"]?.from == .init(frame: rect(0, -40, 390, 100), opacity: 0, blur: 0))
    #expect(plan["SearchInput.bottomBar"]?.from == .init(frame: rect(0, 844, 390, 80), opacity: 1, blur: 0))
  }

  @Test(arguments: [
    (MotionEdge.top, false, rect(10, -40, 20, 40)), (.bottom, false, rect(10, 200, 20, 40)),
    (.leading, false, rect(-20, 30, 20, 40)), (.trailing, false, rect(100, 30, 20, 40)),
    (.leading, true, rect(100, 30, 20, 40)), (.trailing, true, rect(-20, 30, 20, 40)),
  ])
  func anElementBeginsJustOutsideOfItsEdge(edge: MotionEdge, isRightToLeft: Bool, place: MotionRect) {
    var destination = MotionTree()
    destination.append("a", frame: rect(10, 30, 20, 40))
    let definition: TransitionDefinition = ["a": .edgeTranslation(edge)]
    let plan = definition.plan(
      from: MotionTree(), to: destination, in: rect(0, 0, 100, 200), isRightToLeft: isRightToLeft)
    #expect(plan.elements.map(\.from.frame) == [place])
  }

  @Test func anAnchoredElementKeepsItsDistance() throws {
    for progress in stride(from: 0, through: 1, by: 0.05) {
      let frame = plan.frame(at: progress)
      let card = try #require(frame["SearchInput.whereCard"]?.frame)
      let anchored = try #require(frame["SearchInput.whenCard"]?.frame)
      #expect(abs(anchored.y - card.maxY - 16) < 1e-9)
    }
  }

  @Test func anElementMayBeAnchoredToOneThatIsAnchored() throws {
    var source = MotionTree()
    source.append("card", frame: rect(0, 0, 100, 50))
    var destination = MotionTree()
    destination.append("second", frame: rect(0, 320, 100, 50))
    destination.append("first", frame: rect(0, 210, 100, 100))
    destination.append("card", frame: rect(0, 0, 100, 200))
    let definition: TransitionDefinition = [
      "second": .anchorTranslation(relativeTo: "first"), "first": .anchorTranslation(relativeTo: "card"),
      "card": .sharedElement.timing(.bouncy),
    ]
    let plan = definition.plan(from: source, to: destination, in: SearchScreens.container)
    #expect(plan.diagnostics == [])
    let peak = try #require(plan.overshoots.first)
    let frame = plan.frame(atSeconds: peak)
    #expect(try #require(frame["card"]?.frame.maxY) > 200)
    #expect(abs(try #require(frame["second"]?.frame.y) - #require(frame["first"]?.frame.maxY) - 10) < 1e-9)
    #expect(abs(try #require(frame["first"]?.frame.y) - #require(frame["card"]?.frame.maxY) - 10) < 1e-9)
  }

  @Test func fadeAndTimingOfAnEntryCount() {
    var destination = MotionTree()
    destination.append("a", frame: rect(0, 0, 10, 10))
    destination.append("b", frame: rect(0, 0, 10, 10))
    let definition = TransitionDefinition(
      [
        "a": .edgeTranslation(.top).fade(true).timing(.linear(duration: 0.1).delay(0.2)),
        "b": .translateX(5).fade(false),
      ], timing: .linear(duration: 1))
    let plan = definition.plan(from: MotionTree(), to: destination, in: SearchScreens.container)
    #expect(plan.elements.map(\.from.opacity) == [0, 1])
    #expect(plan.duration == 1)
    #expect(abs((plan.frame(atSeconds: 0.25)["a"]?.opacity ?? 0) - 0.5) < 1e-9)
    #expect(plan.frame(atSeconds: 0.5)["a"]?.opacity == 1)
    #expect(plan.frame(atSeconds: 0.5)["b"]?.frame.x == 2.5)
  }

  // MARK: Children

  @Test func childrenMoveWithTheElementAroundThem() {
    let begin = plan.frame(at: 0)
    #expect(begin["SearchInput.searchInput"]?.frame == rect(48, 110, 318, 60))
    #expect(begin["SearchInput.searchInput"]?.opacity == 0)
    #expect(plan.frame(at: 0.5)["SearchInput.searchInput"]?.frame == rect(42, 135, 318, 60))
    #expect(plan.frame(at: 1)["SearchInput.searchInput"]?.frame == rect(36, 160, 318, 60))
    #expect(plan.frame(at: 1)["SearchInput.whereCardContent"]?.frame == rect(12, 110, 342, 56))
  }

  @Test func aSharedElementThatGetsIntoAnotherBeginsWhereItWas() {
    var source = MotionTree()
    source.append("photo", frame: rect(300, 20, 50, 50))
    var destination = MotionTree()
    destination.append("sheet", frame: rect(0, 400, 390, 444)) { $0.append("photo", frame: rect(20, 420, 350, 200)) }
    let definition: TransitionDefinition = ["sheet": .edgeTranslation(.bottom), "photo": .sharedElement]
    let plan = definition.plan(from: source, to: destination, in: SearchScreens.container)
    #expect(plan.elements.map(\.parent) == [nil, 0])
    #expect(plan.frame(at: 0)["photo"]?.frame == rect(300, 20, 50, 50))
    #expect(plan.frame(at: 1)["photo"]?.frame == rect(20, 420, 350, 200))
  }

  // MARK: Copies

  @Test func onlyDifferentContentNeedsTwoCopies() {
    func copies(_ first: String?, _ second: String?) -> Int? {
      var (source, destination) = (MotionTree(), MotionTree())
      source.append("a", frame: .zero, content: first)
      destination.append("a", frame: .zero, content: second)
      let definition: TransitionDefinition = ["a": .sharedElement]
      return definition.plan(from: source, to: destination, in: SearchScreens.container).elements.first?.copies
    }
    #expect(copies("x", "x") == 1)
    #expect(copies("x", "y") == 2)
    #expect(copies(nil, nil) == 2)
    #expect(plan["SearchInput.background"]?.copies == 1)
  }

  @Test func theLaterCopyFadesInOverTheEarlierOne() {
    let half = plan.frame(at: 0.5)["SearchInput.whereCard"]
    #expect(half?.opacity == 1)
    #expect(half?.laterCopyOpacity == 0.5)
    #expect(plan.frame(at: 0.5)["SearchInput.background"]?.laterCopyOpacity == nil)
  }

  // MARK: Reversal

  @Test func aPlanReversedTwiceIsThePlan() {
    #expect(plan.reversed() != plan)
    #expect(plan.reversed().reversed() == plan)
  }

  @Test func theWayBackIsInTheSameOrder() {
    let back = plan.reversed()
    #expect(back.elements.map(\.identifier) == plan.elements.map(\.identifier))
    #expect(back["SearchInput.background"]?.role == .removed)
    #expect(back.frame(at: 0).elements.map(\.frame) == plan.frame(at: 1).elements.map(\.frame))
    #expect(back.frame(at: 1).elements.map(\.opacity) == plan.frame(at: 0).elements.map(\.opacity))
    // A plan of the way back has no element of the source that the removed ones are in front of.
    let planned = SearchScreens.expand.plan(
      from: SearchScreens.search, to: SearchScreens.explore, in: SearchScreens.container)
    #expect(planned.elements.map(\.identifier) != plan.elements.map(\.identifier))
  }

  @Test func whatBeginsLastBeginsFirstOnTheWayBack() {
    var destination = MotionTree()
    destination.append("a", frame: .zero)
    destination.append("b", frame: .zero)
    let definition = TransitionDefinition(
      ["a": .crossfade, "b": .crossfade.timing(.linear(duration: 0.25).delay(0.75))], timing: .linear(duration: 0.5))
    let back = definition.plan(from: MotionTree(), to: destination, in: SearchScreens.container).reversed()
    #expect(back.elements.map(\.begin) == [0.5, 0])
    #expect(back.frame(atSeconds: 0.125).elements.map(\.opacity) == [1, 0.5])
  }

  // MARK: Reduced motion

  @Test func nothingMovesWithReducedMotion() {
    let reduced = plan.reducingMotion()
    for fraction in [0, 0.3, 1] {
      for element in reduced.frame(at: fraction).elements { #expect(element.blur == 0) }
    }
    #expect(reduced.elements.allSatisfy { $0.from.frame == $0.to.frame })
    #expect(reduced.overshoots.isEmpty)
    let card = reduced.elements.filter { $0.identifier == "SearchInput.whereCard" }
    #expect(card.map(\.role) == [.removed, .added])
    #expect(card.map(\.from.frame) == [rect(24, 60, 342, 56), rect(12, 110, 366, 400)])
    #expect(reduced["SearchInput.searchInput"]?.from.frame == rect(36, 160, 318, 60))
    #expect(reduced.originals == plan.originals)
    #expect(plan.reversed().reducingMotion() == reduced.reversed())
  }
}
