/// Stands in for Apple's type: a length that is not `Double`, though the compiler converts one into the other.
@frozen public struct CGFloat: Sendable {
  public var native: Double

  public init(_ value: Double) { native = value }
  public init(_ value: CGFloat) { self = value }
}

extension Double {
  public init(_ value: CGFloat) { self = value.native }
}

extension CGFloat: BinaryFloatingPoint {
  public typealias RawExponent = UInt
  public typealias RawSignificand = UInt64

  public static var exponentBitCount: Int { Double.exponentBitCount }
  public static var significandBitCount: Int { Double.significandBitCount }
  public static var radix: Int { Double.radix }
  public static var nan: CGFloat { CGFloat(Double.nan) }
  public static var signalingNaN: CGFloat { CGFloat(Double.signalingNaN) }
  public static var infinity: CGFloat { CGFloat(Double.infinity) }
  public static var greatestFiniteMagnitude: CGFloat { CGFloat(Double.greatestFiniteMagnitude) }
  public static var pi: CGFloat { CGFloat(Double.pi) }
  public static var leastNormalMagnitude: CGFloat { CGFloat(Double.leastNormalMagnitude) }
  public static var leastNonzeroMagnitude: CGFloat { CGFloat(Double.leastNonzeroMagnitude) }

  public init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt64) {
    native = Double(
      sign: sign, exponentBitPattern: exponentBitPattern, significandBitPattern: significandBitPattern)
  }
  public init(sign: FloatingPointSign, exponent: Int, significand: CGFloat) {
    native = Double(sign: sign, exponent: exponent, significand: significand.native)
  }
  public init(signOf sign: CGFloat, magnitudeOf magnitude: CGFloat) {
    native = Double(signOf: sign.native, magnitudeOf: magnitude.native)
  }
  public init(_ value: some BinaryInteger) { native = Double(value) }
  public init(integerLiteral value: Int64) { native = Double(value) }
  public init(floatLiteral value: Double) { native = value }
  public init?(exactly value: some BinaryInteger) {
    guard let native = Double(exactly: value) else { return nil }
    self.native = native
  }

  public var exponentBitPattern: UInt { native.exponentBitPattern }
  public var significandBitPattern: UInt64 { native.significandBitPattern }
  public var sign: FloatingPointSign { native.sign }
  public var exponent: Int { native.exponent }
  public var significand: CGFloat { CGFloat(native.significand) }
  public var significandWidth: Int { native.significandWidth }
  public var binade: CGFloat { CGFloat(native.binade) }
  public var ulp: CGFloat { CGFloat(native.ulp) }
  public var nextUp: CGFloat { CGFloat(native.nextUp) }
  public var magnitude: CGFloat { CGFloat(native.magnitude) }
  public var isNormal: Bool { native.isNormal }
  public var isFinite: Bool { native.isFinite }
  public var isZero: Bool { native.isZero }
  public var isSubnormal: Bool { native.isSubnormal }
  public var isInfinite: Bool { native.isInfinite }
  public var isNaN: Bool { native.isNaN }
  public var isSignalingNaN: Bool { native.isSignalingNaN }
  public var isCanonical: Bool { native.isCanonical }

  public static func + (lhs: CGFloat, rhs: CGFloat) -> CGFloat { CGFloat(lhs.native + rhs.native) }
  public static func - (lhs: CGFloat, rhs: CGFloat) -> CGFloat { CGFloat(lhs.native - rhs.native) }
  public static func * (lhs: CGFloat, rhs: CGFloat) -> CGFloat { CGFloat(lhs.native * rhs.native) }
  public static func / (lhs: CGFloat, rhs: CGFloat) -> CGFloat { CGFloat(lhs.native / rhs.native) }
  public static func += (lhs: inout CGFloat, rhs: CGFloat) { lhs.native += rhs.native }
  public static func -= (lhs: inout CGFloat, rhs: CGFloat) { lhs.native -= rhs.native }
  public static func *= (lhs: inout CGFloat, rhs: CGFloat) { lhs.native *= rhs.native }
  public static func /= (lhs: inout CGFloat, rhs: CGFloat) { lhs.native /= rhs.native }
  public static prefix func - (operand: CGFloat) -> CGFloat { CGFloat(-operand.native) }

  public mutating func round(_ rule: FloatingPointRoundingRule) { native.round(rule) }
  public mutating func formRemainder(dividingBy other: CGFloat) { native.formRemainder(dividingBy: other.native) }
  public mutating func formTruncatingRemainder(dividingBy other: CGFloat) {
    native.formTruncatingRemainder(dividingBy: other.native)
  }
  public mutating func formSquareRoot() { native.formSquareRoot() }
  public mutating func addProduct(_ lhs: CGFloat, _ rhs: CGFloat) { native.addProduct(lhs.native, rhs.native) }
  public func isEqual(to other: CGFloat) -> Bool { native == other.native }
  public func isLess(than other: CGFloat) -> Bool { native < other.native }
  public func isLessThanOrEqualTo(_ other: CGFloat) -> Bool { native <= other.native }
  public func distance(to other: CGFloat) -> CGFloat { other - self }
  public func advanced(by distance: CGFloat) -> CGFloat { self + distance }
}

extension CGFloat: Hashable {
  public static func == (lhs: CGFloat, rhs: CGFloat) -> Bool { lhs.native == rhs.native }
  public func hash(into hasher: inout Hasher) { hasher.combine(native) }
}

extension CGFloat: CustomStringConvertible {
  public var description: String { native.description }
}
