import Checkout
import DesignSystem
import FacetCompiler
import FacetFlags
import FacetFrame
import FacetIR
import FacetInterpreter
import FacetPreview
import FacetRuntime
import FacetServerDriven
import FacetShell
import FacetSnapshot
import FacetUI
import Testing

/// The sessions of the app in `specs/`: the generated app, used as they say, shows what their goldens do.
@MainActor @Suite struct OneSessionTests {
  /// A backend that finds one place for each question, when the test lets it answer.
  private struct Backend: ExploreEffects, SavedEffects, ListingEffects, SearchEffects {
    let questions: Questions
    /// Those that a page answers.
    let requests: Questions

    func find(_ question: ExploreScreen.Question) async throws -> [ExploreScreen.Stay] {
      await questions.wait()
      return question.place.isEmpty
        ? [.init(id: "a1", title: "Cabin by the fjord", price: "€120", photo: Image("cabin"))] : [Self.boathouse]
    }

    func find(_ place: String) async throws -> [ExploreScreen.Stay] {
      await questions.wait()
      return [Self.boathouse]
    }

    func load() async -> [ExploreScreen.Stay] {
      await questions.wait()
      return [Self.boathouse]
    }

    func describe() async -> ServerPage<DesignServerContent> {
      await requests.wait()
      return .oldBoathouse
    }

    func find(_ id: String) async -> ExploreScreen.Stay {
      await questions.wait()
      return .init(id: id, title: "Cabin by the fjord", price: "€120", photo: Image("cabin"))
    }

    func turn(_ months: Int) async {}
    func keep(_ isSaved: Bool) async throws {}
    func reserve() async throws { await questions.wait() }

    static var boathouse: ExploreScreen.Stay {
      .init(id: "a2", title: "Old boathouse", price: "€90", photo: Image("boathouse"))
    }
  }

  private typealias Use = @MainActor (GeneratedApp) async throws -> Void

