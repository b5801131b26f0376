import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec
import FacetText

/// Resolves the names and types of one component.
///
/// It uses only the signatures of other components, not their bodies, so components can be resolved in any order and in
/// parallel. What has an error becomes nil, and nothing that depends on it is reported.
struct ComponentResolver: Sendable {
  /// Its tree gives way to that of a data file while a row of it is read.
  var spec: ComponentSpec
  /// All of it could be read. What is missing otherwise has been reported, and may be what something else lacks.
  let isReadable: Bool
  /// Where expressions could not be read. That has been reported, and what is left of them is not looked at.
  let unreadable: [SourceSpan]
  /// Where something was wrong when it was read.
  private let misread: [SourceSpan]
  var design: DesignIndex
  let suggestions: Suggestions
  var signature: ComponentSignature
  var hasParameterDefaults = false
  /// Components whose ``ContentType`` is named here.
  var describedComponents: [Located<String>] = []
  /// Its own, which nobody else knows of.
  var state: [Declaration] = []
  var content = ContentSignature()
  var diagnostics: [Diagnostic] = []
  /// Where a comma inside braces has cut a value of the data zone; see ``reportCommas(in:among:)``.
  var spoilt: [SourceSpan] = []
  var references = References()
  /// For each parameter that has to be given, the variants that do not give it.
  var lacking: [String: [Located<String>]] = [:]
  /// What the sample says of each parameter.
  var sampleValues: [String: SampleValue] = [:]
  /// Whether what is being read is worth something else in each theme; see ``checkTheme(of:at:)``.
  var knowsTheme = false
  /// The elements so far, each before those in it.
  var elements: [TypedElement] = []
  /// The positions in ``elements`` of those around what is being resolved, innermost last.
  var open: [Int] = []
  var bodies: [TypedBody] = []
  /// What the examples set around the component.
  var variantModifiers: [TypedModifier] = []
  /// Something in it could not be understood, here or where it is declared, and is left out of what is lowered.
  var hasHoles = false

  /// Nil for a spec without a name, which has been reported.
  ///
  /// - Parameter comparisons: How many names may be compared with those that are unknown.
  init?(_ spec: ComponentSpec, in design: DesignIndex, comparisons: Int, unreadable: [Diagnostic]) {
    guard let name = spec.name else { return nil }
    self.spec = spec.givingItsBodyToTheDefaultStyle()
    isReadable = unreadable.isEmpty
    self.unreadable = unreadable.filter { "\($0.kind.code)".utf8.starts(with: "expr/".utf8) }.compactMap(\.span)
    misread = unreadable.compactMap(\.span)
    self.design = design
    suggestions = Suggestions(comparisons: comparisons)
    signature = ComponentSignature(name: name, styleKind: spec.styleKind)
  }

  var name: String { signature.name.value }

  func state(named name: String) -> Declaration? { state.first { $0.name.value == name } }

  /// What expressions outside of styles see by its name alone: parameters and state.
  func variable(named name: String) -> Declaration? { signature.parameter(named: name) ?? state(named: name) }

  var variableNames: [String] { (signature.parameters + state).map(\.name.value) }

  /// Whether nothing was wrong between two places so far.
  func isFlawless(in span: SourceSpan) -> Bool {
    let mistakes = misread + diagnostics.filter { $0.kind.severity == .error }.compactMap(\.span)
    return !mistakes.contains { $0.file == span.file && span.start <= $0.start && $0.end <= span.end }
  }

  /// What a slip of the pen has spoilt is not looked at again.
  mutating func report(_ diagnostic: Diagnostic) {
    if let span = diagnostic.span, spoilt.contains(where: { $0.start <= span.start && span.end <= $0.end }) { return }
    diagnostics.append(diagnostic)
  }

  /// Whether an expression was cut short by something that could not be read, in it or right behind it.
  func isCutShort(_ span: SourceSpan) -> Bool {
    unreadable.contains { span.start <= $0.start && $0.start <= span.end + 1 }
  }

  /// A type that this or another component declares.
  func declaration(of type: DeclaredType) -> TypeDeclaration? {
    let owner = type.component == name ? signature : design[component: type.component]
    return owner?.types.first { $0.name == type.name }
  }
}
