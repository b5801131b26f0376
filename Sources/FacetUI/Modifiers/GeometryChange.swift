nonisolated extension View {
  /// Runs an action with a value of the view's geometry when it is first laid out, and whenever the value changes.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    drawn { $0.geometry(of: transform, action, $1) }
  }
}

extension _Evaluator {
  package func geometry<T: Equatable>(
    of transform: @escaping (GeometryProxy) -> T, _ action: @escaping (T) -> Void, _ content: () -> Void
  ) {
    tree.hasGeometry = true
    let reader = GeometryReading(identity: identity) { proxy, last in
      let value = transform(proxy)
      return value == last as? T ? nil : (value, { action(value) })
    }
    use(ControlUse(geometry: reader), content)
  }
}

/// A value of a view's geometry, and an action that runs when it changes.
struct GeometryReading {
  let identity: Identity
  /// The value and the call of the action; nil if the value is the last one.
  let change: (_ proxy: GeometryProxy, _ last: Any?) -> (value: Any, perform: () -> Void)?
}

/// The values of geometry that the actions of a host were last given.
final class GeometryTable {
  private struct Key: Hashable {
    let view: Identity
    /// The index among several readings of one view, outermost first.
    let number: Int
  }

  private var values: [Key: Any] = [:]

  /// The actions for values that have changed. Values of views that are no longer drawn are discarded.
  func changes(in layout: LayoutEngine) -> [() -> Void] {
    var (kept, counts): ([Key: Any], [Identity: Int]) = ([:], [:])
    var actions: [() -> Void] = []
    for (index, node) in layout.tree.nodes.enumerated() {
      guard let reading = node.use?.geometry else { continue }
      let key = Key(view: reading.identity, number: counts[reading.identity, default: 0])
      counts[reading.identity, default: 0] += 1
      if let change = reading.change(GeometryProxy(rect: layout.rects[index]), values[key]) {
        kept[key] = change.value
        actions.append(change.perform)
      } else {
        kept[key] = values[key]
      }
    }
    values = kept
    return actions
  }
}
