import FacetIR
import FacetLanguage

extension ElementWriter {
  func code(_ control: Element.Control) -> Code {
    switch control {
    case .label(let label): .block("\(.block("Label", block(label.title))) icon:", block(label.icon))
    case .link(let link):
      .block(.call("Link", ["destination: \(expressions.code(link.destination))"]), label(link.label))
    case .disclosureGroup(let group):
      .block(
        "\(.block(.call("DisclosureGroup", ["isExpanded: \(binding(group.isExpanded))"]), block(group.content))) label:",
        block(group.label))
    case .gauge(let gauge): code(gauge)
    case .stepper(let stepper): code(stepper)
    }
  }

  private func code(_ gauge: Element.Gauge) -> Code {
    // Without a type, a whole number would be an `Int`.
    let value = gauge.value.saysItsType ? expressions.code(gauge.value) : expressions.typedCode(gauge.value)
    let range = gauge.bounds.map { [self.range($0)] } ?? []
    let gaugeAndLabel = Code.block(.call("Gauge", ["value: \(value)"] + range), block(gauge.label))
    return gauge.currentValueLabel.isEmpty
      ? gaugeAndLabel : .block("\(gaugeAndLabel) currentValueLabel:", block(gauge.currentValueLabel))
  }

  /// The runtime's initializer if the range or the step is not constant.
  private func code(_ stepper: Element.Stepper) -> Code {
    let step = stepper.step.map { ["step: \(expressions.code($0))" as Code] } ?? []
    let isConstant = stepper.step?.isConstant != false
    let range: [Code] =
      switch stepper.bounds {
      case nil where isConstant: []
      case nil: ["within: Bounds()"]
      case let bounds?: [isConstant ? self.range(bounds) : "within: \(expressions.code(bounds))"]
      }
    return .block(.call("Stepper", ["value: \(binding(stepper.value))"] + range + step), block(stepper.label))
  }

  /// `in: 0...10` if both ends are constants.
  private func range(_ bounds: Expression) -> Code {
    literal(bounds).map { "in: \($0)" } ?? "within: \(expressions.code(bounds))"
  }

  /// The call that sets its style.
  func look(of control: Element.Control) -> Code? {
    switch control {
    case .label(let label): ".labelStyle(.\(member: SwiftName(label.style)))"
    case .link(let link): buttonStyle(of: link.label)
    case .disclosureGroup: ".disclosureGroupStyle(.component)"
    case .gauge(let gauge): ".gaugeStyle(.\(member: SwiftName(gauge.style)))"
    case .stepper: nil
    }
  }

  /// A label that reads whether it is pressed has a look of its own.
  func buttonStyle(of label: [Element]) -> Code {
    label.contains { $0.reads(.isPressed) }
      ? ".buttonStyle(.component(pressedOpacity: 1))" : ".buttonStyle(.component)"
  }
}
