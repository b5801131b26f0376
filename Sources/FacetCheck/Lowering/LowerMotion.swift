import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension ComponentResolver {
  /// The value must be Equatable in Swift.
  mutating func animation(_ value: ElementSpec.Value, in scope: Scope) -> Modifier? {
    guard case .parts(let parts) = value else { return nil }
    let curve = parts[.curve]?.value.syntax.flatMap { timing($0, of: .animation, in: scope) }
    guard let syntax = parts[.value]?.value.syntax,
      let observed = infer(syntax, in: scope)
    else { return nil }
    keep(observed, at: syntax.span)
    guard observed.type.isEquatable else {
      report(.incomparable(syntax.excerpt, of: observed.type, at: syntax.span))
      return nil
    }
    guard let curve else { return nil }
    return Modifier(
      .animation, [.init(Key.curve, .expression(curve)), .init(Key.value, .expression(observed))])
  }

  /// A curve by name, or the timing of a token.
  ///
  /// - Parameter owner: The key that has the curve.
  mutating func timing(_ syntax: ExpressionSyntax, of owner: Key, in scope: Scope) -> Expression? {
    if case .null = syntax.node {
      report(.noValue(for: owner.text, as: .transition, at: syntax.span))
      return nil
    }
    if case .name(let name) = syntax.node, scope.local(named: name) == nil {
      return word(name, of: WordSet.timingCurve.words, as: .words(.timingCurve), at: syntax.span)
    }
    let timing = check(syntax, as: .transition, in: scope)
    keep(timing, at: syntax.span)
    return timing
  }

  /// The identity of an element in animations, in the namespace of its body.
  mutating func matchedGeometry(
    _ value: ElementSpec.Value, _ key: Located<String>, in scope: Scope
  ) -> Modifier? {
    if isScreen {
      report(.geometryOfScreen(key))
      return nil
    }
    guard case .style = scope.place, !scope.isExample else {
      report(.geometryOutsideOfBody(key))
      return nil
    }
    guard case .parts(let parts) = value, let id = parts[.id]?.value else { return nil }
    return identity(id, in: scope)?.value.map { Modifier(.matchedGeometry, [.init(Key.id, .expression($0))]) }
  }

  /// A transition by name, or one with an edge.
  mutating func transition(_ value: ElementSpec.Value, _ key: Located<String>) -> Modifier? {
    switch value {
    case .word(let word): return Modifier(.transition, .word(word.value, of: .viewTransition))
    case .parts(let parts):
      guard parts.count == 1, let part = parts.first, case .word(let edge) = part.value else {
        // A part without a value has been reported.
        if isReadable || !parts.isEmpty {
          report(.edgeOfTransition(parts.map(\.key.value), at: parts.last?.key.span ?? key.span))
        }
        return nil
      }
      return Modifier(
        .transition, [.init(Keyword(part.key.value), .expression(.word(edge.value, of: .motionEdge)))])
    default: return nil
    }
  }
}
