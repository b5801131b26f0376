import FacetIR
import FacetUI

/// A style by name, with the properties that were set where it was chosen.
struct PreviewStyle: Equatable {
  struct Setting: Equatable {
    var property: String
    var value: Value
  }

  var name: String
  var settings: [Setting] = []

  subscript(property: String) -> Value? {
    settings.last { $0.property == property }?.value
  }
}

/// The styles that surround a place, innermost last, for each component: the interpreter's twin of `StyleStack`.
struct PreviewStyles: Equatable {
  private var pushed: [String: [PreviewStyle]] = [:]

  func top(of component: Component) -> PreviewStyle {
    pushed[component.name]?.last ?? PreviewStyle(name: component.styles.first?.name ?? "default")
  }

  mutating func push(_ style: PreviewStyle, of component: String) {
    pushed[component, default: []].append(style)
  }

  mutating func pop(_ component: String) {
    _ = pushed[component]?.popLast()
  }
}

private struct PreviewStylesKey: EnvironmentKey {
  static var defaultValue: PreviewStyles { PreviewStyles() }
}

extension EnvironmentValues {
  var previewStyles: PreviewStyles {
    get { self[PreviewStylesKey.self] }
    set { self[PreviewStylesKey.self] = newValue }
  }
}
