import FacetDiagnostics
import FacetIR
import FacetSpec

extension TokenEvaluator {
  /// The type of a token that refers to others: its own `$type`, then that of the token it refers to, then that of the
  /// nearest group. DTCG 2025.10, Format §5.2.2. Without any type it is inferred from the value, with a warning.
  ///
  /// Nil if there is no type, or if two of them disagree, which has been reported.
  mutating func type(of index: Int, through tokens: [Int]) -> TokenType? {
    if table.isLeftOut(definition(of: index)) { return nil }
    guard let last = tokens.last else { return typeOfValue(of: index) }
    guard var type = typeOfValue(of: last) else { return nil }
    for next in tokens.dropLast().reversed() {
      // The tokens in between report it.
      guard let own = statedType(of: next)?.value, own != type else { continue }
      guard let quantity = quantity(own, of: next, over: type) else { return nil }
      type = quantity
    }
    guard let own = statedType(of: index), own.value != type else { return type }
    if let quantity = quantity(own.value, of: index, over: type) { return quantity }
    reportMismatch(own, target: tokens[0], type: type)
    return nil
  }

  /// The token's own type, if it is unambiguous.
  private func statedType(of index: Int) -> Located<TokenType>? {
    guard let written = spec(of: index).type, case .known(let type) = written.value else { return nil }
    return Located(type, at: written.span)
  }

  /// The type of a token with a literal value.
  private mutating func typeOfValue(of index: Int) -> TokenType? {
    if let written = spec(of: index).type?.value { return type(written, of: index) }
    return typeOfSurroundings(of: index)
  }

  private mutating func typeOfSurroundings(of index: Int) -> TokenType? {
    let spec = spec(of: index)
    if spec.isLeftOut { return nil }
    let definition = definition(of: index)
    if table.isLeftOut(definition) { return nil }
    if let type = table.inherited(by: definition, own: { $0.type?.value }, merged: { $0.type }) {
      return self.type(type, of: index)
    }
    if let type = typeInBase(of: index) { return type }
    if let type = typeByExtension(of: index) { return self.type(type, of: index) }
    return inferredType(of: index)
  }

  /// The type in the base, which a mode's file need not repeat.
  private mutating func typeInBase(of index: Int) -> TokenType? {
    let base = table.entries[index].definition
    guard mode != .base, table.isInBase(index), base != definition(of: index) else { return nil }
    let current = mode
    mode = .base
    defer { mode = current }
    return resolve(table.place(of: base)).flatMap { type(of: index, through: $0.tokens) }
  }

  /// The type of an inherited token from the groups that it is copied into.
  private func typeByExtension(of index: Int) -> WrittenType? {
    let names = table.entries[index].path.names
    for count in (0..<names.count).reversed() {
      if let type = table.groups[TokenPath(Array(names.prefix(count)))]?.type { return type }
    }
    return nil
  }

  private mutating func reportMismatch(_ own: Located<TokenType>, target: Int, type: TokenType) {
    reports.report(
      .tokenTypeMismatch, at: own.span,
      "this is a \(own.value.rawValue), but '\(shown(table.entries[target].path))', whose value it takes, is a "
        + type.rawValue,
      notes: [Diagnostic.Note("it is defined here", at: spec(of: target).span)])
  }
}
