/// A place in the body of a style from which several ways lead on, of which a picture shows one.
package struct Fork: Hashable, Sendable {
  package var component: String
  /// The style that the body belongs to; those that extend it are drawn by it too.
  package var style: String
  /// By its name, which is unique in the body.
  package var element: String
  /// The `if a then b else c` in a value of the element; nil if the element itself branches.
  package var choice: Expression?

  package init(component: String, style: String, element: String, choice: Expression? = nil) {
    self.component = component
    self.style = style
    self.element = element
    self.choice = choice
  }

  /// An element has few choices, and hashing one takes as long as it has cases, which all ask for it.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(component)
    hasher.combine(style)
    hasher.combine(element)
  }

  package enum Way: Hashable, Sendable {
    /// The condition holds, or it does not.
    case then, otherwise
    /// A case of a `switch` that is named, or `default`.
    case named(String)
    case rest
    /// An `each` has elements to draw, or none.
    case repeated, empty
    /// A `viewThatFits` has chosen the element at this position.
    case alternative(Int)
  }
}
