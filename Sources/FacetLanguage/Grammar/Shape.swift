/// The kind of value that a key takes.
///
/// The same in YAML and in JSON. JSON has no scalars without quotes but numbers and `true`, `false` and `null`; its
/// strings stand wherever YAML has a plain scalar.
package indirect enum ValueShape: Sendable {
  /// Text as it stands, quoted or not.
  case text
  /// One name.
  case name
  /// A word of a closed set.
  case word(WordSet)
  /// `true` or `false`.
  case flag
  /// A number, as data.
  case number
  case type
  /// `4s`, `400ms`
  case duration
  /// `Int = 1`, or a long form with the keys of a shape.
  case declaration(Shape)
  /// An expression of one of some types. The first of them gives literals their meaning; where there is none, what
  /// stands around it decides.
  case expression([ValueType])
  /// An expression, or `let name = optional`.
  case condition
  /// `value = value + 1`, an action, or a list of such; of an action, also the long form.
  case statements
  case element
  /// One element, or a list of them.
  case elements
  /// A style by name, optionally with property values.
  case style
  /// Plain values, read as the declared type asks.
  case data
  /// A mapping with the keys of a shape.
  case shape(Shape)
  /// An expression, or a mapping with the keys of a shape.
  case expressionOr([ValueType], Shape)
  /// An expression, or a list of mappings with the keys of a shape.
  case expressionOrList([ValueType], of: Shape)
  /// A mapping with the keys of a shape, or a list of such mappings.
  case mappings(Shape)
  /// An expression for a text, or a list of texts with styles of their own.
  case runs
  /// A word of a closed set, or an expression for one.
  case wordOrExpression(WordSet)
  /// A word, or a mapping with the keys of a shape.
  case wordOr(WordSet, Shape)
  /// Text, or a mapping with the keys of a shape.
  case textOr(Shape)
  /// Text, or a list of texts.
  case texts
  /// Text, a list of texts, or a mapping from names of the author's own to values of one shape.
  case textsOrNamed(ValueShape)
  /// The parameters of a component by name.
  case arguments
  case list(of: ValueShape)
  /// A mapping from names of the author's own to values of one shape.
  case named(ValueShape)
  /// A mapping with one entry: a key of a shape, or another name with its value.
  case namedOr(Shape, ValueShape)
}

/// A key of a shape: its value, whether it is required, and its description.
package struct Row: Sendable {
  package let key: Keyword
  package let value: ValueShape
  package let isRequired: Bool
  /// The value of a modifier's omitted part; nil if the part is then absent.
  package let filler: Filler?
  package let doc: String

  package enum Filler: Sendable { case zero, no, center }

  package init(
    _ key: Key, _ value: ValueShape, required isRequired: Bool = false, filler: Filler? = nil, _ doc: String
  ) {
    self.init(keyword: Keyword(key), value, required: isRequired, filler: filler, doc)
  }

  init(
    keyword key: Keyword, _ value: ValueShape, required isRequired: Bool = false, filler: Filler? = nil, _ doc: String
  ) {
    self.key = key
    self.value = value
    self.isRequired = isRequired
    self.filler = filler
    self.doc = doc
  }
}

/// The keys that a mapping may have.
package final class Shape: Sendable {
  /// The name in messages, with an article: `a style`, `the parts of 'frame'`.
  package let name: String
  package let rows: [Row]
  private let positions: KeywordPositions

  package init(_ name: String, _ rows: [Row]) {
    self.name = name
    self.rows = rows
    positions = KeywordPositions(rows.lazy.map(\.key))
  }

  package func row(_ key: Key) -> Row? { row(Keyword(key)) }

  package func row(_ key: Keyword) -> Row? { rowIndex(key).map { rows[$0] } }

  package func rowIndex(_ key: Keyword) -> Int? { positions[key] }
}

extension ValueShape {
  /// The enumerated values that it takes, also as values of a type.
  package var words: [String] {
    switch self {
    case .word(let list), .wordOr(let list, _), .wordOrExpression(let list): list.words
    case .expression(let types), .expressionOr(let types, _), .expressionOrList(let types, _):
      types.flatMap { ($0.unwrapped.elementType ?? $0.unwrapped).words }
    case .list(of: let value), .named(let value): value.words
    default: []
    }
  }

  /// Whether the value is an element or a list of elements.
  package var isOfElements: Bool {
    switch self {
    case .element, .elements: true
    default: false
    }
  }

  /// Whether the value contains elements, at any depth.
  package var holdsElements: Bool {
    switch self {
    case .element, .elements: true
    case .shape(let shape), .expressionOr(_, let shape), .expressionOrList(_, of: let shape), .mappings(let shape),
      .wordOr(_, let shape):
      shape.rows.contains { $0.value.holdsElements }
    case .list(of: let value), .named(let value): value.holdsElements
    default: false
    }
  }

  /// The expected value, in a message after "takes".
  package var expectation: String {
    switch self {
    case .text: "text"
    case .name: "a name"
    case .word(let list): list.expectation
    case .flag: "'true' or 'false'"
    case .number: "a number"
    case .type: "a type"
    case .duration: "a time, as in '4s' or '400ms'"
    case .declaration: "a type with an optional default, as in 'Int = 1'"
    case .expression: "an expression"
    case .condition: "a condition"
    case .statements: "a statement or a list of them"
    case .element: "one element"
    case .elements: "an element or a list of them"
    case .style: "the name of a style, or a mapping from it to property values"
    case .data: "a value"
    case .shape(let shape): "a mapping with \(shape.foremostKeys.map { "'\($0.text)'" }.joinedAsList(last: "or"))"
    case .expressionOr: "an expression or a mapping"
    case .expressionOrList: "an expression or a list of mappings"
    case .mappings(let shape): "\(ValueShape.shape(shape).expectation), or a list of such mappings"
    case .runs: "an expression, or a list of texts"
    case .wordOrExpression(let list): "\(list.expectation), or an expression"
    case .wordOr(let list, _): "\(list.expectation), or a mapping"
    case .textOr: "text, or a mapping"
    case .texts: "text, or a list of texts"
    case .textsOrNamed(let value): "a list of texts, or a mapping of names to values, each \(value.expectation)"
    case .arguments: "a mapping of parameters to values"
    case .list(let element): "a list of values, each \(element.expectation)"
    case .named(let value): "a mapping of names to values, each \(value.expectation)"
    case .namedOr(let shape, let value):
      "\(shape.foremostKeys.map { "'\($0.text)'" }.joinedAsList(last: "or")), or a name with \(value.expectation)"
    }
  }
}

extension Shape {
  /// The first keys, for messages. Keys about the Swift name, history and availability, and parts, are omitted.
  fileprivate var foremostKeys: some Sequence<Keyword> {
    let others = [Key.swiftName, .deprecated, .renamedFrom, .availability, .otherwise, .parts].map(Keyword.init)
    return rows.map(\.key).filter { !others.contains($0) }.prefix(4)
  }
}

extension WordSet {
  package var expectation: String { "one of \(words.map { "'\($0)'" }.joinedAsList(last: "and"))" }
}

extension [String] {
  /// `a, b or c`
  package func joinedAsList(last word: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(word) " + last
  }
}
