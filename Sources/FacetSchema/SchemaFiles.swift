import FacetLanguage
import FacetText

/// A JSON Schema of one kind of file. It is draft 7, which the YAML language servers of editors support.
///
/// A spec refers to it on its first line:
///
///     # yaml-language-server: $schema=../../generated/Schema/component.schema.json
package struct SchemaFile: Equatable, Sendable {
  /// `component.schema.json`
  package var name: String
  package var bytes: [UInt8]
}

/// The schemas of `*.component.yaml`, `*.screen.yaml`, `app.yaml`, `*.transition.yaml` and `facet.yaml`. They depend on
/// the grammar only.
///
/// They describe keys, required keys and enumerated words. Expressions, names and types are checked by the checker
/// only.
package func schemaFiles() -> [SchemaFile] {
  [
    SchemaFile(
      name: "component.schema.json",
      bytes: document("A component of a design system", of: Grammar.component, with: Definition.allCases)),
    SchemaFile(
      name: "screen.schema.json", bytes: document("A screen", of: Grammar.screen, with: Definition.allCases)),
    SchemaFile(name: "app.schema.json", bytes: document("An app", of: Grammar.app, with: [.expression])),
    SchemaFile(
      name: "transition.schema.json", bytes: document("A transition", of: Grammar.transition, with: [])),
    SchemaFile(name: "facet.schema.json", bytes: document("A design system", of: Grammar.project, with: [])),
  ]
}

private func document(_ title: String, of root: Shape, with definitions: [Definition]) -> [UInt8] {
  var json = JSONWriter()
  json.object { json in
    json.text("$schema", "http://json-schema.org/draft-07/schema#")
    json.text("title", title)
    json.members(of: root)
    if definitions.isEmpty { return }
    json.member("definitions") { json in
      json.object { json in
        for definition in definitions {
          json.member(definition.rawValue) { json in json.object { json in definition.write(&json) } }
        }
      }
    }
  }
  return json.bytes
}
