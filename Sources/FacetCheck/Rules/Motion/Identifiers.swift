package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec
import FacetText

extension DiagnosticKind {
  package static let motionKinds: [DiagnosticKind] = [.unknownIdentifier, .repeatedIdentifier]

  package static let unknownIdentifier = DiagnosticKind(
    "motion/unknown-identifier", .error, "Unknown identifier of an element",
    explanation: """
      'identifier:' names an element in transitions. A single name declares an identifier of the component. A name with \
      a component before it uses an identifier that that component declares, so that both elements are one in a \
      transition.

          # search-pill.component.yaml
          component: SearchPill
          style: none
          body: { text: "Where to?", identifier: field }

      Wrong:

          # sheet.component.yaml
          component: Sheet
          style: none
          body: { text: "Lisbon", identifier: SearchPill.feild }

      Right:

          # sheet.component.yaml
          component: Sheet
          style: none
          body: { text: "Lisbon", identifier: SearchPill.field }
      """)

  package static let repeatedIdentifier = DiagnosticKind(
    "motion/repeated-identifier", .warning, "Identifier of several elements",
    explanation: """
      A transition animates one element for each identifier of a screen: the first. An element of an 'each' is drawn \
      once for each value, and its identifier then names several elements.

          vstack:                                                # wrong: one identifier for all rows
            each: content.rows
            as: row
            do: { text: row, identifier: row }
          spacing: 0

          vstack: { each: content.rows, as: row, do: { text: row } }   # right: the list is the element
          spacing: 0
          identifier: rows
      """)
}

// MARK: Names

extension ComponentResolver {
  /// The full name of an identifier: `pill` in `ExploreScreen` is `ExploreScreen.pill`.
  mutating func identifier(_ name: Located<String>) -> String? {
    let parts = name.value.dottedParts
    guard parts.count == 2 else {
      let count = diagnostics.count
      checkMemberName(name, what: "identifier", of: .local)
      return diagnostics.count == count ? "\(self.name).\(name.value)" : nil
    }
    let (component, own) = (parts[0], parts[1])
    let declared = component == self.name ? signature.identifiers : design[component: component]?.identifiers
    guard let declared else {
      if !design.isUnreadable(component: component) {
        report(.identifierOfUnknownComponent(name, component, among: design.componentNames))
      }
      return nil
    }
    if declared.contains(own) { return name.value }
    report(.unknownIdentifier(own, of: component, at: name.span, among: declared))
    return nil
  }
}

extension ComponentSpec {
  /// The identifiers that its elements declare, each once, in order.
  var identifiers: [String] {
    var names: [String] = []
    func add(_ element: ElementSpec) {
      for modifier in element.modifiers where modifier.modifier == .identifier {
        guard case .word(let name) = modifier.value, !name.value.utf8.contains(UInt8(ascii: ".")) else { continue }
        if !names.contains(name.value) { names.append(name.value) }
      }
      for slot in slots(of: element) { slot.forEachDescendant(add) }
    }
    body?.forEachDescendant(add)
    for style in styles { style.body?.forEachDescendant(add) }
    for part in parts + styles.flatMap(\.parts) { for element in part.body { element.forEachDescendant(add) } }
    return names
  }

  /// The elements that a component is given. What is a slot and what a value depends on its parameters; a value is no
  /// element.
  private func slots(of element: ElementSpec) -> [ElementSpec] {
    guard element.id == nil, case .parts(let arguments)? = element.principal else { return [] }
    return arguments.flatMap { argument -> [ElementSpec] in
      guard case .expression(let syntax) = argument.value else { return [] }
      return syntax.mappings.filter { tree.has(.identifier, in: $0) }.flatMap { node -> [ElementSpec] in
        var problems: [Diagnostic] = []
        let elements =
          SlotContentSpec.isWritten(as: node, in: tree)
          ? SlotContentSpec.decode(node, in: tree, diagnostics: &problems)?.elements ?? []
          : ElementSpec.decode(node, in: tree, diagnostics: &problems)
        return problems.isEmpty ? elements : []
      }
    }
  }
}

extension SourceTree {
  /// Whether a mapping has the key, or one in it.
  fileprivate func has(_ key: Key, in node: NodeID) -> Bool {
    switch kind(node) {
    case .mapping: entries(of: node).contains { keyword($0.key) == key || has(key, in: $0.value) }
    case .sequence: elements(of: node).contains { has(key, in: $0) }
    default: false
    }
  }
}

extension ExpressionSyntax {
  /// Its mappings and those of a list, which are elements in a slot.
  fileprivate var mappings: [NodeID] {
    switch node {
    case .data(let node): [node]
    case .array(let elements): elements.flatMap(\.mappings)
    default: []
    }
  }
}

extension Diagnostic {
  static func identifierOfUnknownComponent(
    _ name: Located<String>, _ component: String, among names: [String]
  ) -> Diagnostic {
    Diagnostic(
      .unknownIdentifier, at: name.span, "cannot find component '\(component)' in scope",
      help: nearest(to: component, among: names).map { near in
        "did you mean '\(near)\(name.value.dropFirst(component.count))'?"
      } ?? "write the component and its identifier, as in 'SearchPill.field'")
  }

  static func unknownIdentifier(
    _ name: String, of component: String, at span: SourceSpan, among names: [String]
  ) -> Diagnostic {
    Diagnostic(
      .unknownIdentifier, at: span, "'\(component)' has no identifier '\(name)'",
      help: nearest(to: name, among: names).map { "did you mean '\(component).\($0)'?" }
        ?? listing(names.map { "\(component).\($0)" }) ?? "no element of '\(component)' has an 'identifier'")
  }
}

// MARK: Repetition

/// Reports identifiers that several elements of one drawing have.
func repeatedIdentifiers(_ component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  var found: [Diagnostic] = []
  for body in component.bodies {
    _ = identifiers(at: body.root, of: component, inList: nil, &found)
  }
  return found
}

/// The identifiers of an element and of those in it. Of the branches of a condition, one is drawn, so what they have in
/// common is not repeated.
private func identifiers(
  at position: Int, of component: TypedComponent, inList list: Located<String>?, _ found: inout [Diagnostic]
) -> [Located<String>] {
  let element = component.elements[position].written
  var names: [Located<String>] = []
  for modifier in element.modifiers where modifier.modifier == .identifier {
    guard case .word(let name) = modifier.value else { continue }
    names.append(name)
    if let list {
      found.append(
        Diagnostic(
          .repeatedIdentifier, at: name.span, "'\(name.value)' names an element that is drawn for each value of a list",
          help: "give the identifier to the element around the list", notes: [.init("the list is here", at: list.span)])
      )
    }
  }
  let list = element.id == .each ? element.kind : list
  let isChoice = [.if, .switch, .viewThatFits].contains(element.id)
  for child in component.elements[position].children {
    for name in identifiers(at: child, of: component, inList: list, &found) {
      let full = name.value.fullIdentifier(in: component.name)
      if let first = names.first(where: { $0.value.fullIdentifier(in: component.name) == full }) {
        if isChoice { continue }
        found.append(
          Diagnostic(
            .repeatedIdentifier, at: name.span, "several elements have the identifier '\(name.value)'",
            help: "give one of them another name", notes: [.init("the first is here", at: first.span)]))
      } else {
        names.append(name)
      }
    }
  }
  return names
}

extension String {
  /// The full name of an identifier as a component writes it, which can refer to its own by both names.
  func fullIdentifier(in component: String) -> String {
    utf8.contains(UInt8(ascii: ".")) ? self : "\(component).\(self)"
  }
}
