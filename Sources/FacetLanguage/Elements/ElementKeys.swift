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
