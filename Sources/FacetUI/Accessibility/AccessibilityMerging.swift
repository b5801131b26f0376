import FacetFrame

extension AccessibilityTree {
  /// An element that ignores its children.
  func silent(_ children: [AccessibilityElement], at node: Int) -> AccessibilityElement {
    var element = element(at: node)
    element.merged = children.map(\.node)
    return element
  }

  /// An element that combines the labels and actions of its children.
  ///
  /// A single action becomes that of the combined element; several become custom actions.
  func combined(_ children: [AccessibilityElement], at node: Int) -> AccessibilityElement {
    var element = silent(children, at: node)
    element.label = children.map(\.label).joinedWords
    element.value = children.map(\.value).joinedWords
    element.hint = children.first { !$0.hint.isEmpty }?.hint ?? ""
    element.actions = children.flatMap(\.actions)
    element.largeContent = children.lazy.compactMap(\.largeContent).first
    for child in children where !child.links.isEmpty { element.links += child.links }

    let used = children.filter { $0.activates != nil }
    if used.count <= 1 {
      element.activates = used.first?.activates ?? tapped(in: node)
    } else {
      element.actions += used.map(\.label)
    }
    let adjusted = children.filter { $0.canIncrement || $0.canDecrement }
    if adjusted.count == 1 {
      element.canIncrement = adjusted[0].canIncrement
      element.canDecrement = adjusted[0].canDecrement
      element.adjusts = adjusted[0].adjusts
    }
    element.traits = mergedTraits(of: children, used: used.count, adjusted: adjusted.count)
    return element
  }

  /// The first descendant that can be tapped.
  private func tapped(in node: Int) -> Int? {
    (node..<nodes[node].end).first { nodes[$0].kind == .control(.tapGesture) && !nodes[$0].isHidden }
  }

  /// The combined traits. Traits of a control are included only if the combined element acts like that control.
  private func mergedTraits(
    of children: [AccessibilityElement], used: Int, adjusted: Int
  ) -> AccessibilityElement.Traits {
    var traits = children.reduce(into: AccessibilityElement.Traits()) { $0.formUnion($1.traits) }
    if used != 1 { traits.subtract([.button, .link, .toggle]) }
    if adjusted != 1 { traits.remove(.adjustable) }
    if used + adjusted != 1 { traits.remove(.notEnabled) }
    return traits
  }
}

extension [String] {
  fileprivate var joinedWords: String { filter { !$0.isEmpty }.joined(separator: ", ") }
}

extension AccessibilityProperties {
  /// Applies accessibility modifiers of a node to an element in it.
  func apply(to element: inout AccessibilityElement, of node: Int, in tree: AccessibilityTree) {
    element.label = label ?? element.label
    element.value = value ?? element.value
    element.hint = hint ?? element.hint
    element.identifier = identifier ?? element.identifier
    if let largeContent { element.largeContent = largeContent.isEmpty ? element.label : largeContent }
    if let headingLevel, headingLevel != .unspecified { element.headingLevel = Int(headingLevel.rawValue) }
    element.traits.formUnion(addedTraits.traits)
    element.traits.subtract(removedTraits.traits)
    element.customContent += customContent
    for action in actions {
      switch action.kind {
      case .named(let name): element.actions.append(name)
      case .standard(.default): element.activates = node
      case .standard: break
      }
    }
    if focus?.isFocused() == true { element.isFocused = true }
    if adjust != nil {
      element.canIncrement = true
      element.canDecrement = true
      // A slider in it moves.
      element.adjusts = element.adjusts ?? node
      element.traits.insert(.adjustable)
    }
    let isInteractive = element.activates != nil || element.canIncrement || !element.actions.isEmpty
    if isInteractive, !tree.nodes[element.node].isEnabled { element.traits.insert(.notEnabled) }
  }
}

extension AccessibilityTraits {
  /// The traits as in frames. Traits that are not spoken are omitted.
  fileprivate var traits: AccessibilityElement.Traits {
    let names: [(AccessibilityTraits, AccessibilityElement.Trait)] = [
      (.isButton, .button), (.isHeader, .header), (.isSelected, .selected), (.isLink, .link),
      (.isSearchField, .searchField), (.isImage, .image), (.isStaticText, .staticText), (.isToggle, .toggle),
      (.isTabBar, .tab), (.updatesFrequently, .updatesFrequently),
    ]
    return isEmpty ? [] : AccessibilityElement.Traits(names.lazy.filter { contains($0.0) }.map(\.1))
  }
}
