public import FacetRuntime
public import FacetServerDriven

/// The components that a server sends for a slot. Without any, the slot is empty.
///
///     Panel(header: { ServerSlot(payload.header) { component($0) } })
public struct ServerSlot<Content: ServerContent, Component: View>: SlotView {
  private let components: [ServerComponent<Content>]
  private let component: (ServerComponent<Content>) -> Component

  public init(
    _ components: [ServerComponent<Content>],
    @ViewBuilder component: @escaping (ServerComponent<Content>) -> Component
  ) {
    self.components = components
    self.component = component
  }

  public var isGiven: Bool { !components.isEmpty }

  public var body: some View { ForEach(components, content: component) }
}
