package import FacetIR
import FacetLanguage

/// The store of a drawn screen: its running effects, and a log of its actions.
///
/// The state itself is that of the drawn component. The rules are those of FacetStore's `StateStore`, which the
/// generated code uses.
package final class ScreenStore {
  /// An effect that has started and not ended.
  package struct Running: Equatable, Sendable {
    package var effect: String
    /// `load(Paris)`
    package var words: String
    /// Whether the spinner of a scroll view that was pulled down is shown until it ends.
    package var isAwaited = false
  }

  private var log: [String] = []
  package private(set) var running: [Running] = []
  private let screen: Screen
  /// Called with each effect that starts, as `load(Paris)`.
  private let record: (String) -> Void
  /// Called with each effect that starts, and its value, so that an app can follow its route.
  package var follow: ((Screen.Effect, Value?) -> Void)?
  private var isHandling = false
  private var notes: [String] = []
  /// Whether what starts now belongs to a scroll view that was pulled down.
  private var isRefreshing = false
  /// Whether its spinner is shown.
  private var hasSpinner = false

  init(_ screen: Screen, record: @escaping (String) -> Void) {
    self.screen = screen
    self.record = record
  }

  /// Returns the actions since the last call in the order in which they were handled, each with the changes of the state
  /// and the effects behind it, indented.
  package func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  /// Logs what a server has sent, before the action that takes it.
  package func logReceived(_ lines: [String]) { log += lines }

  /// Notes that a step is performed: what a pulled scroll view starts is awaited, as by `StateStore.finish`.
  package func beginStep(isRefresh: Bool) {
    isRefreshing = isRefresh
    hasSpinner = hasSpinner || isRefresh
  }

  /// Logs whether the spinner of a scroll view that was pulled down is still shown.
  package func endStep(isRefresh: Bool) {
    isRefreshing = false
    guard hasSpinner else { return }
    hasSpinner = running.contains(where: \.isAwaited)
    if !hasSpinner { log.append("ends refreshing") } else if isRefresh { log.append("is refreshing") }
  }

  /// Handles an action: logs it, the differences of the state, and the effects. An action that another one performs is a
  /// part of that.
  func handle(_ words: String, state: () -> StateValues, perform: () -> Void) {
    if isHandling { return perform() }
    isHandling = true
    defer { isHandling = false }
    let before = state()
    notes = []
    perform()
    log.append(words.shortened)
    log += (before.changes(to: state()) + notes).map { "  \($0)" }
  }

  /// Adds a line to the action being handled.
  func note(_ text: String) { notes.append(text) }

  func start(_ effect: Screen.Effect, _ value: Value?) {
    let words = PerformedAction.words(effect.name, value)
    let isRunning = running.contains { $0.effect == effect.name }
    if isRunning {
      switch effect.overlap {
      case .ignore:
        for index in running.indices where isRefreshing && running[index].effect == effect.name {
          running[index].isAwaited = true
        }
        return note("ignores \(words.shortened)")
      case .restart: cancel(effect.name)
      case .both: break
      }
    }
    note("starts \(words.shortened)")
    follow?(effect, value)
    record(words)
    if effect.isAwaited { running.append(Running(effect: effect.name, words: words, isAwaited: isRefreshing)) }
  }

  func cancel(_ effect: String) {
    for ended in running where ended.effect == effect { note("cancels \(ended.words.shortened)") }
    running.removeAll { $0.effect == effect }
  }

  /// Ends the effect that has run longest. Returns the action to perform; nil if none is running.
  package func end(_ effect: String, failed: Bool) -> String? {
    guard let index = running.firstIndex(where: { $0.effect == effect }), let known = screen.effect(named: effect)
    else {
      return nil
    }
    isRefreshing = running.remove(at: index).isAwaited
    return failed ? known.failed : known.then
  }
}

/// The values of a screen's state, with their types.
struct StateValues {
  struct Property {
    var name: String
    var type: ValueType
    var value: Value
  }

  let properties: [Property]
  let structures: StructureIndex

  /// The differences of a later state, one line each: `isLoading false → true`, `stays[2].isSaved false → true`.
  func changes(to later: StateValues) -> [String] {
    zip(properties, later.properties).flatMap { changes(of: $0.name, $0.type, $0.value, $1.value) }
  }

  private func changes(of path: String, _ type: ValueType, _ old: Value, _ new: Value) -> [String] {
    if old == new { return [] }
    switch (old, new) {
    case (.structure(let olds), .structure(let news)):
      guard let fields = structures.fields(of: type), fields.count == olds.count, olds.count == news.count else {
        break
      }
      return zip(fields, zip(olds, news)).flatMap { changes(of: "\(path).\($0.name)", $0.type, $1.0, $1.1) }
    case (.array(let olds), .array(let news)):
      guard case .array(let element) = type.unwrapped, olds.count == news.count, !olds.isEmpty else {
        return ["\(path) \(count(olds)) → \(count(news))"]
      }
      return zip(olds, news).enumerated().flatMap { changes(of: "\(path)[\($0)]", element, $1.0, $1.1) }
    default: break
    }
    return ["\(path) \(old.logged) → \(new.logged)"]
  }

  private func count(_ values: [Value]) -> String {
    switch values.count {
    case 0: "empty"
    case 1: "1 value"
    default: "\(values.count) values"
    }
  }
}

extension Value {
  /// The value in a log.
  fileprivate var logged: String {
    if case .string(let text) = self { return "\"\(text)\"".shortened }
    return words.shortened
  }
}

extension String {
  private static let longest = 60

  /// The text without line breaks, cut after 60 characters.
  fileprivate var shortened: String {
    let line = split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count <= Self.longest ? line : line.prefix(Self.longest - 1) + "…"
  }
}
