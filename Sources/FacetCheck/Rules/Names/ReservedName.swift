package import FacetDiagnostics
import FacetLanguage
import FacetText

extension DiagnosticKind {
  package static let reservedName = DiagnosticKind(
    "name/reserved", .error, "Reserved name",
    explanation: """
      Some names are reserved by the generated Swift: 'body' in a view, 'String' and 'View' in every file, \
      'main.swift' as a file. Others are reserved by the expression language: 'content', 'style' and 'environment' are \
      namespaces. Swift keywords are allowed; the generated code escapes them.

          component: Text        # wrong: hides SwiftUI's Text, unless the project has a typePrefix
          component: Paragraph   # right

          parameters:
            body: String         # wrong: every view has a 'body'
            message: String      # right
      """)
}

extension Diagnostic {
  static func reservedName(
    _ name: Located<String>, what: String, reason: String, help: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .reservedName, at: name.span,
      "'\(escapedForDisplay(name.value))' cannot be the name of \(article(what)) \(what): \(reason)", help: help)
  }
}

/// Reserved names, grouped by their position in the generated Swift.
enum ReservedNames {
  /// Words that Swift rejects as names even in backticks.
  static let impossible: Set<String> = ["Type", "Protocol", "self", "Self", "init", "_", "super"]

  /// The cases of an optional: where one is expected, `.none` is not the member of the type in it.
  static let optionalCases: Set<String> = ["none", "some"]

  /// Modules that an app imports together with the design system, and SwiftPM's name for an executable's main module.
  static let modules: Set<String> = [
    "AppKit", "Combine", "CoreGraphics", "Foundation", "Observation", "UIKit", "XCTest", "main",
  ]

  /// The namespaces of expressions.
  static let namespaces = Set(ReservedWord.words(.namespace))

  /// The keywords of expressions.
  static let expressionWords = Set(ReservedWord.words(.keyword))

  /// Types that the generated code refers to, and well-known types of Swift and SwiftUI. A test compares the list with
  /// the runtime and the emitter's output.
  static let types: Set<String> = named.union(RecordID.allCases.flatMap { [$0.type.name, $0.type.swiftName] })

