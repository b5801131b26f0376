import FacetDiagnostics
import FacetLanguage
import FacetSpec

extension TypedComponent {
  /// The position of the element that each element is directly in; nil for outermost ones.
  ///
  ///     containers[3]  // 1: the text at 3 is in the button at 1
  var containers: [Int?] {
    var containers = [Int?](repeating: nil, count: elements.count)
    for index in elements.indices {
      for child in elements[index].children { containers[child] = index }
    }
    return containers
  }

  /// Whether an element is presented by a modifier of the one that it is in, as in the sheet of a text.
  func isPresented(_ child: Int, by container: Int) -> Bool {
    let span = elements[child].written.span
    return elements[container].written.modifiers.contains { modifier in
      modifier.modifier?.kind.effect == .presentation && modifier.value.elements.contains { $0.span == span }
    }
  }

  /// The 'each' that draws an element for each of its values; nil outside of one, and under a condition in it, which can
  /// be true for one of them.
  func loop(around element: Int, _ containers: [Int?]) -> Located<String>? {
    var child = element
    while let container = containers[child] {
      switch elements[container].written.id {
      case .each: return elements[container].written.kind
      case .if, .switch: return nil
      default: child = container
      }
    }
    return nil
  }

  /// Whether one of its elements has a modifier.
  func has(_ modifier: ModifierID) -> Bool {
    elements.indices.contains { index in elements[index].written.modifiers.contains { $0.modifier == modifier } }
  }
}
