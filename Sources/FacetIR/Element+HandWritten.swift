extension Element {
  /// A hand-written view.
  package struct HandWritten: Hashable, Sendable {
    package struct Argument: Hashable, Sendable {
      /// Nil where it has none.
      package var label: String?
      package var name: String
      /// A binding of the content is handed on as one.
      package var value: Expression

      package init(label: String?, name: String, value: Expression) {
        self.label = label
        self.name = name
        self.value = value
      }
    }

    /// Elements for a parameter that takes views.
    package struct Slot: Hashable, Sendable {
      /// Nil where it has none.
      package var label: String?
      package var name: String
      package var elements: [Element]

      package init(label: String?, name: String, elements: [Element]) {
        self.label = label
        self.name = name
        self.elements = elements
      }
    }

    /// The names of the nested type from the outermost in; never empty.
    package var type: [String]
    /// In the order of the spec.
    package var arguments: [Argument]
    /// What it holds, in the order of the spec.
    package var slots: [Slot] = []
    /// The room that it takes where it is not drawn, in points. Nil: all that it is offered.
    package var width: Expression?
    package var height: Expression?

    package init(type: [String], arguments: [Argument] = [], width: Expression? = nil, height: Expression? = nil) {
      self.type = type
      self.arguments = arguments
      self.width = width
      self.height = height
    }
  }
}
