import FacetLanguage
import FacetSchema
import Foundation
import Testing

/// The schemas say what the grammar says. That they accept every spec, and a misspelt key nowhere, is what validators
/// are for; here it is held that nothing is left out, and that nothing in them leads nowhere.
struct SchemaTests {
  let schemas = schemaFiles()

  @Test func everyKeyOfTheGrammarIsInThem() throws {
    let known = try Set(schemas.flatMap { members(of: "properties", in: try json($0)) })
    for key in Key.allCases { #expect(known.contains(key.text), "no schema has '\(key.text)'") }
  }

  @Test func everyKeyIsDescribed() throws {
    let texts = try Set(schemas.flatMap { strings(of: "description", in: try json($0)) })
    let shapes = Grammar.shapes + [.frame, .background, .fixedSize, RecordID.insets.type.shape]
    let elements = Grammar.elements.flatMap { [$0.principal] + $0.arguments.rows }
    let rows = (shapes + [Grammar.modifiers, Grammar.componentElement]).flatMap(\.rows) + elements
    #expect(rows.count > 100)
    for row in rows { #expect(texts.contains(row.doc), "\(row.key.text)") }
  }

  @Test func everyWordOfTheGrammarIsInThem() throws {
    let words = try Set(schemas.flatMap { strings(of: "enum", in: try json($0)) })
    for word in ["public", "1", "accessibility5", "topLeading", "firstTextBaseline", "rightToLeft", "combined"] {
      #expect(words.contains(word))
    }
  }

  @Test func noMappingWithFixedKeysTakesOthers() throws {
    for schema in schemas {
      for object in objects(in: try json(schema)) where object["properties"] != nil && object["required"] != nil {
        #expect(object["additionalProperties"] as? Bool == false, "\(object["title"] ?? object)")
      }
    }
  }

  @Test func everyReferenceLeadsSomewhere() throws {
    for schema in schemas {
      let root = try json(schema)
      for reference in strings(of: "$ref", in: root) {
        let names = reference.split(separator: "/")
        #expect(names.first == "#")
        let target = names.dropFirst().reduce(root as Any?) { ($0 as? [String: Any])?[String($1)] }
        #expect(target is [String: Any], "\(reference)")
      }
    }
  }

  @Test func theyAreTheSameEachTime() {
    #expect(schemaFiles() == schemas)
    let names = ["component", "screen", "app", "transition", "facet"].map { "\($0).schema.json" }
    #expect(schemas.map(\.name) == names)
  }

  // MARK: Reading

  private func json(_ schema: SchemaFile) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(schema.bytes)) as? [String: Any])
  }

  private func objects(in json: Any) -> [[String: Any]] {
    switch json {
    case let object as [String: Any]: [object] + object.values.flatMap { objects(in: $0) }
    case let array as [Any]: array.flatMap { objects(in: $0) }
    default: []
    }
  }

  private func members(of key: String, in json: Any) -> [String] {
    objects(in: json).flatMap { ($0[key] as? [String: Any])?.keys.map { $0 } ?? [] }
  }

  private func strings(of key: String, in json: Any) -> [String] {
    objects(in: json).flatMap { object in
      object[key] as? [String] ?? (object[key] as? [Any])?.compactMap { $0 as? String }
        ?? (object[key] as? String).map { [$0] } ?? []
    }
  }
}
