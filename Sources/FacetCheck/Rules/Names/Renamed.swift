package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let renamedName = DiagnosticKind(
    "name/renamed", .error, "Use of a former name",
    explanation: """
      'renamedFrom' keeps an old name alive in Swift, for those who cannot follow at once: their code compiles, with a \
      warning. The specs of a project follow at once; 'facet check --fix' renames what they use.

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
  /// Where the new name stands among `others`, each of the two says something else: which is meant, nobody can tell.
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
  /// Where the text itself stands; nil where it is written in another way than it reads.
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
  /// Reports the old name of something; not the name that it has.
  mutating func reportRenamed(
    _ name: Located<String>, _ what: String, to new: String, besides others: [Located<String>] = []
  ) {
    if name.value != new { report(.renamed(name, what, to: new, besides: others)) }
  }

  /// What to say where the parameter of a component is called by its old name: this component's, if no other is given.
  func renamedParameter(
    _ name: Located<String>, of component: ComponentSignature? = nil, besides others: [Located<String>] = []
  ) -> Diagnostic? {
    (component ?? signature).parameter(formerly: name.value).map {
      .renamed(name, "parameter", to: $0.name.value, besides: others)
    }
  }

  mutating func reportUnknownProperty(
    _ name: Located<String>, of style: StyleSignature, besides others: [Located<String>] = []
  ) {
    if let renamed = style.property(formerly: name.value) {
      report(.renamed(name, "property", to: renamed.declaration.name.value, besides: others))
    } else {
      report(.unknownProperty(name, of: style.name.value, among: style.properties.map(\.declaration.name.value)))
    }
  }

  /// A field by its name, or by the one that it had, which is reported.
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
