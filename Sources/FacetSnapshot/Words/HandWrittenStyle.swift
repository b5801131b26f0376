package import FacetIR
import FacetText

extension Design {
  /// What the type of a style is called in Swift: `FancyReviewCardStyle`.
  package func swiftName(of style: Style, of component: Component) -> String {
    DeclarationNames(component: component.name, swiftName: component.swiftName, prefix: project.typePrefix)
      .styleType(style.nameInSwift)
  }

  /// What draws in a style where that is known only in Swift: `by FancyReviewCardStyle, in Swift`.
  package func handWrittenStyle(_ style: String, of component: Component) -> String? {
    guard let drawing = component.drawingStyle(of: style), drawing.implementation == .handWritten else { return nil }
    return "by \(swiftName(of: drawing, of: component)), in Swift"
  }
}
