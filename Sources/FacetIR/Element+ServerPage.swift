package import FacetLanguage

extension Element {
  /// A page that a server describes.
  package struct ServerPage: Hashable, Sendable {
    /// What the screen does for a server's action of one type.
    package struct Event: Hashable, Sendable {
      /// The `type` of the server's action.
      package var type: String
      /// The field of the server's action that ``action`` sees as a local of this name; nil if it needs none.
      package var field: Field?
      package var action: ActionReference

      package init(type: String, field: Field? = nil, action: ActionReference) {
        self.type = type
        self.field = field
        self.action = action
      }
    }

    /// A field of a server's action: a String, an Int, a Double or a Bool.
    package struct Field: Hashable, Sendable {
      package var name: String
      /// Without the field, an optional is nil; with any other type, the event does nothing.
      package var type: ValueType

      package init(name: String, type: ValueType) {
        self.name = name
        self.type = type
      }
    }

    package var page: Expression
    /// In the order of the spec. The views around handle the server's other actions.
    package var events: [Event]

    package init(_ page: Expression, events: [Event] = []) {
      self.page = page
      self.events = events
    }
  }
}
