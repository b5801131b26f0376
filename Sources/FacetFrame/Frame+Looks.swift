extension Frame {
  /// What logic has decided about how something looks, in the words of the spec: `.color`, `style.selectedInk`.
  public struct Look: Hashable, Sendable {
    /// Whose body says so.
    public var component: String
    public var property: String
    /// Empty where it is said by the property alone.
    public var value: String

    /// The property of what is there by choice, though no picture shows that it is.
    public static let drawn = "drawn"

    public init(component: String, property: String, value: String = "") {
      self.component = component
      self.property = property
      self.value = value
    }
  }
}
