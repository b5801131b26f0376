import FacetIR
import FacetLanguage

/// The maximum size of an element along each axis, in points; nil if it is unknown before the element is drawn.
struct LargestSize: Equatable {
  var width: Double?
  var height: Double?

  fileprivate func joined(_ other: LargestSize) -> LargestSize {
    LargestSize(width: larger(width, other.width), height: larger(height, other.height))
  }
}

/// Computes the maximum sizes of elements in one style, with the default values of its properties.
struct SizeLimits {
  let style: StyleSignature?
  /// The tokens of each theme; the largest value counts.
  let themes: [TokenCatalog]

  /// The size of elements side by side, such as the label of a button.
  func size(of row: [Element]) -> LargestSize {
    var size = largest(of: row)
    if !row.isOneAtATime { size.width = nil }
    return size
  }

  /// The size of an element with the given number of its modifiers.
  func size(of element: Element, below modifiers: some Sequence<Modifier>) -> LargestSize {
    modifiers.reduce(size(of: element.kind)) { size($1, around: $0) }
  }

  private func size(of kind: Element.Kind) -> LargestSize {
    switch kind {
    case .stack(let stack) where !stack.isLazy:
      var size = largest(of: stack.children)
      if stack.axis == .horizontal, !stack.children.isOneAtATime { size.width = nil }
      if stack.axis == .vertical, !stack.children.isOneAtATime { size.height = nil }
      // Elements aligned by their baselines may extend beyond the highest one.
      if stack.axis == .horizontal, stack.alignment.mayBeBaseline { size.height = nil }
      return size
    case .conditional(_, let then, let otherwise): return largest(of: then + otherwise)
    case .switch(_, let cases, let otherwise): return largest(of: cases.flatMap(\.body) + (otherwise ?? []))
    case .forEach(_, _, _, let elements), .group(let elements), .constants(_, let elements):
      return largest(of: elements)
    case .button(let button): return size(of: button.label)
    default: return LargestSize()
    }
  }

  /// The size of elements in layers, or of the elements of a stack across its axis.
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
      // Content that extends beyond the frame responds to taps too; a shape has the size of the element.
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
    guard case .record(let sides) = insets.node else {
      let length = length(insets)
      return (sum(length, length), sum(length, length))
    }
    return (
      sum(length(sides.length(.leading)), length(sides.length(.trailing))),
      sum(length(sides.length(.top)), length(sides.length(.bottom)))
    )
  }

  /// The maximum of a length; nil if it is infinite or unknown.
  private func length(_ expression: Expression) -> Double? {
    let value: Double?
    switch expression.node {
    case .int(let number): value = Double(number)
    case .double(let number): value = number
    case .token(let path): value = self.value(of: path)
    case .constant(_, let named): value = length(named)
    case .style(let name):
      value = style?.property(named: name)?.declaration.defaultValue.flatMap { length($0) }
    case .conditional, .switch:
      let lengths = expression.branches.map { length($0) }
      value = lengths.dropFirst().reduce(lengths.first ?? nil, larger)
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
  /// Whether at most one of the elements is drawn.
  fileprivate var isOneAtATime: Bool {
    guard count <= 1, let element = first else { return isEmpty }
    return switch element.kind {
    case .conditional(_, let then, let otherwise): then.isOneAtATime && otherwise.isOneAtATime
    case .switch(_, let cases, let otherwise):
      cases.allSatisfy { $0.body.isOneAtATime } && (otherwise ?? []).isOneAtATime
    case .group(let elements), .constants(_, let elements): elements.isOneAtATime
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
  /// Whether the alignment is, or may be, by text baselines.
  fileprivate var mayBeBaseline: Bool {
    if case .word(let word) = node { word == "firstTextBaseline" || word == "lastTextBaseline" } else { true }
  }
}
