package import FacetLanguage
import FacetStrings

/// The named examples of a component, which feed previews, the browser, snapshots and behaviour tests.
package struct VariantCatalog: Equatable, Sendable {
  /// The variants in the order of the spec. Goldens compare the others with the first one.
  package var variants: [Variant]
  package var matrix: [Axis]
  /// The parameters that multiply the variants, in the order of the component's.
  package var parameterAxes: [ParameterAxis]
  /// The matrix shows every pair of values of two axes, rather than every combination of all.
  package var isPairwise: Bool

  package init(
    variants: [Variant], matrix: [Axis] = [], parameterAxes: [ParameterAxis] = [], isPairwise: Bool = false
  ) {
    self.variants = variants
    self.matrix = matrix
    self.parameterAxes = parameterAxes
    self.isPairwise = isPairwise
  }
}

package struct Variant: Equatable, Sendable {
  package struct Argument: Equatable, Sendable {
    package var parameter: String
    /// A constant. For a binding, its first value.
    package var value: Expression

    package init(parameter: String, value: Expression) {
      self.parameter = parameter
      self.value = value
    }
  }

  /// A state of the component and its initial value.
  package struct Start: Equatable, Sendable {
    package var property: String
    /// A constant.
    package var value: Expression

    package init(property: String, value: Expression) {
      self.property = property
      self.value = value
    }
  }

  package var name: String
  /// The arguments from `sample` and `with`, in the order of the parameters. Omitted parameters have their defaults.
  package var arguments: [Argument]
  /// The axes of parameters that do not multiply the variant, because it sets them by itself.
  package var settled: Set<String> = []
  package var style: StyleSelection
  package var environment: [EnvironmentSetting]
  /// The state that differs from the component's own, in its order.
  package var state: [Start]
  /// Modifiers of the component, such as `.disabled(true)`, with constant values.
  package var modifiers: [Modifier]
  /// The interactions before the variant is drawn.
  package var steps: [Step]
  package var expectations: [Expectation]

  package init(
    name: String, arguments: [Argument], style: StyleSelection = StyleSelection(style: "default"),
    environment: [EnvironmentSetting] = [], state: [Start] = [], modifiers: [Modifier] = [], steps: [Step] = [],
    expectations: [Expectation] = []
  ) {
    self.name = name
    self.arguments = arguments
    self.style = style
    self.environment = environment
    self.state = state
    self.modifiers = modifiers
    self.steps = steps
    self.expectations = expectations
  }
}

/// A part of the surroundings as a variant or an axis sets it.
package struct EnvironmentSetting: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    /// A word of the part's own, a language, or the name of a theme.
    case word(String)
    case flag(Bool)
    case points(Double)
  }

  package var id: EnvironmentID
  package var value: Value

  package init(_ id: EnvironmentID, _ value: Value) {
    self.id = id
    self.value = value
  }

  package init(_ id: EnvironmentID, _ word: String) { self.init(id, .word(word)) }

  /// A language that is read from right to left, whatever a `layoutDirection` beside it says.
  package var isRightToLeftLocale: Bool {
    if id == .locale, case .word(let language) = value { LanguageTag(language).isRightToLeft } else { false }
  }
}

/// One direction in which every variant is multiplied. The first value is the base.
package struct Axis: Equatable, Sendable {
  package var id: EnvironmentID
  package var values: [EnvironmentSetting]

  package init(_ id: EnvironmentID, values: [EnvironmentSetting]) {
    self.id = id
    self.values = values
  }
}

/// A parameter by whose values variants are multiplied. The first value is the base.
package struct ParameterAxis: Equatable, Sendable {
  package struct Value: Equatable, Sendable {
    /// What it is called in the name of a cell, without spaces: `small`, `#2`.
    package var word: String
    /// A constant.
    package var value: Expression

    package init(word: String, value: Expression) {
      self.word = word
      self.value = value
    }
  }

  package var parameter: String
  package var values: [Value]

  package init(parameter: String, values: [Value]) {
    self.parameter = parameter
    self.values = values
  }
}

package enum Step: Hashable, Sendable {
  /// Uses the control that has this action of the content.
  case tap(String)
  /// Presses the button that has this action, without releasing it.
  case press(String)
  /// Taps the element that has this action for two taps twice.
  case doubleTap(String)
  /// Pulls down the scroll view that has this action.
  case refresh(String)
  /// Swipes the row open that has a button for this action beside it.
  case swipe(String)
  /// Moves a pointer to the button or the element that has this action.
  case hover(String)
  /// Follows the link to this URL.
  case follow(String)
  /// Holds a finger on the element that has this action of the content.
  case longPress(String)
  /// Activates the accessibility element that does this action of the content.
  case activate(String)
  /// Performs this action of the content by the escape gesture.
  case escape(String)
  /// Closes the sheet, popover, dialog or menu in front, by a touch or by the escape gesture; with its kind.
  case dismiss(String)
  case escapeLayer(String)
  /// Opens the menu or the context menu with this accessibility label; `menu` and `contextMenu` stand for the only one.
  case open(String)
  /// Swipes up or down on the adjustable element.
  case increment, decrement
  /// Swipes up or down on the adjustable element with this action.
  case incrementBy(String)
  case decrementBy(String)
  /// Drags an element.
  case drag(Drag)
  /// Moves the slider of this field of the content to a value, or by a distance.
  case slide(String, to: Double)
  case slideBy(String, Double)
  /// Selects the option of this value in the picker of a field of the content.
  case select(String, String)
  /// Begins to edit the text field of this field of the content.
  case focus(String)
  /// Moves VoiceOver to the element for this focus of the content: `isShown`, `field(email)`.
  case accessibilityFocus(String)
  /// Types text at the end of the text field's text. A line break is the Return key.
  case type(String, into: String)
  /// Presses the return key in the text field.
  case submit(String)
  /// Lets so many milliseconds pass.
  case wait(Int)
  /// Sends an action to the store of a screen, with the value that it takes.
  case send(String, Expression?)
  /// Ends a running effect of a screen with a result.
  case receive(String, Expression?)
  /// Ends a running effect of a screen with an error, of which this is the description.
  case fail(String, String)

  /// The way that an element is dragged.
  package struct Drag: Hashable, Sendable {
    /// The action of the drag gesture.
    package var action: String
    /// Toward the trailing edge, in points.
    package var width: Double
    package var height: Double
    /// The place that is touched, from 0 at the leading edge to 1.
    package var start: Double
    package var isReleased: Bool

    package init(_ action: String, width: Double, height: Double, from start: Double, isReleased: Bool) {
      self.action = action
      self.width = width
      self.height = height
      self.start = start
      self.isReleased = isReleased
    }
  }
}

package struct Expectation: Equatable, Sendable {
  package enum Subject: Hashable, Sendable {
    /// A parameter: of a binding, its value now.
    case parameter(String)
    case state(String)
    case content(String)
    /// The names recorded, in order.
    case recorded
    /// The texts announced, in order.
    case announced
    /// Texts that are among those drawn.
    case shows
    /// Texts that are among those that VoiceOver says of elements.
    case says
    /// The label of the element that VoiceOver is on; nil if no state says so.
    case accessibilityFocus
  }

  package var subject: Subject
  package var value: Expression

  package init(subject: Subject, value: Expression) {
    self.subject = subject
    self.value = value
  }
}
