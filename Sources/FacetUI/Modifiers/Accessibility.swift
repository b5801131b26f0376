nonisolated extension View {
  /// Makes one element, or one container, of the view.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    layout(TransparentLayout()).accessibility { $0.children = children }
  }

  public func accessibilityLabel(_ label: Text) -> some View { spoken(label) { $0.label = $1 } }

  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }

  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> some View { accessibilityLabel(Text(label)) }

  public func accessibilityValue(_ value: Text) -> some View { spoken(value) { $0.value = $1 } }

  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }

  @_disfavoredOverload
  public func accessibilityValue(_ value: some StringProtocol) -> some View { accessibilityValue(Text(value)) }

  public func accessibilityHint(_ hint: Text) -> some View { spoken(hint) { $0.hint = $1 } }

  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }

  @_disfavoredOverload
  public func accessibilityHint(_ hint: some StringProtocol) -> some View { accessibilityHint(Text(hint)) }

  public func accessibilityIdentifier(_ identifier: String) -> some View {
    accessibility { $0.identifier = identifier }
  }

  public func accessibilityHidden(_ hidden: Bool) -> some View { accessibility { $0.isHidden = hidden } }

  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility {
      $0.addedTraits.formUnion(traits)
      $0.removedTraits.subtract(traits)
    }
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

  func accessibility(_ change: @escaping (inout AccessibilityProperties) -> Void) -> some View {
    modifier(_AnnotationModifier { node, tree in tree.changeAccessibility(of: node, change) })
  }
}

// Actions

nonisolated extension View {
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    return accessibility { $0.actions.append(.init(kind: .standard(actionKind), perform: handler)) }
  }

  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    return spoken(name) { $0.actions.append(.init(kind: .named($1), perform: handler)) }
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

  /// Adds an action for each button in `content`, by the name that its label has.
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    modifier(_AccessibilityActionsModifier(actions: content()))
  }

  /// Lets the value be changed by swiping up and down.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    return accessibility { $0.adjust = handler }
  }
}

public struct _AccessibilityActionsModifier<Actions: View> {
  let actions: Actions
}

extension _AccessibilityActionsModifier: ViewModifier {
  public typealias Body = Never

  public nonisolated static func _evaluate(
    _ modifier: Self, in evaluator: _Evaluator, content: @escaping (_Evaluator) -> Void
  ) {
    let actions = evaluator.actions(of: modifier.actions)
    let annotation = _AnnotationModifier { node, tree in
      tree.changeAccessibility(of: node) { $0.actions += actions }
    }
    _AnnotationModifier._evaluate(annotation, in: evaluator, content: content)
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
