import FacetText

/// The keywords of JSON Schema.
extension JSONWriter {
  mutating func schema(_ name: String, _ members: (inout JSONWriter) -> Void) {
    member(name) { json in json.object(members) }
  }

  mutating func text(_ name: String, _ value: String) { member(name) { $0.string(value) } }

  mutating func bool(_ name: String, _ value: Bool) { member(name) { $0.bool(value) } }

  mutating func types(_ names: String...) {
    if names.count == 1 { return text("type", names[0]) }
    member("type") { json in
      json.array { json in
        for name in names { json.string(name) }
      }
    }
  }

  mutating func required(_ names: [String]) {
    if names.isEmpty { return }
    member("required") { json in
      json.array { json in
        for name in names { json.string(name) }
      }
    }
  }

  /// Writes `anyOf` or `oneOf`.
  mutating func choice(_ name: String, _ schemas: [(inout JSONWriter) -> Void]) {
    member(name) { json in
      json.array { json in
        for schema in schemas { json.object(schema) }
      }
    }
  }
}
