package import FacetIR
import FacetText

extension Design {
  /// The Swift type of a style: `FancyReviewCardStyle`.
  package func swiftName(of style: Style, of component: Component) -> String {
    DeclarationNames(component: component.name, swiftName: component.swiftName, prefix: project.typePrefix)
      .styleType(style.nameInSwift)
  }

  /// The line for a hand-written style: `by FancyReviewCardStyle, in Swift`.
  package func handWrittenStyle(_ style: String, of component: Component) -> String? {
    guard let drawing = component.drawingStyle(of: style), drawing.implementation == .handWritten else { return nil }
    return "by \(swiftName(of: drawing, of: component)), in Swift"
  }
}
