import DesignSystem
import FacetRuntime

/// A style as a person writes it: no annotations, and all that a style may hold.
struct CompactRowStyle: ListRowStyle {
  @Environment(\.isEnabled) private var isEnabled
  @State private var isHighlighted = false
  var spacing: CGFloat = 4

  func body(content: ListRowStyleContent) -> some View {
    if isEnabled {
      HStack(spacing: spacing) {
        Text(content.title)
          .bold(isHighlighted)
        Trailing(content: content.trailing)
      }
      .onTapGesture {
        isHighlighted.toggle()
        content.onTap?()
      }
    } else {
      EmptyView()
    }
  }
}

/// A slot has a type that can be named, as that of SwiftUI's `LabelStyleConfiguration.Title` can.
private struct Trailing: View {
  let content: ListRowStyleContent.Trailing

  var body: some View { content.padding(2) }
}

extension ListRowStyle where Self == CompactRowStyle {
  static var compactRow: CompactRowStyle { CompactRowStyle() }

  static func compactRow(spacing: CGFloat) -> CompactRowStyle { CompactRowStyle(spacing: spacing) }
}

/// One that draws its component again, and can be compared.
struct CardPanelStyle: PanelStyle, Equatable {
  var tint: Color

  func body(content: PanelStyleContent) -> some View {
    Panel {
      content.main
    } header: {
      content.header.foregroundStyle(tint)
    }
    .background(tint)
  }
}

/// Content whose fields can all be compared can be compared.
struct Same<Value: Equatable> {}
typealias SameAvatar = Same<AvatarStyleContent>

/// One that writes through a binding of the content.
struct LinkToggleRowStyle: ToggleRowStyle {
  func body(content: ToggleRowStyleContent) -> some View {
    Button {
      content.isOn.toggle()
    } label: {
      Text(content.title)
    }
  }
}
