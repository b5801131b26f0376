/// What has become of something that others name: whether it is still to be used, and what it was called before.
package struct History: Equatable, Sendable {
  /// What to use instead; nil where it is not deprecated.
  package var deprecation: String?
  /// Nil where it had no other name.
  package var formerName: String?

  package init(deprecation: String? = nil, formerName: String? = nil) {
    self.deprecation = deprecation
    self.formerName = formerName
  }

  package var isDeprecated: Bool { deprecation != nil }
}

/// What stands before an argument.
package struct ArgumentLabel: Equatable, Sendable {
  /// Nil for `_`.
  package var name: String?

  package init(_ name: String?) { self.name = name }
}
