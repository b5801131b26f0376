extension Element {
  /// A label, a control with one, or an image with elements in its place.
  package enum Control: Hashable, Sendable {
    case label(Label)
    case link(Link)
    case disclosureGroup(DisclosureGroup)
    case gauge(Gauge)
    case stepper(Stepper)
    case picker(Picker)
    case datePicker(DatePicker)
    case list(List)
    case section(Section)
    case remoteImage(RemoteImage)
    case menu(Menu)
  }

  /// A title with an icon.
  package struct Label: Hashable, Sendable {
    package var title: [Element]
    package var icon: [Element]
    /// `titleAndIcon`, `titleOnly`, `iconOnly`
    package var style: String

    package init(title: [Element], icon: [Element], style: String) {
      self.title = title
      self.icon = icon
      self.style = style
    }
  }

  package struct Link: Hashable, Sendable {
    /// Of type `URL`.
    package var destination: Expression
    package var label: [Element]
    /// Whether it is a row of a menu.
    package var isOfSystem: Bool

    package init(destination: Expression, label: [Element], isOfSystem: Bool = false) {
      self.destination = destination
      self.label = label
      self.isOfSystem = isOfSystem
    }
  }

  package struct DisclosureGroup: Hashable, Sendable {
    /// The field of the content that it writes to, of type `Binding<Bool>`.
    package var isExpanded: String
    package var label: [Element]
    package var content: [Element]
    /// What VoiceOver says about the header, in the String Catalog; nil without one.
    package var states: DisclosureStates?

    package init(isExpanded: String, label: [Element], content: [Element], states: DisclosureStates? = nil) {
      self.isExpanded = isExpanded
      self.label = label
      self.content = content
      self.states = states
    }
  }

  /// The values of the header of a disclosure group, of type `String`.
  package struct DisclosureStates: Hashable, Sendable {
    package var expanded: Expression
    package var collapsed: Expression

    package init(expanded: Expression, collapsed: Expression) {
      self.expanded = expanded
      self.collapsed = collapsed
    }
  }
}

extension Element {
  package struct Gauge: Hashable, Sendable {
    /// Of type `Double`.
    package var value: Expression
    /// Of type range of double. Nil: 0...1.
    package var bounds: Expression?
    package var label: [Element]
    package var currentValueLabel: [Element]
    /// `linearCapacity`, `accessoryCircularCapacity`
    package var style: String

    package init(
      value: Expression, bounds: Expression? = nil, label: [Element], currentValueLabel: [Element] = [], style: String
    ) {
      self.value = value
      self.bounds = bounds
      self.label = label
      self.currentValueLabel = currentValueLabel
      self.style = style
    }
  }

  package struct Stepper: Hashable, Sendable {
    /// The field of the content that it writes to, of type `Binding<Int>` or `Binding<Double>`.
    package var value: String
    package var isWhole: Bool
    /// Of type range of the value. Nil: any value.
    package var bounds: Expression?
    /// Of the type of the value. Nil: 1.
    package var step: Expression?
    package var label: [Element]

    package init(
      value: String, isWhole: Bool, bounds: Expression? = nil, step: Expression? = nil, label: [Element]
    ) {
      self.value = value
      self.isWhole = isWhole
      self.bounds = bounds
      self.step = step
      self.label = label
    }
  }
}

extension Element.Control {
  /// The word of the language.
  package var word: String {
    switch self {
    case .label: "label"
    case .link: "link"
    case .disclosureGroup: "disclosureGroup"
    case .gauge: "gauge"
    case .stepper: "stepper"
    case .picker: "picker"
    case .datePicker: "datePicker"
    case .list: "list"
    case .section: "section"
    case .remoteImage: "remoteImage"
    case .menu: "menu"
    }
  }

