package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let renamedName = DiagnosticKind(
    "name/renamed", .error, "Use of a former name",
    explanation: """
      'renamedFrom' keeps the old name in the generated Swift, where uses of it compile with a warning. Specs must use \
      the new name; 'facet check --fix' replaces the old one.

          parameters:
            value: { type: Int, renamedFrom: stars }
          content:
            words: String = "{stars} of 5"   # wrong

          parameters:
            value: { type: Int, renamedFrom: stars }
          content:
            words: String = "{value} of 5"   # right
      """)
}

extension Diagnostic {
  /// - Parameter others: The other names that are given. If the new name is among them, there is no fix.
  static func renamed(
    _ name: Located<String>, _ what: String, to new: String, besides others: [Located<String>] = []
  ) -> Diagnostic {
    if let other = others.first(where: { $0.value == new }) {
      return Diagnostic(
        .renamedName, at: name.span,
        "\(what) '\(name.value)' has been renamed to '\(new)', which is given too",
        help: "leave one of the two out", notes: [Diagnostic.Note("it is given as '\(new)' here", at: other.span)])
    }
    return Diagnostic(
      .renamedName, at: name.span, "\(what) '\(name.value)' has been renamed to '\(new)'", help: "write '\(new)'",
      fixes: name.spanWithoutQuotes.map { [Diagnostic.Fix(replace: $0, with: new)] } ?? [])
  }
}

extension Located<String> {
  /// The span of the text without quotes, or nil if the text contains escapes.
  fileprivate var spanWithoutQuotes: SourceSpan? {
    let quotes = Int(span.end - span.start) - value.utf8.count
    guard quotes == 0 || quotes == 2 else { return nil }
    var span = span
    span.start += UInt32(quotes / 2)
    span.end -= UInt32(quotes / 2)
    return span
  }
}

extension ComponentResolver {
  /// Reports a name if it differs from the new one.
  mutating func reportRenamed(
    _ name: Located<String>, _ what: String, to new: String, besides others: [Located<String>] = []
  ) {
    if name.value != new { report(.renamed(name, what, to: new, besides: others)) }
  }

  /// Returns the diagnostic for the old name of a parameter. The component defaults to the current one.
  func renamedParameter(
    _ name: Located<String>, of component: ComponentSignature? = nil, besides others: [Located<String>] = []
  ) -> Diagnostic? {
    (component ?? signature).parameter(formerly: name.value).map {
      .renamed(name, "parameter", to: $0.name.value, besides: others)
    }
  }

  mutating func reportUnknownProperty(
    _ name: Located<String>, of style: StyleSignature, as expected: ValueType? = nil,
    besides others: [Located<String>] = []
  ) {
    if let renamed = style.property(formerly: name.value) {
      report(.renamed(name, "property", to: renamed.declaration.name.value, besides: others))
    } else {
      let possible = style.properties.map(\.declaration).filter { $0.type?.canBeMeant(as: expected) ?? true }
      report(.unknownProperty(name, of: style.name.value, among: possible.map(\.name.value)))
    }
  }

  /// Returns the field with a name. Reports the name if it is the field's old one.
  mutating func field(
    _ name: Located<String>, of type: DeclaredType, besides others: [Located<String>] = []
  ) -> TypeDeclaration.Field? {
    let fields = fields(of: type)
    if let field = fields.first(where: { $0.name == name.value }) {
      reportDeprecatedUse(of: field.history, name, "field", of: type.component)
      return field
    }
    guard let field = fields.first(where: { $0.history.formerName == name.value }) else { return nil }
    report(.renamed(name, "field", to: field.name, besides: others))
    return field
  }
}
