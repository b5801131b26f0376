import FacetRuntime
import FacetUI

/// A style by name, with the values set for its properties.
struct PreviewStyle: Equatable {
  /// A value for a property of a style.
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

/// The styles of all components in the environment.
struct PreviewStyles: Equatable {
  private var stacks: [String: StyleStack<PreviewStyle>] = [:]

  subscript(component: String) -> StyleStack<PreviewStyle> {
    get { stacks[component] ?? StyleStack() }
    set { stacks[component] = newValue }
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
