import FacetText

/// The names of the declarations that one component becomes, as Swift spells them.
struct ComponentNames {
  private let names: DeclarationNames

  init(component: String, swiftName: String?, prefix: String) {
    names = DeclarationNames(component: component, swiftName: swiftName, prefix: prefix)
  }

  var view: SwiftName { SwiftName(names.view) }
  var content: SwiftName { SwiftName(names.content) }
  var style: SwiftName { SwiftName(names.style) }
  var stylesType: SwiftName { SwiftName(names.stylesType) }
  var definition: SwiftName { SwiftName(names.definition) }
  var identifiers: SwiftName { SwiftName(names.identifiers) }
  var payload: SwiftName { SwiftName(names.payload) }
  var serverView: SwiftName { SwiftName(names.serverView) }
  var modifier: SwiftName { SwiftName(names.modifier) }
  var modifierType: SwiftName { SwiftName(names.modifierType) }
  var styles: SwiftName { SwiftName(names.styles) }
  var styleKey: SwiftName { SwiftName(names.styleKey) }

  func styleType(_ style: String) -> SwiftName { SwiftName(names.styleType(style)) }
  func styleMember(_ style: String) -> SwiftName { SwiftName(names.styleMember(style)) }

  /// A type of the component's `types:`, from anywhere: `ReviewCard.Review`.
  func declaredType(_ name: String) -> Code { "\(view).\(member: SwiftName(name))" }
}
