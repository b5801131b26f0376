import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec
import FacetText

/// The check of one component: what is known of it so far, and what was wrong.
///
/// A component is checked against the signatures of the others only, never against their insides, so that the checks
/// can run in any order. What could not be understood is nil from then on, and nothing that depends on it is reported.
struct ComponentChecker: Sendable {
  /// Its tree gives way to that of a data file while a row of it is read.
  var spec: ComponentSpec
  /// All of it could be read. What is missing otherwise has been reported, and may be what something else lacks.
  let isReadable: Bool
  /// Where expressions could not be read. That has been reported, and what is left of them is not looked at.
  let unreadable: [SourceSpan]
  /// Where something was wrong when it was read.
  private let misread: [SourceSpan]
  var design: DesignIndex
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
  var usage = Usage()
  /// For each parameter that has to be given, the variants that do not give it.
  var lacking: [String: [Located<String>]] = [:]
  /// Whether what is being read is worth something else in each theme; see ``checkTheme(of:at:)``.
  var knowsTheme = false
  /// What modifiers of its bodies are set to, by where it stands.
  var modifierValues: [SourceSpan: Expression] = [:]
  /// The body that is being lowered.
  var body = WrittenBody()
  /// Those of all its bodies.
  var branches: [WrittenBranch] = []
  var lengths: [LengthUse] = []
  /// Something in it could not be understood, here or where it is declared, and is left out of what is lowered.
  var hasHoles = false
  /// The symbols that it names, by where they stand.
  var symbols: [SourceSpan: SymbolUse] = [:]
  /// The components in the cells of its lazy stacks and grids.
  var cells: [CellUse] = []
  /// The components that an `each` repeats elsewhere and tells apart by their places only.
  var placed: [CellUse] = []
  /// The component has words for the control that is being read; see ``speaksForControls(in:)``.
  var speaksForControls = false
  /// The components in its bodies, each with the place that names it, in order of appearance.
  var instances: [Located<String>] = []
  /// The names of all components in its bodies, its defaults and its examples.
  var drawn: Set<String> = []
  /// The views that it draws and a person writes.
  var handWrittenViews: [Located<String>] = []

  /// Nil for a spec without a name, which has been reported.
  init?(_ spec: ComponentSpec, in design: DesignIndex, unreadable: [Diagnostic]) {
    guard let name = spec.name else { return nil }
    self.spec = spec.givingItsBodyToTheDefaultStyle()
    isReadable = unreadable.isEmpty
    self.unreadable = unreadable.filter { "\($0.kind.code)".utf8.starts(with: "expr/".utf8) }.compactMap(\.span)
    misread = unreadable.compactMap(\.span)
    self.design = design
    signature = ComponentSignature(name: name, styleKind: spec.styleKind)
  }

  var name: String { signature.name.value }

  func state(named name: String) -> Declaration? { state.first { $0.name.value == name } }

  /// What expressions outside of styles see by its name alone: parameters and state.
  func variable(named name: String) -> Declaration? { signature.parameter(named: name) ?? state(named: name) }

  var variableNames: [String] { (signature.parameters + state).map(\.name.value) }

  /// Nothing is wrong with it so far, nor was when it was read.
  var isFlawless: Bool { isReadable && diagnostics.allSatisfy { $0.kind.severity != .error } }

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
