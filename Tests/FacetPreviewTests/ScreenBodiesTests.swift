import Checkout
import DesignSystem
import FacetCompiler
import FacetIR
import FacetInterpreter
import FacetLanguage
import FacetPreview
import FacetRuntime
import FacetStore
import FacetText
import FacetUI
import Foundation
import Testing

/// The bodies that each action evaluates on the generated screens of `specs/`, counted by FacetUI.
@MainActor @Suite struct ScreenBodiesTests {
  /// `FACET_RECORD=1` writes the table, and fails the run.
  @Test func theTableHoldsTheBodiesOfEachAction() throws {
    let path = "Tests/Fixtures/ScreenBodies.txt"
    let table =
      (Self.introduction + exploring().lines + booking().lines + browsing().lines).joined(separator: "\n") + "\n"
    let environment = ProcessInfo.processInfo.environment
    if environment["FACET_RECORD"] == "1", environment["CI"] == nil {
      try Data(table.utf8).write(to: Checkout.root.appending(path: path))
      Issue.record("recorded \(path); run again without FACET_RECORD")
    } else {
      let recorded = try Checkout.text(path)
      let diff = LineDiff.unified(old: recorded, new: table, oldName: "recorded", newName: "now")
      #expect(recorded == table, "\(path) differs\n\(diff)")
    }
  }

  @Test func typingEvaluatesNoResult() {
    let steps = exploring().steps
    let typing = steps.filter { $0.action == "setPlace" }
    #expect(steps.contains { $0.bodies.contains("ListingCard 3") })
    #expect(typing.count == 3)
    for step in typing {
      #expect(step.changes == ["place"])
      #expect(step.bodies == ["IconButton 1", "PrimaryButton 1", "SearchField 1", "SearchPill 1", "TopBar 1"])
    }
  }

  @Test func anActionThatOnlyStartsAnEffectEvaluatesNothing() {
    for screen in [exploring(), booking(), browsing()] {
      let steps = screen.steps.filter { $0.action != nil && $0.changes.isEmpty }
      #expect(!steps.isEmpty)
      #expect(steps.allSatisfy { $0.bodies == [] }, "\(screen.name)")
    }
  }

  /// Budgets are compared with what the interpreter counts.
  @Test func theInterpreterCountsTheBodiesOfTheCompiledScreen() throws {
    let steps: [Step] = [
      .send("toggleSaved", nil), .send("book", nil), .send("notBooked", Expression(.string("Refused"), as: .string)),
      .send("toggleSaved", nil), .send("book", nil), .send("booked", nil), .send("goBack", nil),
    ]
    let program = Program(try #require(try DesignFolder.repository.compile().design))
    let component = try #require(program.design.component(named: "ListingScreen"))
    var variant = try #require(component.catalog.variants.first)
    variant.steps = steps
    let preview = VariantPreview(variant, of: component, in: program, settings: [])
    #expect(preview.run().failures.isEmpty)
    let slots = ["Leading", "Trailing", "Details"]
    let compiled = booking().steps.dropFirst().map { step in
      step.bodies.map { $0.split(separator: " ") }.filter { !slots.contains(String($0[0])) }
        .reduce(0) { $0 + (Int($1[1]) ?? 0) }
    }
    #expect(preview.bodies == compiled)
    #expect(compiled.contains { $0 > 3 } && compiled.contains(0))
  }

  // MARK: Screens

  private static let introduction = [
    "The bodies that an action evaluates on the screens of specs/, and how often. The screen's own body, which is",
    "evaluated for every change, and types of the runtime are left out. FACET_RECORD=1 swift test --filter ScreenBodiesTests",
    "writes this file.",
  ]

  private var stays: [ExploreScreen.Stay] {
    [1, 2, 3].map { ExploreScreen.Stay(id: "s\($0)", title: "Place \($0)", price: "€\($0)0", photo: Image("cabin")) }
  }

  private func exploring() -> CountedScreen {
    CountedScreen(
      "ExploreScreen",
      ExploreState(month: "June", weekdays: ["Mo", "Tu"], days: [CalendarMonth.Day(number: 1)]), .explore,
      [
        .found(stays), .setPlace("O"), .setPlace("Os"), .open(stays[0]), .search, .notFound("Offline"), .search,
        .found(Array(stays.prefix(2))), .showDates, .turnOver, .showGuests, .setAdults(2), .setPlace("Oslo"),
        .choose(1),
      ], view: ExploreScreen.init)
  }

  private func booking() -> CountedScreen {
    CountedScreen(
      "ListingScreen", ListingState(title: "Cabin", price: "€90", photo: Image("cabin")), .listing,
      [.toggleSaved, .book, .notBooked("Refused"), .toggleSaved, .book, .booked, .goBack], view: ListingScreen.init)
  }

  private func browsing() -> CountedScreen {
    CountedScreen(
      "SavedScreen", SavedState(), .saved, [.loaded(stays), .open(stays[0]), .loaded([stays[1]]), .loaded([])],
      view: SavedScreen.init)
  }
}

/// A screen that is drawn after each of some actions.
@MainActor private struct CountedScreen {
  struct Step {
    /// The name of the action; nil for the first drawing.
    var action: String?
    /// The fields of the state that it changed.
    var changes: [String]
    /// The types whose bodies it evaluated, with their numbers: `ListingCard 3`.
    var bodies: [String]
  }

  let name: String
  private(set) var steps: [Step] = []

  init<State, Action, Request, Screen: View>(
    _ name: String, _ state: State, _ reducer: Reducer<State, Action, Request>, _ actions: [Action],
    view: (StateStore<State, Action>) -> Screen
  ) {
    self.name = name
    let store = StateStore(state, reducer: reducer)
    let host = ViewHost(view(store))
    host.countsBodies = true
    func bodies() -> [String] {
      _ = host.frame(proposing: ProposedViewSize(width: 390, height: nil))
      return host.bodyCounts.filter { $0.key != name && !$0.key.contains("<") && !$0.key.hasSuffix("Modifier") }
        .sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    }
    steps.append(Step(changes: [], bodies: bodies()))
    for action in actions {
      store.log = ActionLog(from: store.state)
      store.handle(action)
      var changes: [String] = []
      for change in store.log?.entries.flatMap(\.changes) ?? [] {
        let field = String(change.path.prefix { $0 != "." })
        if changes.last != field { changes.append(field) }
      }
      steps.append(Step(action: String("\(action)".prefix { $0 != "(" }), changes: changes, bodies: bodies()))
    }
  }

  var lines: [String] {
    ["", name]
      + steps.map { step in
        let columns = [step.action ?? "(first drawing)", step.changes.joined(separator: ", ")]
        let bodies = step.bodies.isEmpty ? "-" : step.bodies.joined(separator: ", ")
        return zip(columns, [17, 32]).reduce("  ") { $0 + $1.0.padding(toLength: $1.1, withPad: " ", startingAt: 0) }
          + bodies
      }
  }
}
