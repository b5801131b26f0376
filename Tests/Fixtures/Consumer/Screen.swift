import DesignSystem
import FacetRuntime

/// Call sites as a person writes them.
struct Screen: View {
  @State private var guests = 2
  @State private var isOn = false
  let isWide: Bool
  let onClose: @MainActor () -> Void

  var body: some View {
    VStack(spacing: 0) {
      Panel { Text(verbatim: "main") }
      Panel {
        Text(verbatim: "main")
      } footer: {
        Text(verbatim: "footer")
      }
      Panel {
        ListRow(title: "Guests", onTap: onClose) {
          NumericStepper("Guests", value: $guests, in: 0...9)
        }
      } footer: {
        ToggleRow("Pets", isOn: $isOn)
      }
      .panelStyle(CardPanelStyle(tint: .red))
      NavigationBar("Rooms")
      NavigationBar("Rooms") { Text(verbatim: "leading") }
      NavigationBar("Rooms", trailing: { Text(verbatim: "trailing") })
    }
    .listRowStyle(.compactRow(spacing: 8))
    .listRowStyle(isWide ? CompactRowStyle() : .compactRow)
    .listRowStyle(style)
    .toggleRowStyle(LinkToggleRowStyle())
    .onRefresh(perform: onClose)
    .task(after: .seconds(60), perform: onClose)
  }

  private var style: any ListRowStyle { isWide ? DefaultListRowStyle(iconSize: 20) : CompactRowStyle() }
}
