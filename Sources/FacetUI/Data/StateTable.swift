/// Every state of a host's views. What a drawing does not meet is dropped at its end.
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

/// Which state: the view that it is in, and where in the view.
struct StateKey: Hashable {
  let view: Identity
  let offset: Int
}
