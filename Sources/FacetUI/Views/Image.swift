import FacetFrame

/// A symbol or an image by name.
public struct Image: Equatable, Sendable {
  @nonexhaustive public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  @nonexhaustive public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  @nonexhaustive public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

  let name: String
  let isSymbol: Bool
  let isDecorative: Bool
  private let bundle: Bundle?
  private(set) var isResizable = false
  private var renderingMode: TemplateRenderingMode?
  private var interpolation: Interpolation?

  public init(systemName: String) {
    self.init(name: systemName, isSymbol: true)
  }

  /// - Parameter bundle: The bundle of the image; nil for the main bundle.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(name: name, isSymbol: false, bundle: bundle)
  }

  /// Creates an image that assistive technologies ignore.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name: name, isSymbol: false, isDecorative: true, bundle: bundle)
  }

  private init(name: String, isSymbol: Bool, isDecorative: Bool = false, bundle: Bundle? = nil) {
    self.bundle = bundle
    self.name = name
    self.isSymbol = isSymbol
    self.isDecorative = isDecorative
  }

  /// Creates a symbol of an asset catalog, which SwiftUI recognizes by its content.
  package init(_symbol name: String, bundle: Bundle?) {
    self.init(name: name, isSymbol: true, bundle: bundle)
  }

  /// Draws the shape of the image in the foreground color, or its own colors.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.renderingMode = renderingMode
    return image
  }

  /// Sets how the scaled image is smoothed, which frames do not show.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.interpolation = interpolation
    return image
  }

  /// Whether it is drawn in the foreground color.
  fileprivate var isTemplate: Bool { renderingMode.map { $0 == .template } ?? isSymbol }

  /// Makes the image take its proposed size.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var image = self
    image.isResizable = true
    return image
  }
}

extension Image: View {
  public typealias Body = Never

  public nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    let environment = evaluator.environment
    let font = environment.drawnFont ?? .body
    let layout = ImageLayout(
      image: view, side: view.isSymbol ? font.lineHeight(at: environment.dynamicTypeSize) : 10,
      isRightToLeft: environment.layoutDirection == .rightToLeft)
    evaluator.leaf(layout, color: view.isTemplate ? environment.foregroundColor : nil)
    if view.isSymbol { evaluator.paintWords() } else { evaluator.paintOpacity() }
    if view.isDecorative {
      evaluator.tree.changeAccessibility(of: evaluator.tree.nodes.count - 1) { $0.isHidden = true }
    }
  }
}

/// A symbol is a square with the line height of the font. The size of an image is unknown, and taken as 10 by 10 points
/// unless it is resizable.
struct ImageLayout: LeafLayout {
  let image: Image
  let side: CGFloat
  let isRightToLeft: Bool

  func size(_ proposal: ProposedViewSize, of node: Int, in layout: LayoutEngine) -> CGSize {
    let own = CGSize(width: side, height: side)
    return image.isResizable ? proposal.replacingUnspecifiedDimensions(by: own) : own
  }

  /// A symbol stands on the baseline of text in its font.
  func explicitGuide(
    _ key: AlignmentKey, of node: Int, size: CGSize, proposal: ProposedViewSize, in layout: LayoutEngine
  ) -> CGFloat? {
    key.isTextBaseline && image.isSymbol && !image.isResizable ? LineStyle.baseline(ofLine: side) : nil
  }

  func picture(of node: Int, in layout: LayoutEngine) -> Frame.Kind {
    .image(
      name: image.name, isSymbol: image.isSymbol, isMirrored: isRightToLeft && image.followsDirection,
      fills: image.isResizable)
  }
}

extension Image {
  /// Whether the symbol is mirrored in right-to-left layout: names with a reading direction are (`chevron.forward`),
  /// those with a side are not (`chevron.right`).
  fileprivate var followsDirection: Bool {
    isSymbol && name.split(separator: ".").contains { $0 == "forward" || $0 == "backward" }
  }
}
