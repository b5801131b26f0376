/// Names of SwiftUI that are no modifiers: its views, property wrappers, types and macros, and what a spec has in their
/// place. `facet explain` answers them.
package enum SwiftNames {
  /// The elements that draw what this view does; none if there is none.
  ///
  ///     SwiftNames.elements(for: "LazyVStack")  // ["lazyVStack"]
  package static func elements(for view: String) -> [String] {
    if let elements = elements[view] ?? runtime[view] { return elements }
    let spelled = [view.prefix(1).lowercased() + view.dropFirst(), view.lowercased()]
    let element = spelled.first { name in ElementKind.all.contains { $0.principal.key.text == name } }
    return element.map { [$0] } ?? []
  }

  /// What to write in place of another name; nil for an unknown one.
  package static func wayOut(of name: String) -> String? { waysOut[name] }

  /// All names with an answer of their own.
  package static var names: [String] { (Array(waysOut.keys) + elements.keys + runtime.keys).sorted() }

  /// Whether the view is of the runtime, not of SwiftUI.
  package static func isOfRuntime(_ view: String) -> Bool { runtime[view] != nil }

  private static let elements = [
    "ForEach": ["each"], "ScrollView": ["scroll"], "ProgressView": ["progress"], "Image": ["icon", "image"],
    "AsyncImage": ["remoteImage"],
  ]

  private static let runtime = ["FlowLayout": ["flow"], "RemoteImage": ["remoteImage"]]

  private static let waysOut: [String: String] = {
    var ways: [String: String] = [:]
    for (help, names) in groups {
      for name in names.utf8.split(whereSeparator: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }) {
        // Views that the language has by now are excluded.
        let name = String(Substring(name))
        if elements(for: name).isEmpty { ways[name] = help }
      }
    }
    return ways
  }()

  /// Each way out with the names that it is for.
  private static let groups: [(help: String, names: String)] = [
    (
      "a shape is the element 'shape', as in 'shape: circle', with 'fill' and 'stroke'",
      "Circle Capsule Rectangle Ellipse RoundedRectangle UnevenRoundedRectangle ContainerRelativeShape Shape InsettableShape"
    ),
    ("a path is drawn by a view in Swift: 'swift: …'", "Path Canvas GraphicsContext AnyShape"),
    ("a table is a 'grid', or 'each' in a 'list'", "Table TableColumn"),
    (
      "navigation is that of an app: 'tabs:' and 'routes:' in app.yaml",
      """
      NavigationStack NavigationLink NavigationView NavigationSplitView NavigationPath TabView Tab
      App Scene WindowGroup
      """
    ),
    (
      "the language has no such view: a component draws it with others, or in Swift, as 'swift: …'",
      """
      MultiDatePicker ColorPicker PhotosPicker ShareLink PasteButton EditButton RenameButton SignInWithAppleButton Form
      LabeledContent OutlineGroup GroupBox ControlGroup Map Chart VideoPlayer WebView TimelineView PhaseAnimator
      KeyframeAnimator GlassEffectContainer ContentUnavailableView
      """
    ),
    (
      "an action is given the size of an element by 'onGeometryChange: content.onMeasure(width)'; state keeps it",
      "GeometryReader GeometryProxy"
    ),
    (
      "a component is as large as its content and its frame; a layout of its own is written in Swift",
      "ScrollViewReader Layout AnyLayout ViewDimensions ProposedViewSize"
    ),
    (
      "a drag is 'drag: { onChanged: content.onMove(drag.translation.width) }', a tap is 'onTap', a long press "
        + "'onLongPress'; a view with another gesture is written in Swift: 'swift: …'",
      "DragGesture TapGesture LongPressGesture MagnifyGesture RotateGesture SpatialTapGesture Gesture"
    ),
    (
      "the role of a button is a part of it: 'button: content.remove' with 'role: destructive'; alerts and menus show it",
      "ButtonRole"
    ),
    (
      "the heights of a sheet are a part of it: 'sheet: { isPresented: content.isOpen, detents: [medium, large], content: … }'",
      "PresentationDetent"
    ),
    (
      "a sheet is closed by the state that presents it: 'actions: { close: isOpen = false }'",
      "DismissAction"
    ),
    (
      "an item of a toolbar has a placement and elements: 'toolbar: [{ placement: confirmationAction, content: … }]'",
      "ToolbarItem ToolbarItemGroup ToolbarItemPlacement ToolbarContent"
    ),
    ("leave the element out, under a condition: 'if: …'", "EmptyView"),
    ("a body is of elements, whose types are never written", "AnyView TupleView ModifiedContent EquatableView"),
    (
      "what views share is a component: 'component: Name', with 'styles:' for its looks",
      "ViewModifier ButtonStyle PrimitiveButtonStyle ToggleStyle LabelStyle ProgressViewStyle TextFieldStyle"
    ),
    (
      "slots are parameters of type View: 'parameters: { trailing: View }', or 'row: View<Row>' for a value",
      "ViewBuilder"
    ),
    ("state of a component is declared under 'state:', and that of a screen too", "State StateObject GestureState"),
    (
      "a component takes values under 'parameters:'; what a model holds is the state of a screen, in a *.screen.yaml",
      "ObservedObject ObservableObject Observable Bindable EnvironmentObject Published"
    ),
    (
      "the environment is read in expressions, as in 'environment.colorScheme', and set in 'variants:'",
      "Environment EnvironmentValues EnvironmentKey Entry ColorScheme DynamicTypeSize LayoutDirection"
    ),
    (
      "what is stored is the app's: a screen asks for it by an effect, under 'effects:'",
      "AppStorage SceneStorage Query"
    ),
    ("focus is state of type Focus, as in 'state: { isFocused: Focus }', with the modifier 'focused'", "FocusState"),
    (
      "the element that VoiceOver is on is state of type AccessibilityFocus, with 'accessibilityFocused'",
      "AccessibilityFocusState"
    ),
    ("a value of the focused view belongs to the app", "FocusedValue"),
    ("a length that follows the reader's text size is 'scaled(24, body)'", "ScaledMetric"),
    ("a body has a namespace of its own: 'matchedGeometry: { id: … }'", "Namespace"),
    ("each of the 'variants:' is a preview", "Preview Previewable PreviewProvider PreviewModifier"),
    ("points are of type Length", "CGFloat"),
    ("edges are of type Insets: 'padding: { horizontal: 12, top: 4 }'", "EdgeInsets"),
    ("angles are numbers of degrees: 'rotation: 45'", "Angle"),
    ("optional values have a question mark: 'String?'; a condition unwraps them: 'if: let note = …'", "Optional"),
    ("a closure is of type Action, or of Action<String> if it takes a value", "Void Closure"),
    ("text in the reader's language is of type LocalizedText", "LocalizedStringKey LocalizedStringResource"),
    (
      "text with styles and links in it is a list: 'text: [\"From \", { text: content.price, bold: true }]'",
      "AttributedString"
    ),
    ("text is of type String", "StringProtocol"),
    ("colors are tokens: 'color: color.action'", "UIColor ShapeStyle HierarchicalShapeStyle Material"),
    (
      "a gradient is a token of type 'gradient', as in 'fill: gradient.dusk'",
      "LinearGradient RadialGradient AngularGradient"
    ),
    ("statements of an action are animated by 'animated: { curve: spring, do: … }'", "withAnimation"),
    (
      "a change of a value is animated by 'animation: { curve: spring, value: content.isOpen }', and an element appears by "
        + "'transition:'; how screens follow each other is in a *.transition.yaml",
      "Animation Transaction AnyTransition Transition"
    ),
  ]
}
