import FacetIR
import FacetLanguage

extension ElementWriter {
  /// `WaveformView(samples: content.samples, tint: tint)`
  func code(_ view: Element.HandWritten) -> Code {
    let name = Code.typeName(view)
    let arguments = view.arguments.map(argument)
    guard let first = view.slots.first else { return .call(name, arguments) }
    return view.slots.dropFirst().reduce("\(.head(name, arguments)) \(closure(first))") { code, slot in
      "\(code) \(trailingLabel(slot.label)): \(closure(slot))"
    }
  }

  private func closure(_ slot: Element.HandWritten.Slot) -> Code {
    closure(around: slot.elements, taking: .view, as: nil)
  }

  private func argument(_ argument: Element.HandWritten.Argument) -> Code {
    let label: Code = argument.label.map { "\(label: SwiftName($0)): " } ?? .empty
    if case .binding = argument.value.type, case .content(let field) = argument.value.node {
      return "\(label)\(binding(field))"
    }
    let value = expressions.code(argument.value)
    if case .viewOf = argument.value.type { return "\(label){ \(.call(value, ["$0"])) }" }
    return "\(label)\(value)"
  }
}

extension Code {
  /// `Charts.WaveformView`
  static func typeName(_ view: Element.HandWritten) -> Code {
    view.type.dropFirst().reduce("\(SwiftName(view.type[0]))") { "\($0).\(member: SwiftName($1))" }
  }
}
