import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension ComponentResolver {
  /// `switch: content.tone` with the elements of each case under `cases`. It must be exhaustive or have a `default`, so
  /// that a case added to the enum later is reported.
  mutating func choice(_ element: ElementSpec, in scope: Scope) -> Element.Kind? {
    let value = choosable(element, in: scope)
    guard case .parts(let written) = element.argument(.cases) else { return nil }
    let named = written.filter { $0.key.value != Self.otherwise }
    let cases = named.map { Element.Case(name: $0.key.value, body: children($0.value, in: scope)) }
    let rest = written.first { $0.key.value == Self.otherwise }
    let otherwise = rest.map { children($0.value, in: scope) }
    guard let (value, words) = value else { return nil }
    let missing = words.filter { word in !cases.contains { $0.name == word } }
    let unknown = named.map(\.key).filter { !words.contains($0.value) }
    for name in unknown { report(.unknownWord(name.value, of: value.type, among: words, at: name.span)) }
    if let rest, missing.isEmpty { report(.unreachableDefault(rest.key)) }
    // A misspelled case is not also reported as missing.
    if rest == nil, unknown.isEmpty, !missing.isEmpty {
      report(.missingCases(missing, of: value.type, at: element.kind.span))
    }
    return .switch(value, cases: cases, otherwise: missing.isEmpty ? nil : otherwise)
  }

  private static let otherwise = "default"

  /// The value of a declared enum, and the names of its cases.
  private mutating func choosable(_ element: ElementSpec, in scope: Scope) -> (Expression, cases: [String])? {
    guard case .expression(let syntax) = element.principal, let value = infer(syntax, in: scope) else { return nil }
    keep(value, at: syntax.span)
    if let cases = cases(of: value.type) { return (value, cases) }
    let wrapped = cases(of: value.type.unwrapped)
    report(.notAnEnum(syntax.excerpt, of: value.type, optionalOf: wrapped, at: syntax.span))
    return nil
  }

  private func cases(of type: ValueType) -> [String]? {
    guard case .declared(let name) = type, case .enumeration(let cases)? = declaration(of: name)?.shape else {
      return nil
    }
    return cases
  }
}
