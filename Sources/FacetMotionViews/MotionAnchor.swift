#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !FACET_UI
  internal import FacetMotion
  internal import SwiftUI
  internal import UIKit

  /// The place of an element of SwiftUI among the views of its host.
  struct MotionAnchor: UIViewRepresentable {
    let identifier: MotionIdentifier
    let content: String?
    let depth: Int
    let copy: AnyView
    @Binding var isHidden: Bool

    func makeUIView(context: Context) -> MotionAnchorView {
      let view = MotionAnchorView(frame: .zero)
      view.isUserInteractionEnabled = false
      return view
    }

    func updateUIView(_ uiView: MotionAnchorView, context: Context) {
      uiView.motionIdentifier = identifier
      uiView.motionContent = content
      uiView.depth = depth
      uiView.makeCopy = { hidden in
        HostedCopyView(AnyView(copy.environment(\.hiddenMotionElements, hidden)))
      }
      uiView.setHidden = { isHidden = $0 }
    }

    func makeCoordinator() {}

    /// As a background, it has the size of the element.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: MotionAnchorView, context: Context) -> CGSize? { nil }
  }

  /// A copy of an element of SwiftUI, which keeps the controller that draws it.
  private final class HostedCopyView: UIView {
    private let host: UIHostingController<AnyView>

    init(_ copy: AnyView) {
      host = UIHostingController(rootView: copy)
      super.init(frame: .zero)
      host.view.backgroundColor = nil
      // The copy has the size of the element, wherever on the screen it is.
      host.safeAreaRegions = []
      addSubview(host.view)
    }

    @available(*, unavailable, message: "Views are made in code.")
    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      host.view.frame = bounds
    }
  }
#endif
