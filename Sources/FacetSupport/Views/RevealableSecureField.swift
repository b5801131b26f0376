public import FacetRuntime

/// A password field that can show its text.
///
///     RevealableSecureField(text: $password, isRevealed: isVisible) {
///       Text("Password")
///     }
///
/// Under SwiftUI, a `TextField` in the place of a `SecureField` would lose focus, and the keyboard would close. Here both
/// are there, one of them is shown, and focus moves from one to the other. As everywhere on iOS, a password field that gets
/// focus replaces its text with what is typed next.
public nonisolated struct RevealableSecureField<Label: View>: View {
  @Binding private var text: String
  private let isRevealed: Bool
  private let label: Label
  #if canImport(SwiftUI) && !FACET_UI
    @FocusState private var focus: FieldFocus?
  #endif

  /// - Parameters:
  ///   - isRevealed: Whether the text can be read.
  ///   - label: The placeholder, also the accessibility label.
  public init(text: Binding<String>, isRevealed: Bool, @ViewBuilder label: () -> Label) {
    _text = text
    self.isRevealed = isRevealed
    self.label = label()
  }

  #if canImport(SwiftUI) && !FACET_UI
    @MainActor
  #endif
  public var body: some View { fields }
}

#if canImport(SwiftUI) && !FACET_UI
  private nonisolated enum FieldFocus: Hashable { case hidden, revealed }

  extension RevealableSecureField {
    @MainActor private var fields: some View {
      ZStack {
        SecureField(text: $text) { label }
          .focused($focus, equals: .hidden)
          .modifier(Shown(isShown: !isRevealed))
        TextField(text: $text) { label }
          .focused($focus, equals: .revealed)
          .modifier(Shown(isShown: isRevealed))
      }
      .onChange(of: isRevealed) { _, _ in moveFocus() }
      .onChange(of: focus) { _, _ in moveFocus() }
    }

    /// Focus that is set from outside can come to the field that is not shown.
    @MainActor private func moveFocus() {
      let shown: FieldFocus = isRevealed ? .revealed : .hidden
      if let focus, focus != shown { self.focus = shown }
    }
  }

  /// Hides a field from eyes, fingers and VoiceOver without removing it.
  private struct Shown: ViewModifier {
    let isShown: Bool

    func body(content: Content) -> some View {
      content
        .opacity(isShown ? 1 : 0)
        .allowsHitTesting(isShown)
        .accessibilityHidden(!isShown)
    }
  }
#else
  extension RevealableSecureField: _NonisolatedView {
    private var fields: some View { SecureField(_text: $text, isRevealed: isRevealed) { label } }
  }
#endif
