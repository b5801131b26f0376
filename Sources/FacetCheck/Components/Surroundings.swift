import FacetDiagnostics
import FacetLanguage
import FacetSpec

extension TypedComponent {
  /// The positions of an element and of those around it, outermost last.
  ///
  ///     Array(path(to: 3))  // [3, 1, 0]: the text at 3 is in the button at 1, which is in the stack at 0
  func path(to element: Int) -> some Sequence<Int> {
    sequence(first: element) { self.elements[$0].container }
  }

  /// Whether an element is presented by a modifier of the one that it is in, as in the sheet of a text.
  func isPresented(_ element: Int) -> Bool {
    guard let container = elements[element].container else { return false }
    let span = elements[element].written.span
    return elements[container].written.modifiers.contains { modifier in
      modifier.modifier?.kind.effect == .presentation && modifier.value.elements.contains { $0.span == span }
    }
  }

  /// Whether an element is in the label of the control that it is directly in.
  func isInLabel(_ element: Int) -> Bool {
    guard let container = elements[element].container,
      case .elements(let label)? = elements[container].written.argument(.label)
    else { return false }
    return positions(of: label, in: container).contains(element)
  }

  /// The 'each' that draws an element for each of its values; nil outside of one, and under a condition in it, which can
  /// be true for one of them.
  func loop(around element: Int) -> Located<String>? {
    for container in path(to: element).dropFirst() {
      switch elements[container].written.id {
      case .each: return elements[container].written.kind
      case .if, .switch: return nil
      default: break
      }
    }
    return nil
  }
}
