/// The names of the declarations generated for a component.
///
/// All modules use this mapping, so that the checks for conflicts see the generated names.
package struct DeclarationNames {
  private let component: String
  /// The view, which is the public API of the component.
  package let view: String
  private let lowered: String

  /// - Parameters:
  ///   - swiftName: Replaces the prefix and the component's name.
  ///   - prefix: The project's prefix of view names: `DLS` gives `DLSNumericStepper`.
  package init(component: String, swiftName: String? = nil, prefix: String) {
    self.component = swiftName ?? component
    view = swiftName ?? prefix + component
    lowered = CamelCase.lower(view) ?? view
  }

  package var content: String { view + "StyleContent" }
  /// The protocol that all styles conform to.
  package var style: String { view + "Style" }
  /// The type that contains the protocol.
  package var stylesType: String { view + "Styles" }
  package var definition: String { view + "_Definition" }
  /// The type with the identifiers of its elements in transitions.
  package var identifiers: String { view + "Identifiers" }
  /// What a server sends.
  package var payload: String { view + "Payload" }
  /// The view that draws what a server sends.
  package var serverView: String { view + "FromServer" }

  /// The style modifier of any view: `.numericStepperStyle(…)`.
  package var modifier: String { lowered + "Style" }
  /// The environment value with the styles of the component.
  package var styles: String { lowered + "Styles" }
  /// The environment key of the current style, if styles are values.
  package var styleKey: String { raised(lowered) + "StyleKey" }
  /// The name of the modifier with a capital first letter, by which ViewInspector finds it.
  package var modifierType: String { raised(lowered) + "StyleModifier" }

  /// The type of a style with a body: `DefaultNumericStepperStyle`.
  package func styleType(_ style: String) -> String { raised(style) + component + "Style" }

  /// The static member of a style: `.automatic`, `.compact`.
  package func styleMember(_ style: String) -> String { style == "default" ? "automatic" : style }

  /// All types of the component except its styles.
  package var types: [String] { [view, content, style, stylesType, definition, modifierType] }

  private func raised(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }
}
