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
      MultiDatePicker ColorPicker PhotosPicker ShareLink PasteButton EditButton RenameButton SignInWithAppleButton
      OutlineGroup ControlGroup Map Chart VideoPlayer WebView TimelineView PhaseAnimator
      KeyframeAnimator GlassEffectContainer
      """
    ),
    ("a form is a 'list' of sections: 'list: [{ section: … }]' with 'style: insetGrouped'", "Form"),
    ("a label beside its value is 'hstack: [{ text: … }, spacer, { text: … }]'", "LabeledContent"),
    ("a box around elements is a 'vstack' with 'padding' and 'background'", "GroupBox"),
    ("what is shown in place of content is a 'vstack' of an icon and texts", "ContentUnavailableView"),
    (
      "an action is given the size of an element by 'onGeometryChange: content.onMeasure(width)'; state keeps it",
      "GeometryReader GeometryProxy"
    ),
    (
      "a component is as large as its content and its frame; a layout of its own is written in Swift",
      "Layout AnyLayout ViewDimensions ProposedViewSize"
    ),
    (
      "a view that reads or sets the position of a scroll view is written in Swift: 'swift: …'",
      "ScrollViewReader ScrollViewProxy ScrollPosition"
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
      "AppStorage SceneStorage Query Model ModelContext SwiftData CoreData UserDefaults FetchRequest"
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
    ("a span of time is of type Duration", "TimeInterval"),
    ("numbers are of type Int or Double, and points of type Length", "Float Decimal UInt Int64 NSNumber"),
    ("text is of type String, also of one letter; so is an id that is no Int", "Character UUID Substring NSString"),
    ("bytes are no value of a spec; pictures are of type Image, or of type URL for 'remoteImage'", "Data"),
    (
      "a spec has the functions that 'facet ls grammar' and docs/language/values.md list; another value is computed in "
        + "Swift and handed over as a parameter",
      """
      filter reduce sort sorted flatMap compactMap split round floor ceil sqrt pow hypot sin cos tan asin acos atan
      atan2 zip regex Regex NSRegularExpression NSPredicate
      """
    ),
    (
      "a date that says how long ago it is changes while it is shown: take the text as a parameter of type String, which the "
        + "app updates; 'formatted(date, abbreviated, omitted)' says the day",
      "relative RelativeDateTimeFormatter timeAgo"
    ),
    (
      "a date or a number is written for the reader by 'formatted(date, abbreviated, shortened)' or 'formatted(number, "
        + "percent)'",
      "DateFormatter NumberFormatter FormatStyle"
    ),
    (
      "text that is typed goes into state, and an effect of a screen searches for it in the app, which waits, and drops an "
        + "earlier search",
      "debounce throttle"
    ),
    ("values are in an Array; two that belong together are a struct of 'types:'", "Dictionary Set OrderedSet"),
    (
      "a type is declared under 'types:': a mapping of fields is a struct, a list of names an enum", "struct enum tuple"
    ),
    (
      "a value that the component keeps is under 'state:', one that is computed under 'content:', and a name for one in a body "
        + "is 'let'",
      "var static lazy"
    ),
    ("what a component does is an action, under 'actions:'; a view or a style can be written in Swift", "func init"),
    ("a spec refers to components, types and tokens of the project by name, and imports nothing", "import"),
    (
      "conformances are generated: a struct with an 'id' is Identifiable, and every one is Hashable that has no text of type LocalizedText",
      "protocol extension Codable Encodable Decodable CodingKeys Hashable Equatable Comparable Identifiable Sendable"
    ),
    (
      "what takes time or leaves the view is an effect of a screen, under 'effects:', which the app performs in Swift; "
        + "an element runs an action later with 'task: { after: 2s, do: … }'",
      "Task MainActor Timer URLSession DispatchQueue NotificationCenter Combine Publisher async await actor"
    ),
    ("a column or row of a lazy grid is an item of its key: 'columns: [{ flexible: { min: 80 } }]'", "GridItem"),
    (
      "a view tells those around it nothing but by an action: 'onGeometryChange: content.onMeasure(width)'",
      "PreferenceKey"
    ),
    (
      "a view of UIKit or AppKit is wrapped in a view in Swift, and stands in a body as 'swift: …'",
      "UIViewRepresentable UIViewControllerRepresentable NSViewRepresentable"
    ),
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
