/// The appearance of pickers. Only the system has such styles.
public protocol PickerStyle {
  static var _kind: _PickerKind { get }
}

/// What a picker style draws.
public struct _PickerKind {
  let kind: PickerKind
}

/// The style of iOS: a menu.
public struct DefaultPickerStyle: PickerStyle {
  public static var _kind: _PickerKind { _PickerKind(kind: .menu) }

  public nonisolated init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// The selected option, which opens a menu.
public struct MenuPickerStyle: PickerStyle {
  public static var _kind: _PickerKind { _PickerKind(kind: .menu) }

  public nonisolated init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// Segments side by side.
public struct SegmentedPickerStyle: PickerStyle {
  public static var _kind: _PickerKind { _PickerKind(kind: .segmented) }

  public nonisolated init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// The options among other views: outside of a list, a wheel, as on iOS.
public struct InlinePickerStyle: PickerStyle {
  public static var _kind: _PickerKind { _PickerKind(kind: .wheel) }

  public nonisolated init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// A wheel.
public struct WheelPickerStyle: PickerStyle {
  public static var _kind: _PickerKind { _PickerKind(kind: .wheel) }

  public nonisolated init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

nonisolated extension View {
  public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    inEnvironment { environment in environment.change { $0.pickerKind = Style._kind.kind } }
  }
}
