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
  /// The spec. Its tree is replaced with that of a data file while a row of it is read.
  var spec: ComponentSpec
  /// Whether all of the file could be parsed. If not, something that seems missing may be in the unread part.
  let isReadable: Bool
  /// The spans of expressions that could not be parsed, which has been reported. They are not checked.
  let unreadable: [SourceSpan]
  /// The spans of all errors of the parser.
  private let misread: [SourceSpan]
  var design: DesignIndex
  let suggestions: Suggestions
  var signature: ComponentSignature
  var hasParameterDefaults = false
  /// Components whose ``ContentType`` this component refers to.
  var describedComponents: [Located<String>] = []
  /// The component's private state.
  var state: [Declaration] = []
  var content = ContentSignature()
  /// The effects of a screen.
  var effects: [EffectSignature] = []
  var diagnostics: [Diagnostic] = []
  /// Spans of values that a comma inside braces has cut; see ``reportCommas(in:among:)``.
  var spoilt: [SourceSpan] = []
  var references = References()
  /// The texts that are looked up in the String Catalog.
  var textUses: [TextUse] = []
  /// The texts of statements and of defaults of states, of which it is not yet known whether they are looked up.
  var assignedTexts: [AssignedTexts] = []
  /// The texts that elements give to actions of the component.
  var textsOfElements: [(action: String, text: Located<String>)] = []
  /// Whether elements of bodies, or of examples, have identifiers.
  var hasIdentifiedViews = false
  var hasIdentifiedExamples = false
  /// The variants that omit each required parameter.
  var lacking: [String: [Located<String>]] = [:]
  /// The parameters that multiply the variants.
  var parameterAxes: [ParameterAxis] = []
  /// The values of the parameters in the sample.
  var sampleValues: [String: SampleValue] = [:]
  /// The same as they are written; nil until a variant asks.
  var sampleNodes: [String: NodeID]?
  /// The variant whose values are being read; nil for the sample, which all variants share.
  var variantBeingRead: (name: String, style: String)?
  /// The names under which the contents of slots in the variant record.
  var namesRecordedInSlots: Set<String> = []
  /// Whether the sample has an error, and whether it or the values of the variant have one.
  var hasHolesInSample = false
  var hasHolesInVariant = false
  /// Whether tokens in the expression can differ by theme; see ``checkTheme(of:at:)``.
  var knowsTheme = false
  /// The elements resolved so far, in preorder.
  var elements: [TypedElement] = []
  /// The positions in ``elements`` of the enclosing elements, innermost last.
  var open: [Int] = []
  var bodies: [TypedBody] = []
  /// The parts of the style whose body is lowered.
  var parts: [PartSignature] = []
  /// The parts that are lowered, innermost last.
  var openParts: [String] = []
  /// The parts that the body draws.
  var drawnParts: Set<String> = []
  /// Those of them that are functions where they are drawn.
  var calledParts: Set<String> = []
  /// The parts that other parts draw.
  var nestedParts: Set<String> = []
  /// The parts that draw each other, as far as they have been reported.
  var partCycles: Set<Set<String>> = []
  /// Whether parts come to more elements than the limit, or their arguments to more values, which has been reported.
  var hasTooManyParts = false
  /// Whether parts nest more elements than the limit, which has been reported.
  var hasTooDeepParts = false
  /// Whether parts are lowered by themselves.
  var isDeclaringParts = false
  /// The modifiers of the variants.
  var variantModifiers: [TypedModifier] = []
  /// Whether anything in it, or in what it refers to, has an error and is left out of the lowered component.
  var hasHoles = false

  /// Nil for a spec without a name, which has been reported.
  ///
  /// - Parameter comparisons: The maximum number of names compared with unknown names for suggestions.
  init?(_ spec: ComponentSpec, in design: DesignIndex, comparisons: Int, unreadable: [Diagnostic]) {
    guard let name = spec.name else { return nil }
    self.spec = spec.givingItsBodyToTheDefaultStyle()
    isReadable = unreadable.isEmpty
    self.unreadable = unreadable.filter { "\($0.kind.code)".utf8.starts(with: "expr/".utf8) }.compactMap(\.span)
    misread = unreadable.compactMap(\.span)
    self.design = design
    suggestions = Suggestions(comparisons: comparisons)
    signature = ComponentSignature(name: name, styleKind: spec.styleKind, isScreen: spec.screen != nil)
    signature.identifiers = self.spec.identifiers
    signature.actions = self.spec.actions.map(\.name.value)
    signature.calls = self.spec.ownCalls
    signature.states = self.spec.state.map { .init(name: $0.name.value, type: $0.type?.bareName) }
  }

  var name: String { signature.name.value }

  func state(named name: String) -> Declaration? { state.first { $0.name.value == name } }
  func hasState(named name: String) -> Bool { state.contains { $0.name.value == name } }

  /// The parameter or state of this name, which expressions outside of styles can refer to.
  func variable(named name: String) -> Declaration? { signature.parameter(named: name) ?? state(named: name) }
  func hasVariable(named name: String) -> Bool { signature.hasParameter(named: name) || hasState(named: name) }

  var variableNames: [String] { (signature.parameters + state).map(\.name.value) }

  /// Whether no error has been reported in a span so far.
  func isFlawless(in span: SourceSpan) -> Bool {
    let mistakes = misread + diagnostics.filter { $0.kind.severity == .error }.compactMap(\.span)
    return !mistakes.contains { $0.file == span.file && span.start <= $0.start && $0.end <= span.end }
  }

  /// Reports a diagnostic unless it is in a span that a syntax error has changed.
  mutating func report(_ diagnostic: Diagnostic) {
    if let span = diagnostic.span, spoilt.contains(where: { $0.start <= span.start && span.end <= $0.end }) { return }
    diagnostics.append(diagnostic)
  }

  /// Whether a parse error is in an expression or directly after it.
  func isCutShort(_ span: SourceSpan) -> Bool {
    unreadable.contains { span.start <= $0.start && $0.start <= span.end + 1 }
  }

  /// A type that this or another component declares.
  func declaration(of type: DeclaredType) -> TypeDeclaration? {
    let owner = type.component == name ? signature : design[component: type.component]
    return owner?.types.first { $0.name == type.name }
  }
}
