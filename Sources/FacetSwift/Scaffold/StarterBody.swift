import FacetIR
import FacetLanguage

/// A column of plain views for the content and the actions of a style, as a starting point.
struct StarterBody {
  private let component: Component

  static let note = Comment(.note, "Draw it here: 'content' is all that a style sees, and can do.")

  init(of component: Component) { self.component = component }

  var element: Element {
    let shown = component.content.fields.compactMap(view) + component.content.actions.compactMap(button)
    let children = shown.isEmpty ? [.text(text(component.name))] : shown
    let stack = Element.Stack(
      axis: .vertical, alignment: .word("leading", of: .horizontalAlignment),
      spacing: Expression(.double(8), as: .length),
      children: children.map { Element(name: "", kind: $0) })
    return Element(name: "", kind: .stack(stack))
  }

  /// Nil for types without a plain view: structs, colors, ranges.
  private func view(of field: Content.Field) -> Element.Kind? {
    switch field.type {
    case .view: return .slot(field.name)
    // There is no value to draw it for.
    case .viewOf: return nil
    case .binding(.bool):
      let label = Element(name: "", kind: .text(text(field.name)))
      return .toggle(Element.Toggle(isOn: field.name, label: [label]))
    case .binding(.string): return .textField(Element.TextField(text: field.name, prompt: text(field.name)))
    case .binding(let value), .focus(let value, _):
      return view(of: Expression(.content(field.name), as: value), named: field.name)
    case .optional(let value):
      let held = Expression(.local(field.name), as: value)
      guard let view = view(of: held, named: field.name) else { return nil }
      let optional = Expression(.content(field.name), as: field.type)
      return .conditional(.binds(field.name, optional), then: [Element(name: "", kind: view)], else: [])
    default: return view(of: Expression(.content(field.name), as: field.type), named: field.name)
    }
  }

  private func view(of value: Expression, named name: String) -> Element.Kind? {
    switch value.type {
    case .string, .localizedText: .text(value.read)
    case .int, .double, .bool: .text(Expression(.interpolation([.text("\(name): "), .value(value)]), as: .string))
    case .icon: .icon(value)
    case .image: .image(value, Element.ImageOptions(isResizable: false))
    case .array(.string):
      .forEach(
        value, binding: "element", body: [Element(name: "", kind: .text(Expression(.local("element"), as: .string)))])
    default: nil
    }
  }

  private func button(for action: Content.Action) -> Element.Kind? {
    guard action.takes == nil else { return nil }
    let reference = ActionReference(action.name, isOptional: action.isOptional)
    return .button(Element.Button(action: reference, label: [Element(name: "", kind: .text(text(action.name)))]))
  }

  private func text(_ text: String) -> Expression { Expression(.string(text), as: .string) }
}
