import FacetIR

extension ElementWriter {
  func code(_ field: Element.TextField) -> Code {
    let arguments: [Code] = ["text: \(binding(field.text))"] + (field.isVertical ? ["axis: .vertical"] : [])
    let prompt = field.prompt.map { Code.call("Text", ["verbatim: \(expressions.code($0))"]) }
    return .block(.call(field.isSecure ? "SecureField" : "TextField", arguments), prompt ?? "EmptyView()")
  }

  func code(_ slider: Element.Slider) -> Code {
    var arguments: [Code] = ["value: \(binding(slider.value))", "in: \(closedRange(slider.bounds))"]
    if let step = slider.step { arguments.append("step: \(expressions.code(step))") }
    return labelled(.call("Slider", arguments), slider.label)
  }

  func code(_ progress: Element.Progress) -> Code {
    guard let value = progress.value else {
      return progress.label.isEmpty ? "ProgressView()" : .block("ProgressView", block(progress.label))
    }
    // A whole number would be an `Int` where nothing says which type is meant.
    var arguments: [Code] = ["value: \(value.isConstant ? expressions.typedCode(value) : expressions.code(value))"]
    if let total = progress.total { arguments.append("total: \(expressions.code(total))") }
    return labelled(.call("ProgressView", arguments), progress.label)
  }

  private func labelled(_ call: Code, _ label: [Element]) -> Code {
    label.isEmpty ? call : .block(call, block(label))
  }

  /// `0...10` where both ends are written out; otherwise the runtime sees to it that there are two, in their order.
  private func closedRange(_ range: Expression) -> Code {
    if case .range(let lower?, let upper?) = range.node, lower.isConstant, upper.isConstant,
      let literal = expressions.rangeLiteral(lower, upper)
    {
      return literal
    }
    return "\(expressions.code(range, atLeast: .postfix)).closedRange"
  }
}
