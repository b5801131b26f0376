/// One named way to draw one component, for previews, the browser and snapshots.
public struct ContentVariant: Identifiable {
  public let name: String
  /// The width that the view is offered, in points; nil where it takes what it needs.
  public let width: CGFloat?
  /// The height that the view is offered, in points; nil where it takes what it needs.
  public let height: CGFloat?
  /// Made when it is asked for: a list of the names of all variants builds no view.
  public let view: @MainActor () -> AnyView

  public var id: String { name }

  public init(
    name: String, width: CGFloat? = nil, height: CGFloat? = nil, view: @escaping @MainActor () -> AnyView
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.view = view
  }
}

extension View {
  /// Makes this view a variant of its component.
  ///
  ///     NumericStepper("Guests", value: .constant(0), in: 0...)
  ///       .named("At lower bound")
  public func named(_ name: String, width: CGFloat? = nil, height: CGFloat? = nil) -> ContentVariant {
    ContentVariant(name: name, width: width, height: height) { AnyView(self) }
  }
}
