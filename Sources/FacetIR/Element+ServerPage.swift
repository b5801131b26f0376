package import FacetLanguage

extension Element {
  /// A page that a server describes.
  package struct ServerPage: Hashable, Sendable {
    /// What a control does for which a server gave an action of this type.
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
      /// An event without an optional field has nil; without another, it does nothing.
      package var type: ValueType

      package init(name: String, type: ValueType) {
        self.name = name
        self.type = type
      }
    }

    package var page: Expression
    /// In the order of the spec. All others are left to the views around it.
    package var events: [Event]

    package init(_ page: Expression, events: [Event] = []) {
      self.page = page
      self.events = events
    }
  }
}
