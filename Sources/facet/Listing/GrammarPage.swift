import FacetLanguage
import FacetSpec

/// The keys of the language in Markdown, with a table for each section; the pages in `docs/language` contain these
/// tables.
enum GrammarPage {
  static var text: String {
    "# Grammar\n" + Grammar.sections.map { "\n## \($0.name)\n\n" + Table(keysOf: $0).markdown }.joined()
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
