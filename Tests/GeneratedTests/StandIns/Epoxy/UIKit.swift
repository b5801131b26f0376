// Of UIKit, what the bridges to Epoxy refer to, with Apple's public signatures.

open class NSCoder {}

public struct CGRect: Sendable {
  public static let zero = CGRect()
}

@MainActor @preconcurrency open class UIView {
  public convenience init() { self.init(frame: .zero) }
  public init(frame: CGRect) {}
  public required init?(coder: NSCoder) { return nil }
}
