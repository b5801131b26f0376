#if canImport(UIKit) && !os(watchOS) && !FACET_UI
  public import FacetItems
  public import UIKit

  /// The screen of a presenter: a list under bars at the top and over bars at the bottom.
  ///
  ///     ListScreenController(CounterPresenter(store: store), layout: layout)
  ///
  /// Bars are below the status bar and above the home indicator, and the backgrounds of their stacks are behind these. Those
  /// at the bottom are above the keyboard while it is shown. The first and the last items of the list can be scrolled out
  /// from under the bars and the keyboard.
  public final class ListScreenController<Presenter: StateStoreContentPresenter>: UIViewController {
    public let list: ItemListView
    public let topBars = BarStackView(zOrder: .firstToLast)
    public let bottomBars = BarStackView(zOrder: .lastToFirst)

    private let presenter: Presenter
    private var presentation: ContentPresentation<Presenter>?

    /// - Parameter layout: Of the list.
    public init(_ presenter: Presenter, layout: UICollectionViewLayout) {
      self.presenter = presenter
      list = ItemListView(layout: layout)
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable, message: "Screens are made in code.")
    public required init?(coder: NSCoder) { return nil }

    public override func viewDidLoad() {
      super.viewDidLoad()
      for part in [list, topBars, bottomBars] {
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
        NSLayoutConstraint.activate([
          part.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          part.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
      }
      for bars in [topBars, bottomBars] {
        // The margins of a stack at the edge of the screen are those of the safe area.
        bars.directionalLayoutMargins = .zero
        bars.isLayoutMarginsRelativeArrangement = true
      }
      NSLayoutConstraint.activate([
        list.topAnchor.constraint(equalTo: view.topAnchor), list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        topBars.topAnchor.constraint(equalTo: view.topAnchor),
        bottomBars.bottomAnchor.constraint(equalTo: lowestAnchor),
      ])
      presentation = ContentPresentation(
        of: presenter, in: list.updater, topBars: topBars.updater, bottomBars: bottomBars.updater)
    }

    /// The edge of the keyboard, or of the screen.
    private var lowestAnchor: NSLayoutYAxisAnchor {
      #if os(tvOS)
        return view.bottomAnchor
      #else
        // Without a keyboard, the background of the bars reaches behind the home indicator.
        view.keyboardLayoutGuide.usesBottomSafeArea = false
        return view.keyboardLayoutGuide.topAnchor
      #endif
    }

    public override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      // The list adds the safe area itself.
      let insets = UIEdgeInsets(
        top: max(topBars.bounds.height - view.safeAreaInsets.top, 0), left: 0,
        bottom: max(view.bounds.maxY - bottomBars.frame.minY - view.safeAreaInsets.bottom, 0), right: 0)
      list.contentInset = insets
      list.verticalScrollIndicatorInsets = insets
    }
  }
#endif
