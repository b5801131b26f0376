/// The look of the buttons of generated components: the label, on all platforms and in all contexts.
///
///     Button(action: reserve) { Text("Reserve") }
///       .buttonStyle(.component)
///
/// The label of a pressed button is translucent. A label with a look of its own reads `isPressed`:
///
///     Button(action: reserve) {
///       WithEnvironment(\.isPressed) { isPressed in
///         Text("Reserve").foregroundStyle(isPressed ? .secondary : .primary)
///       }
///     }
///     .buttonStyle(.component(pressedOpacity: 1))
///
/// Taps count in the whole rectangle of the label, also where it draws nothing. A label with a shape of its own keeps that:
///
///     Button(action: reserve) {
///       Text("Reserve").padding().background(.green, in: Capsule()).contentShape(Capsule())
///     }
///     .buttonStyle(.component(hasContentShape: true))
public struct ComponentButtonStyle: ButtonStyle {
  /// The opacity of a pressed label without a look of its own.
  public nonisolated static let pressedOpacity = 0.6

  @Environment(\.isPressed) private var isPressedAround
  @Environment(\.isEnabled) private var isEnabled
  private let pressedOpacity: Double
  private let hasContentShape: Bool
  private let readsHover: Bool

  /// - Parameters:
  ///   - pressedOpacity: The opacity of the label while the button is pressed.
  ///   - hasContentShape: Whether the label says by a `contentShape` where it takes taps.
  ///   - readsHover: Whether the label reads `isHovered`. Others need no tracking of a pointer.
  public nonisolated init(
    pressedOpacity: Double = Self.pressedOpacity, hasContentShape: Bool = false, readsHover: Bool = false
  ) {
    self.pressedOpacity = pressedOpacity
    self.hasContentShape = hasContentShape
    self.readsHover = readsHover
  }

  public func makeBody(configuration: Configuration) -> some View {
    let isPressed = isEnabled && (configuration.isPressed || isPressedAround)
    label(of: configuration)
      .opacity(isPressed ? pressedOpacity : 1)
      .environment(\.isPressed, isPressed)
      #if canImport(SwiftUI) && !FACET_UI && !os(tvOS) && !os(watchOS)
        .modifier(HoverReading(isOn: readsHover))
      #endif
      #if os(visionOS) && !FACET_UI
        .hoverEffect()
      #endif
  }

  @ViewBuilder private func label(of configuration: Configuration) -> some View {
    if hasContentShape { configuration.label } else { configuration.label.contentShape(Rectangle()) }
  }
}

extension ButtonStyle where Self == ComponentButtonStyle {
  public static var component: ComponentButtonStyle { ComponentButtonStyle() }

  /// - Parameters:
  ///   - pressedOpacity: The opacity of the label while the button is pressed.
  ///   - hasContentShape: Whether the label says by a `contentShape` where it takes taps.
  ///   - readsHover: Whether the label reads `isHovered`.
  public static func component(
    pressedOpacity: Double = ComponentButtonStyle.pressedOpacity, hasContentShape: Bool = false,
    readsHover: Bool = false
  ) -> ComponentButtonStyle {
    ComponentButtonStyle(
      pressedOpacity: pressedOpacity, hasContentShape: hasContentShape, readsHover: readsHover)
  }
}

nonisolated extension EnvironmentValues {
  /// Whether the button around a view is pressed. A preview sets it to draw its buttons pressed.
  public var isPressed: Bool {
    get { storedIsPressed }
    set { storedIsPressed = newValue }
  }

  /// Whether a pointer is over the button around a view. A preview sets it to draw its buttons hovered.
  public var isHovered: Bool {
    get { storedIsHovered }
    set { storedIsHovered = newValue }
  }
}

#if FACET_UI || !canImport(SwiftUI)
  extension EnvironmentValues {
    private var storedIsHovered: Bool {
      get { _isHovered }
      set { _isHovered = newValue }
    }

    private var storedIsPressed: Bool {
      get { _isPressed }
      set { _isPressed = newValue }
    }
  }

  extension _Evaluator {
    /// The same as a button with `ComponentButtonStyle`, without a view. The label is evaluated with whether the button is
    /// pressed.
    package func componentButton(
      action: @escaping () -> Void, pressedOpacity: () -> Double, hasContentShape: Bool = false,
      label content: (_ isPressed: Bool) -> Void
    ) {
      func label(_ isPressed: Bool) {
        if hasContentShape { content(isPressed) } else { contentShape(Rectangle()._kind) { content(isPressed) } }
      }
      button(action: action) { isTouched in
        guard isTouched || environment.isPressed else { return label(false) }
        let isPressed = environment.isEnabled
        inEnvironment({ $0.isPressed = isPressed }) {
          if isPressed { opacity(pressedOpacity()) { label(true) } } else { label(false) }
        }
      }
    }
  }
#else
  nonisolated extension EnvironmentValues {
    private var storedIsPressed: Bool {
      get { self[PressedKey.self] }
      set { self[PressedKey.self] = newValue }
    }

    private var storedIsHovered: Bool {
      get { self[HoveredKey.self] }
      set { self[HoveredKey.self] = newValue }
    }
  }

  private nonisolated struct PressedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private nonisolated struct HoveredKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  #if !os(tvOS) && !os(watchOS)
    /// Sets for the label of a button whether a pointer is over it.
    private struct HoverReading: ViewModifier {
      let isOn: Bool
      @State private var isHovered = false
      @Environment(\.isHovered) private var isHoveredAround
      @Environment(\.isEnabled) private var isEnabled

      func body(content: Content) -> some View {
        if isOn {
          content
            .environment(\.isHovered, isEnabled && (isHovered || isHoveredAround))
            .onHover { isHovered = $0 }
        } else {
          content
        }
      }
    }
  #endif
#endif
