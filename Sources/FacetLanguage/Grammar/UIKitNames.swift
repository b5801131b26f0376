/// Names of UIKit and AppKit, and what a spec has in their place. `facet explain` answers them.
package enum UIKitNames {
  /// The elements that draw what this view does: those of SwiftUI's view of the same name, if there is one.
  ///
  ///     UIKitNames.elements(for: "UIDatePicker")  // ["datePicker"]
  package static func elements(for view: String) -> [String] {
    guard let name = name(of: view) else { return [] }
    if let elements = elements[name] { return elements }
    let found = SwiftNames.elements(for: name)
    return found.isEmpty && name.hasSuffix("View") ? SwiftNames.elements(for: String(name.dropLast(4))) : found
  }

  /// What to write in place of another name; nil for one that is not of UIKit or AppKit.
  package static func wayOut(of name: String) -> String? {
    guard let name = self.name(of: name) else { return nil }
    return groups.first { $0.names.contains { name.hasSuffix($0) } }?.help
      ?? "a view of UIKit is wrapped in a view in Swift, and stands in a body as 'swift: …'"
  }

  /// The views that have another name than in SwiftUI.
  private static let elements = [
    "Label": ["text"], "Switch": ["toggle"], "StackView": ["hstack", "vstack"], "TableView": ["list"],
    "CollectionView": ["list", "lazyVGrid"], "TextView": ["textEditor"], "ActivityIndicatorView": ["progress"],
    "SegmentedControl": ["picker"],
  ]

  /// Each way out with the ends of the names that it is for, the longest first.
  private static let groups: [(help: String, names: [String])] = [
    (
      "a question is the modifier 'alert', and a choice among actions 'confirmationDialog'",
      ["AlertController", "AlertAction"]
    ),
    ("a search field in the navigation bar is the modifier 'searchable'", ["SearchController", "SearchBar"]),
    ("pulling down a scroll view is the modifier 'refreshable'", ["RefreshControl"]),
    (
      "the navigation bar of a component is described by 'navigationTitle' and 'toolbar', and that of a screen by 'bars:'",
      ["NavigationBar", "NavigationItem", "BarButtonItem", "Toolbar"]
    ),
    ("a component is a view of UIKit too, with 'uiView:'", ["HostingController", "HostingConfiguration"]),
    (
      "screens and their navigation are those of an app: *.screen.yaml, with 'tabs:' and 'routes:' in app.yaml",
      ["ViewController", "NavigationController", "TabBarController", "TabBar"]
    ),
    (
      "gestures are the modifiers 'onTap', 'onLongPress' and 'drag'",
      ["GestureRecognizer"]
    ),
    ("a font is a text style: 'textStyle: text.body', or 'font: headline'", ["Font", "FontMetrics", "FontDescriptor"]),
  ]

  /// `DatePicker` of `UIDatePicker`; nil for a name without the prefix.
  private static func name(of view: String) -> String? {
    guard view.hasPrefix("UI") || view.hasPrefix("NS"), view.dropFirst(2).first?.isUppercase == true else { return nil }
    return String(view.dropFirst(2))
  }
}
