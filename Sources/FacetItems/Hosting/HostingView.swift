public import FacetRuntime

// UIKit of watchOS has no views.
#if canImport(UIKit) && !os(watchOS) && !FACET_UI
  public import UIKit

  /// A view of UIKit that shows a view of SwiftUI, and is as large as that.
  ///
  /// It hosts with `UIHostingConfiguration`, which needs no view controller.
  public final class HostingView<Root: View>: UIView {
    public var rootView: Root { didSet { hosted.configuration = Self.configuration(of: rootView) } }

    private let hosted: any UIView & UIContentView

    public init(rootView: Root) {
      self.rootView = rootView
      hosted = Self.configuration(of: rootView).makeContentView()
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
    private static func configuration(of view: Root) -> some UIContentConfiguration {
      UIHostingConfiguration { view }.margins(.all, 0)
    }
  }
#else
  /// Holds the view of a row where UIKit has no views, so that models and their updates are the same there.
  @MainActor public final class HostingView<Root: View> {
    public var rootView: Root

    public init(rootView: Root) { self.rootView = rootView }
  }
#endif
