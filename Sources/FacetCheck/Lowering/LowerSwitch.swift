import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension ComponentResolver {
  /// `switch: content.tone` with the elements of each case under `cases`. It must be exhaustive or have a `default`, so
  /// that a case added to the enum later is reported.
  mutating func choice(_ element: ElementSpec, in scope: Scope) -> Element.Kind? {
    guard case .expression(let syntax) = element.principal else { return nil }
    let subject = enumeration(syntax, in: scope)
    guard case .parts(let written) = element.argument(.cases) else { return nil }
    let named = written.filter { $0.key.value != SwitchSyntax.defaultName }
    let cases = named.map { Element.Case(name: $0.key.value, body: children($0.value, in: scope)) }
    let rest = written.first { $0.key.value == SwitchSyntax.defaultName }
    let otherwise = rest.map { children($0.value, in: scope) }
    guard let subject else { return nil }
    let isExhaustive = check(
      named.map(\.key), rest?.key, of: subject, at: element.kind.span,
      use: SwitchUse(isUnderCases: true, outcome: "drawn"))
    return .switch(subject.value, cases: cases, otherwise: isExhaustive ? nil : otherwise)
  }
}

// MARK: - What switches over elements and over values share

/// A value of a declared enum, with the cases of the enum.
struct SwitchSubject {
  let value: Expression
  let cases: [String]
  /// Whether there are values besides the cases: icons of other modules.
  var isOpen = false
}

/// How messages name the parts of a switch.
struct SwitchUse {
  /// Whether its cases are under the key `cases`.
  let isUnderCases: Bool
  /// What happens to a branch: `drawn`.
  let outcome: String
}

extension ComponentResolver {
  /// A value of a declared enum; nil for another, which has been reported.
  ///
  /// - Parameter choosesValue: Whether the switch is a value, and not an element.
  mutating func enumeration(
    _ syntax: ExpressionSyntax, in scope: Scope, choosesValue: Bool = false
  ) -> SwitchSubject? {
    guard let value = infer(syntax, in: scope) else { return nil }
    keep(value, at: syntax.span)
    if value.type == .icon, let icons = design.icons {
      return SwitchSubject(value: value, cases: icons, isOpen: true)
    }
    if let cases = cases(of: value.type) { return SwitchSubject(value: value, cases: cases) }
    let wrapped = cases(of: value.type.unwrapped)
    report(.notAnEnum(syntax.excerpt, of: value.type, optionalOf: wrapped, isValue: choosesValue, at: syntax.span))
    return nil
  }

  private func cases(of type: ValueType) -> [String]? {
    guard case .declared(let name) = type, case .enumeration(let cases)? = declaration(of: name)?.shape else {
      return nil
    }
    return cases
  }

  /// Reports unknown and missing cases, and a `default` that is never reached.
  ///
  /// - Parameter otherwise: The key `default`.
  /// - Returns: Whether every case is named.
  mutating func check(
    _ named: [Located<String>], _ otherwise: Located<String>?, of subject: SwitchSubject, at keyword: SourceSpan,
    use: SwitchUse
  ) -> Bool {
    let missing = subject.cases.filter { name in !named.contains { $0.value == name } }
    let isExhaustive = missing.isEmpty && !subject.isOpen
    let unknown = named.filter { !subject.cases.contains($0.value) }
    for name in unknown {
      report(.unknownWord(name.value, of: subject.value.type, among: subject.cases, at: name.span))
    }
    if let otherwise, isExhaustive { report(.unreachableDefault(otherwise, use)) }
    // A misspelled case is not also reported as missing.
    if otherwise == nil, unknown.isEmpty, !isExhaustive {
      report(
        subject.isOpen
          ? .missingDefault(of: subject.value.type, use, at: keyword)
          : .missingCases(missing, of: subject.value.type, use, at: keyword))
    }
    return isExhaustive
  }
}
