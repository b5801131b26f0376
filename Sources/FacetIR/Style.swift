package import FacetLanguage

/// The kind of a component's styles.
package enum StyleKind: Sendable {
  /// Each draws the whole component.
  case flexible
  /// Each is a bag of values, and the component draws itself with those of the one around it.
  case properties
  /// There are none: the component has one look.
  case none
}

/// One way to draw a component.
package struct Style: Equatable, Sendable {
  package struct Property: Equatable, Sendable {
    package var name: String
    package var type: ValueType
    package var defaultValue: Expression
    package var doc: String?
    /// The default is this style's own, not one it `extends:`.
    package var isOwn: Bool
    package var history: History
    /// The text style with which a length grows wherever the body reads it: `body` of
    /// `size: Length = 24.scaled(body)`, whose default is 24.
    package var textStyle: Expression?

    package init(
      name: String, type: ValueType, defaultValue: Expression, textStyle: Expression? = nil, doc: String? = nil,
      isOwn: Bool = true, history: History = History()
    ) {
      self.name = name
      self.type = type
      self.defaultValue = defaultValue
      self.textStyle = textStyle
      self.doc = doc
      self.isOwn = isOwn
      self.history = history
    }
  }

  /// The style that this one extends.
  package var base: String? { if case .extends(let base) = implementation { base } else { nil } }

  package enum Implementation: Equatable, Sendable {
    case body(Element)
    /// The body of another style, drawn with this one's defaults.
    case extends(String)
    /// A person writes it, in the language of the output.
    case handWritten
  }

  /// A fragment of the body. The body contains its elements wherever it is drawn; see ``Element/part``.
  package struct Part: Equatable, Sendable {
    package struct Parameter: Equatable, Sendable {
      package var name: String
      /// A value or an action.
      package var type: ValueType
      package var defaultValue: Expression?

      package init(name: String, type: ValueType, defaultValue: Expression?) {
        self.name = name
        self.type = type
        self.defaultValue = defaultValue
      }
    }

    package var name: String
    package var doc: String?
    package var parameters: [Parameter]
    /// The elements by themselves, in which the parameters are names that it binds.
    package var body: Element

    package init(name: String, doc: String?, parameters: [Parameter], body: Element) {
      self.name = name
      self.doc = doc
      self.parameters = parameters
      self.body = body
    }
  }

  package var name: String
  /// The Swift name if it differs from the name.
  package var swiftName: String?
  package var doc: String?
  package var history: History
  /// Since when it exists, on the platforms where that is later than its component.
  package var availability = Availability()
  /// The style that is drawn where it does not exist, so that it can be chosen everywhere.
  package var otherwise: String?
  /// All of them, those of the extended style included, in its order.
  package var properties: [Property]
  /// Those that the body draws.
  package var parts: [Part] = []
  package var implementation: Implementation

  package init(
    name: String, swiftName: String? = nil, doc: String? = nil, history: History = History(), properties: [Property],
    implementation: Implementation
  ) {
    self.name = name
    self.swiftName = swiftName
    self.doc = doc
    self.history = history
    self.properties = properties
    self.implementation = implementation
  }

  /// The base of the Swift names.
  package var nameInSwift: String { swiftName ?? name }
}

extension Style.Property {
  /// The default as it is in the spec: `scaled(24, body)`.
  package var writtenDefault: Expression { textStyle.map(defaultValue.scaled) ?? defaultValue }
}
