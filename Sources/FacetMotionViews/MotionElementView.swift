#if canImport(SwiftUI) && !FACET_UI
  internal import FacetMotion
  internal import FacetRuntime
  internal import SwiftUI

  /// An element of a transition, for the view around it that plays transitions.
  struct MotionElement {
    let identifier: MotionIdentifier
    let content: String?
    let bounds: Anchor<CGRect>
    /// The number of elements around it.
    var depth = 0
    var side = MotionDiagnostic.Side.source
    /// The element without the elements in it.
    let copy: AnyView
  }

  struct MotionElementsKey: PreferenceKey {
    static var defaultValue: [MotionElement] { [] }

    static func reduce(value: inout [MotionElement], nextValue: () -> [MotionElement]) { value += nextValue() }
  }

  extension EnvironmentValues {
    /// The elements that are hidden because copies of them are shown.
    var hiddenMotionElements: Set<MotionIdentifier> {
      get { self[HiddenMotionElementsKey.self] }
      set { self[HiddenMotionElementsKey.self] = newValue }
    }

    /// The number of elements around a view.
    var motionDepth: Int {
      get { self[MotionDepthKey.self] }
      set { self[MotionDepthKey.self] = newValue }
    }
  }

  private nonisolated struct HiddenMotionElementsKey: EnvironmentKey {
    static var defaultValue: Set<MotionIdentifier> { [] }
  }

  private nonisolated struct MotionDepthKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
  }

  struct MotionElementView<Content: View>: View {
    let identifier: MotionIdentifier
    let elementContent: String?
    let content: Content

    @Environment(\.hiddenMotionElements) private var hidden
    @Environment(\.motionDepth) private var depth
    @State private var isHiddenByHost = false
    @State private var images = ShownImages()

    init(identifier: MotionIdentifier, elementContent: String?, content: Content) {
      self.identifier = identifier
      self.elementContent = elementContent
      self.content = content
    }

    var body: some View {
      content
        .environment(\.motionDepth, depth + 1)
        .environment(\.shownImages, images)
        .opacity(hidden.contains(identifier) || isHiddenByHost ? 0 : 1)
        .background { anchor }
        .transformAnchorPreference(key: MotionElementsKey.self, value: .bounds) { elements, bounds in
          for index in elements.indices { elements[index].depth += 1 }
          elements.insert(
            MotionElement(identifier: identifier, content: elementContent, bounds: bounds, copy: copy),
            at: 0)
        }
    }

    private var copy: AnyView { AnyView(content.environment(\.copiedImages, images)) }

    /// The element for transitions of UIKit.
    @ViewBuilder private var anchor: some View {
      #if canImport(UIKit) && !os(watchOS)
        MotionAnchor(
          identifier: identifier, content: elementContent, depth: depth, copy: copy, isHidden: $isHiddenByHost)
      #endif
    }
  }
#endif
