/// A clockwise angle.
public struct Angle: Hashable, Sendable {
  public var degrees: Double

  public var radians: Double {
    get { degrees * .pi / 180 }
    set { degrees = newValue * 180 / .pi }
  }

  public init(degrees: Double) {
    self.degrees = degrees
  }

  public init(radians: Double) {
    self.init(degrees: radians * 180 / .pi)
  }

  public static let zero = Angle(degrees: 0)

  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
}
