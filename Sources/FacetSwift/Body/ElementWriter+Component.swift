import FacetIR
import FacetLanguage
import FacetText

extension ElementWriter {
  /// A component of the project.
  func code(_ instance: ComponentInstance) -> Code {
    guard let component = expressions.index.component(instance.component) else { return "EmptyView()" }
    return call(component, instance.arguments.map { ($0.parameter, $0.value) })
  }

  func style(of instance: ComponentInstance) -> [Code] {
    guard let component = expressions.index.component(instance.component), let style = instance.style else { return [] }
    return [self.style(style, of: component)]
  }

  /// `.numericStepperStyle(.automatic(spacing: 4))`
  func style(_ selection: StyleSelection, of component: Component) -> Code {
    let names = expressions.index.names(of: component.name)
    let style = component.style(named: selection.style)?.nameInSwift ?? selection.style
    let member: Code = ".\(member: names.styleMember(style))"
    var (arguments, settings): ([Code], [Code]) = ([], [])
    let drawing = component.drawingStyle(of: selection.style) ?? component.styles.first
    let isHandWritten = drawing?.implementation == .handWritten
    let hasFunction = component.styleKind == .properties || isHandWritten || drawing?.name == selection.style
    let themed = expressions.index.themedProperties(of: component)
    let stored = drawing.map { storedNames(of: $0, component) } ?? [:]
    for setting in selection.settings {
      let name = SwiftName(setting.property)
      let property = drawing?.properties.first { $0.name == setting.property && themed.contains($0.name) }
      let isThemed = property.map { expressions.readsTheme(setting.value) && !isHandWritten && !$0.type.isOptional }
      if let property, isThemed == true {
        let value = expressions.themedCode(setting.value, as: property.type)
        settings.append(MemberList.setting(stored[property.name] ?? name, to: value))
      } else {
        let takesThemed = property.map { isHandWritten || $0.type.isOptional } == true
        let value =
          property.flatMap { takesThemed ? expressions.themedCode(setting.value, as: $0.type) : nil }
          ?? expressions.code(setting.value)
        if hasFunction {
          arguments.append("\(label: name): \(value)")
        } else {
          settings.append(MemberList.setting(takesThemed ? stored[setting.property] ?? name : name, to: value))
        }
      }
    }
    return .call(".\(names.modifier)", [.sequence([.head(member, arguments)] + settings)])
  }

  private func storedNames(of style: Style, _ component: Component) -> [String: SwiftName] {
    guard expressions.index.themedProperties(of: component).isEmpty == false else { return [:] }
    return ComponentWriter(component, in: expressions.index).list(of: style.properties, storageAccess: "").storedNames
  }

  /// The call of the initializer. A binding to a constant gets its own state, so that the component works; a binding to
  /// another value follows that. `calls` are applied to the initializer, `outer` to the whole view.
  func call(
    _ component: Component, _ arguments: [(parameter: String, value: Expression)], then calls: [Code] = [],
    outside outer: [Code] = []
  ) -> Code {
    let given = component.parameters.compactMap { parameter in
      arguments.first { $0.parameter == parameter.name }.map { (parameter, $0.value) }
    }
    var names = BindingNames(besides: expressions.scope)
    var kept: [(name: SwiftName, value: Expression, type: ValueType)] = []
    let plain = given.filter { !$0.0.type.isSlot }.map { parameter, value -> Code in
      guard case .binding(let stored) = parameter.type.unwrapped else {
        return argument(parameter, code(value, of: parameter, component))
      }
      if case .binding = value.type, case .content(let field) = value.node {
        return argument(parameter, binding(field))
      }
      guard value.isConstant else { return argument(parameter, .call(".constant", [expressions.code(value)])) }
      let name = names.next(parameter.name)
      kept.append((name, value, stored))
      return argument(parameter, "$\(name)")
    }
    let slots = self.slots(of: component, given)
    let name: Code = "\(expressions.index.names(of: component.name).view)"
    let filled = filled(name, plain, slots, isTrailing: component.canTrail(slots.first?.parameter))
    if kept.isEmpty { return .chain(filled, calls + outer) }
    let whole = kept.reversed().reduce(Code.chain(filled, calls)) { inner, state in
      .sequence([
        "\(.callsSupport)\(.call("WithState", [expressions.typedCode(state.value, as: state.type)])) { $\(state.name) in",
        .indented("\(.line)\(inner)"), .line,
        "}",
      ])
    }
    return .chain(whole, outer)
  }

  private func argument(_ parameter: Parameter, _ value: Code) -> Code {
    parameter.label.map { "\(label: SwiftName($0)): \(value)" } ?? value
  }

