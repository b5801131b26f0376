extension Element {
  /// A place to type in.
  package struct TextField: Hashable, Sendable {
    /// The field of the content that it writes to, of type `Binding<String>`.
    package var text: String
    package var prompt: Expression?
    /// It grows downwards with its text, where any other is one line.
    package var isVertical: Bool
    /// A text field that hides its text.
    package var isSecure: Bool
    /// Whether a secure field shows its text. Nil: never.
    package var isRevealed: Expression?
    /// A text field of several lines that takes all offered space.
    package var isEditor: Bool
    /// The format of a number, as the arguments of `formatted`; nil for a text.
    package var format: [Expression]?
    package var onSubmit: ActionReference?

    package init(
      text: String, prompt: Expression? = nil, isVertical: Bool = false, isSecure: Bool = false,
      isRevealed: Expression? = nil, isEditor: Bool = false, format: [Expression]? = nil,
      onSubmit: ActionReference? = nil
    ) {
      self.text = text
      self.prompt = prompt
      self.isVertical = isVertical
      self.isSecure = isSecure
      self.isRevealed = isRevealed
      self.isEditor = isEditor
      self.format = format
      self.onSubmit = onSubmit
    }
  }

  /// A switch.
  package struct Toggle: Hashable, Sendable {
    /// The field of the content that it writes to, of type `Binding<Bool>`.
    package var isOn: String
    package var label: [Element]
    /// Whether the system determines its look, as in a menu.
    package var isOfSystem: Bool

    package init(isOn: String, label: [Element], isOfSystem: Bool = false) {
      self.isOn = isOn
      self.label = label
      self.isOfSystem = isOfSystem
    }
  }

  package struct Slider: Hashable, Sendable {
    /// The field of the content that it writes to, of type `Binding<Double>`.
    package var value: String
    /// Of type range of double.
    package var bounds: Expression
    /// Nil: any value between the bounds.
    package var step: Expression?
    /// The accessibility label; it is not drawn.
    package var label: [Element]

    package init(value: String, bounds: Expression, step: Expression? = nil, label: [Element] = []) {
      self.value = value
      self.bounds = bounds
      self.step = step
      self.label = label
    }
  }

  package struct Progress: Hashable, Sendable {
    /// An expression of type `Double?`; nil is indeterminate progress.
    package var value: Expression?
    /// Nil: 1.
    package var total: Expression?
    package var label: [Element]

    package init(value: Expression? = nil, total: Expression? = nil, label: [Element] = []) {
      self.value = value
      self.total = total
      self.label = label
    }
  }
}
