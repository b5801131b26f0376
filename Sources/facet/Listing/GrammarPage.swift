import FacetLanguage
import FacetSpec
import FacetText

/// The keys of the language in Markdown, with a table for each section; the pages in `docs/language` contain these
/// tables.
enum GrammarPage {
  static var text: String {
    "# Grammar\n" + Grammar.sections.map { "\n## \($0.name)\n\n" + Table(keysOf: $0).markdown.text }.joined()
  }
}

extension Table {
  /// - Parameter key: The key whose rows are included; nil for all.
  init(sections: [Grammar.Section], ofKey key: String? = nil) {
    self.init(
      columns: ["section", "key", "takes", "required", "doc"],
      rows: sections.flatMap { section in
        section.rows.filter { key == nil || $0.key.text == key }.map { row in
          [
            .text(section.name), .code(row.key.text), .text(row.value.expectation),
            .flag(row.isRequired, "required"), .text(row.doc),
          ]
        }
      })
  }

  /// The keys that take an enumerated value. A type that none of them takes is listed by its name.
  init(valuesNamed name: String) {
    let rows = Grammar.sections.flatMap { section in
      section.rows.filter { $0.value.words.contains(name) }.map { (section.name, $0) }
    }
    let others = rows.isEmpty ? WordSet.allCases.filter { $0.words.contains(name) } : []
    self.init(
      columns: ["value", "key", "section", "doc"], titles: ["value", "of", "in", ""],
      rows: rows.map { [.code(name), .code($1.key.text), .text($0), .text($1.doc)] }
        + others.map { [.code(name), .code($0.typeName), .none, .text($0.expectation)] })
  }

  init(types: [TypeRow]) {
    self.init(
      columns: ["type", "value", "swift"], titles: ["type", "a value, as data", "in Swift"],
      rows: types.map { [.code($0.name), .text($0.value), .text($0.swift)] })
  }

  fileprivate init(keysOf section: Grammar.Section) {
    self.init(
      columns: ["key", "takes", "description"],
      rows: section.rows.map { row in
        [
          .code(row.key.text), .text(row.value.expectation + (row.isRequired ? "; required" : "")), .text(row.doc),
        ]
      })
  }
}
