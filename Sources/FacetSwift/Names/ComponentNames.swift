import FacetIR
import FacetText

/// The names of the declarations that one component becomes.
struct ComponentNames {
  private let component: String
  private let prefixed: String

  init(component: String, prefix: String) {
    self.component = component
    prefixed = prefix + component
  }

  var view: SwiftName { SwiftName(prefixed) }
  var content: SwiftName { SwiftName(prefixed + "StyleContent") }
  var style: SwiftName { SwiftName(prefixed + "Style") }
  var definition: SwiftName { SwiftName(prefixed + "_Definition") }

  /// `.numericStepperStyle(…)` on any view.
  var modifier: SwiftName { SwiftName(lowered + "Style") }
  /// The styles that surround a place, in the environment.
  var styles: SwiftName { SwiftName(lowered + "Styles") }
  var stylesKey: SwiftName { SwiftName(raised(lowered) + "StylesKey") }

  /// The modifier's name with a capital first letter, under which ViewInspector looks for it.
  var modifierType: SwiftName { SwiftName(raised(lowered) + "StyleModifier") }

  func styleType(_ style: String) -> SwiftName { SwiftName(raised(style) + component + "Style") }

  /// How a style is chosen: `.automatic`, `.compact`.
  func styleMember(_ style: String) -> SwiftName { SwiftName(style == "default" ? "automatic" : style) }

  /// A type of the component's `types:`, from anywhere: `ReviewCard.Review`.
  func declaredType(_ name: String) -> Code { "\(view).\(member: SwiftName(name))" }

  private var lowered: String { CamelCase.lower(prefixed) ?? prefixed }

  private func raised(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }
}
