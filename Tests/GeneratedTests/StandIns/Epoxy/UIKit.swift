// Of UIKit, what the bridges to Epoxy refer to, with Apple's public signatures.

@MainActor @preconcurrency open class UIView {
  public init() {}
}
