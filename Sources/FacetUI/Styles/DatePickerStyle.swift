/// The appearance of date pickers. Only the system has such styles.
public protocol DatePickerStyle {
  static var _kind: _DatePickerKind { get }
}

/// What a style of date pickers draws.
public struct _DatePickerKind {
  let kind: DatePickerKind
}

/// The style of iOS: fields.
public struct DefaultDatePickerStyle: DatePickerStyle {
  public static var _kind: _DatePickerKind { _DatePickerKind(kind: .compact) }

  public nonisolated init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// A field for the date and one for the time.
public struct CompactDatePickerStyle: DatePickerStyle {
  public static var _kind: _DatePickerKind { _DatePickerKind(kind: .compact) }

  public nonisolated init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public static var _kind: _DatePickerKind { _DatePickerKind(kind: .graphical) }

  public nonisolated init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// Wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
  public static var _kind: _DatePickerKind { _DatePickerKind(kind: .wheel) }

  public nonisolated init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

nonisolated extension View {
  public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    inEnvironment { environment in environment.change { $0.datePickerKind = Style._kind.kind } }
  }
}
