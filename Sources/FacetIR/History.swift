/// The history of a declaration: its deprecation and its old name.
package struct History: Equatable, Sendable {
  /// The replacement; nil if the declaration is not deprecated.
  package var deprecation: String?
  /// Nil where it had no other name.
  package var formerName: String?

  package init(deprecation: String? = nil, formerName: String? = nil) {
    self.deprecation = deprecation
    self.formerName = formerName
  }

  package var isDeprecated: Bool { deprecation != nil }
}

/// An argument label.
package struct ArgumentLabel: Equatable, Sendable {
  /// Nil for `_`.
  package var name: String?

  package init(_ name: String?) { self.name = name }
}
