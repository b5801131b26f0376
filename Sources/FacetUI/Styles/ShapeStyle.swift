public import FacetFrame

/// The style of a shape, text or symbol. A frame contains one color of it, and the rest as paint.
public protocol ShapeStyle: Sendable {
  func _color(in environment: EnvironmentValues) -> Color

  /// The paint in addition to the color; nil for a style that is one color.
  func _paint(in environment: EnvironmentValues) -> Frame.Paint?
}

extension ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> Frame.Paint? { nil }
}

extension Color: ShapeStyle {
  public func _color(in environment: EnvironmentValues) -> Color { self }
}

/// A level of emphasis of the foreground color in the environment.
public struct HierarchicalShapeStyle: ShapeStyle {
  private enum Level { case primary, secondary, tertiary, quaternary }

  private let level: Level

  // SwiftUI's type is not `Equatable`.
  func isSame(as other: HierarchicalShapeStyle) -> Bool { level == other.level }

  public static let primary = HierarchicalShapeStyle(level: .primary)
  public static let secondary = HierarchicalShapeStyle(level: .secondary)
  public static let tertiary = HierarchicalShapeStyle(level: .tertiary)
  public static let quaternary = HierarchicalShapeStyle(level: .quaternary)

  public func _color(in environment: EnvironmentValues) -> Color {
    let base = environment.known.foreground?._color(in: environment)
    return switch level {
    case .primary: base ?? .primary
    case .secondary: base?.opacity(0.6) ?? .secondary
    case .tertiary: base?.opacity(0.3) ?? .tertiary
    case .quaternary: base?.opacity(0.18) ?? .quaternary
    }
  }
}

extension HierarchicalShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> Frame.Paint? {
    environment.known.foreground?._paint(in: environment)
  }
}

/// The tint in the environment.
public struct TintShapeStyle: ShapeStyle {
  public init() {}

  public func _color(in environment: EnvironmentValues) -> Color { environment.known.tint ?? .accentColor }
}

/// A type-erased shape style.
public struct AnyShapeStyle: ShapeStyle {
  /// No `AnyShapeStyle`.
  fileprivate let style: any ShapeStyle

  public init(_ style: some ShapeStyle) {
    self.style = style.unerased
  }

  public func _color(in environment: EnvironmentValues) -> Color { style._color(in: environment) }

  public func _paint(in environment: EnvironmentValues) -> Frame.Paint? { style._paint(in: environment) }

  func isSame(as other: AnyShapeStyle) -> Bool {
    if let level = style as? HierarchicalShapeStyle, let other = other.style as? HierarchicalShapeStyle {
      return level.isSame(as: other)
    }
    guard let own = style as? any Equatable else { return type(of: style) == type(of: other.style) }
    return own.isSame(as: other.style)
  }
}

extension Equatable {
  fileprivate func isSame(as other: Any) -> Bool { other as? Self == self }
}

extension ShapeStyle {
  fileprivate var unerased: any ShapeStyle { (self as? AnyShapeStyle)?.style ?? self }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == Color {
  public static var clear: Color { Color.clear }
  public static var black: Color { Color.black }
  public static var white: Color { Color.white }
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var green: Color { Color.green }
  public static var mint: Color { Color.mint }
  public static var teal: Color { Color.teal }
  public static var cyan: Color { Color.cyan }
  public static var blue: Color { Color.blue }
  public static var indigo: Color { Color.indigo }
  public static var purple: Color { Color.purple }
  public static var pink: Color { Color.pink }
  public static var brown: Color { Color.brown }
  public static var gray: Color { Color.gray }
}

extension EnvironmentValues {
  /// The color of text and symbols.
  var foregroundColor: Color { known.foregroundLevel._color(in: self) }

  /// Sets the foreground style. A hierarchical style is a level of the current foreground color.
  mutating func setForeground(_ style: some ShapeStyle) {
    let style = style.unerased
    change { storage in
      if let level = style as? HierarchicalShapeStyle {
        storage.foregroundLevel = level
      } else {
        storage.foreground = style
        storage.foregroundLevel = .primary
      }
    }
  }
}
