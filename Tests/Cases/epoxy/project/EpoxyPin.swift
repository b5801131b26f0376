#if canImport(UIKit) && canImport(EpoxyCore)
  import EpoxyCore
  import UIKit

  final class EpoxyPin: UIView, @MainActor EpoxyableView {}
#endif
