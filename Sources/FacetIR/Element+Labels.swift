extension Element {
  /// A label, or a control with one.
  package enum Control: Hashable, Sendable {
    case label(Label)
    case link(Link)
    case disclosureGroup(DisclosureGroup)
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

    package init(destination: Expression, label: [Element]) {
      self.destination = destination
      self.label = label
    }
  }

  package struct DisclosureGroup: Hashable, Sendable {
    /// The field of the content that it writes to, of type `Binding<Bool>`.
    package var isExpanded: String
    package var label: [Element]
    package var content: [Element]

    package init(isExpanded: String, label: [Element], content: [Element]) {
      self.isExpanded = isExpanded
      self.label = label
      self.content = content
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
    }
  }

  package var children: [Element] {
    switch self {
    case .label(let label): label.title + label.icon
    case .link(let link): link.label
    case .disclosureGroup(let group): group.label + group.content
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
    }
  }

  /// The values of its keys, without those of its children.
  package var expressions: [Expression] {
    switch self {
    case .label, .disclosureGroup: []
    case .link(let link): [link.destination]
    }
  }

  /// The field of the content that it writes to.
  package var boundField: String? {
    switch self {
    case .label, .link: nil
    case .disclosureGroup(let group): group.isExpanded
    }
  }
}
