import FacetLanguage

extension Component {
  /// Whether a double tap has to do nothing. Without an action, VoiceOver taps the middle of an element, where one that is
  /// adjusted by swipes may have a control, such as one of the stars of a rating.
  package var absorbsDoubleTap: Bool {
    guard let accessibility, accessibility.element == .single, accessibility.adjustable != nil,
      accessibility.activate == nil
    else { return false }
    return styles.contains { style in
      switch style.implementation {
      case .body(let body): body.mayBeTapped
      case .handWritten: true
      case .extends: false
      }
    }
  }
}

extension Element {
  fileprivate var mayBeTapped: Bool {
    switch kind {
    case .button, .toggle, .slider, .textField, .control, .component, .handWritten, .slot, .serverPage: true
    default: modifiers.contains { $0.id == .onTap } || children.contains(where: \.mayBeTapped)
    }
  }
}
