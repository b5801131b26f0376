import FacetIR
import FacetLanguage

extension ComponentWriter {
  /// The overloads that convert arguments, the one that stores, then those with former names.
  var initializers: [Code] {
    let forms = InitializerForm.all(of: ordered)
    return forms.map { initializer($0, among: forms.map(\.list)) }
  }

  private func initializer(_ form: InitializerForm, among lists: [ArgumentList]) -> Code {
    let taken = form.arguments(among: ordered)
    let head = Code.declaration("\(access)init", parameters: taken.map { parameter($0, form) })
    let target = target(of: form, among: lists)
    let body =
      target.map { Code.call("self.init", $0.arguments.map { passedOn($0, from: form) }) }
      ?? .lines(ordered.indices.map { assignment(ofParameterAt: $0, in: form) })
    let documentation = form.list.isCurrent ? documentation(of: documented(taken.map { ordered[$0.index] })) : .empty
    return "\(documentation)\(attributes(of: form, current: lists[0]))\(Code.block(head, body))"
  }

  /// The overload that an overload calls; nil if it stores. A current overload never calls a deprecated one.
  private func target(of form: InitializerForm, among lists: [ArgumentList]) -> ArgumentList? {
    let takesAll = form.list.arguments.count == ordered.count
    switch form.list.age {
    case .current: return form.isWhole(among: ordered) ? nil : form.list
    case .deprecated where form.isWhole(among: ordered) && takesAll: return nil
    case .deprecated, .renamed: return lists.first { $0.isDeprecated } ?? lists[0]
    }
  }

  /// Availability on the initializers and not on the type, because the component's own file uses the type.
  private func attributes(of form: InitializerForm, current: ArgumentList) -> Code {
    let now = InitializerForm(list: current, firstSlot: form.firstSlot).arguments(among: ordered)
    return attributes(of: form, as: SwiftName("init"), now.map { label(of: $0) })
  }

  /// The attributes of a function with the parameters of an initializer.
  ///
  /// - Parameter labels: Those of the function for the current initializer.
  func attributes(of form: InitializerForm, as function: SwiftName, _ labels: [SwiftName?]) -> Code {
    if let reason = component.listing.deprecation { return .deprecated(because: reason) }
    return form.list.attributes(of: function, labels)
  }

  /// `title: Shown first.`
  func documented(_ parameters: [Parameter]) -> [String] {
    parameters.compactMap { parameter in
      var text = parameter.doc ?? ""
      if parameter.isInLabel {
        if !text.isEmpty { text += text.hasSuffix(".") ? " " : ". " }
        text += "It is in the label of a control, so controls in it cannot be used."
      }
      return text.isEmpty ? nil : "\(SwiftName(parameter.name).text): \(text)"
    }
  }

  private func documentation(of parameters: [String]) -> Code {
    switch parameters.count {
    case 0: .empty
    case 1: .documentation("- Parameter \(parameters[0])")
    default: .documentation((["- Parameters:"] + parameters.map { "  - \($0)" }).joined(separator: "\n"))
    }
  }

  /// Nil for `_`.
  func label(of argument: ArgumentList.Argument) -> SwiftName? {
    let parameter = ordered[argument.index]
    let label = argument.hasFormerLabel ? parameter.formerLabel?.name : parameter.label
    return label.map { SwiftName($0) }
  }

  func parameter(_ argument: ArgumentList.Argument, _ form: InitializerForm) -> Code {
    let parameter = ordered[argument.index]
    let name = local(parameter)
    let label = label(of: argument)
    let spelledLabel: Code = label == name ? "" : label.map { "\(label: $0) " } ?? "_ "
    let defaultValue = argument.isRequired ? nil : parameter.defaultValue
    switch parameter.type {
    case .view, .viewOf:
      let value: Code =
        switch parameter.defaultValue {
        case let value? where !form.requires(argument, among: ordered): " = \(closure(around: value, of: parameter))"
        default: .empty
        }
      let type: Code =
        if case .viewOf(let value) = parameter.type { "@escaping (\(index.spelling(of: value)))" } else { "()" }
      return "@ViewBuilder \(spelledLabel)\(name): \(type) -> some View\(.interface(value))"
    case .action, .actionOf: return "\(spelledLabel)\(name): @escaping \(index.spelling(of: parameter.type))"
    case .binding where parameter.defaultValue != nil:
      return "\(spelledLabel)\(name): \(index.spelling(of: parameter.type))?\(defaultValue == nil ? "" : " = nil")"
    case .range(let value):
      return "\(spelledLabel)\(name): \(range(of: value, form))\(defaultRange(defaultValue, form))"
    case .localizedText where form.takesFinishedText && parameter.isRequiredText:
      return "\(spelledLabel)\(name): String"
    default:
      let value = defaultValue.map { " = \(.interface(constants.expressions.code($0)))" as Code } ?? .empty
      return "\(spelledLabel)\(name): \(index.spelling(of: parameter.type))\(value)"
    }
  }

