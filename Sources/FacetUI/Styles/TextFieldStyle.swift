/// The style of a text field. SwiftUI has no public API to implement one, and this module draws only the plain style.
@MainActor @preconcurrency
public protocol TextFieldStyle {}

/// The default style: without decoration on iOS, with a bezel on macOS.
public struct DefaultTextFieldStyle: TextFieldStyle {
  public nonisolated init() {}
}

/// A style without decoration.
public struct PlainTextFieldStyle: TextFieldStyle {
  public nonisolated init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

nonisolated extension View {
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    inEnvironment { environment in environment.change { $0.hasPlainTextFields = style is PlainTextFieldStyle } }
  }
}
