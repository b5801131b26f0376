import FacetIR
import FacetLanguage

extension ComponentWriter {
  /// Its initializer is synthesized and internal, so that other modules cannot make content.
  var content: Code {
    let fields = component.content.fields.map { field -> Code in
      let name = SwiftName(field.name)
      let declaration: Code =
        switch field.type {
        case .binding(let value): "@Binding \(access)var \(name): \(index.spelling(of: value))"
        case .focus(let value, let kind):
          "@\(kind.wrapper)<\(index.spelling(of: value))>.Binding \(access)var \(name): \(index.spelling(of: value))"
        default: "\(access)let \(name): \(spelling(of: field))"
        }
      return "\(.documentation(field.doc))\(declaration)"
    }
    let actions = component.content.actions.map { action -> Code in
      let type = index.spelling(of: action.type)
      return "\(.documentation(action.doc))\(access)let \(SwiftName(action.name)): \(type)"
    }
    return .sequence([
      "/// What a style of `\(names.view)` sees, and can do.", .line, availability,
      .block(
        "\(access)\(isolation)struct \(names.content)\(conformances)",
        .paragraphs([.lines(fields + actions)] + slots + formerContent)),
    ])
  }

  /// Each slot has a view type, as in SwiftUI's style configurations.
  private var slots: [Code] {
    component.content.fields.filter(\.type.isSlot).flatMap { field -> [Code] in
      let type = slotTypes[field.name]
      let structure = slot(type, field.type)
      let documentation = Code.documentation("What the caller put into the slot `\(field.name)`.")
      let former = slotTypes.former[field.name].map { former -> Code in
        "\(.deprecated(renamed: type))\(access)typealias \(former) = \(type)"
      }
      return ["\(documentation)\(structure)"] + [former].compactMap { $0 }
    }
  }

  /// A slot with a value is called with it: `content.row(person)`.
  private func slot(_ name: SwiftName, _ type: ValueType) -> Code {
    let isGiven = Code.shortBlock("\(access)var isGiven: Bool", "slot.isGiven")
    guard case .viewOf(let value) = type else {
      return .block(
        "\(access)struct \(name): SlotView",
        .paragraphs([
          "fileprivate let slot: StyledSlot<any \(names.style)>",
          .lines([isGiven, .shortBlock("\(access)var body: some View", "slot")]),
        ]))
    }
    let call: Code = "@MainActor \(access)func callAsFunction(_ value: \(index.spelling(of: value))) -> some View"
    return .block(
      "\(access)struct \(name)",
      .paragraphs([
        "fileprivate let slot: StyledSlotFunction<\(index.spelling(of: value)), any \(names.style)>",
        isGiven, .shortBlock(call, "slot(value)"),
      ]))
  }

  private func spelling(of field: Content.Field) -> Code {
    field.type.isSlot ? "\(slotTypes[field.name])" : index.spelling(of: field.type)
  }

  /// Deprecated members with the former names of parameters, for hand-written styles.
  private var formerContent: [Code] {
    let fields = component.content.fields.compactMap { field -> Code? in
      guard let former = field.formerName else { return nil }
      let name = SwiftName(field.name)
      guard case .binding(let value) = field.type else {
        return forwarding(SwiftName(former), to: name, spelling(of: field), "\(name)")
      }
      let accessors = Code.lines(["get { \(name) }", "nonmutating set { \(name) = newValue }"])
      return forwarding(SwiftName(former), to: name, index.spelling(of: value), accessors)
    }
    let actions = component.content.actions.compactMap { action -> Code? in
      let name = SwiftName(action.name)
      return action.formerName.map {
        forwarding(SwiftName($0), to: name, index.spelling(of: action.type), "\(name)")
      }
    }
    return fields + actions
  }

  private func forwarding(_ former: SwiftName, to name: SwiftName, _ type: Code, _ body: Code) -> Code {
    "\(.deprecated(renamed: name))\(.shortBlock("\(access)var \(former): \(type)", body))"
  }

  /// Equatable content lets SwiftUI skip unchanged views.
  private var conformances: Code {
    let isEquatable =
      component.content.actions.isEmpty && component.content.fields.allSatisfy { index.isEquatable($0.type) }
    return isEquatable ? ": Equatable" : .empty
  }

  /// Swift rejects `nonisolated` on a mutable property with a wrapper.
  private var isolation: Code {
    component.content.fields.contains(where: \.isProjected) ? .empty : "nonisolated "
  }

  /// In a type that is not isolated, a protocol is not the main actor's either, also in a module whose code is by default.
  /// To say `nonisolated` of the protocol itself would say it of all members of the styles that people write.
  var styleProtocol: Code {
    .sequence([
      "/// How `\(names.view)` looks. Conform to it to draw one in a way of your own.", .line, availability,
      "\(access)typealias \(names.style) = \(names.stylesType).Style", .line, .line,
      "/// Where the protocol stands that styles of `\(names.view)` conform to.", .line, availability,
      .block(
        "\(access)nonisolated enum \(names.stylesType)",
        "\(access)protocol Style: FlexibleViewStyle where Content == \(names.content) {}"),
    ])
  }

  /// The stack is its own key, which the type of the styles tells from those of other components.
  var environment: Code {
    let property = Code.block(
      "nonisolated fileprivate var \(names.styles): StyleStack<any \(names.style)>",
      .lines(["get { self[StyleStack.self] }", "set { self[StyleStack.self] = newValue }"]))
    return .block("\(availability)extension EnvironmentValues", property)
  }

  /// One modifier for a style of a concrete type, and one for `any` style.
  var modifiers: Code {
    let push: Code = "transformEnvironment(\\.\(member: names.styles)) { $0.push(style) }"
    let head: Code = "\(access)func \(names.modifier)(_ style:"
    return .paragraphs([
      .sequence([
        "// Named as ViewInspector looks for it, which also reads `style`.", .line, availability,
        .block(
          "struct \(names.modifierType)<Style: \(names.style)>: ViewModifier",
          .paragraphs([
            "let style: Style",
            .block("func body(content: Content) -> some View", "content.\(push)"),
          ])),
      ]),
      .block(
        "\(availability)extension View",
        .paragraphs([
          .sequence([
            "/// Sets the style of each `\(names.view)` in this view.", .line,
            .block("\(head) some \(names.style)) -> some View", "modifier(\(names.modifierType)(style: style))"),
          ]),
          .sequence([
            "/// Sets a style that is picked at run time, where `isWide ? a : b` has no type of its own.", .line,
            .block("\(head) any \(names.style)) -> some View", push),
          ]),
        ])),
    ])
  }

  /// The default style. If it extends another style, it is a value of that style's type; a hand-written type gets all
  /// values.
  var fallback: Code {
    guard let style = component.styles.first else { return .empty }
    let drawing = base(of: style) ?? style
    let own = style.properties.filter { property in
      drawing.implementation == .handWritten
        || property.defaultValue != base(of: style)?.properties.first { $0.name == property.name }?.defaultValue
    }
    let isHandWritten = drawing.implementation == .handWritten
    let list = list(of: style.properties, storageAccess: "", isHandWritten: isHandWritten)
    let type = names.styleType(drawing.nameInSwift)
    let isPlain = drawing.name == style.name && !isHandWritten
    let values = style.properties.map { value(of: $0, isHandWritten: isHandWritten) }
    return list.call("\(type)", setting: isPlain ? [] : own.map(\.name), to: values)
  }
}
