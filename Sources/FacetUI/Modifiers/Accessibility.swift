import FacetFrame

nonisolated extension View {
  /// Makes the view an accessibility element or container.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    drawn { $0.accessibilityElement(children: children, $1) }
  }

  public func accessibilityLabel(_ label: Text) -> some View { drawn { $0.accessibilityLabel(label, $1) } }

  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }

  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> some View { accessibilityLabel(Text(label)) }

  public func accessibilityValue(_ value: Text) -> some View { drawn { $0.accessibilityValue(value, $1) } }

  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }

  @_disfavoredOverload
  public func accessibilityValue(_ value: some StringProtocol) -> some View { accessibilityValue(Text(value)) }

  public func accessibilityHint(_ hint: Text) -> some View { drawn { $0.accessibilityHint(hint, $1) } }

  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }

  @_disfavoredOverload
  public func accessibilityHint(_ hint: some StringProtocol) -> some View { accessibilityHint(Text(hint)) }

  public func accessibilityIdentifier(_ identifier: String) -> some View {
    accessibility { $0.identifier = identifier }
  }

  public func accessibilityHidden(_ hidden: Bool) -> some View { drawn { $0.accessibilityHidden(hidden, $1) } }

  public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attached { $0.accessibilityAddTraits(traits, $1) }
  }

  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility {
      $0.removedTraits.formUnion(traits)
      $0.addedTraits.subtract(traits)
    }
  }

  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibility {
      $0.headingLevel = level
      $0.addedTraits.insert(.isHeader)
    }
  }

  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    accessibility { $0.sortPriority = sortPriority }
  }

  /// Shows the view large while a finger is held on it, in the sizes of text for accessibility.
  public func accessibilityShowsLargeContentViewer() -> some View { accessibility { $0.largeContent = "" } }

  /// Shows another view large while a finger is held on this one, in the sizes of text for accessibility.
  public func accessibilityShowsLargeContentViewer<Content: View>(
    @ViewBuilder _ largeContentView: () -> Content
  ) -> some View {
    let large = largeContentView()
    return drawn { evaluator, content in
      let words = evaluator.words(of: large)
      evaluator.accessibility({ $0.largeContent = words }, content)
    }
  }

  func accessibility(_ change: @escaping (inout AccessibilityProperties) -> Void) -> some View {
    drawn { $0.accessibility(change, $1) }
  }
}

extension _Evaluator {
  package func accessibilityElement(children: AccessibilityChildBehavior, _ content: () -> Void) {
    accessibility({ $0.children = children }, { wrap(TransparentLayout(), content) })
  }

  package func accessibilityLabel(_ label: Text, _ content: () -> Void) {
    spoken(label, { $0.label = $1 }, content)
  }

  package func accessibilityValue(_ value: Text, _ content: () -> Void) {
    spoken(value, { $0.value = $1 }, content)
  }

  package func accessibilityHint(_ hint: Text, _ content: () -> Void) { spoken(hint, { $0.hint = $1 }, content) }

  package func accessibilityHidden(_ hidden: Bool, _ content: () -> Void) {
    accessibility({ $0.isHidden = hidden }, content)
  }

  package func accessibilityAddTraits(_ traits: AccessibilityTraits, _ content: () -> Void) {
    if traits.isEmpty { return content() }
    accessibility(
      {
        $0.addedTraits.formUnion(traits)
        $0.removedTraits.subtract(traits)
      }, content)
  }

  func accessibility(_ change: (inout AccessibilityProperties) -> Void, _ content: () -> Void) {
    annotate({ node, tree in tree.changeAccessibility(of: node, change) }, content)
  }
}

// Actions

nonisolated extension View {
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attached { $0.accessibilityAction(actionKind, handler, $1) }
  }

  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    drawn { $0.accessibilityAction(named: name, handler, $1) }
  }

  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  @_disfavoredOverload
  public func accessibilityAction(
    named name: some StringProtocol, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds an action for each button in `content`, with its label as name.
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    let actions = content()
    return drawn { evaluator, content in
      let actions = evaluator.actions(of: actions)
      evaluator.accessibility({ $0.actions += actions }, content)
    }
  }

  /// Adds information that VoiceOver reads on request.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    drawn { $0.accessibilityCustomContent(label, value, importance, $1) }
  }

  /// Adds information that VoiceOver reads on request. Nil is omitted.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> some View {
    drawn { evaluator, content in
      guard let value else { return content() }
      evaluator.accessibilityCustomContent(key.label, value, importance, content)
    }
  }

  /// Makes the value adjustable by swiping up and down.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attached { $0.accessibilityAdjustableAction(handler, $1) }
  }
}

extension _Evaluator {
  package func accessibilityAction(
    _ kind: AccessibilityActionKind, _ handler: @escaping () -> Void, _ content: () -> Void
  ) {
    accessibility({ $0.actions.append(.init(kind: .standard(kind), perform: handler)) }, content)
  }

  package func accessibilityAction(named name: Text, _ handler: @escaping () -> Void, _ content: () -> Void) {
    spoken(name, { $0.actions.append(.init(kind: .named($1), perform: handler)) }, content)
  }

  package func accessibilityCustomContent(
    _ label: Text, _ value: Text, _ importance: AXCustomContent.Importance, _ content: () -> Void
  ) {
    let words = environment.locale.words(value.string(in: environment))
    spoken(
      label,
      { properties, label in
        properties.customContent.append(.init(label: label, value: words, isImportant: importance == .high))
      }, content)
  }

  package func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void, _ content: () -> Void
  ) {
    accessibility({ $0.adjust = handler }, content)
  }
}

extension ViewTree {
  mutating func changeAccessibility(of node: Int, _ change: (inout AccessibilityProperties) -> Void) {
    let index = nodes[node].accessibility ?? accessibility.count
    if nodes[node].accessibility == nil { accessibility.append(AccessibilityProperties()) }
    nodes[node].accessibility = index
    change(&accessibility[index])
  }
}
