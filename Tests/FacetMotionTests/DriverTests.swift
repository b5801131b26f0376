import FacetMotion
import SeededRandom
import Testing

/// A transition driven frame by frame on screens that are values.
struct DriverTests {
  private static let plan = SearchScreens.expand.plan(
    from: SearchScreens.explore, to: SearchScreens.search, in: SearchScreens.container)

  /// Two screens, on which the steps of a transition are performed. Whatever must not happen is recorded.
  private struct Screens {
    private(set) var hidden: Set<Original> = []
    private(set) var copies: Set<Original> = []
    private(set) var frames: [TransitionFrame] = []
    private(set) var outcomes: [TransitionPlayback.Outcome] = []

    mutating func perform(_ steps: [TransitionSession.Step]) {
      for step in steps {
        switch step {
        case .copy(let original):
          #expect(!hidden.contains(original) && copies.insert(original).inserted, "copied when hidden, or twice")
        case .hide(let original): #expect(copies.contains(original) && hidden.insert(original).inserted)
        case .show(let original): #expect(hidden.remove(original) != nil)
        case .removeCopies:
          #expect(hidden.isEmpty, "copies are removed before all originals are shown")
          copies = []
        }
      }
    }

    /// Shows a frame of the display; false if there is none.
    mutating func show(_ driver: inout TransitionDriver, at time: Double) -> Bool {
      guard let moment = driver.advance(to: time) else { return false }
      #expect((0...1).contains(moment.fraction))
      frames.append(moment.frame)
      perform(moment.steps)
      if let outcome = moment.outcome { outcomes.append(outcome) }
      return true
    }
  }

  @Test func timeDrivesATransitionFromOneScreenToTheOther() {
    var (driver, screens) = (TransitionDriver(TransitionPlayback(Self.plan)), Screens())
    #expect(driver.advance(to: 0) == nil, "it has not begun")
    screens.perform(driver.start())
    #expect(screens.hidden == Set(Self.plan.originals) && screens.copies == screens.hidden)
    var frame = 0
    // The clock of a display begins anywhere.
    while screens.show(&driver, at: 1_000 + Double(frame) / 60) { frame += 1 }
    #expect(screens.outcomes == [.finished])
    #expect(screens.frames.first == Self.plan.frame(at: 0) && screens.frames.last == Self.plan.frame(at: 1))
    #expect(screens.hidden.isEmpty && screens.copies.isEmpty && driver.hidden.isEmpty && !driver.isRunning)
    #expect(abs(Double(frame) - Self.plan.duration * 60) <= 2)
    #expect(driver.start().isEmpty && driver.interrupt().isEmpty)
  }

  @Test(arguments: [(-2_000.0, TransitionPlayback.Outcome.cancelled), (0, .cancelled), (2_000, .finished)])
  func aReleaseLeadsWhereItsVelocityDoes(velocity: Double, outcome: TransitionPlayback.Outcome) {
    var driver = TransitionDriver(TransitionPlayback(Self.plan.reversed(), draggedOver: 400))
    var screens = Screens()
    screens.perform(driver.start())
    for frame in 0...30 {
      driver.change { $0.drag(by: Double(frame) * 4) }
      #expect(screens.show(&driver, at: Double(frame) / 60))
    }
    #expect(screens.frames.last == Self.plan.reversed().frame(dragged: 0.3))
    driver.change { $0.release(velocity: velocity) }
    var frame = 31
    while screens.show(&driver, at: Double(frame) / 60), frame < 600 { frame += 1 }
    #expect(screens.outcomes == [outcome])
    #expect(screens.frames.last == Self.plan.reversed().frame(at: outcome == .finished ? 1 : 0))
    #expect(screens.hidden.isEmpty && screens.copies.isEmpty)
  }

  @Test func screensThatLeaveTheirWindowAreAsTheyWere() {
    var (driver, screens) = (TransitionDriver(TransitionPlayback(Self.plan, draggedOver: 400)), Screens())
    screens.perform(driver.start())
    driver.change { $0.drag(by: 390) }
    #expect(screens.show(&driver, at: 1))
    screens.perform(driver.interrupt())
    #expect(screens.hidden.isEmpty && screens.copies.isEmpty)
    #expect(!screens.show(&driver, at: 2) && driver.interrupt().isEmpty)
  }

  /// Whatever a finger does, at whatever times: a transition ends once, on one of its two screens, and restores both.
  @Test func anyGesturesEndATransitionOnce() {
    for seed in 0..<300 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let plan = Bool.random(using: &random) ? Self.plan : Self.plan.reversed()
      let distance = Double.random(in: -500...500, using: &random)
      var driver = TransitionDriver(
        TransitionPlayback(plan, draggedOver: Int.random(in: 0..<5, using: &random) == 0 ? nil : distance))
      var (screens, time) = (Screens(), 0.0)
      screens.perform(driver.start())
      for _ in 0..<200 where driver.isRunning {
        driver.change { playback in
          switch Int.random(in: 0..<8, using: &random) {
          case 0...3: playback.drag(by: .random(in: -600...600, using: &random))
          case 4: playback.release(velocity: .random(in: -3_000...3_000, using: &random))
          case 5: playback.grab()
          case 6: if Int.random(in: 0..<4, using: &random) == 0 { playback.cancel() }
          default: break
          }
        }
        // A clock can also stand still, or a frame be late.
        time += [0, 1.0 / 120, 1.0 / 60, 0.4].randomElement(using: &random) ?? 0
        _ = screens.show(&driver, at: time)
      }
      driver.change { $0.release(velocity: 0) }
      for _ in 0..<20 where driver.isRunning {
        time += 1
        _ = screens.show(&driver, at: time)
      }
      #expect(screens.outcomes.count == 1, "seed \(seed)")
      let end = screens.outcomes.first == .finished ? plan.frame(at: 1) : plan.frame(at: 0)
      let isTimed = driver.playback.fraction != (screens.outcomes.first == .finished ? 1 : 0)
      #expect(isTimed || screens.frames.last == end, "seed \(seed)")
      #expect(screens.hidden.isEmpty && screens.copies.isEmpty, "seed \(seed)")
    }
  }
}
