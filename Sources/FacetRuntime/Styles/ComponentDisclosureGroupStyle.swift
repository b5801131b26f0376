#if !os(tvOS) && !os(watchOS) || FACET_UI
  /// The look of the disclosure groups of generated components, on all platforms: a header with a chevron at its
  /// trailing edge, above the content.
  ///
  ///     DisclosureGroup(isExpanded: $isExpanded) { Text("Rules") } label: { Text("House rules") }
  ///       .disclosureGroupStyle(.component)
  ///
  /// VoiceOver reads the state as the value "Expanded" or "Collapsed", which the String Catalog of the app can translate, or
  /// as the texts that are given, because SwiftUI has no API for a state that the system translates.
  public struct ComponentDisclosureGroupStyle: DisclosureGroupStyle {
    private let states: (expanded: Text, collapsed: Text)?

    public nonisolated init() { states = nil }

    public nonisolated init(expanded: Text, collapsed: Text) { states = (expanded, collapsed) }

    public func makeBody(configuration: Configuration) -> some View {
      let isExpanded = configuration.$isExpanded
      let value = configuration.isExpanded ? states?.expanded : states?.collapsed
      DisclosureRows(isExpanded: configuration.isExpanded, value: value) {
        Button {
          isExpanded.wrappedValue.toggle()
        } label: {
          DisclosureHeader(isExpanded: configuration.isExpanded) { configuration.label }
        }
        .buttonStyle(.component)
      } content: {
        configuration.content
      }
    }
  }

  extension DisclosureGroupStyle where Self == ComponentDisclosureGroupStyle {
    public static var component: ComponentDisclosureGroupStyle { ComponentDisclosureGroupStyle() }

    /// The same with other words for VoiceOver.
    ///
    ///     .disclosureGroupStyle(.component(expanded: Text("Open"), collapsed: Text("Closed")))
    public static func component(expanded: Text, collapsed: Text) -> ComponentDisclosureGroupStyle {
      ComponentDisclosureGroupStyle(expanded: expanded, collapsed: collapsed)
    }
  }
#endif

/// The header of a disclosure group, and its content while it is expanded.
package nonisolated struct DisclosureRows<Header: View, Content: View>: _NonisolatedView {
  private let isExpanded: Bool
  private let value: Text
  private let header: Header
  private let content: Content

  /// - Parameter value: What VoiceOver says about the header; nil for the words of the runtime.
  package init(
    isExpanded: Bool, value: Text? = nil, @ViewBuilder header: () -> Header, @ViewBuilder content: () -> Content
  ) {
    self.isExpanded = isExpanded
    self.value = value ?? Text(isExpanded ? "Expanded" : "Collapsed")
    self.header = header()
    self.content = content()
  }

  package var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      header.accessibilityValue(value)
      if isExpanded { content }
    }
  }
}

/// The label of a disclosure group with its chevron.
package nonisolated struct DisclosureHeader<Label: View>: _NonisolatedView {
  private let isExpanded: Bool
  private let label: Label

  package init(isExpanded: Bool, @ViewBuilder label: () -> Label) {
    self.isExpanded = isExpanded
    self.label = label()
  }

  package var body: some View {
    HStack(spacing: 8) {
      label.frame(maxWidth: .infinity, alignment: .leading)
      Image(systemName: isExpanded ? "chevron.down" : "chevron.forward").accessibilityHidden(true)
    }
  }
}
