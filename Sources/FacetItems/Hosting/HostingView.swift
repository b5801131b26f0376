public import FacetRuntime

// UIKit of watchOS has no views.
#if canImport(UIKit) && !os(watchOS) && !FACET_UI
  public import UIKit

  /// A view of UIKit that shows a view of SwiftUI, and is as large as that.
  ///
  /// It hosts with `UIHostingConfiguration`, which needs no view controller.
  public final class HostingView<Root: View>: UIView {
    private(set) var root: HostedRoot<Root>? { didSet { hosted.configuration = configuration } }
    /// The identity of the view: one that is shown after ``empty()`` has none of the state of the one before.
    private var generation = 0

    private let hosted: any UIView & UIContentView
    private var configuration: some UIContentConfiguration { Self.configuration(of: root, generation) }

    init(root: HostedRoot<Root>) {
      self.root = root
      hosted = Self.configuration(of: root, 0).makeContentView()
      super.init(frame: .zero)
      addSubview(hosted)
      hosted.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        hosted.leadingAnchor.constraint(equalTo: leadingAnchor), hosted.topAnchor.constraint(equalTo: topAnchor),
        hosted.trailingAnchor.constraint(equalTo: trailingAnchor),
        hosted.bottomAnchor.constraint(equalTo: bottomAnchor),
      ])
    }

    @available(*, unavailable, message: "Views are made in code.")
    public required init?(coder: NSCoder) { return nil }

    /// The row has the margins of its layout, not those of a cell.
    private static func configuration(of root: HostedRoot<Root>?, _ generation: Int) -> some UIContentConfiguration {
      UIHostingConfiguration { if let root { root.view.id(generation) } }.margins(.all, 0)
    }

    func empty() {
      generation += 1
      root = nil
    }
  }
#else
  /// Holds the view of a row where UIKit has no views, so that models and their updates are the same there.
  @MainActor public final class HostingView<Root: View> {
    private(set) var root: HostedRoot<Root>? { didSet { updates += 1 } }
    /// How often another root has been set.
    package private(set) var updates = 0

    init(root: HostedRoot<Root>) { self.root = root }

    func empty() { root = nil }
  }
#endif

extension HostingView {
  public convenience init(rootView: Root) { self.init(root: HostedRoot(rootView)) }

  /// The view of SwiftUI that is shown; nil while the host waits to be used again.
  public var rootView: Root? {
    get { root?.view }
    set { root = newValue.map { HostedRoot($0) } }
  }

  /// Shows the view of an item model. Does nothing if it is shown already.
  func show(_ root: HostedRoot<Root>) {
    if root !== self.root { self.root = root }
  }
}

extension HostingView: ReusableHost {}

/// The view of an item model. Its identity is that of the model.
@MainActor final class HostedRoot<Root: View> {
  let view: Root

  init(_ view: Root) { self.view = view }
}
