extension ElementID {
  /// Returns the element kind whose first key is this one, or nil.
  package init?(_ key: Keyword) {
    guard let position = Self.positions[key], let id = ElementID(rawValue: UInt8(position)) else { return nil }
    self = id
  }

  private static let positions = KeywordPositions(ElementKind.all.lazy.map { $0.principal.key })
}

extension ElementKind {
  /// Returns the element kind whose first key is this one, or nil.
  package init?(_ key: Keyword) {
    guard let id = ElementID(key) else { return nil }
    self = id.kind
  }
}

extension ElementID {
  /// The descriptor of the element, whose first key is the name of its case.
  func kind(
    _ value: ValueShape, required isRequired: Bool = true, since: Availability = .first, _ doc: String,
    _ arguments: Row...
  ) -> ElementKind {
    ElementKind(self, Row(keyword: Keyword("\(self)"), value, required: isRequired, doc), arguments, since: since)
  }
}
