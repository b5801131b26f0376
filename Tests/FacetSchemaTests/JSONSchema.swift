import Synchronization

/// A JSON Schema of draft 7, as far as the schemas of specs use it.
struct JSONSchema {
  private let root: Value

  init(_ root: Value) { self.root = root }

  /// The keywords that are understood. A schema with another one would be checked for less than it says.
  static let keywords: Set = [
    "$schema", "$ref", "title", "description", "definitions", "type", "enum", "pattern", "required", "properties",
    "patternProperties", "additionalProperties", "propertyNames", "minProperties", "maxProperties", "items", "anyOf",
    "oneOf", "not", "if", "then", "else",
  ]

  /// The first place with a value that the schema does not allow, such as `/styles/default/body`; nil if there is none.
  func fault(in value: Value) -> String? { fault(in: value, of: root, at: "") }

  private func fault(in value: Value, of schema: Value, at path: String) -> String? {
    if let reference = schema["$ref"]?.text { return fault(in: value, of: target(of: reference), at: path) }
    if let types = schema["type"], !types.texts.contains(value.type) { return "\(path): a \(value.type)" }
    if let words = schema["enum"]?.elements, !words.contains(value) { return "\(path): \(value) is not in the list" }
    if let pattern = schema["pattern"]?.text, let text = value.text, !matches(pattern, text) {
      return "\(path): '\(text)' does not match"
    }
    if let members = value.members, let fault = faultOfObject(members, schema, path) { return fault }
    if let items = schema["items"], let elements = value.elements {
      for (index, element) in elements.enumerated() {
        if let fault = fault(in: element, of: items, at: "\(path)/\(index)") { return fault }
      }
    }
    return faultOfChoices(value, schema, path)
  }

  private func faultOfObject(_ members: [String: Value], _ schema: Value, _ path: String) -> String? {
    if let least = schema["minProperties"]?.number, Double(members.count) < least { return "\(path): too few keys" }
    if let most = schema["maxProperties"]?.number, Double(members.count) > most { return "\(path): too many keys" }
    for key in schema["required"]?.texts ?? [] where members[key] == nil { return "\(path): lacks '\(key)'" }
    let patterns = schema["patternProperties"]?.members ?? [:]
    for (key, value) in members.sorted(by: { $0.key < $1.key }) {
      if let names = schema["propertyNames"], let fault = fault(in: .text(key), of: names, at: path) { return fault }
      let own = [schema["properties"]?[key]].compactMap(\.self) + patterns.filter { matches($0.key, key) }.values
      let all = own.isEmpty ? [schema["additionalProperties"]].compactMap(\.self) : own
      if all == [.bool(false)] { return "\(path): unknown key '\(key)'" }
      for schema in all { if let fault = fault(in: value, of: schema, at: "\(path)/\(key)") { return fault } }
    }
    return nil
  }

  private func faultOfChoices(_ value: Value, _ schema: Value, _ path: String) -> String? {
    for (name, most) in [("anyOf", Int.max), ("oneOf", 1)] {
      guard let choices = schema[name]?.elements else { continue }
      let faults = choices.map { fault(in: value, of: $0, at: path) }
      let count = faults.count { $0 == nil }
      if count > most { return "\(path): \(count) alternatives match" }
      if count == 0 { return faults.compactMap(\.self).max { Self.depth($0) < Self.depth($1) } }
    }
    if let other = schema["not"], fault(in: value, of: other, at: path) == nil { return "\(path): must not match" }
    if let condition = schema["if"] {
      let key = fault(in: value, of: condition, at: path) == nil ? "then" : "else"
      if let branch = schema[key] { return fault(in: value, of: branch, at: path) }
    }
    return nil
  }

  /// How far an alternative got.
  private static func depth(_ fault: String) -> Int { fault.count { $0 == "/" } }

  private func target(of reference: String) -> Value {
    reference.split(separator: "/").dropFirst().reduce(root) { $0[String($1)] ?? .object([:]) }
  }

  /// Patterns that have been read: reading one takes longer than matching it.
  private static let patterns = Mutex<[String: Regex<AnyRegexOutput>]>([:])

  private func matches(_ pattern: String, _ text: String) -> Bool {
    Self.patterns.withLock { known in
      if known[pattern] == nil { known[pattern] = try? Regex(pattern) }
      return known[pattern].map { text.firstMatch(of: $0) != nil } ?? false
    }
  }
}
