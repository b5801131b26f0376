import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

/// `environment.locale == de`
extension ComponentResolver {
  /// Whether the reader's language is one of the String Catalog.
  mutating func language(_ language: ExpressionSyntax, isEqual: Bool, in scope: Scope) -> Expression? {
    guard scope.style != nil else {
      report(.namespaceNotVisible("environment", in: scope.place, at: language.span))
      return nil
    }
    guard let name = language.languageName else {
      report(.notALanguage(language.excerpt, at: language.span))
      return nil
    }
    guard isLanguage(name, at: language.span) else { return nil }
    let locale = Expression(.environment(.locale), as: .string)
    let isLanguage = Expression(.isLanguage(locale, name), as: .bool)
    return isEqual ? isLanguage : Expression(.not(isLanguage), as: .bool)
  }
}

extension ExpressionSyntax {
  /// Whether it is `environment.locale`.
  var isLocale: Bool {
    guard case .member(let base, let member) = node, case .name("environment") = base.node else { return false }
    return member.value == "locale"
  }

  /// `de`, `pt-BR`, `"zh-Hant"`. A hyphen is a minus to the parser.
  fileprivate var languageName: String? {
    switch node {
    case .name(let name): name
    case .string(let name): name
    case .binary(let symbol, let left, let right) where symbol.value == .subtract:
      if let left = left.languageName, let right = right.languageName ?? right.regionCode {
        "\(left)-\(right)"
      } else {
        nil
      }
    default: nil
    }
  }

  /// `419` of `es-419`, `001` of `en-001`: a region by its UN M.49 code, which has three digits.
  private var regionCode: String? {
    guard case .int(let number) = node, (0...999).contains(number), span.end - span.start == 3 else { return nil }
    return String(repeating: "0", count: 3 - "\(number)".utf8.count) + "\(number)"
  }
}

extension Diagnostic {
  fileprivate static func notALanguage(_ excerpt: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unknownLanguage, at: span, "'environment.locale' is compared with a language, not with '\(excerpt)'",
      help: "write 'environment.locale == de'")
  }
}
