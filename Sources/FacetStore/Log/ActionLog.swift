/// The actions that a store handled, with their changes and effects, as text for goldens and for replaying.
///
///     store.log = ActionLog(from: store.state)
///     store.handle(.increment)
///     store.log?.text  // "1. increment\n   count: 0 -> 1\n"
public struct ActionLog<State: Equatable, Action> {
  /// An action that was handled, and what followed from it.
  public struct Entry {
    public let action: Action
    /// The fields that changed, see `stateChanges(from:to:)`.
    public let changes: [StateChange]
    /// The effects that were started, cancelled or dropped, one line each.
    public fileprivate(set) var effects: [String] = []
    /// The number of observers that were notified, of the store and of its parts.
    public fileprivate(set) var notifications = 0
    /// What the owner of the log added, one line each.
    public fileprivate(set) var notes: [String] = []
  }

  /// The state before the first action.
  public let initial: State
  /// In the order in which the actions were handled.
  public private(set) var entries: [Entry] = []

  /// - Parameter initial: The state of the store when the log is set.
  public init(from initial: State) {
    self.initial = initial
  }

  /// Returns the state after the same actions. No effects are started, because their results are actions of the log.
  public func replay<Request>(with reducer: Reducer<State, Action, Request>) -> State {
    var state = initial
    for entry in entries { _ = reducer.reduce(&state, entry.action) }
    return state
  }

  /// Adds a line to the last action, such as the bodies that were evaluated for it. Without an action it does nothing.
  ///
  ///     store.log?.addNote("bodies: Row 1")
  public mutating func addNote(_ line: String) {
    guard !entries.isEmpty else { return }
    entries[entries.count - 1].notes.append(line)
  }

  /// One line for each action, followed by its changes, its effects and its notes, indented.
  public var text: String {
    var text = ""
    for (index, entry) in entries.enumerated() {
      text += "\(index + 1). \(stableText(of: entry.action))\n"
      for change in entry.changes { text += "   \(change)\n" }
      for line in entry.effects + entry.notes { text += "   \(line)\n" }
    }
    return text
  }

  mutating func begin(_ action: Action, from old: State, to new: State) {
    entries.append(Entry(action: action, changes: old == new ? [] : stateChanges(from: old, to: new)))
  }

  mutating func note(_ effect: String) {
    guard !entries.isEmpty else { return }
    entries[entries.count - 1].effects.append(effect)
  }

  mutating func countNotifications(_ count: Int) {
    guard !entries.isEmpty else { return }
    entries[entries.count - 1].notifications += count
  }
}

extension ActionLog: Sendable where State: Sendable, Action: Sendable {}
extension ActionLog.Entry: Sendable where State: Sendable, Action: Sendable {}
