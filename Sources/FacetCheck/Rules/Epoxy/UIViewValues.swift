package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let uiViewValue = DiagnosticKind(
    "epoxy/view-value", .error, "Value that a UIKit view cannot take",
    explanation: """
      The content of a UIKit view is compared, to update the view only if it differs. Its fields are values: no slots \
      and no bindings. Instead of a binding, give the view the value and an action.

          parameters: { isOn: Binding<Bool> }              # wrong
          uiView: EpoxySwitch

          parameters: { isOn: Bool, onChange: Action }     # right
          uiView: EpoxySwitch
      """)

  package static let uiViewStyle = DiagnosticKind(
    "epoxy/view-style", .error, "Style of a UIKit view that is not an enum",
    explanation: """
      A UIKit view keeps its style for life: another style is another view. So 'style' is a field of the content whose \
      type is a declared enum.

          parameters: { height: Length }                   # wrong
          uiView: { class: EpoxyRow, style: height }

          types: { Size: [small, large] }                  # right
          parameters: { size: Size }
          uiView: { class: EpoxyRow, style: size }
      """)
}

/// Reports content that cannot be compared, and a style that has no cases.
func uiViewValues(_ component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  guard let view = component.spec.uiView else { return [] }
  var found = component.content.fields.compactMap { field -> Diagnostic? in
    guard let type = field.type, !type.isComparable else { return nil }
    return .uiViewValue(field.name, type)
  }
  if let style = view.style {
    let field = component.content.field(named: style.value)
    if field == nil {
      let names = component.content.fields.map(\.name.value)
      found.append(.uiViewStyle(style, "is not a field of the content", help: didYouMean(style.value, among: names)))
    } else if let type = field?.type, !component.isEnum(type, in: design) {
      let help = "declare an enum under 'types'"
      found.append(.uiViewStyle(style, "is of type '\(type.spelling)', which is not a declared enum", help: help))
    }
  }
  return found
}

/// Reports components that the same UIKit view draws: its content has the fields of one.
func repeatedUIViews(of components: [ComponentSpec]) -> [Diagnostic] {
  duplicates(among: components.compactMap(\.uiView?.name), what: "UIKit view")
}

extension TypedComponent {
  fileprivate func isEnum(_ type: ValueType, in design: DesignIndex) -> Bool {
    guard case .declared(let name) = type, let declaration = declaration(of: name, in: design) else { return false }
    if case .enumeration = declaration.shape { return true }
    return false
  }
}

extension ValueType {
  /// Whether it is a type of data. Actions are not fields of the content.
  fileprivate var isComparable: Bool {
    switch self {
    case .view, .viewOf, .binding: false
    case .optional(let inner), .array(let inner): inner.isComparable
    default: true
    }
  }
}

extension Diagnostic {
  fileprivate static func uiViewValue(_ name: Located<String>, _ type: ValueType) -> Diagnostic {
    let isBinding = if case .binding = type { true } else { false }
    return Diagnostic(
      .uiViewValue, at: name.span,
      "a UIKit view cannot take '\(name.value)' of type '\(type.spelling)', which cannot be compared",
      help: isBinding ? "give it the value, and an action that changes it" : "give it a value")
  }

  fileprivate static func uiViewStyle(_ style: Located<String>, _ reason: String, help: String?) -> Diagnostic {
    Diagnostic(
      .uiViewStyle, at: style.span, "'\(style.value)' cannot be the style of a UIKit view: it \(reason)", help: help)
  }
}
