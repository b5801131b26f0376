#if canImport(UIKit) && !os(watchOS) && !FACET_UI
  public import FacetRuntime
  public import UIKit

  /// A view of UIKit among views of SwiftUI, made and updated as ``RepresentedView`` says.
  ///
  ///     StayRow.swiftUIView(content: .init(stay), style: .large)
  ///       .configure { context in context.view.delegate = delegate }
  ///       .onTapGesture { open(stay) }
  public struct RepresentedItem<Row: UIView>: UIViewRepresentable {
    private let model: ItemModel<Row>
    private var configurations: [@MainActor (ItemContext<Row>) -> Void] = []
    private var strategy = SizingStrategy.automatic

    /// - Parameter model: What the view shows. Its `dataID` is not used.
    public init(_ model: ItemModel<Row>) { self.model = model }

    /// Calls a closure with the view after each update, after closures that were added before.
    public func configure(_ configuration: @escaping @MainActor (ItemContext<Row>) -> Void) -> Self {
      var item = self
      item.configurations.append(configuration)
      return item
    }

    /// Sets how the view is sized. By default, what its constraints ask for decides.
    public func sizing(_ strategy: SizingStrategy) -> Self {
      var item = self
      item.strategy = strategy
      return item
    }

    /// The view, which may be replaced, and what was measured of it.
    @MainActor public final class Coordinator {
      fileprivate let represented: RepresentedView<Row>
      fileprivate let measurement = ViewMeasurement()

      fileprivate init(_ model: ItemModel<Row>) { represented = RepresentedView(model) }
    }

    public func makeCoordinator() -> Coordinator { Coordinator(model) }

    public func makeUIView(context: Context) -> RepresentedItemView {
      RepresentedItemView(context.coordinator.represented.view)
    }

    public func updateUIView(_ uiView: RepresentedItemView, context: Context) {
      let (represented, measurement) = (context.coordinator.represented, context.coordinator.measurement)
      let animated = context.transaction.animation != nil
      measurement.strategy = strategy
      let change = represented.update(
        to: model, animated: animated,
        configurations: configurations.map { configuration in
          { view in
            configuration(ItemContext(view: view, dataID: model.dataID, animated: animated, state: .normal))
          }
        })
      if change == .view { uiView.content = represented.view }
      if change != .none {
        measurement.invalidate()
        uiView.invalidateIntrinsicContentSize()
      }
    }

    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: RepresentedItemView, context: Context) -> CGSize? {
      let size = context.coordinator.measurement.size(
        of: MeasuredUIView(view: uiView.content),
        proposal: OptionalViewSize(width: proposal.width.map { Double($0) }, height: proposal.height.map { Double($0) })
      )
      return CGSize(width: size.width, height: size.height)
    }
  }

  /// Holds the view of a ``RepresentedItem``, because SwiftUI keeps the view that was made first.
  public final class RepresentedItemView: UIView {
    var content: UIView {
      didSet {
        oldValue.removeFromSuperview()
        addContent()
      }
    }

    init(_ content: UIView) {
      self.content = content
      super.init(frame: .zero)
      addContent()
    }

    @available(*, unavailable, message: "Views are made in code.")
    public required init?(coder: NSCoder) { return nil }

    public override func layoutSubviews() {
      super.layoutSubviews()
      content.frame = bounds
    }

    private func addContent() {
      // Laid out by its frame: what its constraints ask for is measured.
      content.translatesAutoresizingMaskIntoConstraints = true
      addSubview(content)
      setNeedsLayout()
    }
  }

  private struct MeasuredUIView: MeasurableView {
    let view: UIView

    /// An endless length is as good as none: a constraint cannot have it.
    func fittingSize(width: Double?, height: Double?) -> ViewSize {
      let width = width.flatMap { $0.isFinite ? $0 : nil }
      let height = height.flatMap { $0.isFinite ? $0 : nil }
      let target = CGSize(
        width: width.map { CGFloat($0) } ?? UIView.layoutFittingCompressedSize.width,
        height: height.map { CGFloat($0) } ?? UIView.layoutFittingCompressedSize.height)
      let size = view.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .required,
        verticalFittingPriority: height == nil ? .fittingSizeLevel : .required)
      return ViewSize(width: Double(size.width), height: Double(size.height))
    }

    var wrapsText: Bool { view.containsWrappingLabel }
  }

  extension UIView {
    fileprivate var containsWrappingLabel: Bool {
      (self as? UILabel).map { $0.numberOfLines != 1 } ?? subviews.contains(where: \.containsWrappingLabel)
    }
  }

  // MARK: Views of an app

  extension StyledView where Self: UIView & ContentConfigurableView & BehaviorsConfigurableView {
    /// This view among views of SwiftUI.
    public static func swiftUIView(
      content: Content, behaviors: Behaviors? = nil, style: Style
    ) -> RepresentedItem<Self> {
      RepresentedItem(itemModel(dataID: "", content: content, behaviors: behaviors, style: style))
    }
  }

  extension StyledView where Self: UIView & ContentConfigurableView & BehaviorsConfigurableView, Content == Never {
    /// This view, which has no content, among views of SwiftUI.
    public static func swiftUIView(behaviors: Behaviors? = nil, style: Style) -> RepresentedItem<Self> {
      RepresentedItem(itemModel(dataID: "", behaviors: behaviors, style: style))
    }
  }

  extension UnstyledView where Self: UIView & ContentConfigurableView & BehaviorsConfigurableView {
    /// This view, which has no styles, among views of SwiftUI.
    public static func swiftUIView(content: Content, behaviors: Behaviors? = nil) -> RepresentedItem<Self> {
      RepresentedItem(itemModel(dataID: "", content: content, behaviors: behaviors))
    }
  }

  extension UnstyledView where Self: UIView & ContentConfigurableView & BehaviorsConfigurableView, Content == Never {
    /// This view, which has neither styles nor content, among views of SwiftUI.
    public static func swiftUIView(behaviors: Behaviors? = nil) -> RepresentedItem<Self> {
      RepresentedItem(itemModel(dataID: "", behaviors: behaviors))
    }
  }
#endif
