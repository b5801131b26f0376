import FacetIR
import FacetLanguage

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

  /// The initializer with the names of deprecated members is for generated code, also in default arguments.
  private func structure(_ type: TypeDeclaration, _ fields: [TypeDeclaration.Field]) -> Code {
    let list = MemberList(fields.map(member), access: access, storageAccess: "")
    let finished =
      fields.contains(where: \.isRequiredText) ? list.initializer(takingFinished: fields.map(\.isRequiredText)) : nil
    let initializers =
      finished == nil && isInitializedBySwift(fields) ? [] : list.initializers(storingAccess: access)
    let parts = [.lines(list.storedProperties)] + list.forwarding + initializers + [finished].compactMap(\.self)
    return .block(
      "\(access)nonisolated struct \(SwiftName(type.name))\(conformances(of: type, fields))", .paragraphs(parts))
  }

  /// Whether the synthesized internal initializer suffices.
  private func isInitializedBySwift(_ fields: [TypeDeclaration.Field]) -> Bool {
    index.design.project.accessLevel == .internal
      && fields.allSatisfy { field in
        field.defaultValue == nil && !field.type.isOptional && !field.type.isAction && field.name != "self"
          && field.history == History()
      }
  }

  private func member(_ field: TypeDeclaration.Field) -> MemberList.Member {
    let type = index.spelling(of: field.type)
    let expressions = ExpressionWriter(index: index, scope: .constant)
    return MemberList.Member(
      name: SwiftName(field.name), local: local(field), type: type,
      parameterType: field.type == .action ? "@escaping \(type)" : type, doc: field.doc, history: field.history,
      defaultValue: field.defaultValue.map { expressions.code($0) } ?? (field.type.isOptional ? "nil" : nil))
  }

  private func local(_ field: TypeDeclaration.Field) -> SwiftName {
    SwiftName(field.name == "self" ? "selfValue" : field.name)
  }

  /// The conformances that the compiler can synthesize from the fields.
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

extension TypeDeclaration.Field {
  fileprivate var isRequiredText: Bool { type == .localizedText && defaultValue == nil }
}
