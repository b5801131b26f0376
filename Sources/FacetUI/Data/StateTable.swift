/// The states of a host's views. States that a drawing does not use are discarded at its end.
final class StateTable {
  let identities = IdentityTable()
  let fields: DynamicFields
  private var kept: [StateKey: AnyObject] = [:]
  private var met: [StateKey: AnyObject] = [:]

  init(fields: DynamicFields) {
    self.fields = fields
  }

  func location<Value>(for key: StateKey, initialValue: Value) -> StateLocation<Value> {
    if let location = (met[key] ?? kept[key]) as? StateLocation<Value> {
      met[key] = location
      return location
    }
    let location = StateLocation(initialValue)
    met[key] = location
    return location
  }

  func endDrawing() {
    swap(&kept, &met)
    met.removeAll(keepingCapacity: true)
  }
}

/// The identity of a state: that of its view, and its offset in the view.
struct StateKey: Hashable {
  let view: Identity
  let offset: Int
}
