/// The names of the declarations that one screen becomes, from the name of its view: `StaysScreen` and `Stays` have a
/// `StaysState`.
package struct ScreenDeclarationNames {
  private let view: String
  private let stem: String

  package init(view: String) {
    self.view = view
    let suffix = "Screen"
    stem = view.hasSuffix(suffix) && view.utf8.count > suffix.utf8.count ? String(view.dropLast(suffix.count)) : view
  }

  package var state: String { stem + "State" }
  package var action: String { stem + "Action" }
  /// The protocol of actions that are written in Swift.
  package var writtenActions: String { stem + "WrittenActions" }
  package var request: String { stem + "Request" }
  /// The protocol that the app conforms to.
  package var effects: String { stem + "Effects" }
  package var handler: String { stem + "EffectHandler" }
  package var presenter: String { stem + "Presenter" }
  /// The static member of `Reducer`.
  package var reducer: String { CamelCase.lower(stem) ?? stem }

  /// All types of the screen.
  package var types: [String] {
    [view, view + "_Definition", state, action, writtenActions, request, effects, handler, presenter]
  }
}
