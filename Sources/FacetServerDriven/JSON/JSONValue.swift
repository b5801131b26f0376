/// A value of a JSON document, as it was written.
///
///     let page = try JSONValue(parsing: #"{"title": "Stays", "count": 1.50}"#.utf8)
///     page["title"]?.string  // "Stays"
///     page["count"]?.text    // "1.50"
///
/// The value refers to the bytes of its document, so nothing is lost: numbers keep all of their digits, objects the order
/// of their members.
public struct JSONValue: Sendable {
  let document: JSONDocument
  /// The index of the value among the nodes of its document.
  let index: Int

  init(_ document: JSONDocument, _ index: Int) {
    self.document = document
    self.index = index
  }

  /// The kinds of values.
  public enum Kind: String, Sendable { case object, array, string, number, bool, null }

  /// Parses a document that has no errors and no warnings.
  public init(parsing bytes: some Sequence<UInt8>, limits: ServerLimits = ServerLimits()) throws(InvalidJSON) {
    let parsed = JSONDocument.parse(Array(bytes), limits: limits)
    guard let document = parsed.document, parsed.problems.isEmpty else { throw InvalidJSON(problems: parsed.problems) }
    self.init(document, 0)
  }

  public var kind: Kind {
    switch node.kind {
    case .object: .object
    case .array: .array
    case .string, .escapedString: .string
    case .number: .number
    case .true, .false: .bool
    case .null: .null
    }
  }

  /// The text of the value in its document.
  public var text: String { document.text(of: range) }

  /// The place of the value in its document, in bytes.
  public var range: Range<Int> { node.range }

  /// The string, with escapes replaced; nil for a value that is no string.
  public var string: String? {
    switch node.kind {
    case .string, .escapedString: document.string(at: index)
    default: nil
    }
  }

  public var bool: Bool? {
    switch node.kind {
    case .true: true
    case .false: false
    default: nil
    }
  }

  /// The number if it is an integer that fits; `2.0` and `2e0` are integers too.
  public var int: Int? {
    guard node.kind == .number else { return nil }
    return Int(text) ?? DecimalNumber(text).int
  }

  /// The nearest number; nil if it is too large.
  public var double: Double? {
    guard node.kind == .number, let value = Double(text), value.isFinite else { return nil }
    return value
  }

  public var isNull: Bool { node.kind == .null }

  /// The elements of an array in their order; empty for other values.
  public var elements: [JSONValue] {
    guard node.kind == .array else { return [] }
    var elements: [JSONValue] = []
    elements.reserveCapacity(Int(node.count))
    var next = index + 1
    for _ in 0..<node.count {
      elements.append(JSONValue(document, next))
      next = Int(document.nodes[next].next)
    }
    return elements
  }

  /// The members of an object in their order; empty for other values.
  public var members: [(key: String, value: JSONValue)] {
    guard node.kind == .object else { return [] }
    var members: [(key: String, value: JSONValue)] = []
    members.reserveCapacity(Int(node.count))
    var next = index + 1
    for _ in 0..<node.count {
      members.append((document.string(at: next), JSONValue(document, next + 1)))
      next = Int(document.nodes[next + 1].next)
    }
    return members
  }

  /// The value of a member of an object. If several have the key, the last, as in JavaScript.
  public subscript(key: String) -> JSONValue? {
    guard node.kind == .object else { return nil }
    return document.member(key, of: index).map { JSONValue(document, $0) }
  }

  /// The place of the value in its document as a JSON pointer (RFC 6901), such as `/sections/0/id`; empty for the document.
  /// Long keys are shortened. It takes time in proportion to the members of what is around the value.
  public var pointer: String {
    var places = JSONPlaces(document)
    return places.pointer(to: index)
  }

  var node: JSONNode { document.nodes[index] }
}

/// What is wrong with a document that was expected to be correct.
public struct InvalidJSON: Error, Equatable, Sendable {
  /// In the order of the text.
  public let problems: [ServerProblem]
}
