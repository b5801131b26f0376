import FacetMotion
import Testing

struct SessionTests {
  private let plan = SearchScreens.expand.plan(
    from: SearchScreens.explore, to: SearchScreens.search, in: SearchScreens.container)

  @Test func viewsAreCopiedAndHiddenBeforeTheViewsAroundThem() throws {
    var session = TransitionSession(plan)
    let steps = session.start()
    let child = Original(identifier: "SearchInput.searchInput", side: .destination)
    let card = Original(identifier: "SearchInput.whereCard", side: .destination)
    let places = try [TransitionSession.Step.copy(child), .hide(child), .copy(card), .hide(card)].map {
      try #require(steps.firstIndex(of: $0))
    }
    #expect(places == places.sorted())
    // The shared card is hidden on both screens.
    #expect(session.hidden.count == plan.elements.count + 1)
  }

  @Test func aSessionEndsOnce() {
    var session = TransitionSession(plan)
    #expect(!session.start().isEmpty)
    #expect(session.start().isEmpty)
    #expect(session.cancel().last == .removeCopies)
    #expect(session.phase == .cancelled)
    #expect(session.finish().isEmpty && session.cancel().isEmpty && session.start().isEmpty)
    #expect(session.phase == .cancelled)
  }

  @Test func aSessionThatHasNotBegunCanBeCancelled() {
    var session = TransitionSession(plan)
    #expect(session.cancel().isEmpty)
    #expect(session.start().isEmpty)
  }

  @Test func theOriginalsOfTheWayBackAreOnTheOtherScreens() {
    let back = plan.reversed()
    #expect(back.originals.contains(Original(identifier: "SearchInput.background", side: .source)))
    #expect(!back.originals.contains(Original(identifier: "SearchInput.background", side: .destination)))
  }
}

struct InteractiveTransitionTests {
  @Test func aDragMovesTheProgressWithinItsEnds() {
    var transition = InteractiveTransition(distance: -200)
    transition.drag(by: -50)
    #expect(transition.progress == 0.25)
    transition.drag(by: 30)
    #expect(transition.progress == 0)
    transition.drag(by: -900)
    #expect(transition.progress == 1)
    transition.drag(by: .nan)
    #expect(transition.progress == 0)
  }

  @Test(arguments: [
    (0.4, 0.0, false), (0.6, 0, true), (0.4, 800, true), (0.6, -800, false), (0.1, 300, false), (0, 0, false),
    (1, 0, true),
  ])
  func theVelocityDecidesWhereAReleaseLeads(progress: Double, velocity: Double, finishes: Bool) {
    var transition = InteractiveTransition(distance: 400)
    transition.drag(by: progress * 400)
    transition.release(velocity: velocity)
    var last = transition.progress
    for _ in 0..<600 {
      transition.advance(by: 1.0 / 60)
      #expect((0...1).contains(transition.progress))
      // A finger that flings into the other direction than the end is followed first.
      if velocity == 0 { #expect(finishes ? transition.progress >= last : transition.progress <= last) }
      last = transition.progress
    }
    #expect(transition.phase == (finishes ? .finished : .cancelled))
    #expect(transition.progress == (finishes ? 1 : 0))
  }

  @Test func aReleaseGoesOnWithTheVelocityOfTheFinger() {
    var transition = InteractiveTransition(distance: 400)
    transition.drag(by: 200)
    transition.release(velocity: 1_000)
    transition.advance(by: 0.001)
    #expect(abs(transition.progress - 0.5 - 0.0025) < 0.0003)
  }

  @Test func aTransitionThatMovesOnCanBeGrabbed() {
    var transition = InteractiveTransition(distance: 400)
    transition.drag(by: 100)
    transition.release(velocity: 4_000)
    transition.advance(by: 0.05)
    let progress = transition.progress
    transition.grab()
    transition.advance(by: 1)
    #expect(transition.progress == progress)
    transition.drag(by: 0)
    #expect(transition.progress == progress)
    transition.cancel()
    transition.advance(by: 5)
    #expect(transition.phase == .cancelled)
  }

  @Test func whatHasEndedDoesNotBeginAgain() {
    var transition = InteractiveTransition(distance: 0)
    transition.drag(by: 100)
    #expect(transition.progress == 0)
    transition.release(velocity: 100)
    #expect(transition.phase == .cancelled)
    transition.grab()
    transition.cancel()
    transition.drag(by: 1)
    #expect(transition.phase == .cancelled)
  }
}

struct PlaybackTests {
  private let plan = SearchScreens.expand.plan(
    from: SearchScreens.explore, to: SearchScreens.search, in: SearchScreens.container)

  @Test func timePlaysAPlanToItsEnd() {
    var playback = TransitionPlayback(plan)
    #expect(playback.frame == plan.frame(at: 0))
    playback.advance(by: 0.1)
    playback.advance(by: -1)
    #expect(playback.frame == plan.frame(atSeconds: 0.1))
    #expect(playback.outcome == nil)
    playback.drag(by: 100)
    playback.advance(by: 5)
    #expect(playback.outcome == .finished)
    #expect(playback.fraction == 1)
    #expect(playback.frame == plan.frame(at: 1))
    playback.cancel()
    #expect(playback.outcome == .finished)
  }

  @Test func timeCanBeCancelled() {
    var playback = TransitionPlayback(plan)
    playback.advance(by: 0.1)
    playback.cancel()
    #expect(playback.outcome == .cancelled)
    playback.advance(by: 5)
    #expect(playback.outcome == .cancelled)
  }

  @Test func aFingerPlaysAPlanWithoutItsCurves() {
    var playback = TransitionPlayback(plan, draggedOver: 400)
    playback.drag(by: 100)
    playback.advance(by: 1)
    #expect(playback.fraction == 0.25)
    #expect(playback.frame == plan.frame(dragged: 0.25))
    playback.release(velocity: 0)
    for _ in 0..<120 { playback.advance(by: 1.0 / 60) }
    #expect(playback.outcome == .cancelled)
    #expect(playback.frame == plan.frame(at: 0))
  }

  @Test func aPlanWithoutElementsEndsAtOnce() {
    let empty = TransitionDefinition([:]).plan(from: MotionTree(), to: MotionTree(), in: .zero)
    var playback = TransitionPlayback(empty)
    playback.advance(by: 0.001)
    #expect(playback.outcome == .finished && playback.fraction == 1)
  }
}
