import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

/// A part of a style's body, with the types of its parameters.
struct PartSignature: Sendable {
  let spec: PartSpec
  let parameters: [Declaration]

  var name: String { spec.name.value }

  func parameter(named name: String) -> Declaration? { parameters.first { $0.name.value == name } }
}

extension ComponentResolver {
  /// Declares the parts of a style. They share a namespace with its properties, because both are members of its type.
  mutating func declareParts(of style: StyleSpec) -> [PartSignature] {
    if style.parts.isEmpty { return [] }
    reportDuplicates(style.properties.map(\.name) + style.parts.map(\.name), what: "part")
    return style.parts.map { part in
      checkMemberName(part.name, what: "part", of: signature.styleKind == .flexible ? .style : .view)
      reportDuplicates(part.parameters.map(\.name), what: "parameter")
      return PartSignature(spec: part, parameters: part.parameters.map { declare($0) })
    }
  }

  private mutating func declare(_ parameter: DeclarationSpec) -> Declaration {
    checkMemberName(parameter.name, what: "parameter", of: .local)
    rejectLabel(of: parameter, what: "parameter", reason: "a part is given its arguments by name")
    let type = parameter.type.flatMap { resolve($0, in: .part) }
    let hasDefault = parameter.defaultValue != nil || type?.isOptional == true
    return Declaration(
      name: parameter.name, type: type,
      defaultValue: hasDefault ? type.flatMap { defaultValue(of: parameter, type: $0) } : nil, hasDefault: hasDefault,
      doc: parameter.doc?.value)
  }
}
