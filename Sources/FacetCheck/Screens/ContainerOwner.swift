import FacetDiagnostics
import FacetSpec

/// What has a container that is not written as an element.
enum ContainerOwner {
  /// A screen scrolls its sections.
  case screen
  /// A section lays out its items.
  case section
}

extension ComponentSpec {
  /// What an element of the body stands for that `ScreenSpec.body(of:)` makes; nil for a written element.
  func owner(ofContainer container: Located<String>) -> ContainerOwner? {
    guard let screen else { return nil }
    if container.span == name?.span { return .screen }
    return screen.sections.contains { $0.name.span == container.span } ? .section : nil
  }
}
