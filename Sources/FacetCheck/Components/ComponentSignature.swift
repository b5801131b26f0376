import FacetDiagnostics
import FacetIR
import FacetLanguage

/// The declarations of a component that others can refer to: its name, types, parameters and styles.
struct ComponentSignature: Sendable {
  var name: Located<String>
  /// The name of the generated Swift type, if it differs.
  var swiftName: Located<String>?
  /// The deprecation message; nil if it is not deprecated.
  var deprecation: String?
  /// The first version of each platform that has the component.
  var availability = Availability()
  /// The known limits that could be read.
  var limits: [Listing.KnownLimit] = []
  var types: [TypeDeclaration] = []
  /// Fields of its structs with invalid defaults, as `Review.text`. That has been reported.
  var brokenDefaults: Set<String> = []
  var parameters: [Declaration] = []
  var styleKind: StyleKind
  var isScreen = false
  /// The type on the wire, with the span that says that it has one; nil if servers do not send it.
  var serverType: Located<String>?
  var styles: [StyleSignature] = []
  /// The names of the actions that it declares itself, which steps of components that draw it can name.
  var actions: [String] = []
  /// The names of its state, which steps of components that draw it can name for the controls that write to it.
  var states: [OwnState] = []
  /// The names of what its own actions do, and of what is done while it is shown, as `onDone` of `onAppear: content.onDone`.
  var calls: [String] = []
  /// The identifiers that its elements declare.
  var identifiers: [String] = []

  struct OwnState: Sendable {
    var name: String
    /// The name of its type, as written; nil for a type with more than a name.
    var type: String?
  }

  func parameter(named name: String) -> Declaration? { index(ofParameter: name).map { parameters[$0] } }
  func hasParameter(named name: String) -> Bool { index(ofParameter: name) != nil }
  func style(named name: String) -> StyleSignature? { styles.first { $0.name.value == name } }
  func parameter(formerly name: String) -> Declaration? { parameters.first { $0.history.formerName == name } }
  func style(formerly name: String) -> StyleSignature? { styles.first { $0.history.formerName == name } }

  private func index(ofParameter name: String) -> Int? {
    parameters.indices.first { parameters[$0].name.value == name }
  }

  /// The positions of the style that declares the body, and of those that extend it.
  func styles(drawingBodyAt position: Int) -> [Int] {
    styles.indices.filter { bodyOfStyle(at: $0) == position }
  }

  /// The position of the style that declares the body of a style.
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

/// A parameter or a property: a name, a type and a default.
struct Declaration: Sendable {
  var label: String?
  var name: Located<String>
  /// Nil for an invalid type, which has been reported. Uses of the name are then not checked.
  var type: ValueType?
  /// Nil if there is none or it is invalid.
  var defaultValue: Expression?
  /// The text style with which a property of a style grows, beside its default.
  var textStyle: Expression?
  /// Whether a default is written or follows from the type.
  var hasDefault: Bool
  var doc: String?
  var history = History()
  /// The former argument label of a parameter; nil if it has not changed.
  var formerLabel: ArgumentLabel?
}

/// The name of a style and all its properties, including those of the style it extends.
struct StyleSignature: Sendable {
  struct Property: Sendable {
    var declaration: Declaration
    var isOwn: Bool
  }

  var name: Located<String>
  var swiftName: Located<String>?
  var doc: String?
  var history = History()
  /// The first version of each platform that has everything the style draws.
  var availability = Availability()
  /// Whether a fallback style is drawn on platforms that have the component but not this style.
  var hasFallback = false
  var extends: String?
  var properties: [Property] = []

  func property(named name: String) -> Property? {
    properties.indices.first { properties[$0].declaration.name.value == name }.map { properties[$0] }
  }
  func property(formerly name: String) -> Property? { properties.first { $0.declaration.history.formerName == name } }
}
