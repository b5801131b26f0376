import FacetLanguage
import FacetText

/// What words mean to the language: its keys, types, functions and enumerated values, and the names that people bring
/// from SwiftUI and UIKit.
enum Vocabulary {
  /// Nil for a word that is none of these. SwiftUI's names may be written as in code: `.padding(8)`, `@State`,
  /// `#Preview`, and types as in a spec: `String?`, `Array<Int>`.
  ///
  /// - Parameter isKnownOtherwise: Whether the word means something else, so that nothing is said of what it is not.
  static func explanation(of word: String, isKnownOtherwise: Bool) -> String? {
    if let member = member(word) { return member }
    let name = bare(word)
    let own = [
      keys(named: name), type(named: name), set(named: name), function(named: name), reserved(name),
      values(named: name),
    ].compactMap(\.self)
    let brought = [modifier(named: name), swiftName(name)].compactMap(\.self)
    let optional = word.utf8.last == UInt8(ascii: "?") ? SwiftNames.wayOut(of: "Optional").map { "help: \($0)\n" } : nil
    let parts = own + [optional].compactMap(\.self) + brought
    if isKnownOtherwise { return own.isEmpty ? nil : parts.joined(separator: "\n") }
    if parts.isEmpty { return uiKitName(name) ?? guess(name) }
    return parts.joined(separator: "\n")
  }

  /// All words with an explanation.
  static var names: [String] {
    Grammar.sections.flatMap(\.rows).map(\.key.text) + TypeRow.all.map(\.head)
      + Function.allCases.map(\.rawValue) + SwiftModifiers.names + SwiftNames.names
      + ReservedWord.allCases.map(\.rawValue) + WordSet.allCases.flatMap(\.words) + WordSet.allCases.map(\.typeName)
  }

  /// Whether no token can have this name, because it is written as a name of Swift.
  static func isNeverAToken(_ word: String) -> Bool {
    word.first.map { "@#.[".contains($0) || $0.isUppercase } == true
  }

  /// Whether the word is marked as one of Swift: `@State`, `#Preview`, `[Int]`, `.padding(8)`.
  static func isWrittenInSwift(_ word: String) -> Bool {
    word.first.map { "@#[".contains($0) } == true || word.utf8.contains(UInt8(ascii: "("))
  }

  /// `padding` of `.padding(8)`, `State` of `@State`, `View` of `some View`, `Array` of `[Int]`.
  private static func bare(_ word: String) -> String {
    if word.utf8.first == UInt8(ascii: "["), word.utf8.last == UInt8(ascii: "]") { return "Array" }
    let end: Set<Character> = ["(", "<", ":", "{", "?"]
    let name = word.drop { "@#.\\".contains($0) }.prefix { !end.contains($0) }
    let words = name.split(separator: " ").drop { ["some", "any"].contains($0) }
    return words.first.map(String.init) ?? String(name)
  }

  // MARK: The language

  private static func keys(named name: String) -> String? {
    let table = Table(sections: Grammar.sections, ofKey: name).text.text
    return table.isEmpty ? nil : table
  }

  private static func element(named name: String) -> String? {
    Grammar.sections.filter { $0.name == "elements" }.map { Table(sections: [$0], ofKey: name).text.text }.first
  }

  private static func type(named name: String) -> String? {
    let rows = TypeRow.all.filter { $0.head == name }
    return rows.isEmpty ? nil : Table(types: rows).text.text
  }

  /// A type of enumerated values: `UIKeyboardType`.
  private static func set(named name: String) -> String? {
    guard let set = WordSet.allCases.first(where: { $0.typeName == name }), type(named: name) == nil else { return nil }
    return "type  \(name)  \(set.expectation)\n"
  }

  private static func function(named name: String) -> String? {
    Function(rawValue: name).map { "function  \($0.usage)  \($0.summary)\n" }
  }

  private static func reserved(_ name: String) -> String? {
    ReservedWord(rawValue: name).map { "word  \(name)  \($0.place.rawValue)  \($0.doc)\n" }
  }

  /// An enumerated value, with the keys and the types that it is one of.
  private static func values(named name: String) -> String? {
    if ReservedWord(rawValue: name)?.place == .keyword { return nil }
    let table = Table(valuesNamed: name)
    return table.rows.isEmpty ? nil : table.text.text
  }

  /// `environment.isPressed`, `content.title`, `drag.translation.width`
  private static func member(_ word: String) -> String? {
    let parts = word.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, !parts[1].isEmpty else { return nil }
    if let value = DragValue.allCases.first(where: { $0.name == word }) {
      return "value  \(word)  \(value.type.spelling), in the actions of 'drag'\n"
    }
    guard let namespace = ReservedWord(rawValue: parts[0]), namespace.place == .namespace else { return nil }
    let kind = EnvironmentKind.all.first { $0.id.name == parts[1] }
    guard namespace == .environment, let kind, let type = kind.readType else { return reserved(parts[0]) }
    return "value  \(word)  \(type.spelling)  \(kind.row.doc)\n"
  }

  // MARK: Other words

  /// Of a modifier that the language does not have.
  private static func modifier(named name: String) -> String? {
    if Grammar.modifiers.rows.contains(where: { $0.key.text == name }) { return nil }
    return Grammar.meaning(ofModifier: name).map { "an element has no modifier '\(name)'\nhelp: \($0.help)\n" }
  }

  private static func swiftName(_ name: String) -> String? {
    // A key that is spelled as in SwiftUI is explained as such.
    let elements = SwiftNames.elements(for: name).filter { $0 != name }
    let owner = SwiftNames.isOfRuntime(name) ? "the runtime's" : "SwiftUI's"
    return self.elements(elements, for: name, of: owner) ?? wayOut(SwiftNames.wayOut(of: name), of: name)
  }

  private static func uiKitName(_ name: String) -> String? {
    elements(UIKitNames.elements(for: name), for: name, of: name.hasPrefix("NS") ? "AppKit's" : "UIKit's")
      ?? wayOut(UIKitNames.wayOut(of: name), of: name)
  }

  private static func elements(_ elements: [String], for name: String, of owner: String) -> String? {
    if elements.isEmpty { return nil }
    let quoted = elements.map { "'\($0)'" }.joined(separator: " or ")
    return "\(owner) '\(name)' is the element \(quoted)\n" + elements.compactMap(element).joined()
  }

  private static func wayOut(_ help: String?, of name: String) -> String? {
    help.map { "a spec has no '\(name)'\nhelp: \($0)\n" }
  }

  /// A word of another tool.
  private static func guess(_ name: String) -> String? {
    guard let meant = Guesses.meant(by: name) ?? Guesses.wordMeant(by: name) else { return nil }
    let meaning = keys(named: meant) ?? reserved(meant) ?? values(named: meant)
    return meaning.map { "a spec has no '\(name)'\nhelp: did you mean '\(meant)'?\n\n\($0)" }
  }
}
