/// What surrounds a text field. SwiftUI does not say how one is made, and this module draws the plain one only.
@MainActor @preconcurrency
public protocol TextFieldStyle {}

/// As the platform has it: a phone draws nothing around the text, a Mac a bezel.
public struct DefaultTextFieldStyle: TextFieldStyle {
  public nonisolated init() {}
}

/// Nothing around the text.
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
