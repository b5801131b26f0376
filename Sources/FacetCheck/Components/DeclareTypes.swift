import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension ComponentResolver {
  /// Declares the structs and enums of `types:`, without the defaults of their fields, which come after all types are
  /// known.
  mutating func declareTypes() {
    reportDuplicates(spec.types.map(\.name), what: "type")
    for type in spec.types {
      checkTypeName(type.name)
      signature.types.append(TypeDeclaration(name: type.name.value, shape: shape(of: type)))
    }
  }

  private mutating func shape(of type: TypeSpec) -> TypeDeclaration.Shape {
    switch type.shape {
    case .enumeration(let cases):
      reportDuplicates(cases, what: "case")
      for name in cases { checkCaseName(name) }
      if cases.isEmpty { report(.emptyType(type.name, "an enum has at least one case")) }
      return .enumeration(cases.map(\.value))
    case .structure(let fields):
      reportDuplicates(fields.map(\.name), what: "field")
      if fields.isEmpty { report(.emptyType(type.name, "a struct has at least one field")) }
      let histories = histories(of: fields.map { ($0.name, $0.renamedFrom?.name, $0.deprecated) }, what: "field")
      return .structure(zip(fields, histories).compactMap { field(of: $0, $1) })
    }
  }

  private mutating func field(of spec: DeclarationSpec, _ history: History) -> TypeDeclaration.Field? {
    checkMemberName(spec.name, what: "field", of: .structure)
    checkFormerName(spec.renamedFrom, what: "field", of: .structure)
    rejectLabel(of: spec, what: "field")
    guard let type = spec.type.flatMap({ resolve($0, in: .field) }) else { return nil }
    let hasDefault = spec.defaultData != nil || type.isOptional
    checkDeprecation(of: Declaration(name: spec.name, hasDefault: hasDefault, history: history), what: "field")
    return TypeDeclaration.Field(name: spec.name.value, type: type, doc: spec.doc?.value, history: history)
  }

  mutating func declareFieldDefaults(ofTypeAt index: Int) {
    guard index < spec.types.count else { return declareContentDefaults(ofTypeAt: index) }
    guard case .structure(let specs) = spec.types[index].shape,
      case .structure(var fields) = signature.types[index].shape
    else { return }
    for position in fields.indices {
      guard let written = specs.first(where: { $0.name.value == fields[position].name }) else { continue }
      fields[position].defaultValue = defaultValue(of: written, type: fields[position].type)
      if written.defaultData != nil, fields[position].defaultValue == nil {
        signature.brokenDefaults.insert("\(spec.types[index].name.value).\(written.name.value)")
      }
    }
    signature.types[index].shape = .structure(fields)
  }

  /// The written default, or that of the type: nil for an optional, empty for a slot.
  ///
  /// - Parameter wording: The scope in which its texts are wording; nil: those of a `LocalizedText` only.
  mutating func defaultValue(
    of declaration: DeclarationSpec, type: ValueType, in wording: Scope? = nil
  ) -> Expression? {
    if let data = declaration.defaultData { return dataDefault(data, as: type, of: declaration, in: wording) }
    if let syntax = declaration.defaultValue { return constantDefault(syntax, as: type.read) }
    return type.read.isOptional ? Expression(.null, as: type.read) : nil
  }

  /// A default of another type than the declared one may be what is meant, and the type the mistake.
  private mutating func constantDefault(_ syntax: ExpressionSyntax, as type: ValueType) -> Expression? {
    let known = diagnostics.count
    if let value = constant(syntax, as: type) { return value }
    guard diagnostics.count == known + 1, diagnostics[known].kind == .typeMismatch, diagnostics[known].help == nil,
      diagnostics[known].span == syntax.span, let found = infer(syntax, in: Scope(place: .constants))?.type
    else { return nil }
    diagnostics[known].help = "declare it with the type '\(found.spelling)'"
    return nil
  }

  /// The default of a parameter. For an action it can only be nil.
  private mutating func dataDefault(
    _ data: DataSpec, as type: ValueType, of declaration: DeclarationSpec, in wording: Scope?
  ) -> Expression? {
    if type.unwrapped.isAction, !(type.isOptional && isAbsence(data)) {
      let help = "whoever uses the component gives the action: 'Action', or 'Action? = nil'"
      report(.mismatch("a default", as: type, help: help, at: spec.tree.span(data)))
      return nil
    }
    let name = declaration.name.value
    let localizing = Scope(place: .constants).saying(.content(name, doc: declaration.doc?.value))
    let scope = wording ?? (type.isOfLocalizedText ? localizing : nil)
    return read(data, as: type.read, for: DataSubject(name, in: scope))
  }
}
