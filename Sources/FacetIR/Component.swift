package import FacetLanguage

/// A component: its parameters, content, styles and variants.
package struct Component: Equatable, Sendable {
  package var name: String
  /// The Swift name if it differs from the name, without the project's prefix.
  package var swiftName: String?
  package var doc: String?
  package var listing: Listing
  /// Since when it exists, on the platforms where that is later than the project's floor.
  package var availability = Availability()
  /// The path of the spec relative to the project's root, for comments in outputs.
  package var source: String
  package var types: [TypeDeclaration]
  /// In the order of the initializer.
  package var parameters: [Parameter]
  package var state: [StateProperty]
  package var content: Content
  package var accessibility: Accessibility?
  package var styleKind: StyleKind
  /// The styles, `default` first, then in the order of the spec. If the component has a body, it is the body of
  /// `default`.
  package var styles: [Style] { didSet { drawingStyles = Self.drawingStyles(among: styles) } }
  /// The positions of the styles that draw in each of them.
  private var drawingStyles: [Int?]
  package var catalog: VariantCatalog
  /// What a screen has besides; nil for a component.
  package var screen: Screen?
  /// Nil if it has no bridge to lists of Epoxy.
  package var epoxy: EpoxyBridge?
  /// Nil if servers do not send it.
  package var serverDriven: ServerDriven?
  /// How a view of UIKit draws it; its body is then a hand-written view.
  package var uiKitView: UIKitView?
  /// The identifiers in transitions that its elements declare.
  package var identifiers: [String] = []
  /// Whether elements of its bodies, or of its examples, have identifiers, which may be those of other components.
  package var hasIdentifiedViews = false
  package var hasIdentifiedExamples = false

  package init(
    name: String, swiftName: String? = nil, doc: String? = nil, listing: Listing = Listing(), source: String = "",
    types: [TypeDeclaration] = [], parameters: [Parameter], state: [StateProperty] = [], content: Content,
    accessibility: Accessibility? = nil, styleKind: StyleKind = .flexible, styles: [Style], catalog: VariantCatalog
  ) {
    self.name = name
    self.swiftName = swiftName
    self.doc = doc
    self.listing = listing
    self.source = source
    self.types = types
    self.parameters = parameters
    self.state = state
    self.content = content
    self.accessibility = accessibility
    self.styleKind = styleKind
    self.styles = styles
    drawingStyles = Self.drawingStyles(among: styles)
    self.catalog = catalog
  }

  package func style(named name: String) -> Style? { styles.first { $0.name == name } }
  package func parameter(named name: String) -> Parameter? { parameters.first { $0.name == name } }

  /// The style that draws in a style of this name: that one, or the one that it extends in the end.
  package func drawingStyle(of name: String) -> Style? {
    styles.firstIndex { $0.name == name }.flatMap { drawingStyles[$0] }.map { styles[$0] }
  }

  /// Nil for a style that extends one that does not exist, or itself.
  private static func drawingStyles(among styles: [Style]) -> [Int?] {
    guard styles.contains(where: { $0.base != nil }) else { return Array(styles.indices) }
    let positions = Dictionary(zip(styles.map(\.name), styles.indices)) { first, _ in first }
    var drawing = [Int?](repeating: nil, count: styles.count)
    var isKnown = [Bool](repeating: false, count: styles.count)
    for style in styles.indices {
      // A chain is followed to where its end is known, which is then known for all in it.
      var (chain, next): ([Int], Int?) = ([], style)
      while let position = next, !isKnown[position] {
        isKnown[position] = true
        chain.append(position)
        guard let base = styles[position].base else {
          drawing[position] = position
          break
        }
        next = positions[base]
      }
      let end = next.flatMap { drawing[$0] }
      for position in chain { drawing[position] = end }
    }
    return drawing
  }
}

package struct Parameter: Equatable, Sendable {
  /// Nil for `_`; otherwise the argument label, which is the name unless the spec gives another.
  package var label: String?
  package var name: String
  package var type: ValueType
  /// The default; nil if the parameter is required. Optionals default to `.null`, and slots that may be
  /// left out to `.views`.
  package var defaultValue: Expression?
  package var doc: String?
  /// Whether it is a slot that is drawn in the label of a control, where controls cannot be used.
  package var isInLabel = false
  package var history: History
  /// The argument label that it had; nil where it has always had this one.
  package var formerLabel: ArgumentLabel?

  package init(
    label: String?, name: String, type: ValueType, defaultValue: Expression? = nil, doc: String? = nil,
    history: History = History(), formerLabel: ArgumentLabel? = nil
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.doc = doc
    self.history = history
    self.formerLabel = formerLabel
  }
}

/// Private state of a component, which lasts as long as the component's identity.
package struct StateProperty: Equatable, Sendable {
  package var name: String
  package var type: ValueType
  /// A constant.
  package var initialValue: Expression
  package var doc: String?

  package init(name: String, type: ValueType, initialValue: Expression, doc: String? = nil) {
    self.name = name
    self.type = type
    self.initialValue = initialValue
    self.doc = doc
  }
}

/// All that a style may see and do.
package struct Content: Equatable, Sendable {
  /// A value a style sees; `value` is in terms of parameters and state. Where `type` is a binding, `value` is the
  /// parameter or the state that it writes to.
  package struct Field: Equatable, Sendable {
    package var name: String
    package var type: ValueType
    package var value: Expression
    package var doc: String?
    /// That of the parameter which it shows.
    package var formerName: String?

    package init(
      name: String, type: ValueType, value: Expression, doc: String? = nil, formerName: String? = nil
    ) {
      self.name = name
      self.type = type
      self.value = value
      self.doc = doc
      self.formerName = formerName
    }

    package var isBinding: Bool { if case .binding = type { true } else { false } }

    /// Whether styles are given a projection of a parameter or a state, and not its value.
    package var isProjected: Bool { isBinding || type.isFocus }
  }

  package struct Action: Equatable, Sendable {
    package enum Body: Equatable, Sendable {
      /// The action parameter of the same name, handed through; may be nil if its type is optional.
      case parameter(String, isOptional: Bool)
      /// `given` is what they call the value that the action takes.
      case statements([Statement], given: String? = nil)
      /// Of a screen: written in Swift. `given` is the name of its value.
      case handWritten(given: String?)
    }

    package var name: String
    /// The type of the value that it is given; nil where it takes nothing.
    package var takes: ValueType?
    package var body: Body
    package var doc: String?
    /// That of the parameter which is handed on.
    package var formerName: String?

    package init(
      name: String, takes: ValueType? = nil, body: Body, doc: String? = nil, formerName: String? = nil
    ) {
      self.name = name
      self.takes = takes
      self.body = body
      self.doc = doc
      self.formerName = formerName
    }

    package var isOptional: Bool {
      if case .parameter(_, isOptional: true) = body { true } else { false }
    }

    package var type: ValueType {
      let type = takes.map(ValueType.actionOf) ?? .action
      return isOptional ? .optional(type) : type
    }
  }

  /// The action of a screen that a control sends when it writes to a field: `setQuery` for `query`.
  package static func setter(of field: String) -> String {
    "set" + (field.first.map { $0.uppercased() } ?? "") + field.dropFirst()
  }

  /// Whether an action animates changes.
  package var hasAnimatedActions: Bool {
    actions.contains { if case .statements(let all, _) = $0.body { all.contains(where: \.animates) } else { false } }
  }

  /// Slots are fields too, of type `view`.
  package var fields: [Field]
  package var actions: [Action]

  package init(fields: [Field], actions: [Action]) {
    self.fields = fields
    self.actions = actions
  }
}
