import SwiftUI

/// Words to search for, and a way to clear them.
struct SearchField: View {
  private let prompt: String
  @Binding private var query: String
  private let clearTitle: String
  private let onSearch: @MainActor () -> Void

  @Environment(\.searchFieldAppearance) private var appearance

  init(
    _ prompt: String, query: Binding<String>, clearTitle: String = "Clear text",
    onSearch: @escaping @MainActor () -> Void
  ) {
    self.prompt = prompt
    _query = query
    self.clearTitle = clearTitle
    self.onSearch = onSearch
  }

  var body: some View {
    HStack(spacing: Space.s) {
      Image(systemName: "magnifyingglass")
        .foregroundStyle(appearance.tint)
        .accessibilityHidden(true)
      TextField(prompt, text: $query)
        .onSubmit(onSearch)
        .accessibilityAddTraits(.isSearchField)
        // Before the button, which is taller and so begins above it.
        .accessibilitySortPriority(1)
      if !query.isEmpty {
        IconButton("xmark.circle.fill", label: clearTitle) { query = "" }
          .iconButtonAppearance(IconButtonAppearance(tint: appearance.tint))
      }
    }
    .font(appearance.font)
    .padding(appearance.insets)
    .frame(minHeight: appearance.minHeight)
    .background {
      RoundedRectangle(cornerRadius: appearance.cornerRadius)
        .fill(appearance.surface)
        .strokeBorder(appearance.outline)
    }
    .accessibilityElement(children: .contain)
  }
}

// MARK: - Appearance

struct SearchFieldAppearance: Sendable {
  var insets = EdgeInsets(top: 0, leading: Space.l, bottom: 0, trailing: Space.xs)
  var font = Typeface.body
  var tint = Palette.secondary
  var surface = Palette.sunken
  var outline = Palette.sunken
  var cornerRadius = Radius.control
  var minHeight = Size.touch

  static let regular = SearchFieldAppearance()

  /// On top of a page or a map, where it is the first thing to use.
  static let prominent = SearchFieldAppearance(
    surface: Palette.raised, outline: Palette.outline, cornerRadius: 28, minHeight: 56)
}

private struct SearchFieldAppearanceKey: EnvironmentKey {
  static let defaultValue = SearchFieldAppearance.regular
}

extension EnvironmentValues {
  fileprivate var searchFieldAppearance: SearchFieldAppearance {
    get { self[SearchFieldAppearanceKey.self] }
    set { self[SearchFieldAppearanceKey.self] = newValue }
  }
}

extension View {
  func searchFieldAppearance(_ appearance: SearchFieldAppearance) -> some View {
    environment(\.searchFieldAppearance, appearance)
  }
}

// MARK: - Previews

struct SearchField_Previews: PreviewProvider {
  private static func field(_ query: String) -> SearchField {
    SearchField("Where to?", query: .constant(query)) {}
  }

  static var previews: some View {
    Group {
      field("")
        .previewDisplayName("Empty")
      field("Lisbon")
        .previewDisplayName("With words")
      field("")
        .searchFieldAppearance(.prominent)
        .previewDisplayName("Prominent")
      field("Porto")
        .searchFieldAppearance(.prominent)
        .previewDisplayName("Prominent, with words")
      field("")
        .disabled(true)
        .previewDisplayName("Disabled")
    }
    .frame(width: 320)
    ForEach([DynamicTypeSize.large, .accessibility3], id: \.self) { size in
      ForEach([LayoutDirection.leftToRight, .rightToLeft], id: \.self) { direction in
        field("Lisbon")
          .frame(width: 320)
          .environment(\.dynamicTypeSize, size)
          .environment(\.layoutDirection, direction)
          .previewDisplayName("Matrix")
      }
    }
  }
}
