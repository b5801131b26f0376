import FacetIR
import FacetLanguage

extension ElementWriter {
  func code(_ control: Element.Control) -> Code {
    switch control {
    case .label(let label):
      .block(
        "\(.block("Label", block(label.title))) icon:", label.icon.isEmpty ? "EmptyView()" : block(label.icon))
    case .link(let link):
      .block(.call("Link", ["destination: \(expressions.code(link.destination))"]), label(link.label))
    case .disclosureGroup(let group):
      .block(
        "\(.block(.call("DisclosureGroup", ["isExpanded: \(binding(group.isExpanded))"]), block(group.content))) label:",
        block(group.label))
    case .gauge(let gauge): code(gauge)
    case .stepper(let stepper): code(stepper)
    case .picker(let picker): code(picker)
    case .datePicker(let picker): code(picker)
    case .list(let list): .block("List", block(list.rows))
    case .section(let section): code(section)
    case .remoteImage(let image): code(image)
    case .menu(let menu): .block("\(.block("Menu", block(menu.content))) label:", label(menu.label))
    }
  }

  private func code(_ section: Element.Section) -> Code {
    var code = Code.block("Section", block(section.rows))
    if !section.header.isEmpty { code = .block("\(code) header:", block(section.header)) }
    if !section.footer.isEmpty { code = .block("\(code) footer:", block(section.footer)) }
    return code
  }

  /// The runtime's initializer if the range has two ends, because a range that ends before it begins is a fault.
  private func code(_ picker: Element.DatePicker) -> Code {
    let range: [Code] =
      switch (picker.first, picker.last) {
      case (let first?, let last?): ["from: \(expressions.code(first))", "through: \(expressions.code(last))"]
      case (let first?, nil): ["in: \(expressions.code(first, atLeast: .postfix))..."]
      case (nil, let last?): ["in: ...\(expressions.code(last, atLeast: .postfix))"]
      case (nil, nil): []
      }
    let components = picker.components.map { ["displayedComponents: .\(member: SwiftName($0))" as Code] } ?? []
    return .block(
      .call("DatePicker", ["selection: \(binding(picker.selection))"] + range + components), block(picker.label))
  }

  private func code(_ image: Element.RemoteImage) -> Code {
    let mode = image.contentMode.map { ["contentMode: .\(member: SwiftName($0))" as Code] } ?? []
    let placeholder = Code.block(
      .call("RemoteImage", ["\(expressions.code(image.url))"] + mode), block(image.placeholder))
    return image.failure.isEmpty ? placeholder : .block("\(placeholder) failure:", block(image.failure))
  }

  private func code(_ picker: Element.Picker) -> Code {
    let (inner, local) = binding(picker.binding)
    let options = picker.option.map { inner.code($0, calling: [.call(".tag", [inner.expressions.code(picker.tag)])]) }
    let head: Code
    if picker.areAllCases {
      let type = expressions.index.spelling(of: picker.tag.type)
      head = "\(.call("ForEach", ["\(type).allCases", "id: \\.self"])) { \(local) in"
    } else if picker.options.isConstant {
      // Nothing else gives a type: whole numbers alone would be of type `Int`.
      let element = picker.options.type.elementType
      let isTyped = element == .double || element?.isOptional == true || picker.options.takesType
      let values = isTyped ? expressions.typedCode(picker.options) : expressions.code(picker.options)
      head = "\(.call("ForEach", [values, "id: \\.self"])) { \(local) in"
    } else {
      let values = expressions.code(picker.options, atLeast: .postfix)
      head = "\(.call("ForEach", [.call("Array", single: "\(values).enumerated()"), "id: \\.offset"])) { _, \(local) in"
    }
    let list: Code = "\(head)\(.indented("\(.line)\(.lines(options))"))\(.line)}"
    return .block(
      "\(.block(.call("Picker", ["selection: \(binding(picker.selection))"]), list)) label:", block(picker.label))
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
      case nil: ["within: DesignBounds()"]
      case let bounds?: [isConstant ? self.range(bounds) : "within: \(expressions.code(bounds))"]
      }
    return .block(.call("Stepper", ["value: \(binding(stepper.value))"] + range + step), block(stepper.label))
  }

  /// `in: 0...10` if both ends are constants.
  private func range(_ bounds: Expression) -> Code {
    literal(bounds).map { "in: \($0)" } ?? "within: \(expressions.code(bounds))"
  }

  /// `.component(expanded: Text("Expanded", bundle: .designSystem, …), collapsed: Text(…))`; `.component` without a String
  /// Catalog.
  private func style(of group: Element.DisclosureGroup) -> Code {
    guard let states = group.states else { return ".component" }
    return .call(
      ".component",
      ["expanded: \(expressions.text(states.expanded))", "collapsed: \(expressions.text(states.collapsed))"])
  }

  /// The call that sets its style.
  func look(of control: Element.Control) -> Code? {
    switch control {
    case .label(let label): ".labelStyle(.\(member: SwiftName(label.style)))"
    case .link(let link): link.isOfSystem ? nil : buttonStyle(of: link.label)
    case .disclosureGroup(let group): .call(".disclosureGroupStyle", [style(of: group)])
    case .gauge(let gauge): ".gaugeStyle(.\(member: SwiftName(gauge.style)))"
    // The look of a menu is that of its label and of its button.
    case .stepper, .remoteImage, .section, .menu: nil
    case .list(let list): look(of: list)
    case .datePicker(let picker):
      look(
        ".datePickerStyle(.\(member: SwiftName(picker.style)))",
        without: platforms(without: picker.style, of: .datePickerStyle), else: ".datePickerStyle(.compact)")
    case .picker(let picker):
      look(
        ".pickerStyle(.\(member: SwiftName(picker.style)))",
        without: platforms(without: picker.style, of: .pickerStyle), else: ".pickerStyle(.inline)")
    }
  }

  /// The platforms of the project on which another style is in the place of a style.
  private func platforms(without style: String, of set: WordSet) -> [Platform] {
    guard let availability = set.availability(ofStyle: style), availability.isReplacedWhereMissing else { return [] }
    return availability.since.missing.filter(expressions.index.runs)
  }

  private func look(of list: Element.List) -> Code {
    let without = platforms(without: list.style, of: .listStyle)
    return look(
      ".listStyle(.\(member: SwiftName(list.style)))", without: without,
      else: without == [.macOS] ? ".listStyle(.inset)" : ".listStyle(.automatic)")
  }

  /// A style, or another one on the platforms without it.
  private func look(_ style: Code, without platforms: [Platform], else other: Code) -> Code {
    Code.isNot(platforms).map { style.compiled(if: $0, else: other) } ?? style
  }

  /// A label that reads whether it is pressed has a look of its own.
  func buttonStyle(of label: [Element]) -> Code {
    var arguments: [Code] = label.contains { $0.reads(.isPressed) } ? ["pressedOpacity: 1"] : []
    if label.hasContentShape { arguments.append("hasContentShape: true") }
    if label.contains(where: \.mayReadHover) { arguments.append("readsHover: true") }
    return .call(".buttonStyle", [arguments.isEmpty ? ".component" : .call(".component", arguments)])
  }
}

extension Element {
  /// Whether it reads `isHovered`. What is drawn elsewhere can read it too.
  fileprivate var mayReadHover: Bool {
    reads(.isHovered)
      || contains { element in
        switch element.kind {
        case .component, .slot, .handWritten, .serverPage: true
        default: false
        }
      }
  }
}
