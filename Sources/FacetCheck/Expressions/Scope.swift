import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

/// What the names in an expression can refer to, besides tokens.
struct Scope {
  /// The place of an expression, which determines the names that it can refer to.
  enum Place {
    /// Defaults: tokens and literals only.
    case constants
    /// `content` and `actions`: the component's parameters and state.
    case component
    /// The component's parameters and state, and `content.x`.
    case accessibility
    /// A style's body: `content.x`, `style.x` of the style with this index, `environment.x`.
    case style(Int)
  }

  /// A name that an element binds.
  struct Local {
    var name: Located<String>
    /// Nil for an invalid type, which has been reported.
    var type: ValueType?
    var node: Expression.Node
    /// The action of the content that the local is bound to: `if: let close = content.onClose`.
    var action: String?
    /// The action that a parameter of a part is.
    var own: ContentSignature.Action?
  }

  /// The condition of an `if` around an element, and whether the element is drawn where it holds.
  struct Condition {
    let test: Expression
    let holds: Bool
  }

  var place: Place
  /// The action whose statements are here.
  var action: String?
  /// The conditions under which elements here are drawn.
  var conditions: [Condition] = []
  /// The enclosing `each`, whose elements are drawn several times.
  var repeatedBy: ElementSpec?
  /// The modifier around the elements whose look the system determines: an alert, a dialog, a menu or a toolbar.
  var systemLayer: ModifierID?
  /// Whether elements here are proposed a definite width and height, independent of what surrounds the component.
  var offersSize = false
  /// The enclosing containers.
  var surroundings = LayoutSurroundings()
  /// Whether the values of a drag, such as `drag.translation.width`, are in scope.
  var bindsDrag = false
  /// Whether the values of elements and the arguments of components are data: in a variant or a default.
  var readsData = false
  /// Whether the place is in a variant, which is drawn once.
  var isExample = false
  /// The name of the slot around the place in a variant, under which `record` records; nil elsewhere.
  var recordedAs: String?
  /// Whether the place is in the default content of a slot.
  var isDefaultContent = false
  /// The text in it is looked up as a text of this role; nil for that of an element.
  var textRole: TextRole?
  /// Text for a `LocalizedText` is looked up as a text of this role, where other text is not looked up; nil if both are.
  var localizedTextRole: TextRole?
  /// The part of an element that the place is in; nil for the whole.
  var textPlace: TextPlace?
  /// Whether quoted text is a value of the program: what is compared or passed to an action.
  var isVerbatim = false
  /// Whether quoted text that reads as an expression is meant: in `verbatim`.
  var isMeantAsText = false
  /// The names that a `let` binds for the elements below its `do`, in the modifiers of the `let` itself.
  var namesBelow: [String] = []
  /// Whether a declaration was omitted because of an error that has been reported. An unknown name can refer to it.
  var lacksName = false
  /// The locals, innermost last.
  var locals: [Local] = []
  /// The names around a part that its arguments refer to. Names in the part that are equal get others.
  var outerNames: Set<String> = []

  func binding(
    _ name: Located<String>, as type: ValueType?, action: String? = nil, own: ContentSignature.Action? = nil
  ) -> Scope {
    var scope = self
    scope.locals.append(
      Local(name: name, type: type, node: .local(free(name.value)), action: action, own: own))
    return scope
  }

  /// The scope in which a name is bound to a value. It differs from all names around it, and names inside of it differ
  /// from it and those that the value refers to, so that the value is the same wherever the name is in scope.
  func binding(_ name: Located<String>, to value: Expression) -> (scope: Scope, name: String) {
    var scope = self
    scope.outerNames.formUnion(value.localNames)
    var around = scope
    around.outerNames.formUnion(locals.map(\.name.value))
    let free = around.free(name.value)
    if free != name.value { scope.outerNames.insert(free) }
    scope.locals.append(Local(name: name, type: value.type, node: .constant(free, value)))
    return (scope, free)
  }

  private func free(_ name: String) -> String {
    var (free, number) = (name, 2)
    while outerNames.contains(free) {
      free = "\(name)\(number)"
      number += 1
    }
    return free
  }

  /// What the innermost local is called in the lowered component.
  var boundName: String? { if case .local(let name)? = locals.last?.node { name } else { nil } }

  /// The scope for alignment guides, in which the dimensions of the element have names.
  func bindingDimensions(at span: SourceSpan) -> Scope {
    var scope = self
    scope.locals += ViewDimension.allCases.map { dimension in
      Local(name: Located(dimension.name, at: span), type: .length, node: .dimension(dimension))
    }
    return scope
  }

  /// The scope for an action that is given the size of the element.
  func bindingSize(at span: SourceSpan) -> Scope {
    var scope = self
    scope.locals += [ViewDimension.width, .height].map { dimension in
      Local(name: Located(dimension.name, at: span), type: .length, node: .dimension(dimension))
    }
    return scope
  }

  /// The scope for an action that is given whether a pointer is over the element.
  func bindingHover(at span: SourceSpan) -> Scope {
    var scope = self
    scope.locals.append(
      Local(name: Located(Modifier.hovered, at: span), type: .bool, node: .local(Modifier.hovered)))
    return scope
  }

  /// The scope for the actions of a drag.
  var bindingDrag: Scope {
    var scope = self
    scope.bindsDrag = true
    return scope
  }

  /// The scope of elements that are drawn where a condition holds, or where it does not.
  func under(_ test: Expression?, holding holds: Bool) -> Scope {
    guard let test else { return self }
    var scope = self
    scope.conditions.append(Condition(test: test, holds: holds))
    return scope
  }

  func lackingName() -> Scope {
    var scope = self
    scope.lacksName = true
    return scope
  }

  /// The scope for text that has a role of its own.
  func saying(_ role: TextRole) -> Scope {
    var scope = self
    scope.textRole = role
    return scope
  }

  /// The scope for a `LocalizedText`.
  var forLocalizedText: Scope { localizedTextRole.map(saying) ?? self }

  /// The scope for text that is a value of the program.
  var verbatim: Scope {
    var scope = self
    scope.isVerbatim = true
    return scope
  }

  /// Whether quoted text is the design system's own wording: in styles, in the default content of slots, in
  /// accessibility, in fields of the content, in statements, in the default of a state or a `LocalizedText`, in titles of
  /// tabs, and where an app gives a `LocalizedText` to a screen.
  var localizes: Bool {
    if isVerbatim || isExample { return false }
    if isDefaultContent { return true }
    if readsData { return false }
    switch place {
    case .style, .accessibility: return true
    case .component, .constants:
      switch textRole {
      case .content, .announcement, .tab, .screenArgument, .assigned: return true
      default: return false
      }
    }
  }

  /// Whether the place is a value that a statement gives, or the default of a state.
  var isAssigned: Bool { if case .assigned = textRole { true } else { false } }

  func local(named name: String) -> Local? { locals.last { $0.name.value == name } }
  func hasLocal(named name: String) -> Bool { locals.contains { $0.name.value == name } }

  var seesParameters: Bool {
    switch place {
    case .component, .accessibility: true
    case .constants, .style: false
    }
  }

  var seesContent: Bool {
    switch place {
    case .style, .accessibility: true
    case .constants, .component: false
    }
  }

  var style: Int? {
    if case .style(let index) = place { index } else { nil }
  }
}
