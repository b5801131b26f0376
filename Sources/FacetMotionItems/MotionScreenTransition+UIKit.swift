#if canImport(UIKit) && !os(watchOS) && !FACET_UI
  public import FacetItems
  public import FacetMotion
  internal import UIKit

  extension MotionScreenTransition: UIKitScreenTransition {
    @MainActor public func makeAnimation() -> any ScreenAnimation {
      let motion = ScreenMotion(definition)
      var end: (@MainActor () -> Void)?
      motion.onBegin = { end = begin() }
      motion.onEnd = { _ in
        end?()
        end = nil
      }
      return motion
    }
  }

  extension ScreenMotion: ScreenAnimation {}
#endif
