import FacetIR
import FacetLanguage

extension ScreenWriter {
  /// The view over the store. It reads the state, and sends actions.
  var view: Code {
    let body: Element? = component.styles.lazy.compactMap {
      if case .body(let element) = $0.implementation { element } else { nil }
    }.first
    let parts = self.parts
    let scope = Scope(members: members, properties: ["state", "store"], drawsItself: true, screen: .store)
    let switches = body.flatMap { self.switches(in: $0, besides: parts.map(\.element), scope) }
    let elements = ElementWriter(
      index: index, scope: switches?.scope ?? scope,
      parts: Dictionary(uniqueKeysWithValues: parts.map { part in (part.element, { call(of: part, $0) }) }))
    let readings = readings(of: body, in: scope)
    let types: [Code] =
      component.types.isEmpty ? [] : ComponentWriter(component, in: index).types
    let stored = Code.lines(readings + ["private let store: \(names.storeType)"])
    let initializer = Code.block(
      .declaration("\(access)init", parameters: ["store: \(names.storeType)"]), "self.store = store")
    let stateProperty = Code.shortBlock("private var state: \(names.state)", "store.state")
    let drawn = body.map { element -> Code in
      let head: Code = "\(index.mark(ifDeprecatedIn: [element]))\(access)var body: some View"
      var element = element
      var appearance: [Code] = []
      if let action = screen.onAppear, element.modifiers.last?.id == .onAppear {
        element.modifiers.removeLast()
        appearance = [.shortBlock(".onAppear", "store.appear(\(elements.expressions.value(ofCase: action, nil)))")]
      }
      if index.isRefreshed(element) { appearance.append(".finishesRefresh { await store.finish($0) }") }
      return .block(head, elements.code(element, calling: appearance))
    }
    return .sequence([
      documentation, availability,
      .block(
        "\(access)struct \(names.view): View",
        .paragraphs(
          types + [stored, initializer] + [drawn].compactMap(\.self) + [stateProperty]
            + (switches?.declarations(isIsolated: true) ?? []) + parts.map(declaration))),
    ])
  }

  /// The `switch` expressions of a view; nil if there are none.
  func switches(in element: Element, besides excluded: [Element] = [], _ scope: Scope) -> SwitchMembers? {
    let hasSwitches = ComponentWriter(component, in: index).use(of: element, in: scope).hasSwitches
    return hasSwitches ? SwitchMembers(in: element, besides: excluded, scope, index) : nil
  }

  var availability: Code { .available(component.availability) }

  private var documentation: Code { .documentation(ofComponent: component) }

  /// An `@Environment` property for each environment value that the body reads.
  private func readings(of body: Element?, in scope: Scope) -> [Code] {
    ComponentWriter(component, in: index).readings(of: body, in: scope)
  }

  /// `StaysScreen(store: StateStore(StaysState(city: "Paris"), reducer: .stays, after: [.appeared]))`
  func preview(_ variant: Variant, _ elements: ElementWriter) -> Code {
    let state = Code.call(
      "\(names.state)",
      component.storedValues.compactMap { value in
        let given =
          variant.arguments.first { $0.parameter == value.name }?.value
          ?? variant.state.first { $0.property == value.name }?.value
        return given.map { "\(label: members.parameter(value.name)): \(elements.expressions.code($0))" }
      })
    let actions = variant.leadingActions(of: screen).map { elements.expressions.value(ofCase: $0.name, $0.value) }
    let after: [Code] = actions.isEmpty ? [] : ["after: \(.array(actions))"]
    let store = Code.call("StateStore", [state, "reducer: .\(member: names.reducer)"] + after)
    return .call("\(names.view)", ["store: \(store)"])
  }
}

extension ExpressionWriter {
  /// `.pick(stay)`: the case of an enum with its value.
  func value(ofCase name: String, _ argument: Expression?) -> Code {
    let name: Code = ".\(member: SwiftName(name))"
    return argument.map { .call(name, [code($0)]) } ?? name
  }

  /// `isOpen.toggle()`, `tags.append(tag)`, or `count = count + 1`.
  ///
  /// - Parameter target: What the spec calls it.
  func assignment(to name: SwiftName, _ value: Expression, called target: String) -> Code {
    if value.isOpposite(of: target) { return "\(property(name)).toggle()" }
    if let change = change(of: name, to: value, called: target) { return change }
    if case .conditional(let condition, let then, let otherwise) = value.node, condition.constantCondition == nil,
      value.unwrapping == nil
    {
      return assignment(to: property(name), condition, then, otherwise)
    }
    return "\(property(name)) = \(code(value))"
  }

  /// An element that is added to an array or removed from it in place.
  private func change(of name: SwiftName, to value: Expression, called target: String) -> Code? {
    guard case .call(let function, let arguments) = value.node, arguments.count == 2, let element = arguments.last,
      let array = arguments.first, array.isValue(of: target), case .array(let type) = array.type, type == element.type,
      !array.type.isSet
    else { return nil }
    switch function {
    case .appending: return .call("\(property(name)).append", [code(element)])
    // In the closure nothing can be read that is changed.
    case .removing where element.isGiven:
      return calling("\(property(name)).removeAll", "$0 == \(code(element, atLeast: .coalescing))")
    default: return nil
    }
  }
}