  /// The steps of each part of the sessions, as a person does them.
  private static let parts: [String: [[Use]]] = [
    "A guest has updated the app": [
      [],
      [{ #expect($0.model.showWhatsNew(seen: AppVersion(1, 9)) == AppVersion(2)) }],
      [{ $0.tap("Continue") }],
      [{ #expect($0.model.showWhatsNew(seen: AppVersion(2)) == AppVersion(2)) }],
    ],
    "A guest saves a place and books it": [
      [],
      [{ try await $0.answer() }, { $0.type("Oslo", into: "Where to?") }, { try await $0.answer() }],
      [{ $0.tap("Choose dates") }],
      [{ $0.tap("2 June") }, { try await $0.answer() }],
      [{ $0.tap("Filters") }],
      [{ $0.adjust("Adults, age 13 and over") }, { $0.tap("Search") }, { try await $0.answer() }],
      [{ $0.tap("Old boathouse, €90") }],
      [{ $0.tap("Save") }],
      [{ $0.tap("Saved") }],
      [{ try await $0.answer() }],
      [{ $0.tap("Explore") }],
      [{ $0.tap("Book") }, { try await $0.answer() }],
      [{ $0.tap("Back") }],
    ],
    "A guest searches by name and reads about the places": [
      [],
      [{ try await $0.answer() }, { $0.tap("Any week, any guests") }],
      [{ $0.tap("Close") }],
      [{ $0.tap("Any week, any guests") }],
      [{ $0.type("Oslo", into: "Search destinations") }, { try await $0.answer() }],
      [{ $0.tap("Old boathouse, €90") }],
      [{ try await $0.answerWithPage() }],
      [{ $0.tap("Cabin by the fjord, €120") }, { try await $0.answer() }],
      [{ $0.tap("Back") }],
      [{ $0.tap("Back") }],
    ],
    "A guest tries the saved places as a list": [
      [],
      [{ $0.host.environment.featureFlags = FlagTable(["savedAsList": true]) }],
      [{ $0.tap("Saved") }],
      // The question of the first tab has not been answered yet.
      [{ try await $0.answer(2) }],
      [{ $0.tap("Old boathouse, €90") }],
    ],
    "A link opens a place": [
      [],
      [{ $0.model.intents.send(.openStay(Backend.boathouse)) }],
      [{ $0.tap("Save") }],
      [{ $0.model.intents.send(.showSaved) }],
      // The question of the first tab has not been answered yet.
      [{ try await $0.answer(2) }],
      [{ $0.tap("Old boathouse, €90") }],
      [{ $0.tap("Back") }],
    ],
  ]

  @Test(arguments: [
    "A guest has updated the app", "A guest saves a place and books it",
    "A guest searches by name and reads about the places",
    "A guest tries the saved places as a list", "A link opens a place",
  ])
  func theGeneratedAppShowsTheSession(named name: String) async throws {
    let design = try #require(try DesignFolder.repository.compile().design)
    let app = try #require(design.apps.first)
    let session = try #require(app.sessions.first { $0.name == name })
    let interpreted = AppSession(app, in: Program(design)).run(session)
    let parts = try #require(Self.parts[name])
    try #require(interpreted.count == parts.count)

    let (questions, requests) = (Questions(), Questions())
    let backend = Backend(questions: questions, requests: requests)
    let generated = GeneratedApp(
      TravelModel(explore: backend, saved: backend, listing: backend, search: backend), asking: questions, requests)
    for (part, steps) in zip(interpreted, parts) {
      for step in steps { try await step(generated) }
      let expected = spoken(part.frame, part.marks)
      // An effect ends on another thread.
      try await wait { generated.spoken == expected }
      try #require(generated.spoken == expected, "\(part.title)")
    }
  }
}

/// Waits until something is so, for some seconds at most.
@MainActor private func wait(until isSo: () -> Bool) async throws {
  for _ in 1...500 {
    if isSo() { return }
    try await Task.sleep(for: .milliseconds(10))
  }
}

/// The generated app on a screen of the session's size and a tab bar.
@MainActor private final class GeneratedApp {
  let model: TravelModel
  let host: ViewHost<TravelView>
  private let questions: Questions
  private let requests: Questions

  init(_ model: TravelModel, asking questions: Questions, _ requests: Questions) {
    self.model = model
    host = ViewHost(TravelView(model))
    self.questions = questions
    self.requests = requests
  }

  private var frame: Frame { host.frame(proposing: ProposedViewSize(width: 390, height: 844)) }
  var spoken: [String] { FacetPreviewTests.spoken(frame) }

  private func element(_ label: String) -> AccessibilityElement? {
    let element = frame.accessibility.first { $0.label == label }
    if element == nil { Issue.record("nothing is called \(label) in \(frame.accessibility.map(\.label))") }
    return element
  }

  func tap(_ label: String) {
    guard let node = element(label)?.activates else { return }
    #expect(host.activate(node), "\(label)")
  }

  func type(_ text: String, into label: String) {
    guard let node = element(label)?.node else { return }
    #expect(host.focus(node) && host.type(text, into: node) && host.submit(node), "\(label)")
  }

  func adjust(_ label: String) {
    guard let node = element(label)?.adjusts else { return }
    #expect(host.adjust(node, .increment), "\(label)")
  }

  /// Waits for a number of questions, lets the backend answer, and waits until the app shows it.
  func answer(_ count: Int = 1) async throws { try await answer(questions, count) }

  /// The same for requests of a page.
  func answerWithPage() async throws { try await answer(requests, 1) }

  private func answer(_ questions: Questions, _ count: Int) async throws {
    try await wait { questions.waiting >= count }
    let before = spoken
    questions.answer()
    try await wait { spoken != before }
  }
}

/// The questions that the backend has not answered yet.
@MainActor private final class Questions {
  private var continuations: [CheckedContinuation<Void, Never>] = []

  var waiting: Int { continuations.count }

  func wait() async { await withCheckedContinuation { continuations.append($0) } }

  func answer() {
    for continuation in continuations { continuation.resume() }
    continuations = []
  }
}

/// What VoiceOver says, without the tab bar of the app and the back button of the session: where there is no SwiftUI, an
/// app has no `NavigationStack`.
private func spoken(_ frame: Frame, _ marks: Marks? = nil) -> [String] {
  frame.accessibility.filter { element in
    !["Explore", "Saved"].contains(element.label) && marks?.action(activating: element) != BackButton.action
  }.map { element in
    "\(element.traits) \(element.label) \(element.value) \(element.hint) \(element.actions)"
  }
}
