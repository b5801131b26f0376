import FacetIR
import FacetLanguage
import FacetText

extension ExpressionWriter {
  /// `Text("Show more", bundle: .designSystem)` for a text of the String Catalog, which SwiftUI looks up in the
  /// locale of the environment, `Text(content.title)` for a `LocalizedText`, and `Text(verbatim: content.title)` for any
  /// other.
  ///
  /// A choice between two texts is in parentheses where it is called on.
  func text(_ expression: Expression, atLeast strength: Strength = .ternary) -> Code {
    let expression = expression.reduced
    if let formatted = expression.formattedAlone { return text(formatting: formatted.value, formatted.style) }
    switch expression.node {
    case .translated(let text): return .call("Text", [code(text)])
    case .coalesce(let optional, let fallback) where expression.isLocalized && !fallback.isLocalized:
      // A text that is not looked up would have to be made a resource for it.
      let choice = broken(calling(map(of: optional.untranslated), "Text($0)"), "??", text(fallback))
      return strength > .coalescing ? "(\(choice))" : choice
    case .coalesce where expression.isLocalized: return .call("Text", [code(expression.asLocalizedText)])
    case .localized(let text) where !InlineMarkdown.isPlain(text.key):
      return .call("Text", ["verbatim: \(code(expression))"])
    case .localized(let text): return markdown(text)
    case .conditional(let condition, let then, let otherwise) where expression.isLocalized:
      if let bound = unwrappingText(expression) { return strength > bound.strength ? "(\(bound.code))" : bound.code }
      let choice = ternary(condition, text(then, atLeast: .or), text(otherwise))
      return strength > .ternary ? "(\(choice))" : choice
    case .switch(let subject, let cases, let otherwise) where expression.isLocalized:
      if let member = scope.switchMember(of: expression, asText: true) { return call(member) }
      return text(expression.chain(subject, cases, otherwise), atLeast: strength)
    default: return .call("Text", ["verbatim: \(code(expression))"])
    }
  }

  /// `Text("Show **more**", bundle: .designSystem)`, in which SwiftUI reads Markdown.
  func markdown(_ text: LocalizedText) -> Code {
    .call("Text", [key(of: text)] + place(table: "tableName"))
  }

  /// `Text("I accept the \(Text(…))", bundle: .designSystem)`
  func phrase(_ segments: [StringLiteral.Segment]) -> Code {
    .call("Text", [.string(StringLiteral(segments))] + place(table: "tableName"))
  }

  /// Whether a text is written as a choice between two views.
  func isChoice(_ expression: Expression) -> Bool {
    let expression = expression.reduced
    return switch expression.node {
    case .conditional: expression.isLocalized
    case .coalesce(_, let fallback): expression.isLocalized && !fallback.isLocalized
    case .switch: expression.isLocalized && scope.switchMember(of: expression, asText: true) == nil
    default: false
    }
  }

  /// `LocalizedStringResource("Show more", bundle: .designSystem)`, which is looked up where it is shown; for a
  /// value of type `String`, its text in the locale of the environment.
  func localized(_ text: LocalizedText, as type: ValueType) -> Code {
    let resource = Code.call("LocalizedStringResource", [key(of: text)] + place(table: "table"))
    if type.unwrapped == .localizedText { return resource }
    guard let locale else {
      return .call("String", ["localized: \(key(of: text))"] + place(table: "table"))
    }
    return string(of: resource, in: locale)
  }

  /// `String(localized: content.title, in: locale)`, of which an optional is mapped.
  func translation(of text: Expression) -> Code {
    guard text.type.isOptional else { return string(of: code(text), in: locale) }
    return calling(map(of: text), "\(string(of: "$0", in: locale))")
  }

  /// - Parameter locale: Nil for that of the process.
  private func string(of resource: Code, in locale: Code?) -> Code {
    guard let locale else { return .call("String", ["localized: \(resource)"]) }
    return .call("\(.callsSupport)String", ["localized: \(resource)", "in: \(locale)"])
  }

  /// `LocalizedStringResource(verbatim: content.name)`, of which an optional is mapped.
  func verbatim(_ text: Expression) -> Code {
    guard text.type.isOptional else { return .call("LocalizedStringResource", ["verbatim: \(code(text))"]) }
    return "\(map(of: text))(LocalizedStringResource.init(verbatim:))"
  }

  /// The literal with its values, of which Swift makes the key.
  private func key(of text: LocalizedText) -> Code {
    guard case .interpolation(let segments) = text.source.node, !text.arguments.isEmpty else {
      return .string(StringLiteral(text.key))
    }
    return .string(
      StringLiteral(
        segments.map { segment in
          switch segment {
          case .text(let text): .text(text)
          case .value(let value): .value(argument(value))
          }
        }))
  }

  /// A Boolean has no format specifier. A text in the reader's language is looked up with the text around it.
  func argument(_ value: Expression) -> Code {
    let value = value.lookedUpWithin
    if value.type == .bool { return "String(\(code(value)))" }
    return value.isNumberLiteral ? typedCode(value) : code(value)
  }

  /// The comments for translators are in the catalog, once for all places of a text.
  private func place(table label: StaticString) -> [Code] {
    let table = index.design.project.stringTable.flatMap { $0 == "Localizable" ? nil : $0 }
    return (table.map { ["\(.text(label)): \(StringLiteral($0))"] } ?? []) + index.bundleArgument
  }
}

extension Expression {
  /// Whether the value, or a branch of it, is a text of the String Catalog.
  var isLocalized: Bool {
    switch node {
    case .localized: true
    case .translated(let text): !text.type.isOptional
    case .coalesce(let optional, _): optional.untranslated.type == .optional(.localizedText)
    case .conditional, .switch: branches.contains(where: \.isLocalized)
    default: false
    }
  }
}
