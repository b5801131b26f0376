import FacetDiagnostics
import FacetIR
import FacetLanguage

/// What others may know of a component before its inside is checked: its name, types, parameters and styles.
struct ComponentSignature: Sendable {
  var name: Located<String>
  /// What its Swift is called after where that is not its name.
  var swiftName: Located<String>?
  /// Why it is not to be used any more; nil where it may be.
  var deprecation: String?
  /// Since when it exists, on each platform of the project.
  var availability = Availability()
  var types: [TypeDeclaration] = []
  /// Fields of its structs whose defaults are wrong, as `Review.text`. That has been reported.
  var brokenDefaults: Set<String> = []
  var parameters: [Declaration] = []
  var styleKind: StyleKind
  var styles: [StyleSignature] = []

  func parameter(named name: String) -> Declaration? { parameters.first { $0.name.value == name } }
  func style(named name: String) -> StyleSignature? { styles.first { $0.name.value == name } }
  func parameter(formerly name: String) -> Declaration? { parameters.first { $0.history.formerName == name } }
  func style(formerly name: String) -> StyleSignature? { styles.first { $0.history.formerName == name } }

  /// The positions of the style whose body stands at a position, and of those that extend it.
  func styles(drawingBodyAt position: Int) -> [Int] {
    styles.indices.filter { bodyOfStyle(at: $0) == position }
  }

  /// The position of the style whose body a style draws.
  private func bodyOfStyle(at index: Int) -> Int? {
    var current = index
    for _ in styles {
      guard let name = styles[current].extends else { return current }
      guard let base = styles.firstIndex(where: { $0.name.value == name }) else { return nil }
      current = base
    }
    return nil
  }
}

/// A parameter or a property: a name, its type, and what it is where nobody says.
struct Declaration: Sendable {
  var label: String?
  var name: Located<String>
  /// Nil where the type is wrong. That has been reported, and what uses the name is not checked further.
  var type: ValueType?
  /// Nil where there is none, or where it is wrong.
  var defaultValue: Expression?
  /// A default is written, or follows from the type.
  var hasDefault: Bool
  var doc: String?
  var history = History()
  /// The argument label of a parameter that it had; nil where it has always had this one.
  var formerLabel: ArgumentLabel?
}

/// A style's name and all its properties, those of the style it extends included.
struct StyleSignature: Sendable {
  struct Property: Sendable {
    var declaration: Declaration
    var isOwn: Bool
  }

  var name: Located<String>
  var swiftName: Located<String>?
  var doc: String?
  var history = History()
  /// Since when what it draws exists, on each platform of the project.
  var availability = Availability()
  /// Where that is later than the component, something else is drawn there.
  var hasFallback = false
  var extends: String?
  var properties: [Property] = []

  func property(named name: String) -> Property? { properties.first { $0.declaration.name.value == name } }
  func property(formerly name: String) -> Property? { properties.first { $0.declaration.history.formerName == name } }
}
