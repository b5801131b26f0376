import FacetLanguage

extension [Element] {
  /// Whether the label of a button says itself where it takes taps, in each of its branches. Other labels take them in
  /// their whole rectangle.
  package var hasContentShape: Bool { !isEmpty && allSatisfy(\.hasContentShape) }
}

extension Element {
  fileprivate var hasContentShape: Bool { modifiers.hasContentShape || kind.hasContentShape }
}

extension Element.Kind {
  fileprivate var hasContentShape: Bool {
    switch self {
    case .group(let elements), .constants(_, let elements): elements.hasContentShape
    case .conditional(_, let then, let otherwise): (then + otherwise).hasContentShape
    case .switch(_, let cases, let otherwise): (cases.flatMap(\.body) + (otherwise ?? [])).hasContentShape
    default: false
    }
  }
}

extension [Modifier] {
  /// A rectangle around all of the element is what a label has without a shape.
  fileprivate var hasContentShape: Bool {
    var (isShaped, isWhole) = (false, false)
    for modifier in self {
      if modifier.id == .contentShape {
        (isShaped, isWhole) = (true, modifier.outline == .rectangle)
      } else if ModifierID.changingBounds.contains(modifier.id) {
        isWhole = false
      }
    }
    return isShaped && !isWhole
  }
}

extension ModifierID {
  /// The modifiers that can make the rectangle of an element larger than it was.
  fileprivate static let changingBounds: Set<ModifierID> = [.frame, .padding, .aspectRatio, .fixedSize]
}
