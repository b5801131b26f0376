package import FacetDiagnostics
import FacetLanguage

/// A value for each case of an enum: `{ switch: content.tone, positive: color.positive, default: color.neutral }`, or
/// with the cases under `cases`.
package struct SwitchSyntax: Sendable {
  package struct Case: Sendable {
    package var name: Located<String>
    package var value: ExpressionSyntax
  }

  /// The word for all cases that are not named.
  package static let defaultName = "default"

  package var subject: ExpressionSyntax
  /// With `default`, in the order in which they are written.
  package var cases: [Case]
  /// Whether the cases are under `cases`.
  package var isLong: Bool
  /// The key `switch`.
  package var keyword: SourceSpan
  /// The mapping, which is data where a struct has a field `switch`.
  package var node: NodeID

  package var named: [Case] { cases.filter { $0.name.value != Self.defaultName } }

  package var defaultCase: Case? { cases.first { $0.name.value == Self.defaultName } }

  /// The subject and the values.
  package var operands: [ExpressionSyntax] { [subject] + cases.map(\.value) }
}

extension SourceTree {
  /// Whether a node is a mapping whose first key is `switch`, as an element's first key says what it is.
  func isSwitch(_ node: NodeID) -> Bool {
    guard kind(node) == .mapping else { return false }
    var entries = entries(of: node)
    return entries.next().map { keyword($0.key) == Keyword(.switch) } ?? false
  }
}

extension SwitchSyntax {
  /// Reads a mapping whose first key is `switch`. Nil if it cannot be read, which has been reported.
  static func read(_ node: NodeID, in tree: SourceTree, diagnostics: inout [Diagnostic]) -> SwitchSyntax? {
    var decoder = SpecDecoder(tree)
    defer { decoder.handOver(to: &diagnostics) }
    return decoder.choice(node)
  }
}

extension SpecDecoder {
  fileprivate mutating func choice(_ node: NodeID) -> SwitchSyntax? {
    guard let first = firstEntry(of: node) else { return nil }
    reportCommas(in: node, as: Shape("a switch", []))
    let rest = tree.entries(of: node).dropFirst().map { Entry(key: $0.key, value: $0.value) }
    let long = rest.first { tree.keyword($0.key) == Keyword(.cases) }
    var choice = SwitchSyntax(
      subject: expression(first), cases: [], isLong: long != nil, keyword: tree.span(first.key), node: node)
    if let long {
      guard isMapping(long, orExpected: "a mapping of names") else { return nil }
      for other in rest where other.key != long.key { reportBesideCases(other) }
      choice.cases = cases(long)
    } else {
      for entry in rest where !spoiled.contains(entry.key) {
        guard tree.kind(entry.key).isScalar else {
          report(.wrongShape, at: tree.span(entry.key), "expected a name, found \(found(entry.key))")
          continue
        }
        choice.cases.append(SwitchSyntax.Case(name: located(entry.key), value: expression(entry)))
      }
    }
    return choice
  }

  private mutating func cases(_ entry: Entry) -> [SwitchSyntax.Case] {
    reportCommas(in: entry.value, as: Shape("a switch", []))
    var cases: [SwitchSyntax.Case] = []
    forEachName(of: entry) { decoder, name, value in
      guard !decoder.spoiled.contains(value.key) else { return }
      cases.append(SwitchSyntax.Case(name: name, value: decoder.expression(value)))
    }
    return cases
  }

  private mutating func reportBesideCases(_ entry: Entry) {
    guard !spoiled.contains(entry.key) else { return }
    report(
      .unknownKey, at: tree.span(entry.key), "unexpected key '\(tree.text(entry.key))' beside 'cases'",
      help: "put it under 'cases', or write all cases without 'cases'")
  }
}
