import FacetText

/// The names of the declarations that one screen becomes.
struct ScreenNames {
  let view: SwiftName
  private let names: ScreenDeclarationNames

  init(_ component: ComponentNames) {
    view = component.view
    names = ScreenDeclarationNames(view: component.view.text)
  }

  var state: SwiftName { SwiftName(names.state) }
  var action: SwiftName { SwiftName(names.action) }
  var writtenActions: SwiftName { SwiftName(names.writtenActions) }
  var request: SwiftName { SwiftName(names.request) }
  var effects: SwiftName { SwiftName(names.effects) }
  var handler: SwiftName { SwiftName(names.handler) }
  var presenter: SwiftName { SwiftName(names.presenter) }
  var reducer: SwiftName { SwiftName(names.reducer) }

  var storeType: Code { "StateStore<\(state), \(action)>" }
}
