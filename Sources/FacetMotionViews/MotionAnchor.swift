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
        let host = UIHostingController(rootView: copy.environment(\.hiddenMotionElements, hidden))
        host.view.backgroundColor = nil
        return host.view
      }
      uiView.setHidden = { isHidden = $0 }
    }

    func makeCoordinator() {}

    /// As a background, it has the size of the element.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: MotionAnchorView, context: Context) -> CGSize? { nil }
  }
#endif
