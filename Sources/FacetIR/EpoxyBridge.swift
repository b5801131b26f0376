/// How a component is shown as an item of an Epoxy list.
package struct EpoxyBridge: Hashable, Sendable {
  /// Which items may show their view in the same host.
  package enum Reuse: String, Sendable {
    /// All items with the same type of view. The state of a view ends when its host shows another item.
    case reusable
    /// Those with the same data ID. State lasts as long as the list, and so does the host.
    case unique
  }

  package var reuse: Reuse
  /// Whether the component changes its height by itself, so that its item is measured again when it does.
  package var resizes: Bool

  package init(reuse: Reuse = .reusable, resizes: Bool = false) {
    self.reuse = reuse
    self.resizes = resizes
  }
}
