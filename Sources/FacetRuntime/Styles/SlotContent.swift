/// A view that stands for the content of a slot, such as `ListRowStyleContent.Trailing`.
public protocol SlotView: View {
  /// Whether the caller has filled the slot.
  var isGiven: Bool { get }
}

/// The content of a slot, as a component holds it.
///
///     self.trailing = SlotContent(trailing())
///
/// A slot is empty if its content is an `EmptyView`, or another slot that is empty. Anything else fills it, also an `if`
/// that shows nothing.
public nonisolated struct SlotContent: SlotView {
  public let isGiven: Bool
  let view: AnyView

  package init(_ view: some View, isGiven: Bool) {
    self.view = AnyView(view)
    self.isGiven = isGiven
  }

  public var body: some View { view }
}

extension SlotContent: _NonisolatedView {}
