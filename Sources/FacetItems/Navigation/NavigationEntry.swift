/// A model of a navigation stack with its screen.
@MainActor struct NavigationEntry<Screen: AnyObject> {
  let model: NavigationModel<Screen>
  /// Nil while the model makes none.
  var screen: Screen?
  /// What the interface has in its stack for the screen.
  var wrapped: Screen?

  func isOne(of screens: Set<ObjectIdentifier>) -> Bool {
    wrapped.map { screens.contains(ObjectIdentifier($0)) } ?? false
  }

  /// Calls the callbacks of a stack that has become another one.
  static func notify(from before: [Self], to after: [Self]) {
    let (before, after) = (before.filter { $0.screen != nil }, after.filter { $0.screen != nil })
    let places = places(of: before, in: after)
    for (entry, place) in zip(before, places) where place == nil {
      entry.model.remove()
      for callback in entry.model.didRemove { callback() }
    }
    let staying = Set(places.compactMap(\.self))
    for (place, entry) in after.enumerated() where !staying.contains(place) {
      if let screen = entry.screen { for callback in entry.model.didAdd { callback(screen) } }
    }
    // The place of the former top, if it is still there.
    let top = places.last ?? nil
    if let top, top == after.count - 1 { return }
    if let hidden = before.last {
      for callback in (top.map { after[$0] } ?? hidden).model.didHide { callback() }
    }
    if let shown = after.last, let screen = shown.screen { for callback in shown.model.didShow { callback(screen) } }
  }

  /// For each entry, the place of the other with its screen, or else with its identifier; nil if there is none.
  private static func places(of before: [Self], in after: [Self]) -> [Int?] {
    var screens: [ObjectIdentifier: Int] = [:]
    for (place, entry) in after.enumerated() {
      if let screen = entry.wrapped { screens[ObjectIdentifier(screen)] = place }
    }
    var places = before.map { entry in entry.wrapped.flatMap { screens[ObjectIdentifier($0)] } }
    let taken = Set(places.compactMap(\.self))
    // Reversed, so that the first is taken from the end.
    let untaken = after.indices.reversed().filter { !taken.contains($0) }
    var others = Dictionary(grouping: untaken) { after[$0].model.dataID }
    for (index, entry) in before.enumerated() where places[index] == nil {
      places[index] = others[entry.model.dataID]?.popLast()
    }
    return places
  }
}
