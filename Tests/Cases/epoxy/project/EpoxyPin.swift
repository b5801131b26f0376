#if canImport(UIKit) && canImport(EpoxyCore)
  import EpoxyCore
  import UIKit

  final class EpoxyPin: UIView, EpoxyableView {}
#endif
