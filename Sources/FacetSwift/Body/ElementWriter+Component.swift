import FacetIR

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
    let settings = selection.settings.map { setting -> Code in
      "\(label: SwiftName(setting.property)): \(code(setting, of: selection.style, component))"
    }
    return .call(".\(names.modifier)", [settings.isEmpty ? member : .call(member, settings)])
  }

  private func code(_ setting: StyleSelection.Setting, of style: String, _ component: Component) -> Code {
    let property = component.style(named: style)?.properties.first { $0.name == setting.property }
    guard let property, expressions.index.themedProperties(of: component).contains(property.name) else {
      return expressions.code(setting.value)
    }
    return expressions.themedCode(setting.value, as: property.type)
  }

  /// The call of the initialiser. A binding that is given a constant gets state to keep it in, so that what is drawn can
  /// be used; one that is given what may change follows it. `calls` follow the initialiser directly, `outer` what it is
  /// in.
  func call(
    _ component: Component, _ arguments: [(parameter: String, value: Expression)], then calls: [Code] = [],
    outside outer: [Code] = []
  ) -> Code {
    let given = component.parameters.compactMap { parameter in
      arguments.first { $0.parameter == parameter.name }.map { (parameter, $0.value) }
    }
    var names = BindingNames()
    var kept: [(name: SwiftName, value: Expression)] = []
    let plain = given.filter { $0.0.type != .view }.map { parameter, value -> Code in
      guard case .binding = parameter.type.unwrapped else {
        return argument(parameter, code(value, of: parameter, component))
      }
      if case .binding = value.type, case .content(let field) = value.node {
        return argument(parameter, binding(field))
      }
      guard value.isConstant else { return argument(parameter, .call(".constant", [expressions.code(value)])) }
      let name = names.next(parameter.name)
      kept.append((name, value))
      return argument(parameter, "$\(name)")
    }
    let slots = self.slots(of: component, given)
    let name: Code = "\(expressions.index.names(of: component.name).view)"
    let call = plain.isEmpty && !slots.isEmpty ? name : .call(name, plain)
    if kept.isEmpty { return .chain(filled(call, slots), calls + outer) }
    let whole = kept.reversed().reduce(Code.chain(filled(call, slots), calls)) { inner, state in
      .sequence([
        "WithState(\(expressions.typedCode(state.value))) { $\(state.name) in", .indented("\(.line)\(inner)"), .line,
        "}",
      ])
    }
    return .chain(whole, outer)
  }

  private func argument(_ parameter: Parameter, _ value: Code) -> Code {
    parameter.label.map { "\(label: SwiftName($0)): \(value)" } ?? value
  }

  /// The initialiser takes all slots, or only those that it must have, and takes them last. What is deprecated it takes
  /// only behind something deprecated that is given; see ``ArgumentList``.
  private func slots(of component: Component, _ given: [(Parameter, Expression)]) -> [(Parameter, [Element])] {
    let slots = component.parameters.filter { $0.type == .view }
    guard slots.contains(where: { slot in slot.defaultValue == nil || given.contains { $0.0.name == slot.name } })
    else {
      return []
    }
    let needsAll = given.contains { $0.0.type == .view && $0.0.defaultValue != nil }
    let firstDeprecated = component.slotsLast.firstIndex { parameter in
      parameter.history.isDeprecated && given.contains { $0.0.name == parameter.name }
    }
    let taken = component.slotsLast.enumerated().filter { index, parameter in
      !parameter.history.isDeprecated || firstDeprecated.map { $0 <= index } == true
    }.map(\.element)
    return slots.filter { (needsAll || $0.defaultValue == nil) && taken.contains($0) }.map { slot in
      let value = given.first { $0.0.name == slot.name }?.1 ?? slot.defaultValue
      guard case .views(let elements)? = value?.node else { return (slot, []) }
      return (slot, elements)
    }
  }

  private func filled(_ call: Code, _ slots: [(Parameter, [Element])]) -> Code {
    var code = call
    for (position, (slot, elements)) in slots.enumerated() {
      let content: Code = elements.isEmpty ? "EmptyView()" : block(elements)
      code =
        position == 0
        ? .block(code, content) : .block("\(code) \(slot.label.map { "\(label: SwiftName($0))" } ?? "_"):", content)
    }
    return code
  }
}

/// Names for the bindings that a call needs, no two alike.
private struct BindingNames {
  private var taken: Set<String> = []

  mutating func next(_ parameter: String) -> SwiftName {
    var name = SwiftName(parameter)
    if SwiftKeywords.all.contains(name.text) { name = SwiftName(name.text + "Value") }
    while !taken.insert(name.text).inserted { name = SwiftName(name.text + "Value") }
    return name
  }
}

extension ElementWriter {
  /// An argument. A range is written as the parameter's initialisers take it: see `InitialiserForm`.
  private func code(_ value: Expression, of parameter: Parameter, _ component: Component) -> Code {
    guard case .range = parameter.type, case .range(let lower, let upper) = value.node, component.ranges.count == 1,
      let literal = expressions.rangeLiteral(lower, upper)
    else { return expressions.code(value) }
    return literal
  }
}

extension Component {
  /// The parameters in the order of the initialiser: slots last, where trailing closures fill them.
  var slotsLast: [Parameter] { parameters.filter { $0.type != .view } + parameters.filter { $0.type == .view } }

  /// The parameters that an initialiser may take as ranges in place of `Bounds`.
  var ranges: [Parameter] {
    parameters.filter { if case .range = $0.type { true } else { false } }
  }
}