  /// `self` can be a label, but not what a parameter is called inside.
  func local(_ parameter: Parameter) -> SwiftName {
    SwiftName(parameter.name == "self" ? "selfValue" : parameter.name)
  }

  private func range(of value: ValueType, _ form: InitializerForm) -> Code {
    let value = index.spelling(of: value)
    return switch form.range {
    case .closed: "ClosedRange<\(value)>"
    case .from: "PartialRangeFrom<\(value)>"
    case .through: "PartialRangeThrough<\(value)>"
    case .bounds: "DesignBounds<\(value)>"
    }
  }

  /// The default is part of the overload whose type it has.
  private func defaultRange(_ value: Expression?, _ form: InitializerForm) -> Code {
    guard let value, case .range(let lower, let upper) = value.node else { return .empty }
    let hasForms = form.list.arguments.count(where: { ordered[$0.index].isRange }) == 1
    guard hasForms, let literal = constants.expressions.rangeLiteral(lower, upper) else {
      return form.range == .bounds ? " = \(.interface(constants.expressions.code(value)))" : .empty
    }
    return switch (form.range, lower == nil, upper == nil) {
    case (.closed, false, false), (.from, false, true), (.through, true, false): " = \(.interface(literal))"
    default: .empty
    }
  }

  /// The default of an argument that is not given.
  private func assignment(ofParameterAt position: Int, in form: InitializerForm) -> Code {
    let parameter = ordered[position]
    let isGiven = form.list.arguments.contains { $0.index == position }
    let member = members.parameter(parameter.name)
    let wrapper = SwiftName("_" + member.text)
    let name = local(parameter)
    switch (parameter.type, parameter.defaultValue) {
    case (.binding, nil): return "\(wrapper) = \(name)"
    case (.binding, let value?):
      return
        "\(wrapper) = BindingOrState(\(isGiven ? "\(name)" : "nil"), default: \(constants.expressions.code(value)))"
    case (.view, let value):
      return "self.\(member: member) = \(.call("SlotContent", [isGiven ? "\(name)()" : view(value)]))"
    case (.viewOf, let value):
      let content = isGiven ? "\(name)" : closure(around: value, of: parameter)
      return "self.\(member: member) = \(.call("SlotFunction", [content]))"
    case (_, let value?) where !isGiven: return "self.\(member: member) = \(constants.expressions.code(value))"
    default: return "self.\(member: member) = \(name)"
    }
  }

  private func passedOn(_ argument: ArgumentList.Argument, from form: InitializerForm) -> Code {
    let parameter = ordered[argument.index]
    let isGiven = form.arguments(among: ordered).contains { $0.index == argument.index }
    let label: Code = parameter.label.map { "\(label: SwiftName($0)): " } ?? .empty
    guard isGiven else { return "\(label)\(defaultValue(of: parameter))" }
    if parameter.isRange, form.range != .bounds { return "\(label)DesignBounds(\(local(parameter)))" }
    if form.takesFinishedText, parameter.isRequiredText {
      return "\(label)LocalizedStringResource(verbatim: \(local(parameter)))"
    }
    return "\(label)\(local(parameter))"
  }

  private func defaultValue(of parameter: Parameter) -> Code {
    switch (parameter.type, parameter.defaultValue) {
    case (.view, let value), (.viewOf, let value): return closure(around: value, of: parameter, asOneView: false)
    case (.binding, _): return "nil"
    case (_, let value): return value.map(constants.expressions.code) ?? "nil"
    }
  }

  /// The default of a slot. A default argument is not a view builder.
  private func closure(around value: Expression?, of parameter: Parameter, asOneView: Bool = true) -> Code {
    guard case .views(let elements, let name)? = value?.node, !elements.isEmpty else {
      return parameter.type == .view ? "{ EmptyView() }" : "{ _ in EmptyView() }"
    }
    let isStatement = elements.count > 1 || !elements[0].isOneView
    let content = asOneView && isStatement ? [Element(name: "", kind: .group(elements))] : elements
    return constants.closure(around: content, taking: parameter.type, as: name)
  }

  /// The default of a slot, as one view: a default argument is not a view builder.
  private func view(_ value: Expression?) -> Code {
    let elements = value?.slotElements ?? []
    if elements.isEmpty { return "EmptyView()" }
    if elements.count == 1, elements[0].isOneView { return constants.code(elements[0]) }
    return .block("Group", constants.block(elements))
  }

  private var constants: ElementWriter { ElementWriter(index: index, scope: .constant) }
}
