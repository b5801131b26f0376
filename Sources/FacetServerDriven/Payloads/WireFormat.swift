/// How a value is read from JSON and written to it.
///
///     .string   .array(.int)   .words([("small", Size.small), ("large", .large)])   .object(Price.self)
public struct WireFormat<Value: Sendable>: Sendable {
  /// The value with an article, for messages: "an array of strings".
  let name: String
  /// Returns nil if the value has another type, and reports it.
  let read: @Sendable (JSONValue, DecodingContext) -> Value?
  let write: @Sendable (Value, inout PayloadWriter) -> Void

  private init(
    name: String, read: @escaping @Sendable (JSONValue, DecodingContext) -> Value?,
    write: @escaping @Sendable (Value, inout PayloadWriter) -> Void
  ) {
    self.name = name
    self.read = read
    self.write = write
  }

  /// A format for a value that is a single JSON value.
  ///
  /// - Parameters:
  ///   - name: The value with an article, for messages: "a string".
  ///   - read: Returns nil if the JSON value has another type.
  fileprivate init(
    _ name: String, _ read: @escaping @Sendable (JSONValue) -> Value?,
    write: @escaping @Sendable (Value, inout PayloadWriter) -> Void
  ) {
    self.init(
      name: name,
      read: { value, context in
        if let result = read(value) { return result }
        context.reportType(of: value, expected: name)
        return nil
      }, write: write)
  }
}

extension WireFormat where Value == String {
  public static var string: Self { formatOfStrings }
}

extension WireFormat where Value == Int {
  /// An integer. `2.0` is one too.
  public static var int: Self { formatOfIntegers }
}

extension WireFormat where Value == Double {
  public static var double: Self { formatOfNumbers }
}

extension WireFormat where Value == Bool {
  public static var bool: Self { formatOfBools }
}

extension WireFormat where Value == ServerAction {
  /// An object with a `type`.
  public static var action: Self { formatOfActions }
}

extension WireFormat where Value == JSONValue {
  /// Any value, as it was received.
  public static var json: Self { formatOfJSON }
}

extension WireFormat {
  /// An array. Elements of another type are left out, and reported.
  public static func array<Element>(_ element: WireFormat<Element>) -> Self where Value == [Element] {
    Self(
      name: "an array",
      read: { value, context in
        guard value.kind == .array else {
          context.reportType(of: value, expected: "an array")
          return nil
        }
        return value.elements.compactMap { element.read($0, context) }
      },
      write: { elements, json in json.array { json in for value in elements { element.write(value, &json) } } })
  }

  /// A value or null.
  public static func optional<Wrapped>(_ wrapped: WireFormat<Wrapped>) -> Self where Value == Wrapped? {
    Self(
      name: wrapped.name,
      read: { value, context in value.isNull ? .some(nil) : wrapped.read(value, context).map(Optional.some) },
      write: { value, json in
        if let value { wrapped.write(value, &json) } else { json.null() }
      })
  }

  /// One of a set of words, each for a value.
  public static func words(_ words: [(word: String, value: Value)]) -> Self where Value: Equatable {
    Self(
      name: "a string",
      read: { value, context in
        guard let word = value.string else {
          context.reportType(of: value, expected: "a string")
          return nil
        }
        if let found = words.first(where: { $0.word == word }) { return found.value }
        let known = words.map { "'\($0.word)'" }.joined(separator: ", ")
        context.report(.invalidValue, "invalid value '\(word.shortened)'; expected one of \(known)", at: value)
        return nil
      },
      write: { value, json in
        if let word = words.first(where: { $0.value == value })?.word { json.string(word) } else { json.null() }
      })
  }

  /// A case of an enum by its raw value.
  public static func word() -> Self where Value: RawRepresentable<String> & CaseIterable & Equatable {
    words(Value.allCases.map { ($0.rawValue, $0) })
  }

  /// An object.
  public static func object(_ type: Value.Type = Value.self) -> Self where Value: WireObject {
    object(
      read: { payload throws(MalformedPayload) in try Value(from: &payload) }, write: { $0.encode(to: &$1) })
  }

  /// An object of a type that is known only at run time.
  package static func object(
    read: @escaping @Sendable (inout PayloadReader) throws(MalformedPayload) -> Value,
    write: @escaping @Sendable (Value, inout PayloadWriter) -> Void
  ) -> Self {
    Self(
      name: "an object",
      read: { value, context in
        guard value.kind == .object else {
          context.reportType(of: value, expected: "an object")
          return nil
        }
        var reader = PayloadReader(value, context)
        guard let object = try? read(&reader) else { return nil }
        reader.reportOthers()
        return object
      },
      write: { value, json in json.object { write(value, &$0) } })
  }

  /// The format of another type that has the same JSON.
  package func converted<Other>(
    to convert: @escaping @Sendable (Value) -> Other, from revert: @escaping @Sendable (Other) -> Value
  ) -> WireFormat<Other> {
    WireFormat<Other>(
      name: name, read: { value, context in read(value, context).map(convert) },
      write: { value, json in write(revert(value), &json) })
  }

  /// A value that is written as a string.
  ///
  ///     extension WireFormat where Value == Amount {
  ///       static var amount: Self { .text("an amount such as '3 EUR'", read: Amount.init, write: \.text) }
  ///     }
  ///
  /// - Parameters:
  ///   - name: The value with an article, for messages.
  ///   - read: Returns nil if the string is no such value.
  public static func text(
    _ name: String, read: @escaping @Sendable (String) -> Value?, write: @escaping @Sendable (Value) -> String
  ) -> Self {
    Self(
      name: name,
      read: { value, context in
        guard let text = value.string else {
          context.reportType(of: value, expected: name)
          return nil
        }
        if let result = read(text) { return result }
        context.report(.invalidValue, "invalid value '\(text.shortened)'; expected \(name)", at: value)
        return nil
      }, write: { value, json in json.string(write(value)) })
  }
}

// Made once: a format holds closures.
private let formatOfStrings = WireFormat<String>("a string", \.string) { $1.string($0) }
private let formatOfIntegers = WireFormat<Int>("an integer", \.int) { $1.number($0) }
private let formatOfNumbers = WireFormat<Double>("a number", \.double) { $1.number($0) }
private let formatOfBools = WireFormat<Bool>("true or false", \.bool) { $1.bool($0) }
private let formatOfActions = WireFormat<ServerAction>(
  "an action", { ServerAction($0) }, write: { $1.verbatim($0.raw) })
private let formatOfJSON = WireFormat<JSONValue>("a value", { $0 }, write: { $1.verbatim($0) })
