import FacetIR

extension ComponentWriter {
  /// The types of the component's `types:`, nested in its view.
  var types: [Code] { component.types.map(declaration) }

  private func declaration(_ type: TypeDeclaration) -> Code {
    switch type.shape {
    case .enumeration(let cases):
      .block(
        "\(access)nonisolated enum \(SwiftName(type.name)): String, Hashable, Sendable, CaseIterable",
        .lines(cases.map { "case \(SwiftName($0))" }))
    case .structure(let fields): structure(type, fields)
    }
  }

  private func structure(_ type: TypeDeclaration, _ fields: [TypeDeclaration.Field]) -> Code {
    let storage = fields.map { field -> Code in
      "\(.documentation(field.doc))\(access)var \(SwiftName(field.name)): \(index.spelling(of: field.type))"
    }
    let assignments = fields.map { "self.\(member: SwiftName($0.name)) = \(local($0))" as Code }
    let initialiser = Code.block(
      .declaration("\(access)init", parameters: fields.map(parameter)), .lines(assignments))
    return .block(
      "\(access)nonisolated struct \(SwiftName(type.name))\(conformances(of: type, fields))",
      .paragraphs([.lines(storage), initialiser]))
  }

  private func parameter(_ field: TypeDeclaration.Field) -> Code {
    let expressions = ExpressionWriter(index: index, scope: .constant)
    let label: Code = local(field) == SwiftName(field.name) ? .empty : "\(label: SwiftName(field.name)) "
    let type = index.spelling(of: field.type)
    let spelled: Code = field.type == .action ? "@escaping \(type)" : type
    let value: Code =
      field.defaultValue.map { " = \(expressions.code($0))" } ?? (field.type.isOptional ? " = nil" : .empty)
    return "\(label)\(local(field)): \(spelled)\(value)"
  }

  private func local(_ field: TypeDeclaration.Field) -> SwiftName {
    SwiftName(field.name == "self" ? "selfValue" : field.name)
  }

  /// What the compiler can make from the fields.
  private func conformances(of type: TypeDeclaration, _ fields: [TypeDeclaration.Field]) -> Code {
    let equality: Code? =
      switch fields {
      case _ where !fields.allSatisfy({ index.isEquatable($0.type) }): nil
      case _ where fields.allSatisfy({ index.isHashable($0.type) }): "Hashable, Sendable"
      default: "Equatable, Sendable"
      }
    let all = [type.identity == nil ? nil : "Identifiable", equality].compactMap { $0 }
    return all.isEmpty ? .empty : ": \(.joined(all, by: ", "))"
  }
}
