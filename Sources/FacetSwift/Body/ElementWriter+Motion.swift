import FacetIR
import FacetLanguage

extension ElementWriter {
  /// `.motion(.spring, value: content.isOpen)`
  func animation(_ modifier: Modifier) -> Code {
    let curve = modifier[.curve].map(expressions.animation)
    let value = modifier[.value].map { "value: \(expressions.standalone($0))" as Code }
    return .call("\(.callsSupport).motion", [curve, value].compactMap(\.self))
  }

  /// `.transition(.opacity)`, `.transition(.move(edge: .top))`
  func transition(_ modifier: Modifier) -> Code {
    if let edge = modifier[.move] {
      return .call(".transition", [.call(".move", ["edge: \(expressions.code(edge))"])])
    }
    if let edge = modifier[.push] {
      return .call(".transition", [.call(".push", ["from: \(expressions.code(edge))"])])
    }
    return .call(".transition", modifier.value.map { [expressions.code($0)] } ?? [])
  }

  func contentTransition(_ word: Expression) -> Code {
    word.node == .word("numericText") ? ".numericText()" : expressions.code(word)
  }
}

extension ExpressionWriter {
  /// `.spring`, `MotionTokens.quick.animation`
  func animation(_ timing: Expression) -> Code {
    if case .word = timing.node { return code(timing) }
    return "\(code(timing, atLeast: .postfix)).animation"
  }
}
