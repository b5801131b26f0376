package import FacetDiagnostics

extension DiagnosticKind {
  package static let reservedName = DiagnosticKind(
    "name/reserved", .error, "Reserved name",
    explanation: """
      Some names are taken in the Swift that is generated: 'body' of a view, 'String' and 'View' in every file, \
      'main.swift' as a file. Others are taken in the language of specs: 'content', 'style' and 'environment' say where \
      a name is looked up. Ordinary Swift keywords are fine; they are escaped where they stand.

          component: Text        # wrong: hides SwiftUI's Text, unless the project has a typePrefix
          component: Paragraph   # right

          parameters:
            body: String         # wrong: every view has a 'body'
            message: String      # right
      """)
}

extension Diagnostic {
  static func reservedName(_ name: Located<String>, what: String, reason: String) -> Diagnostic {
    Diagnostic(.reservedName, at: name.span, "'\(name.value)' cannot be the name of a \(what): \(reason)")
  }
}

/// Names that are taken, by where they would stand in the generated Swift.
enum ReservedNames {
  /// Never a name, not even between back-ticks.
  static let impossible: Set<String> = ["Type", "Protocol", "self", "Self", "init", "_", "super"]

  /// Modules that an app imports beside the design system, and what SwiftPM calls a program's.
  static let modules: Set<String> = [
    "AppKit", "Combine", "CoreGraphics", "Foundation", "Observation", "UIKit", "XCTest", "main",
  ]

  /// The words under which expressions look names up, and `infinity`.
  static let namespaces: Set<String> = ["content", "style", "environment"]

  /// Literals and operators that are words in expressions.
  static let expressionWords: Set<String> = [
    "nil", "true", "false", "not", "and", "or", "if", "then", "else", "let",
  ]

  /// Types that the generated code refers to, or that every reader takes for SwiftUI's or Swift's. A test holds the list
  /// to the runtime and to what the emitter writes.
  static let types: Set<String> = [
    "AccessibilityTraits", "Action", "Alert", "Alignment", "Angle", "Animation", "Any", "AnyObject", "AnyView", "App",
    "Array", "Axis", "BackgroundStyle", "Binding", "BindingOrState", "Body", "Bool", "BorderStyle", "Bounds",
    "BoundsValue", "Bundle", "Button", "ButtonStyle", "CGFloat", "Canvas", "Capsule", "Character", "Circle",
    "ClosedRange", "Codable", "Color", "ColorScheme", "ColorSchemeContrast", "ComponentCatalog", "Content",
    "ContentVariant", "ContentVariants", "ContentVariantsBuilder", "ControlGroup", "ControlGroupStyle", "CornerRadius",
    "Data", "Date", "DatePicker", "DatePickerStyle", "DesignTheme", "Dictionary", "DisclosureGroup",
    "DisclosureGroupStyle", "Divider", "Double", "Duration", "DynamicProperty", "DynamicTypeSize", "Easing",
    "EdgeInsets", "Element", "Ellipse", "EmptyView", "Environment", "EnvironmentKey", "EnvironmentValues", "Equatable",
    "Error", "FacetRuntime", "FacetUI", "FillStyle", "FlexibleViewStyle", "Float", "Font", "ForEach", "ForegroundStyle",
    "Form", "FormStyle", "Gauge", "GaugeStyle", "Gradient", "Grid", "GridItem", "GridRow", "Group", "GroupBox",
    "GroupBoxStyle", "HStack", "Hashable", "HorizontalAlignment", "Icon", "Identifiable", "Image", "IndexViewStyle",
    "Insets", "Int", "Label", "LabelStyle", "LabeledContent", "LabeledContentStyle", "Layout", "LayoutDirection",
    "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "Length", "Link", "List", "ListElementID", "ListStyle",
    "Locale", "MainActor", "Menu", "MenuStyle", "NavigationLink", "NavigationSplitViewStyle", "NavigationStack",
    "NavigationViewStyle", "Never", "Optional", "Path", "Picker", "PickerStyle", "PreviewProvider", "ProgressView",
    "ProgressViewStyle", "Range", "Rectangle", "RectangleCornerRadii", "ResolvedStyle", "Result", "RoundedRectangle",
    "Scene", "ScrollView", "Section", "SecureField", "SelectionShapeStyle", "Sendable", "SeparatorShapeStyle", "Set",
    "Shadow", "Shape", "ShapeStyle", "Slider", "Spacer", "State", "Stepper", "String", "StrokePattern", "StrokeStyle",
    "Style", "StyleStack", "StyledSlot", "Swift", "SwiftUI", "Tab", "TabView", "TabViewStyle", "Table", "TableStyle",
    "TapGesture", "Task", "Text", "TextAlignment", "TextEditor", "TextField", "TextFieldStyle", "TextStyle",
    "ThemedValue", "TintShapeStyle", "Toggle", "ToggleStyle", "Transaction", "Transition", "TransitionTiming", "URL",
    "UnaryView", "UnevenRoundedRectangle", "UnitPoint", "VStack", "Variant", "VariantAxis", "VariantLog",
    "VariantMatrix", "VariantSetting", "VerticalAlignment", "View", "ViewBuilder", "ViewDefinition", "ViewModifier",
    "Void", "WindowStyle", "WithState", "ZStack",
  ]

  /// A type that is there, or that every reader takes for SwiftUI's or Swift's.
  static func isType(_ name: String, hasThemes: Bool) -> Bool {
    types.contains(name) || hasThemes && themeTypes.contains(name)
  }

  /// Types that a project with themes has besides.
  private static let themeTypes: Set<String> = ["Theme", "Themed"]

  /// Files that the compiler writes or that Swift reads in a way of its own, without case.
  static func isFile(_ name: String) -> Bool {
    let name = caseFolded(name)
    return name == "main" || name == "catalog" || name.hasPrefix("tokens")
  }

  /// Members that a view has whatever the spec says.
  static let viewMembers: Set<String> = ["body", "Body"]
  static let styleMembers: Set<String> = ["body", "Body", "Content", "erasedBody"]
  static let contentMembers: Set<String> = ["hashValue"]
  static let enumMembers: Set<String> = ["hashValue", "allCases", "rawValue"]
}

/// ASCII letters made small. Names outside ASCII are refused before they are compared.
func caseFolded(_ name: String) -> String {
  String(decoding: name.utf8.map { (65...90).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
}
