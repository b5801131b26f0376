import FacetIR
import FacetServerDriven

/// Compares two schemas of pages.
struct WireComparison {
  private let old: JSONValue?
  private let new: JSONValue?
  private let formerNames: [String: [String: String]]
  private(set) var breaks: [WireBreak] = []
  /// The structs that are being compared: a struct can have an array of itself.
  private var compared: Set<[String]> = []
  private var type = ""

  /// - Parameters:
  ///   - new: Nil if there is none any more.
  ///   - formerNames: The present names of fields by their former ones, for each definition of the new schema.
  init(_ old: JSONValue, _ new: JSONValue?, formerNames: [String: [String: String]]) {
    self.old = old["definitions"]
    self.new = new?["definitions"]
    self.formerNames = formerNames
  }

  mutating func run() {
    let current = Dictionary(components(of: new)) { first, _ in first }
    for (type, component) in components(of: old) {
      self.type = type
      compared = []
      guard let now = current[type] else {
        add(.removedType, [], at: component.value)
        continue
      }
      let (since, sinceNow) = (component.value.since, now.value.since)
      if since.flatMap(ServerVersion.init) != sinceNow.flatMap(ServerVersion.init) {
        add(.changedSince(from: since, to: sinceNow), [], at: component.value["$comment"] ?? component.value)
      }
      compare(component.value, now.value, named: now.definition, [])
    }
  }

  /// The definitions of components by their types.
  private func components(of schema: JSONValue?) -> [(String, (definition: String, value: JSONValue))] {
    (schema?.members ?? []).compactMap { name, value in
      guard name.hasPrefix(ServerSchema.componentPrefix), let type = value["properties"]?["type"]?["const"]?.string
      else { return nil }
      return (type, (name, value))
    }
  }

  private mutating func add(_ change: WireBreak.Change, _ path: [String], at place: JSONValue) {
    breaks.append(WireBreak(change: change, type: type, path: path, range: place.range))
  }

  // MARK: Objects

  /// - Parameter definition: The name of the new one.
  private mutating func compare(_ old: JSONValue, _ new: JSONValue, named definition: String, _ path: [String]) {
    let (required, requiredNow) = (old.required, new.required)
    var known: Set<String> = []
    for (name, field) in fields(of: old, path) {
      let nameNow = new["properties"]?[name] == nil ? formerNames[definition]?[name] ?? name : name
      known.insert(nameNow)
      guard let now = new["properties"]?[nameNow] else {
        add(.removedField, path + [name], at: field)
        continue
      }
      // Under its former name, the field is read from older pages still.
      if let former = field.formerName, former != nameNow, now.formerName != former {
        add(.removedField, path + [former], at: field)
      }
      if requiredNow.contains(nameNow), !required.contains(name) { add(.requiredField, path + [nameNow], at: field) }
      compareValues(field, now, path + [nameNow], at: field)
    }
    for (name, _) in fields(of: new, path) where requiredNow.contains(name) && !known.contains(name) {
      add(.newRequiredField, path + [name], at: old)
    }
  }

  /// Those of the payload, without those that each component has.
  private func fields(of object: JSONValue, _ path: [String]) -> [(key: String, value: JSONValue)] {
    (object["properties"]?.members ?? []).filter { !path.isEmpty || !ServerDriven.commonFields.contains($0.key) }
  }

  // MARK: Values

  private mutating func compareValues(_ old: JSONValue, _ new: JSONValue, _ path: [String], at place: JSONValue) {
    let (type, typeNow) = (SchemaType(old), SchemaType(new))
    switch (type, typeNow) {
    case (.words(let cases), .words(let casesNow)):
      for removed in cases where !casesNow.contains(removed) { add(.removedCase(removed), path, at: place) }
    case (.array(let element), .array(let elementNow)):
      compareValues(element, elementNow, path, at: place)
    case (.reference(let name), .reference(let nameNow)):
      guard let structure = self.old?[name], let now = self.new?[nameNow], type.isStruct, typeNow.isStruct else {
        if name != nameNow { add(.changedType(from: type.name, to: typeNow.name), path, at: place) }
        return
      }
      guard compared.insert([name, nameNow]).inserted else { return }
      compare(structure, now, named: nameNow, path)
    // What was valid stays valid.
    case (.named("integer", _), .named("number", _)), (.words, .named("string", nil)): break
    case (.named("string", _), .named("string", nil)): break
    default:
      if type != typeNow { add(.changedType(from: type.name, to: typeNow.name), path, at: place) }
    }
  }
}

/// The type of a value in a schema, whether or not it can be null.
private enum SchemaType: Equatable {
  /// `string` with its pattern or format, `integer` and the like.
  case named(String, String?)
  case words([String])
  case array(JSONValue)
  case reference(String)

  init(_ schema: JSONValue) {
    if let reference = schema["$ref"]?.string {
      self = .reference(String(reference.dropFirst("#/definitions/".count)))
    } else if let words = schema["enum"]?.elements {
      self = .words(words.compactMap(\.string))
    } else if let first = schema["anyOf"]?.elements.first {
      // The second is null.
      self.init(first)
    } else if let items = schema["items"] {
      self = .array(items)
    } else {
      let type = schema["type"]?.string ?? schema["type"]?.elements.first?.string ?? ""
      self = .named(type, schema["pattern"]?.string ?? schema["format"]?.string)
    }
  }

  var isStruct: Bool { if case .reference(let name) = self { name.hasPrefix("struct.") } else { false } }

  /// As a message says it.
  var name: String {
    switch self {
    case .named("string", nil): "a text"
    case .named("string", "uri-reference"): "a URL"
    case .named("string", _): "a date"
    case .named("integer", _): "an integer"
    case .named("boolean", _): "true or false"
    case .named: "a number"
    case .words: "a case of an enum"
    case .array(let items):
      SchemaType(items) == .reference("component") ? "components" : "an array"
    case .reference("action"): "an action"
    case .reference: "an object"
    }
  }
}

extension JSONValue {
  fileprivate var required: Set<String> { Set(self["required"]?.elements.compactMap(\.string) ?? []) }

  fileprivate var since: String? { comment(after: ServerSchema.sincePrefix) }

  fileprivate var formerName: String? { comment(after: ServerSchema.formerPrefix) }

  private func comment(after prefix: String) -> String? {
    self["$comment"]?.string.flatMap { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : nil }
  }
}
