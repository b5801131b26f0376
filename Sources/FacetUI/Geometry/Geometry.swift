public struct CGPoint: Equatable, Sendable {
  public var x: CGFloat
  public var y: CGFloat

  public static let zero = CGPoint()

  public init(x: CGFloat = 0, y: CGFloat = 0) {
    self.x = x
    self.y = y
  }
}

public struct CGSize: Equatable, Sendable {
  public var width: CGFloat
  public var height: CGFloat

  public static let zero = CGSize()

  public init(width: CGFloat = 0, height: CGFloat = 0) {
    self.width = width
    self.height = height
  }
}

public struct CGRect: Equatable, Sendable {
  public var origin: CGPoint
  public var size: CGSize

  public static let zero = CGRect()

  public init(origin: CGPoint = .zero, size: CGSize = .zero) {
    self.origin = origin
    self.size = size
  }

  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }

  public var minX: CGFloat { origin.x }
  public var minY: CGFloat { origin.y }
  public var maxX: CGFloat { origin.x + size.width }
  public var midX: CGFloat { origin.x + size.width / 2 }
  public var midY: CGFloat { origin.y + size.height / 2 }
  public var maxY: CGFloat { origin.y + size.height }
  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }
}