  /// The slots of the call, with those that are required; see ``InitializerForm``. A deprecated slot is omitted unless a
  /// deprecated argument is given before it; see ``ArgumentList``.
  private func slots(of component: Component, _ given: [(Parameter, Expression)]) -> [FilledSlot] {
    let slots = component.parameters.filter { $0.type.isSlot }
    guard slots.contains(where: { slot in slot.defaultValue == nil || given.contains { $0.0.name == slot.name } })
    else {
      return []
    }
    let firstDeprecated = component.slotsLast.firstIndex { parameter in
      parameter.history.isDeprecated && given.contains { $0.0.name == parameter.name }
    }
    let taken = component.slotsLast.enumerated().filter { index, parameter in
      !parameter.history.isDeprecated || firstDeprecated.map { $0 <= index } == true
    }.map(\.element)
    let isGiven = { (slot: Parameter) in given.contains { $0.0.name == slot.name } }
    return slots.filter { (isGiven($0) || $0.defaultValue == nil) && taken.contains($0) }.map { slot in
      let value = given.first { $0.0.name == slot.name }?.1 ?? slot.defaultValue
      guard case .views(let elements, let name)? = value?.node else { return FilledSlot(parameter: slot) }
      return FilledSlot(parameter: slot, elements: elements, value: name)
    }
  }

  /// - Parameter isTrailing: whether the first slot is known without its label.
  private func filled(
    _ name: Code, _ plain: [Code], _ slots: [FilledSlot], isTrailing: Bool
  ) -> Code {
    if slots.isEmpty { return .call(name, plain) }
    guard isTrailing else {
      return .call(name, plain + slots.map { argument($0.parameter, closure($0)) })
    }
    let first: Code = "\(.head(name, plain)) \(closure(slots[0]))"
    return slots.dropFirst().reduce(first) { code, slot in
      "\(code) \(trailingLabel(slot.parameter.label)): \(closure(slot))"
    }
  }

  /// `default:` after a closure would be that of a `switch`.
  func trailingLabel(_ label: String?) -> Code {
    guard let name = label.map({ SwiftName($0) }) else { return "_" }
    return name.text == "default" ? "\(name)" : "\(label: name)"
  }

  private func closure(_ slot: FilledSlot) -> Code {
    closure(around: slot.elements, taking: slot.parameter.type, as: slot.value)
  }

  /// `{ person in … }`: the content of a slot on lines of its own.
  ///
  /// - Parameter name: Of the value in the elements; nil for a slot without a value, or if they do not refer to it.
  func closure(around elements: [Element], taking type: ValueType, as name: String?) -> Code {
    guard !elements.isEmpty else { return .longClosure(taking: type == .view ? .empty : "_", "EmptyView()") }
    guard case .viewOf = type else { return .longClosure(block(elements)) }
    guard let name, elements.contains(where: { $0.mentions(local: name) }) else {
      return .longClosure(taking: "_", block(elements))
    }
    let (inner, local) = binding(name)
    return .longClosure(taking: "\(local)", inner.block(elements))
  }
}

/// A slot with its content.
private struct FilledSlot {
  let parameter: Parameter
  var elements: [Element] = []
  /// The name of the value in the elements.
  var value: String?
}

/// Distinct names for the bindings of a call, none of which shadows a name that another argument can use.
private struct BindingNames {
  private let scope: Scope
  private var taken: Set<String> = []

  init(besides scope: Scope) { self.scope = scope }

  mutating func next(_ parameter: String) -> SwiftName {
    var name = SwiftName(parameter)
    if SwiftKeywords.contains(name.text) { name = SwiftName(name.text + "Value") }
    while scope.has(name) || !taken.insert(name.text).inserted { name = SwiftName(name.text + "Value") }
    return name
  }
}

extension ElementWriter {
  /// An argument. A range is written as the parameter's initializers take it: see `InitializerForm`.
  private func code(_ value: Expression, of parameter: Parameter, _ component: Component) -> Code {
    guard case .range = parameter.type, case .range(let lower, let upper) = value.node, component.ranges.count == 1,
      let literal = expressions.rangeLiteral(lower, upper)
    else { return expressions.code(value) }
    return literal
  }
}

extension Component {
  /// The parameters in the order of the initializer: slots last, where trailing closures fill them.
  var slotsLast: [Parameter] { parameters.filter { !$0.type.isSlot } + parameters.filter(\.type.isSlot) }

  /// Whether a closure without a label is taken for this slot, of those that may be left out.
  func canTrail(_ slot: Parameter?) -> Bool {
    guard let slot, slot.defaultValue != nil else { return true }
    return slotsLast.first { $0.type.isSlot && $0.defaultValue != nil }?.name == slot.name
  }

  /// The parameters that an initializer may take as ranges in place of `DesignBounds`.
  var ranges: [Parameter] {
    parameters.filter { if case .range = $0.type { true } else { false } }
  }
}
