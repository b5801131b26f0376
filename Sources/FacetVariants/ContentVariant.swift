public import FacetRuntime

/// A named example of a component, for previews, the browser and snapshots.
public struct ContentVariant: Identifiable {
  public let name: String
  /// The proposed width, in points; nil for the ideal width.
  public let width: CGFloat?
  /// The proposed height, in points; nil for the ideal height.
  public let height: CGFloat?
  /// The cells of the matrix that the variant is shown in, by their places; nil for all.
  public let cells: [Int]?
  /// Creates the view, so that listing the names of variants does not.
  public let view: @MainActor () -> AnyView

  public var id: String { name }

  public init(
    name: String, width: CGFloat? = nil, height: CGFloat? = nil, cells: [Int]? = nil,
    view: @escaping @MainActor () -> AnyView
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.cells = cells
    self.view = view
  }
}

extension View {
  /// Makes this view a variant of its component.
  ///
  ///     NumericStepper("Guests", value: .constant(0), in: 0...)
  ///       .named("At lower bound")
  ///
  /// - Parameter cells: The cells of the matrix that it is shown in, by their places; nil for all.
  public func named(
    _ name: String, width: CGFloat? = nil, height: CGFloat? = nil, cells: [Int]? = nil
  ) -> ContentVariant {
    ContentVariant(name: name, width: width, height: height, cells: cells) { AnyView(self) }
  }
}
