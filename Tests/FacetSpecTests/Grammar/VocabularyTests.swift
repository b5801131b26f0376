import FacetDiagnostics
import FacetLanguage
import FacetText
import Testing

@testable import FacetSpec

/// No word with a meaning of its own is taken for another: of all modifiers of SwiftUI, and of all keys.
@Suite struct VocabularyTests {
  private let shapes = Grammar.sections.map { Shape($0.name, $0.rows) }

  @Test func noModifierOfSwiftUIIsOneOfOurs() {
    #expect(SwiftModifiers.names.count > 330)
    for name in SwiftModifiers.names {
      #expect(Grammar.modifiers.rows.allSatisfy { $0.key.text != name }, "\(name)")
      #expect(Guesses.meant(by: name) == nil, "\(name) has two answers")
    }
  }

  @Test func noModifierOfSwiftUIIsAMisspeltKey() {
    // In the files of transitions and apps, nobody writes modifiers.
    let withoutModifiers = (Grammar.shapesOfTransitions + Grammar.shapesOfApps).map(\.name)
    for name in SwiftModifiers.names {
      for shape in shapes where !withoutModifiers.contains(shape.name) {
        // In a drag, it can only be what it looks like.
        if name == "onChange", shape.name == "'drag'" { continue }
        let meant = misspelledName(name, among: shape.rows.map(\.key.text))
        #expect(meant == nil, "\(name) becomes \(meant ?? "") in \(shape.name)")
      }
    }
  }

  /// A name of SwiftUI has one answer: the elements that it is, or what to write in its place.
  @Test func everyNameOfSwiftUIHasOneAnswer() {
    #expect(Set(SwiftNames.names).count == SwiftNames.names.count && SwiftNames.names.count > 100)
    for name in SwiftNames.names {
      #expect(SwiftNames.elements(for: name).isEmpty == (SwiftNames.wayOut(of: name) != nil), "\(name)")
      #expect(SwiftModifiers.wayOut(of: name) == nil, "\(name)")
    }
    #expect(SwiftNames.elements(for: "LazyVStack") == ["lazyVStack"])
    #expect(SwiftNames.elements(for: "Image") == ["icon", "image"])
    for element in SwiftNames.names.flatMap({ SwiftNames.elements(for: $0) }) {
      #expect(ElementKind.all.contains { $0.principal.key.text == element }, "\(element)")
    }
  }

  /// A name of UIKit is that of an element, or has a way out; others have neither.
  @Test func everyNameOfUIKitHasAnAnswer() {
    for name in ["UILabel", "UISwitch", "UIStackView", "UITableView", "UIScrollView", "UIProgressView", "NSButton"] {
      let elements = UIKitNames.elements(for: name)
      #expect(!elements.isEmpty, "\(name)")
      for element in elements { #expect(ElementKind.all.contains { $0.principal.key.text == element }, "\(element)") }
    }
    for name in ["UIViewController", "UISearchBar", "UIView", "UIFont"] {
      #expect(UIKitNames.elements(for: name).isEmpty && UIKitNames.wayOut(of: name) != nil, "\(name)")
    }
    for name in ["UI", "UIs", "Label"] { #expect(UIKitNames.wayOut(of: name) == nil, "\(name)") }
  }

  /// A reserved word says what it is in one place, and no two of one place have the same name.
  @Test func reservedWordsAreNoModifiers() {
    for word in ReservedWord.allCases where word.place == .keyword || word.place == .statement {
      #expect(Grammar.modifiers.rows.allSatisfy { $0.key.text != word.rawValue }, "\(word)")
      #expect(Function(rawValue: word.rawValue) == nil, "\(word)")
    }
  }

  /// As it is read: nothing is offered as an edit, and no modifier that looks alike is suggested.
  @Test func everyModifierOfSwiftUIHasAWayOut() throws {
    for name in SwiftModifiers.names where !name.hasSuffix("Style") {
      let decoded = Decoded("component: Card\nstyles:\n  default:\n    body:\n      text: title\n      \(name): 1\n")
      let diagnostic = try #require(decoded.diagnostics.first, "\(name)")
      #expect(decoded.diagnostics.count == 1 && diagnostic.fixes.isEmpty, "\(name)")
      #expect(diagnostic.help == SwiftModifiers.wayOut(of: name), "\(name)")
    }
  }

  /// A key in a mapping that does not have it is misplaced, or the old name of another; it is never a slip.
  @Test func noKeyIsAMisspeltKeyOfAnotherShape() {
    for key in Key.allCases where !Guesses.isSynonym(key.text) {
      let decoded = Decoded(
        "component: Card\nstyles:\n  default:\n    body:\n      text: title\n      \(key.text): a\n")
      for diagnostic in decoded.diagnostics { #expect(diagnostic.fixes.isEmpty, "\(key.text): \(diagnostic.message)") }
    }
  }

  /// What is another name of the same thing is one: both are read in the same way, so the edit changes no meaning.
  @Test func synonymsAreOfKeysThatExist() {
    for key in shapes.flatMap(\.rows).map(\.key.text) { #expect(!Guesses.isSynonym(key), "\(key) is a key") }
  }
}
