/// A font of the system, by its parts. One by its text style alone is a word.
package struct SystemFont: Hashable, Sendable {
  package enum Size: Hashable, Sendable {
    /// It grows with the reader's text size.
    case style(Expression)
    /// Points, whatever the reader's text size.
    case points(Expression)
  }

  package var size: Size
  /// Nil: that of the text style, or a regular one.
  package var weight: Expression?
  /// Nil: the default one.
  package var design: Expression?

  package init(size: Size, weight: Expression?, design: Expression?) {
    self.size = size
    self.weight = weight
    self.design = design
  }

  package var expressions: [Expression] {
    let size =
      switch size {
      case .style(let value), .points(let value): value
      }
    return [size] + [weight, design].compactMap(\.self)
  }
}
