import Checkout
import DesignSystem
import FacetCompiler
import FacetIR
import FacetLanguage
import FacetServerDriven
import FacetServerSchema
import Testing

/// The schema of the pages of this repository: what it accepts is what the generated code decodes.
struct ServerSchemaTests {
  private let design: Design
  private let schema: JSONValue

  init() throws {
    design = try #require(Compiler.compile(try DesignFolder.repository.inputs()).design)
    schema = try JSONValue(parsing: try #require(serverPageSchema(for: design)))
  }

  private func definition(of type: String) throws -> JSONValue {
    let component = try #require(design.components.first { $0.serverDriven?.type == type })
    return try #require(schema["definitions"]?["component.\(component.name)"], "\(type)")
  }

  private var examples: [(type: String, example: JSONValue)] {
    get throws {
      try design.components.compactMap(\.serverDriven?.type).flatMap { type in
        try definition(of: type)["examples"]?.elements.map { (type, $0) } ?? []
      }
    }
  }

  @Test func eachFieldOfAPayloadIsDescribed() throws {
    for component in design.components where component.serverDriven != nil {
      let definition = try definition(of: component.serverDriven?.type ?? "")
      #expect(
        definition["properties"]?.members.map(\.key) == ServerDriven.commonFields + component.parameters.map(\.name))
      let required = component.parameters.filter { $0.defaultValue == nil }.map(\.name)
      #expect(definition["required"]?.elements.map(\.string) == ["type"] + required)
    }
  }

  @Test func eachComponentHasExamplesThatAreDecoded() throws {
    let examples = try examples
    #expect(Set(examples.map(\.type)) == Set(DesignServerContent.types.map(\.name)))
    for (type, example) in examples {
      let result = ServerPageDecoder<DesignServerContent>().decode("{\"components\": [\(example.text)]}".utf8)
      #expect(result.problems == [], "\(type)")
      #expect(result.page?.sections.first?.components.first?.content.type == type)
    }
  }

  @Test func theExamplesAreValid() throws {
    for (type, example) in try examples {
      #expect(isValid(example, against: try definition(of: type)), "\(example.text)")
      let page = try JSONValue(parsing: "{\"sections\": [{\"id\": \"a\", \"components\": [\(example.text)]}]}".utf8)
      #expect(isValid(page, against: schema), "\(example.text)")
    }
  }

  @Test(
    arguments: [
      #"{}"#, #"{"components": [{"id": "a"}]}"#, #"{"components": [{"type": "badge", "id": "a"}]}"#,
      #"{"components": [{"type": "badge", "id": "a", "text": 1}]}"#,
      #"{"components": [{"type": "badge", "id": "a", "text": "A", "tone": "loud"}]}"#,
      #"{"components": [{"type": "confetti", "id": "a"}]}"#,
      #"{"components": [{"type": "keyValueTable", "id": "a", "facts": [{"name": "A"}]}]}"#,
      #"{"components": [{"type": "panel", "id": "a", "main": [{"type": "badge"}]}]}"#,
      #"{"sections": [{"id": "a", "layout": "carousel", "components": []}]}"#,
    ])
  func whatIsNotDecodedIsNotValid(_ json: String) throws {
    #expect(!isValid(try JSONValue(parsing: json.utf8), against: schema))
    #expect(ServerPageDecoder<DesignServerContent>().decode(json.utf8).problems != [])
  }

  @Test(
    arguments: [
      #"{"components": []}"#, #"{"components": [{"type": "confetti", "id": "a", "fallback": "drop"}]}"#,
      #"{"version": "2.1", "flags": {"a": true}, "sections": [{"id": "a", "layout": "row", "components": []}]}"#,
      #"{"components": [{"type": "badge", "id": "a", "text": "A", "icon": null, "later": 1}]}"#,
    ])
  func pagesOfOtherVersionsAreValid(_ json: String) throws {
    #expect(isValid(try JSONValue(parsing: json.utf8), against: schema))
  }

  // MARK: Validation

  /// Whether a value is valid, as far as the keywords of the schema go that are used.
  private func isValid(_ value: JSONValue, against schema: JSONValue) -> Bool {
    schema.members.allSatisfy { keyword, rule in
      switch keyword {
      case "$ref":
        let name = String(rule.string?.dropFirst("#/definitions/".count) ?? "")
        guard let target = self.schema["definitions"]?[name] else { return false }
        return isValid(value, against: target)
      case "type":
        let names = rule.string.map { [$0] } ?? rule.elements.compactMap(\.string)
        return names.contains { isOfType($0, value) }
      case "const": return value == rule
      case "enum": return rule.elements.contains(value)
      case "anyOf": return rule.elements.contains { isValid(value, against: $0) }
      case "not": return !isValid(value, against: rule)
      case "required": return value.kind != .object || rule.elements.allSatisfy { value[$0.string ?? ""] != nil }
      case "items": return value.elements.allSatisfy { isValid($0, against: rule) }
      case "properties":
        return rule.members.allSatisfy { name, rule in value[name].map { isValid($0, against: rule) } ?? true }
      case "additionalProperties": return value.members.allSatisfy { isValid($0.value, against: rule) }
      case "minimum": return value.double.map { $0 >= rule.double ?? 0 } ?? true
      case "maximum": return value.double.map { $0 <= rule.double ?? 0 } ?? true
      case "pattern":
        guard let text = value.string, let pattern = try? Regex(rule.string ?? "") else { return true }
        return text.firstMatch(of: pattern) != nil
      case "$schema", "$comment", "title", "description", "definitions", "examples", "format": return true
      default:
        Issue.record("unknown keyword \(keyword)")
        return false
      }
    }
  }

  private func isOfType(_ name: String, _ value: JSONValue) -> Bool {
    switch name {
    case "integer": value.int != nil
    case "boolean": value.kind == .bool
    default: value.kind.rawValue == name
    }
  }
}
