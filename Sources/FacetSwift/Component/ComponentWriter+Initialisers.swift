import FacetIR

/// One way to call the initialiser.
private struct InitialiserForm {
  enum Range { case closed, from, through, bounds }

  /// How a range is given. Several ranges are given as `Bounds`, or there would be a form for each combination.
  var range = Range.bounds
  /// With the slots that may be left out.
  var hasAllSlots = true
}

extension ComponentWriter {
  /// The one that stores what it is given comes last; the others call it.
  var initialisers: [Code] {
    var forms: [InitialiserForm] = [InitialiserForm()]
    if component.ranges.count == 1 {
      forms = [.closed, .from, .through, .bounds].map { InitialiserForm(range: $0) }
    }
    if component.parameters.contains(where: { $0.type == .view && $0.defaultValue != nil }) {
      forms = forms.map { InitialiserForm(range: $0.range, hasAllSlots: false) } + forms
    }
    return forms.map(initialiser)
  }

  /// Slots last, where trailing closures fill them.
  private var ordered: [Parameter] {
    component.parameters.filter { $0.type != .view } + component.parameters.filter { $0.type == .view }
  }

  private func initialiser(_ form: InitialiserForm) -> Code {
    let taken = ordered.filter { form.hasAllSlots || $0.type != .view || $0.defaultValue == nil }
    let head = Code.declaration("\(access)init", parameters: taken.map { self.parameter($0, form) })
    let isDesignated = form.range == .bounds && form.hasAllSlots
    let body =
      isDesignated ? Code.lines(ordered.map(assignment)) : .call("self.init", ordered.map { passedOn($0, form) })
    return "\(documentation(of: taken))\(deprecation)\(Code.block(head, body))"
  }

  /// On the initialisers, not on the type: what the component's own file says of the type is no use of it.
  private var deprecation: Code { component.listing.deprecation.map { .deprecated(because: $0) } ?? .empty }

  private func documentation(of parameters: [Parameter]) -> Code {
    let documented = parameters.filter { $0.doc != nil }
    if documented.isEmpty { return .empty }
    let entries = documented.map { "\(SwiftName($0.name).text): \($0.doc ?? "")" }
    if entries.count == 1 { return .documentation("- Parameter \(entries[0])") }
    return .documentation((["- Parameters:"] + entries.map { "  - \($0)" }).joined(separator: "\n"))
  }

  private func parameter(_ parameter: Parameter, _ form: InitialiserForm) -> Code {
    let name = local(parameter)
    let isSame = parameter.label.map { SwiftName($0) == name } ?? false
    let label: Code = isSame ? "" : parameter.label.map { "\(label: SwiftName($0)) " } ?? "_ "
    let expressions = ExpressionWriter(index: index, scope: .constant)
    switch parameter.type {
    case .view: return "@ViewBuilder \(label)\(name): () -> some View"
    case .action, .actionOf: return "\(label)\(name): @escaping \(index.spelling(of: parameter.type))"
    case .binding where parameter.defaultValue != nil:
      return "\(label)\(name): \(index.spelling(of: parameter.type))? = nil"
    case .range(let value):
      return "\(label)\(name): \(range(of: value, form))\(defaultRange(parameter, form))"
    default:
      let value = parameter.defaultValue.map { " = \(expressions.code($0))" as Code } ?? .empty
      return "\(label)\(name): \(index.spelling(of: parameter.type))\(value)"
    }
  }

  /// `self` can be a label, but not what a parameter is called inside.
  private func local(_ parameter: Parameter) -> SwiftName {
    SwiftName(parameter.name == "self" ? "selfValue" : parameter.name)
  }

  private func range(of value: ValueType, _ form: InitialiserForm) -> Code {
    let value = index.spelling(of: value)
    return switch form.range {
    case .closed: "ClosedRange<\(value)>"
    case .from: "PartialRangeFrom<\(value)>"
    case .through: "PartialRangeThrough<\(value)>"
    case .bounds: "Bounds<\(value)>"
    }
  }

  /// The default belongs to the form in which it is written.
  private func defaultRange(_ parameter: Parameter, _ form: InitialiserForm) -> Code {
    guard let value = parameter.defaultValue, case .range(let lower, let upper) = value.node else { return .empty }
    let expressions = ExpressionWriter(index: index, scope: .constant)
    guard component.ranges.count == 1, let literal = expressions.rangeLiteral(lower, upper) else {
      return form.range == .bounds ? " = \(expressions.code(value))" : .empty
    }
    return switch (form.range, lower == nil, upper == nil) {
    case (.closed, false, false), (.from, false, true), (.through, true, false): " = \(literal)"
    default: .empty
    }
  }

  private func assignment(_ parameter: Parameter) -> Code {
    let member = members.parameter(parameter.name)
    let wrapper = SwiftName("_" + member.text)
    let name = local(parameter)
    switch (parameter.type, parameter.defaultValue) {
    case (.binding, nil): return "\(wrapper) = \(name)"
    case (.binding, let value?):
      let expressions = ExpressionWriter(index: index, scope: .constant)
      return "\(wrapper) = BindingOrState(\(name), default: \(expressions.code(value)))"
    case (.view, _): return "self.\(member: member) = AnyView(\(name)())"
    default: return "self.\(member: member) = \(name)"
    }
  }

  private func passedOn(_ parameter: Parameter, _ form: InitialiserForm) -> Code {
    let label: Code = parameter.label.map { "\(label: SwiftName($0)): " } ?? .empty
    return switch parameter.type {
    case .view where !form.hasAllSlots && parameter.defaultValue != nil: slotDefault(of: parameter, label)
    case .range where form.range != .bounds: "\(label)Bounds(\(local(parameter)))"
    default: "\(label)\(local(parameter))"
    }
  }

  private func slotDefault(of parameter: Parameter, _ label: Code) -> Code {
    guard case .views(let elements)? = parameter.defaultValue?.node, !elements.isEmpty else {
      return "\(label){ EmptyView() }"
    }
    let content = ElementWriter(index: index, scope: .constant).block(elements)
    return "\(label){\(.indented("\(.line)\(content)"))\(.line)}"
  }
}
