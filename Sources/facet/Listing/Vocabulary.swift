import FacetLanguage

/// What words mean to the language: its keys, types and functions, and the names that people bring from SwiftUI.
enum Vocabulary {
  /// Nil for a word that is neither. SwiftUI's names may be written as in code: `.padding(8)`, `@State`, `#Preview`.
  static func explanation(of word: String) -> String? {
    let name = bare(word)
    let parts = [
      keys(named: name), type(named: name), function(named: name), modifier(named: name), swiftName(name),
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: "\n")
  }

  /// All words with an explanation.
  static var names: [String] {
    Grammar.sections.flatMap(\.rows).map(\.key.text) + TypeRow.all.map(\.head)
      + Function.allCases.map(\.rawValue) + SwiftModifiers.names + SwiftNames.names
  }

  /// Whether no token can have this name, because it is written as a name of Swift.
  static func isNeverAToken(_ word: String) -> Bool {
    word.first.map { "@#.".contains($0) || $0.isUppercase } == true
  }

  /// `padding` of `.padding(8)`, `State` of `@State`.
  private static func bare(_ word: String) -> String {
    let name = word.drop { "@#.\\".contains($0) }.prefix { $0 != "(" && $0 != "<" && $0 != ":" && $0 != "{" }
    return name.split(separator: " ").first.map(String.init) ?? String(name)
  }

  private static func keys(named name: String) -> String? {
    let table = Table(sections: Grammar.sections, ofKey: name).text
    return table.isEmpty ? nil : table
  }

  private static func element(named name: String) -> String? {
    Grammar.sections.filter { $0.name == "elements" }.map { Table(sections: [$0], ofKey: name).text }.first
  }

  private static func type(named name: String) -> String? {
    let rows = TypeRow.all.filter { $0.head == name }
    return rows.isEmpty ? nil : Table(types: rows).text
  }

  private static func function(named name: String) -> String? {
    Function(rawValue: name).map { "function  \($0.usage)  \($0.summary)\n" }
  }

  /// Of a modifier that the language does not have.
  private static func modifier(named name: String) -> String? {
    if Grammar.modifiers.rows.contains(where: { $0.key.text == name }) { return nil }
    return Grammar.meaning(ofModifier: name).map { "an element has no modifier '\(name)'\nhelp: \($0.help)\n" }
  }

  private static func swiftName(_ name: String) -> String? {
    // A key that is spelled as in SwiftUI is explained as such.
    let elements = SwiftNames.elements(for: name).filter { $0 != name }
    if !elements.isEmpty {
      let quoted = elements.map { "'\($0)'" }.joined(separator: " or ")
      let owner = SwiftNames.isOfRuntime(name) ? "the runtime's" : "SwiftUI's"
      return "\(owner) '\(name)' is the element \(quoted)\n" + elements.compactMap(element).joined()
    }
    return SwiftNames.wayOut(of: name).map { "a spec has no '\(name)'\nhelp: \($0)\n" }
  }
}
