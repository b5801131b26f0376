/// The states of a host's views. States that a drawing does not use are discarded at its end.
final class StateTable {
  let identities = IdentityTable()
  let fields: DynamicFields
  let subtrees = KeptSubtrees()
  private var kept: [StateKey: AnyObject] = [:]
  private var met: [StateKey: AnyObject] = [:]

  init(fields: DynamicFields) {
    self.fields = fields
  }

  func location<Value>(for key: StateKey, initialValue: Value) -> StateLocation<Value> {
    let known = (met[key] ?? kept[key]) as? StateLocation<Value>
    let location = known ?? StateLocation(initialValue, readBy: subtrees)
    keep(location, at: key)
    subtrees.note(location, at: key)
    return location
  }

  func keep(_ location: AnyObject, at key: StateKey) { met[key] = location }

  func endDrawing() {
    swap(&kept, &met)
    met.removeAll(keepingCapacity: true)
    subtrees.endDrawing()
  }
}

/// The identity of a state: that of its view, and its offset in the view.
struct StateKey: Hashable {
  let view: Identity
  let offset: Int
}
