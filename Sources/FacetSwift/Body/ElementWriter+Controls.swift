import FacetIR
import FacetLanguage

extension ElementWriter {
  /// What makes a control look alike on all platforms, and whatever is set around it. A Mac draws checkboxes, bezels and
  /// the labels of sliders by default.
  func look(ofControl kind: Element.Kind) -> [Code] {
    switch kind {
    case .button(let button): return button.isOfSystem ? [] : [buttonStyle(of: button.label)]
    case .control(let control):
      if case .menu(let menu) = control, !menu.isOfSystem {
        return [".menuStyle(.button)", buttonStyle(of: menu.label)]
      }
      let hidesLabel =
        switch control {
        case .picker, .datePicker: true
        default: false
        }
      return [look(of: control), hidesLabel ? ".labelsHidden()" : nil].compactMap(\.self)
    case .toggle(let toggle):
      // tvOS has no switches.
      return toggle.isOfSystem || expressions.index.runs(on: .tvOS) ? [] : [".toggleStyle(.switch)"]
    case .textField(let field):
      return [field.isEditor ? ".scrollContentBackground(.hidden)" : ".textFieldStyle(.plain)"]
    case .slider(let slider): return slider.label.isEmpty ? [] : [".labelsHidden()"]
    case .progress(let progress):
      guard let value = progress.value else { return [".progressViewStyle(.circular)"] }
      // A bar, or a spinner without a value: only the automatic style is both.
      return [value.type.isOptional ? ".progressViewStyle(.automatic)" : ".progressViewStyle(.linear)"]
    default: return []
    }
  }

  func submission(of kind: Element.Kind) -> [Code] {
    guard case .textField(let field) = kind, let action = field.onSubmit else { return [] }
    return [whileGiven(".onSubmit", action)]
  }

  func code(_ field: Element.TextField) -> Code {
    if field.isEditor { return .call("TextEditor", ["text: \(binding(field.text))"]) }
    let value: [Code] =
      field.format.map { ["value: \(binding(field.text))", "format: \(expressions.numberFormat($0))"] }
      ?? ["text: \(binding(field.text))"]
    let arguments = value + (field.isVertical ? ["axis: .vertical"] : [])
    let prompt = field.prompt.map { expressions.text($0) }
    let label = prompt ?? "EmptyView()"
    if let isRevealed = field.isRevealed {
      return .block(
        .call("\(.callsSupport)RevealableSecureField", arguments + ["isRevealed: \(expressions.code(isRevealed))"]),
        label)
    }
    return .block(.call(field.isSecure ? "SecureField" : "TextField", arguments), label)
  }

  /// The runtime's initializer if the range or the step is not constant: SwiftUI's traps on an empty range and on a step
  /// that is not positive.
  func code(_ slider: Element.Slider) -> Code {
    let step = slider.step.map { ["step: \(expressions.code($0))" as Code] } ?? []
    let range: Code =
      literal(slider.bounds).flatMap { literal in slider.step?.isConstant == false ? nil : "in: \(literal)" }
      ?? "within: \(expressions.code(slider.bounds))"
    return labelled(.call("Slider", ["value: \(binding(slider.value))", range] + step), slider.label)
  }

  func code(_ progress: Element.Progress) -> Code {
    guard let value = progress.value else {
      return progress.label.isEmpty ? "ProgressView()" : .block("ProgressView", block(progress.label))
    }
    // Without a type, a whole number would be an `Int`, and nil would have no type.
    var arguments: [Code] = ["value: \(value.saysItsType ? expressions.code(value) : expressions.typedCode(value))"]
    if let total = progress.total { arguments.append("total: \(expressions.code(total))") }
    return labelled(.call("ProgressView", arguments), progress.label)
  }

  private func labelled(_ call: Code, _ label: [Element]) -> Code {
    label.isEmpty ? call : .block(call, block(label))
  }

  /// `0...10`, if both ends are constants.
  func literal(_ range: Expression) -> Code? {
    guard case .range(let lower?, let upper?) = range.node, lower.isConstant, upper.isConstant else { return nil }
    return expressions.rangeLiteral(lower, upper)
  }
}

extension Expression {
  /// Whether a branch is not a literal, so that it has a type.
  var saysItsType: Bool {
    let written = reduced
    return switch written.node {
    case .conditional, .switch: written.branches.contains(where: \.saysItsType)
    default: !written.isConstant
    }
  }
}
