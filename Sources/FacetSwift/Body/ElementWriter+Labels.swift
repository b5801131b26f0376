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
    }
  }

  /// The call that sets its style.
  func look(of control: Element.Control) -> Code {
    switch control {
    case .label(let label): ".labelStyle(.\(member: SwiftName(label.style)))"
    case .link(let link): buttonStyle(of: link.label)
    case .disclosureGroup: ".disclosureGroupStyle(.component)"
    }
  }

  /// A label that reads whether it is pressed has a look of its own.
  func buttonStyle(of label: [Element]) -> Code {
    label.contains { $0.reads(.isPressed) }
      ? ".buttonStyle(.component(pressedOpacity: 1))" : ".buttonStyle(.component)"
  }
}