  private static let named: Set<String> = [
    "AXCustomContent", "AccessibilityCustomContentKey", "AccessibilityFocusState", "AccessibilityNotification",
    "AccessibilityTraits", "Action", "ActionSender", "Alert", "Alignment", "Angle", "Animation", "Any", "AnyHashable",
    "AnyObject", "AnyView", "App", "AppNavigation", "AppNavigationView", "AppVersion", "Array", "Axis",
    "BackgroundStyle", "Binding", "BindingOrState", "Body", "Bool", "BorderStyle", "BoundsValue", "Bundle", "Button",
    "ButtonStyle", "CGFloat", "CGSize", "Canvas", "Capsule", "Character", "Circle", "ClosedRange", "Codable", "Color",
    "ColorScheme", "ColorSchemeContrast", "ComponentButtonStyle", "ComponentCatalog", "ComponentDisclosureGroupStyle",
    "Content", "ContentVariant", "ContentVariants", "ContentVariantsBuilder", "ControlGroup", "ControlGroupStyle",
    "Data", "Date", "DatePicker", "DatePickerStyle", "DesignBorder", "DesignBounds", "DesignEasing", "DesignIcon",
    "DesignServerContent", "DesignServerView", "DesignTextStyle", "DesignThemeName", "Dictionary", "DisclosureGroup",
    "DisclosureGroupStyle", "Divider", "Double", "Duration", "DynamicProperty", "DynamicTypeSize", "Easing",
    "EffectHandler", "EffectID", "EffectPolicy", "EffectRunner", "Effects", "Element", "Ellipse", "EmptyView",
    "Environment", "EnvironmentKey", "EnvironmentValues", "EpoxySwiftUIHostingView", "Equatable", "Error",
    "FacetMotion", "FacetMotionViews", "FacetRuntime", "FacetServerDriven", "FacetServerDrivenViews", "FacetShell",
    "FacetShellViews", "FacetStore", "FacetSupport", "FacetUI", "FacetVariants", "FeedCard", "FeedSettings",
    "FillStyle", "FlexibleViewStyle", "Float", "FlowLayout", "FocusState", "ForEach", "ForegroundStyle", "Form",
    "FormStyle", "Gauge", "GaugeStyle", "Gradient", "Grid", "GridItem", "GridRow", "Group", "GroupBox", "GroupBoxStyle",
    "HStack", "Hashable", "HorizontalAlignment", "Icon", "IconTab", "Identifiable", "Image", "ImageLoader", "ImagePlan",
    "IndexViewStyle", "Int", "ItemModel", "Label", "LabelStyle", "LabeledContent", "LabeledContentStyle", "LabeledTab",
    "Layout", "LayoutDirection", "LayoutDrag", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "Length", "Link",
    "List", "ListElementID", "ListStyle", "Locale", "LocalizedStringResource", "MainActor", "MalformedPayload", "Menu",
    "MenuStyle", "MotionIdentifier", "Namespace", "NavigationLink", "NavigationSplitViewStyle", "NavigationStack",
    "NavigationViewStyle", "Never", "Optional", "Path", "PayloadReader", "PayloadWriter", "Picker", "PickerStyle",
    "PreviewProvider", "ProgressView", "ProgressViewStyle", "Range", "Rectangle", "Reducer", "RegisteredPayload",
    "RemoteImage", "RemoteImagePhase", "ResolvedStyle", "Result", "RevealableSecureField", "RoundedRectangle",
    "RoutingRunner", "ScaledText", "Scene", "ScrollView", "Section", "SecureField", "SelectionShapeStyle", "Sendable",
    "SeparatorShapeStyle", "ServerAction", "ServerComponent", "ServerContent", "ServerEvent", "ServerEventSender",
    "ServerPage", "ServerPageView", "ServerPayload", "ServerRenderer", "ServerSectionsView", "ServerSlot", "ServerType",
    "ServerVersion", "Set", "SettableStyle", "Shape", "ShapeStyle", "Slider", "SlotContent", "SlotFunction", "SlotView",
    "Spacer", "State", "StatePart", "StateStore", "StatusBarStyle", "Stepper", "String", "StrokePattern", "StrokeStyle",
    "Style", "StyleStack", "StyledSlot", "StyledSlotFunction", "Swift", "SwiftUI", "Tab", "TabView", "TabViewStyle",
    "Table", "TableStyle", "TapGesture", "Task", "TaskRunner", "Text", "TextAlignment", "TextEditor", "TextField",
    "TextFieldStyle", "TextScale", "TextStyle", "ThemedValue", "TintShapeStyle", "Toggle", "ToggleStyle", "ToolbarItem",
    "Transaction", "Transition", "TransitionDefinition", "TransitionTiming", "URL", "UnaryView",
    "UnevenRoundedRectangle", "UnitPoint", "UnknownComponent", "VStack", "Variant", "VariantAxis", "VariantLog",
    "VariantMatrix", "VariantSetting", "VerticalAlignment", "View", "ViewBuilder", "ViewDefinition", "ViewModifier",
    "ViewThatFits", "Void", "WhatsNew", "WindowStyle", "WireFormat", "WireObject", "WithEnvironment", "WithState",
    "ZStack",
  ]

  /// Whether a name is that of a reserved type.
  ///
  /// - Parameter theme: The type of the project's themes; nil if it has none.
  static func isType(_ name: String, theme: String?) -> Bool {
    types.contains(name) || theme.map { name == $0 || name == "Themed" } == true
  }

  /// Whether a file of this name is written by the compiler or special to Swift. Ignores case.
  static func isFile(_ name: String) -> Bool {
    let name = caseFolded(name)
    return name == "main" || name == "catalog" || name.hasPrefix("tokens")
  }

  /// Members that every view has.
  static let viewMembers: Set<String> = ["body", "Body"]
  static let styleMembers: Set<String> = ["body", "Body", "Content", "erasedBody"]
  static let contentMembers: Set<String> = ["hashValue"]
  static let enumMembers: Set<String> = ["hashValue", "allCases", "rawValue"]
}

/// Returns a name with its ASCII letters in lowercase. Other names are rejected before they are compared.
func caseFolded(_ name: String) -> String {
  var name = name
  return name.withUTF8 { bytes in
    String(unsafeUninitializedCapacity: bytes.count) { folded in
      for (index, byte) in bytes.enumerated() {
        folded.initializeElement(at: index, to: (65...90).contains(byte) ? byte | 0x20 : byte)
      }
      return bytes.count
    }
  }
}
