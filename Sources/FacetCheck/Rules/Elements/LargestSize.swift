import FacetIR
import FacetLanguage

/// The most that an element may come to along each axis, in points; nil where that is not certain before it is drawn.
struct LargestSize: Equatable {
  var width: Double?
  var height: Double?

  fileprivate func joined(_ other: LargestSize) -> LargestSize {
    LargestSize(width: larger(width, other.width), height: larger(height, other.height))
  }
}

/// Works out how large elements may become in one style. What a user of the style sets its properties to is not
/// known, so that they are what they are by default.
struct SizeLimits {
  let style: StyleSignature?
  /// As each theme has them: the largest of their values counts.
  let themes: [TokenCatalog]

  /// Of what stands side by side, as the label of a button does.
  func size(of row: [Element]) -> LargestSize {
    var size = largest(of: row)
    if !row.isOneAtATime { size.width = nil }
    return size
  }

  /// Of an element with as many of its modifiers as are given.
  func size(of element: Element, below modifiers: some Sequence<Modifier>) -> LargestSize {
    modifiers.reduce(size(of: element.kind)) { size($1, around: $0) }
  }

  private func size(of kind: Element.Kind) -> LargestSize {
    switch kind {
    case .stack(let stack) where !stack.isLazy:
      var size = largest(of: stack.children)
      if stack.axis == .horizontal, !stack.children.isOneAtATime { size.width = nil }
      if stack.axis == .vertical, !stack.children.isOneAtATime { size.height = nil }
      // What is aligned by its words may stick out beyond the highest.
      if stack.axis == .horizontal, stack.alignment.mayBeBaseline { size.height = nil }
      return size
    case .conditional(_, let then, let otherwise): return largest(of: then + otherwise)
    case .switch(_, let cases, let otherwise): return largest(of: cases.flatMap(\.body) + (otherwise ?? []))
    case .forEach(_, _, _, let elements), .group(let elements): return largest(of: elements)
    case .button(_, let label): return size(of: label)
    default: return LargestSize()
    }
  }

  /// Of elements in one place, or of those of a stack across its axis.
  private func largest(of elements: [Element]) -> LargestSize {
    elements.reduce(LargestSize(width: 0, height: 0)) { $0.joined(size(of: $1, below: $1.modifiers)) }
  }

  // MARK: Modifiers

  private func size(_ modifier: Modifier, around inner: LargestSize) -> LargestSize {
    var size = inner
    switch modifier.id {
    case .frame:
      size.width = modifier[.width].map(length) ?? bounded(size.width, modifier[.minWidth], modifier[.maxWidth])
      size.height = modifier[.height].map(length) ?? bounded(size.height, modifier[.minHeight], modifier[.maxHeight])
    case .padding:
      let (width, height) = modifier.value.map(sums) ?? (nil, nil)
      size.width = sum(size.width, width)
      size.height = sum(size.height, height)
    case .scale, .rotation: size = LargestSize()
    default:
      // What sticks out can be tapped as well; a shape is as large as what it lies over.
      if !modifier.elements.allSatisfy(\.isPlainShape) { size = LargestSize() }
    }
    return size
  }

  private func bounded(_ size: Double?, _ least: Expression?, _ most: Expression?) -> Double? {
    guard least != nil || most != nil else { return size }
    let end = most.map(length) ?? size
    return least.map { larger(length($0), end) } ?? end
  }

  private func sums(_ insets: Expression) -> (width: Double?, height: Double?) {
    guard case .insets(let sides) = insets.node else {
      let length = length(insets)
      return (sum(length, length), sum(length, length))
    }
    return (sum(length(sides.leading), length(sides.trailing)), sum(length(sides.top), length(sides.bottom)))
  }

  /// The largest that a length may be; nil where it has no end, or is not known.
  private func length(_ expression: Expression) -> Double? {
    let value: Double?
    switch expression.node {
    case .int(let number): value = Double(number)
    case .double(let number): value = number
    case .token(let path): value = self.value(of: path)
    case .style(let name):
      value = style?.property(named: name)?.declaration.defaultValue.flatMap { length($0) }
    case .conditional(_, let then, let otherwise): value = larger(length(then), length(otherwise))
    default: value = nil
    }
    return value.flatMap { $0.isFinite ? max($0, 0) : nil }
  }

  private func value(of path: TokenPath) -> Double? {
    let values = themes.map { tokens -> Double? in
      switch tokens[path]?.value {
      case .length(let points): points
      case .number(let number): number
      default: nil
      }
    }
    return values.dropFirst().reduce(values.first ?? nil, larger)
  }
}

private func larger(_ one: Double?, _ other: Double?) -> Double? {
  if let one, let other { max(one, other) } else { nil }
}

private func sum(_ one: Double?, _ other: Double?) -> Double? {
  if let one, let other { one + other } else { nil }
}

extension [Element] {
  /// Never do two of them stand side by side.
  fileprivate var isOneAtATime: Bool {
    guard count <= 1, let element = first else { return isEmpty }
    return switch element.kind {
    case .conditional(_, let then, let otherwise): then.isOneAtATime && otherwise.isOneAtATime
    case .switch(_, let cases, let otherwise):
      cases.allSatisfy { $0.body.isOneAtATime } && (otherwise ?? []).isOneAtATime
    case .group(let elements): elements.isOneAtATime
    case .forEach, .slot: false
    default: true
    }
  }
}

extension Element {
  fileprivate var isPlainShape: Bool {
    guard case .shape = kind else { return false }
    return modifiers.allSatisfy { modifier in
      switch modifier.id {
      case .frame, .padding, .offset, .scale: false
      default: !modifier.drawsElements
      }
    }
  }
}

extension Expression {
  /// Whether it aligns by the words of what is aligned, or may do so.
  fileprivate var mayBeBaseline: Bool {
    if case .word(let word) = node { word == "firstTextBaseline" || word == "lastTextBaseline" } else { true }
  }
}
