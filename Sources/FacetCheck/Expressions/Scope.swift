import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

/// What the names in an expression may stand for, besides tokens.
struct Scope {
  enum Place {
    /// Defaults: nothing but tokens and literals.
    case constants
    /// `content` and `actions`: the component's parameters and state.
    case component
    /// The component's parameters and state, and `content.x`.
    case accessibility
    /// A style's body: `content.x`, `style.x` of the style at this index, `environment.x`.
    case style(Int)
  }

  struct Local {
    var name: Located<String>
    /// Nil where it is wrong, which has been reported.
    var type: ValueType?
    var node: Expression.Node
    /// The action of the content that it is: `if: let close = content.onClose`.
    var action: String?
  }

  var place: Place
  /// What stands here is offered a width and a height, whatever surrounds the component.
  var offersSize = false
  /// The containers around this place.
  var surroundings = LayoutSurroundings()
  /// What elements show, and what components are given, is data: they stand in a variant, or in a default.
  var readsData = false
  /// They stand in a variant, which is drawn once.
  var isExample = false
  /// A name that is used here was left out where it belongs, which has been reported: an unknown one may be it.
  var lacksName = false
  /// The innermost last.
  var locals: [Local] = []

  func binding(_ name: Located<String>, as type: ValueType?, action: String? = nil) -> Scope {
    var scope = self
    scope.locals.append(Local(name: name, type: type, node: .local(name.value), action: action))
    return scope
  }

  /// Where the guides of an element are set, its dimensions have names.
  func bindingDimensions(at span: SourceSpan) -> Scope {
    var scope = self
    scope.locals += ViewDimension.allCases.map { dimension in
      Local(name: Located(dimension.name, at: span), type: .length, node: .dimension(dimension))
    }
    return scope
  }

  func lackingName() -> Scope {
    var scope = self
    scope.lacksName = true
    return scope
  }

  func local(named name: String) -> Local? { locals.last { $0.name.value == name } }

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
