import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension ComponentResolver {
  mutating func textField(_ element: ElementSpec, isSecure: Bool, in scope: Scope) -> Element.Kind? {
    let written = element.argument(.format)
    let stored = boundType(of: element)
    let number = stored.flatMap { [.double, .int].contains($0.unwrapped) ? $0 : nil }
    if written == nil, let number {
      report(.numberWithoutFormat(number, at: element.principal?.syntax?.span ?? element.kind.span))
      return nil
    }
    if written != nil, stored == .string {
      report(.formatOfText(at: element.principal?.syntax?.span ?? element.kind.span))
      return nil
    }
    if number?.unwrapped == .int, case .parts(let parts)? = written, let digits = parts[.fractionLength] {
      report(.fractionOfWhole(digits.key))
      return nil
    }
    let format = written.flatMap { fieldFormat($0, in: scope) }
    let text = bound(element, to: written == nil ? .string : number ?? .double, in: scope)
    let prompt = element.argument(.prompt).flatMap { expression($0, as: .string, in: scope) }
    let revealed = element.argument(.isRevealed)
    let isRevealed = revealed.flatMap { expression($0, as: .bool, in: scope) }
    let isVertical = element.word(.axis) == "vertical"
    let onSubmit = element.argument(.onSubmit).flatMap { submission($0, in: scope) }
    if written != nil, isVertical, case .word(let word)? = element.argument(.axis) {
      report(.verticalNumber(at: word.span))
      return nil
    }
    if written != nil, format == nil { return nil }
    if revealed != nil, isRevealed == nil { return nil }
    return text.map {
      .textField(
        Element.TextField(
          text: $0, prompt: prompt, isVertical: isVertical, isSecure: isSecure, isRevealed: isRevealed,
          format: format, onSubmit: onSubmit))
    }
  }

  mutating func textEditor(_ element: ElementSpec, in scope: Scope) -> Element.Kind? {
    bound(element, to: .string, in: scope).map {
      .textField(Element.TextField(text: $0, isVertical: true, isEditor: true))
    }
  }

  private mutating func submission(_ value: ElementSpec.Value, in scope: Scope) -> ActionReference? {
    if case .expression(let syntax) = value { action(syntax, in: scope) } else { nil }
  }

  /// `format: percent`, `format: { style: currency, code: "EUR" }`
  private mutating func fieldFormat(_ value: ElementSpec.Value, in scope: Scope) -> [Expression]? {
    switch value {
    case .word(let word): return fieldFormat(word, [], in: scope)
    case .parts(let parts):
      guard case .word(let style)? = parts[.style]?.value else { return nil }
      return fieldFormat(style, parts, in: scope)
    default: return nil
    }
  }

  private mutating func fieldFormat(
    _ style: Located<String>, _ parts: [ElementSpec.Argument], in scope: Scope
  ) -> [Expression]? {
    var format = [Expression.word(style.value, of: .numberFormat)]
    let code = parts[.code]
    let length = parts[.fractionLength]?.value.syntax.map { fractionLength($0, in: scope) }
    if style.value == "currency" {
      guard let syntax = code?.value.syntax else {
        // A code without a value has been reported.
        if code == nil { report(.currencyWithoutCode(style)) }
        return nil
      }
      guard let code = currency(syntax, in: scope.verbatim) else { return nil }
      format.append(code)
    } else if let code {
      report(.codeWithoutCurrency(code.key, style: style.value))
      return nil
    }
    if let length {
      guard let length else { return nil }
      format.append(length)
    }
    return format
  }
}
