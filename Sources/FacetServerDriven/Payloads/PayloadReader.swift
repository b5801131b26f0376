/// Reads the fields of an object.
///
///     title = try payload.required("title", .string)
///     rating = payload.optional("rating", .double)
///     style = payload.value("style", .string, default: "plain")
///
/// `null` is the same as a missing field. A value of another type is a problem of the page; an optional field is then nil,
/// and one with a default has that.
public struct PayloadReader {
  private let object: JSONValue
  let context: DecodingContext
  /// The fields that were read, if others are reported.
  private var fields: Set<String> = []

  init(_ object: JSONValue, _ context: DecodingContext) {
    self.object = object
    self.context = context
  }

  /// Reads a field that the object cannot be without.
  ///
  /// - Parameter former: An older name of the field, under which it is read if it has no other value.
  public mutating func required<Value>(
    _ key: String, _ format: WireFormat<Value>, formerly former: String? = nil
  ) throws(MalformedPayload) -> Value {
    let value = try requiredMember(key, format.name, formerly: former)
    guard let value = format.read(value, context) else { throw MalformedPayload() }
    return value
  }

  /// Reads a field that may be missing.
  public mutating func optional<Value>(
    _ key: String, _ format: WireFormat<Value>, formerly former: String? = nil
  ) -> Value? {
    member(key, formerly: former).flatMap { format.read($0, context) }
  }

  /// Reads a field that has a default.
  public mutating func value<Value>(
    _ key: String, _ format: WireFormat<Value>, default defaultValue: @autoclosure () -> Value
  ) -> Value {
    optional(key, format) ?? defaultValue()
  }

  /// Reads the components of a field; none if it is missing.
  ///
  /// - Throws: If one of them cannot be decoded, and a component around it has a fallback.
  public mutating func components<Content: ServerContent>(
    _ key: String, of content: Content.Type = Content.self, formerly former: String? = nil
  ) throws(MalformedPayload) -> [ServerComponent<Content>] {
    guard let value = member(key, formerly: former) else { return [] }
    return try ComponentDecoder<Content>(context).components(in: value)
  }

  /// Reads the components of a field that the object cannot be without. There may be none in it.
  ///
  /// - Throws: If it is missing or not an array, or one of them cannot be decoded, and a component around it has a
  ///   fallback.
  public mutating func requiredComponents<Content: ServerContent>(
    _ key: String, of content: Content.Type = Content.self, formerly former: String? = nil
  ) throws(MalformedPayload) -> [ServerComponent<Content>] {
    let value = try requiredMember(key, "an array of components", formerly: former)
    let components = try ComponentDecoder<Content>(context).components(in: value)
    if value.kind != .array { throw MalformedPayload() }
    return components
  }

  /// What the decoder was given for contents that are known only at run time.
  package var userInfo: (any Sendable)? { context.settings.userInfo }

  /// Reads all fields, in their order, for an object whose keys are data; nil for a value of another type. Of several with
  /// the same name, the last counts.
  mutating func members<Value>(_ format: WireFormat<Value>) -> [(key: String, value: Value?)] {
    let members = object.members
    if context.settings.reportsUnknownFields { fields.formUnion(members.map(\.key)) }
    return members.map { key, value in (key, value.isNull ? nil : format.read(value, context)) }
  }

  private mutating func member(_ key: String, formerly former: String?) -> JSONValue? {
    if context.settings.reportsUnknownFields {
      fields.insert(key)
      if let former { fields.insert(former) }
    }
    if let value = object[key], !value.isNull { return value }
    guard let former, let value = object[former], !value.isNull else { return nil }
    return value
  }

  /// - Parameter expected: The format of the field, for the report of a missing one.
  private mutating func requiredMember(
    _ key: String, _ expected: String, formerly former: String?
  ) throws(MalformedPayload) -> JSONValue {
    if let value = member(key, formerly: former) { return value }
    context.report(.missingField, "missing field '\(key)'; expected \(expected)", at: object)
    throw MalformedPayload()
  }

  /// Reports the fields that were not read.
  func reportOthers(besides known: [String] = []) {
    guard context.settings.reportsUnknownFields else { return }
    for (key, value) in object.members where !fields.contains(key) && !known.contains(key) {
      context.report(.unknownField, "unknown field '\(key.shortened)'", at: value)
    }
  }
}
