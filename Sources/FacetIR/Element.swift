/// A view in the body of a style: its kind, and its modifiers from the innermost out.
package struct Element: Hashable, Sendable {
  /// The name in goldens and messages. It derives from the spec, is unique in the body, and never contains a position.
  package var name: String
  package var kind: Kind
  package var modifiers: [Modifier]
  /// The part of the style that it is drawn by.
  package var part: PartUse?

  package init(name: String, kind: Kind, modifiers: [Modifier] = []) {
    self.name = name
    self.kind = kind
    self.modifiers = modifiers
  }

  package indirect enum Kind: Hashable, Sendable {
    case text(Expression)
    case run(Run)
    case runs(Runs)
    case icon(Expression)
    case image(Expression, ImageOptions)
    case shape(DrawnShape)
    case button(Button)
    case toggle(Toggle)
    case textField(TextField)
    case slider(Slider)
    case progress(Progress)
    case control(Control)
    case spacer(minLength: Expression?)
    case divider
    case stack(Stack)
    case scroll(Scroll)
    case lazyGrid(LazyGrid)
    case grid(Grid)
    /// Of a grid. Nil: aligned as the grid says.
    case gridRow([Element], alignment: Expression?)
    case flow(Flow)
    /// The first of the elements that fits along the axes: `horizontal`, `vertical` or `both`.
    case viewThatFits([Element], axes: String)
    case conditional(Condition, then: [Element], else: [Element])
    /// The elements for each case of a declared enum. `otherwise` is for the other cases; nil if all are listed.
    case `switch`(Expression, cases: [Case], otherwise: [Element]?)
    /// One copy of `body` for each element of an array, which `body` sees under the name `binding`. `id` says which
    /// element is which, in terms of that name; nil where only its place does.
    case forEach(Expression, binding: String, id: Expression? = nil, body: [Element])
    /// Elements that see values by name, each in terms of those before it.
    case constants([Constant], body: [Element])
    /// The content of a slot. `value` is what a slot with a value is given.
    case slot(String, value: Expression? = nil)
    case group([Element])
    case component(ComponentInstance)
    case handWritten(HandWritten)
    case serverPage(ServerPage)
  }

  /// How an image is drawn.
  package struct ImageOptions: Hashable, Sendable {
    /// Whether it takes the proposed size. Others have their own.
    package var isResizable: Bool
    /// `template`, `original`; nil for that of the asset.
    package var renderingMode: String?
    /// `none`, `low`, `medium`, `high`
    package var interpolation: String?

    package init(isResizable: Bool, renderingMode: String? = nil, interpolation: String? = nil) {
      self.isResizable = isResizable
      self.renderingMode = renderingMode
      self.interpolation = interpolation
    }
  }

  package struct Stack: Hashable, Sendable {
    package enum Axis: String, Hashable, Sendable { case horizontal, vertical, depth }

    package var axis: Axis
    /// It makes its children when they are scrolled to. Never on `depth`.
    package var isLazy: Bool
    /// A value of the set for the axis; default: `center`.
    package var alignment: Expression
    /// Nil on `depth` only.
    package var spacing: Expression?
    package var children: [Element]

    package init(
      axis: Axis, isLazy: Bool = false, alignment: Expression, spacing: Expression?, children: [Element]
    ) {
      self.axis = axis
      self.isLazy = isLazy
      self.alignment = alignment
      self.spacing = spacing
      self.children = children
    }
  }

  package struct Case: Hashable, Sendable {
    package var name: String
    package var body: [Element]

    package init(name: String, body: [Element]) {
      self.name = name
      self.body = body
    }
  }

  /// A name that a `let` binds.
  package struct Constant: Hashable, Sendable {
    package var name: String
    package var value: Expression

    package init(name: String, value: Expression) {
      self.name = name
      self.value = value
    }
  }

  package enum Condition: Hashable, Sendable {
    case isTrue(Expression)
    /// `let name = optional`
    case binds(String, Expression)
  }
}

/// An action that a control or a gesture runs: `content.onIncrement`, `content.onPick(tag)`.
package struct ActionReference: Hashable, Sendable {
  /// An action of the content, or the name that it is recorded under.
  package var name: String
  /// The argument; nil if the action takes none.
  package var argument: Expression?
  /// There may be no such action.
  package var isOptional: Bool
  /// The name that an enclosing element binds to the unwrapped action: `if: let close = content.onClose`.
  package var local: String?
  /// Whether it does nothing but be recorded under its name, in the content of a slot in a variant.
  package private(set) var isRecorded = false

  package init(_ name: String, argument: Expression? = nil, isOptional: Bool = false, local: String? = nil) {
    self.name = name
    self.argument = argument
    self.isOptional = isOptional
    self.local = local
  }

  /// The action that is recorded under a name.
  package static func recorded(_ name: String) -> ActionReference {
    var action = ActionReference(name)
    action.isRecorded = true
    return action
  }
}

/// A component of the project used inside a body or a slot.
package struct ComponentInstance: Hashable, Sendable {
  package struct Argument: Hashable, Sendable {
    package var parameter: String
    package var value: Expression

    package init(parameter: String, value: Expression) {
      self.parameter = parameter
      self.value = value
    }
  }

  package var component: String
  /// Those that were given, in the order of the parameters.
  package var arguments: [Argument]
  /// Nil: the style of the surroundings.
  package var style: StyleSelection?

  package init(component: String, arguments: [Argument], style: StyleSelection? = nil) {
    self.component = component
    self.arguments = arguments
    self.style = style
  }
}

/// A style by name, with property values.
package struct StyleSelection: Hashable, Sendable {
  package struct Setting: Hashable, Sendable {
    package var property: String
    package var value: Expression

    package init(property: String, value: Expression) {
      self.property = property
      self.value = value
    }
  }

  package var style: String
  package var settings: [Setting]

  package init(style: String, settings: [Setting] = []) {
    self.style = style
    self.settings = settings
  }
}