  /// In the order in which they are checked.
  package var children: [Element] {
    switch self {
    case .label(let label): label.title + label.icon
    case .link(let link): link.label
    case .disclosureGroup(let group): group.label + group.content
    case .gauge(let gauge): gauge.label + gauge.currentValueLabel
    case .stepper(let stepper): stepper.label
    case .picker(let picker): picker.label + picker.option
    case .datePicker(let picker): picker.label
    case .list(let list): list.rows
    case .section(let section): section.header + section.rows + section.footer
    case .remoteImage(let image): image.placeholder + image.failure
    case .menu(let menu): menu.label + menu.content
    }
  }

  package mutating func mapChildren(_ transform: (Element) -> Element) {
    switch self {
    case .label(var label):
      label.title = label.title.map(transform)
      label.icon = label.icon.map(transform)
      self = .label(label)
    case .link(var link):
      link.label = link.label.map(transform)
      self = .link(link)
    case .disclosureGroup(var group):
      group.label = group.label.map(transform)
      group.content = group.content.map(transform)
      self = .disclosureGroup(group)
    case .gauge(var gauge):
      gauge.label = gauge.label.map(transform)
      gauge.currentValueLabel = gauge.currentValueLabel.map(transform)
      self = .gauge(gauge)
    case .stepper(var stepper):
      stepper.label = stepper.label.map(transform)
      self = .stepper(stepper)
    case .picker(var picker):
      picker.label = picker.label.map(transform)
      picker.option = picker.option.map(transform)
      self = .picker(picker)
    case .list(var list):
      list.rows = list.rows.map(transform)
      self = .list(list)
    case .section(var section):
      section.header = section.header.map(transform)
      section.rows = section.rows.map(transform)
      section.footer = section.footer.map(transform)
      self = .section(section)
    case .datePicker(var picker):
      picker.label = picker.label.map(transform)
      self = .datePicker(picker)
    case .remoteImage(var image):
      image.placeholder = image.placeholder.map(transform)
      image.failure = image.failure.map(transform)
      self = .remoteImage(image)
    case .menu(var menu):
      menu.label = menu.label.map(transform)
      menu.content = menu.content.map(transform)
      self = .menu(menu)
    }
  }

  /// The values of its keys, without those of its children.
  package var expressions: [Expression] {
    switch self {
    case .label, .list, .section, .menu: []
    case .disclosureGroup(let group): group.states.map { [$0.expanded, $0.collapsed] } ?? []
    case .link(let link): [link.destination]
    case .gauge(let gauge): [gauge.value, gauge.bounds].compactMap(\.self)
    case .stepper(let stepper): [stepper.bounds, stepper.step].compactMap(\.self)
    case .picker(let picker): [picker.options, picker.tag]
    case .datePicker(let picker): [picker.first, picker.last].compactMap(\.self)
    case .remoteImage(let image): [image.url]
    }
  }

  /// The field of the content that it writes to.
  package var boundField: String? {
    switch self {
    case .label, .link, .gauge, .remoteImage, .list, .section, .menu: nil
    case .disclosureGroup(let group): group.isExpanded
    case .stepper(let stepper): stepper.value
    case .picker(let picker): picker.selection
    case .datePicker(let picker): picker.selection
    }
  }
}

extension Element.Kind {
  /// The field of the content that it writes to.
  package var boundField: String? {
    switch self {
    case .textField(let field): field.text
    case .toggle(let toggle): toggle.isOn
    case .slider(let slider): slider.value
    case .control(let control): control.boundField
    default: nil
    }
  }
}

extension Element {
  /// An image at a URL.
  package struct RemoteImage: Hashable, Sendable {
    /// Of type `URL?`.
    package var url: Expression
    /// `fit`, `fill`; nil: stretched.
    package var contentMode: String?
    /// Drawn while it is loaded, and without a URL.
    package var placeholder: [Element]
    /// Drawn where it cannot be loaded; empty: the placeholder.
    package var failure: [Element]

    package init(url: Expression, contentMode: String? = nil, placeholder: [Element], failure: [Element] = []) {
      self.url = url
      self.contentMode = contentMode
      self.placeholder = placeholder
      self.failure = failure
    }
  }
}
