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
  SpecSchema.allCases.map { SchemaFile(name: $0.fileName, bytes: $0.document) }
}

/// The schemas, each for one kind of spec.
package enum SpecSchema: String, CaseIterable, Sendable {
  case component, screen, app, transition
  /// Of `facet.yaml`.
  case facet

  package var fileName: String { "\(rawValue).schema.json" }

  fileprivate var document: [UInt8] {
    switch self {
    case .component:
      FacetSchema.document("A component of a design system", of: Grammar.component, with: Definition.allCases)
    case .screen: FacetSchema.document("A screen", of: Grammar.screen, with: Definition.allCases)
    case .app: FacetSchema.document("An app", of: Grammar.app, with: [.expression])
    case .transition: FacetSchema.document("A transition", of: Grammar.transition, with: [])
    case .facet: FacetSchema.document("A design system", of: Grammar.project, with: [])
    }
  }
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
