/// The names of the declarations that one component becomes.
///
/// There is one mapping for all who need it: whoever checks that no two components make one name sees the same names as
/// whoever writes them.
package struct DeclarationNames {
  private let component: String
  /// The view, which is what the component's users write.
  package let view: String
  private let lowered: String

  /// - Parameters:
  ///   - swiftName: What stands in the place of the component's name and of the prefix.
  ///   - prefix: The project's, in front of each view: `DLS` makes `DLSNumericStepper`.
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

  /// `.numericStepperStyle(…)` on any view.
  package var modifier: String { lowered + "Style" }
  /// The styles that surround a place, in the environment.
  package var styles: String { lowered + "Styles" }
  /// Where styles are values, the key of the one that surrounds a place.
  package var styleKey: String { raised(lowered) + "StyleKey" }
  package var stylesKey: String { raised(lowered) + "StylesKey" }
  /// The modifier's name with a capital first letter, under which ViewInspector looks for it.
  package var modifierType: String { raised(lowered) + "StyleModifier" }

  /// The type of a style with a body: `DefaultNumericStepperStyle`.
  package func styleType(_ style: String) -> String { raised(style) + component + "Style" }

  /// How a style is chosen: `.automatic`, `.compact`.
  package func styleMember(_ style: String) -> String { style == "default" ? "automatic" : style }

  /// All types of the component outside of its view and its styles.
  package var types: [String] { [view, content, style, stylesType, definition, stylesKey, modifierType] }

  private func raised(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }
}
