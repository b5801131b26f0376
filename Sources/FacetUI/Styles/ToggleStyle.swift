import FacetFrame

/// The appearance of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// Evaluates a toggle. Styles with a nonisolated body implement it.
  nonisolated static func _evaluate(_ style: Self, _ configuration: Configuration, in evaluator: _Evaluator)
}

extension ToggleStyle {
  public nonisolated static func _evaluate(_ style: Self, _ configuration: Configuration, in evaluator: _Evaluator) {
    nonisolated(unsafe) let (style, configuration) = (style, configuration)
    evaluator.evaluate(assumingMainActor { style.makeBody(configuration: configuration) })
  }
}

public struct ToggleStyleConfiguration {
  public struct Label {
    let content: AnyView
  }

  public let label: Label
  @Binding public var isOn: Bool
}

extension ToggleStyleConfiguration.Label: _NonisolatedView {
  public nonisolated var body: some View { content }
}

extension ToggleStyle {
  /// Binds the style's `@Environment` and `@State` like those of a view, then evaluates the toggle.
  nonisolated func evaluate(_ configuration: Configuration, in evaluator: _Evaluator) {
    evaluator.enter(.type(ObjectIdentifier(Self.self))) {
      var style = self
      evaluator.bind(&style)
      // The style is removed from the environment of its body, because a toggle in it would recurse without end.
      let outer = evaluator.environment
      evaluator.environment.change { $0.toggleStyle = nil }
      Self._evaluate(style, configuration, in: evaluator)
      evaluator.environment = outer
    }
  }
}

/// The default style: a switch on iOS, a checkbox on macOS.
public struct DefaultToggleStyle {
  public nonisolated init() {}
}

extension DefaultToggleStyle: ToggleStyle {
  public nonisolated func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }

  public nonisolated static func _evaluate(_ style: Self, _ configuration: Configuration, in evaluator: _Evaluator) {
    evaluator.evaluate(style.makeBody(configuration: configuration))
  }
}

/// A switch at the trailing edge of the proposed width, with the label at the leading edge.
public struct SwitchToggleStyle {
  public nonisolated init() {}
}

extension SwitchToggleStyle: ToggleStyle {
  public nonisolated func makeBody(configuration: Configuration) -> some View {
    _SwitchControl(configuration: configuration)
  }

  public nonisolated static func _evaluate(_ style: Self, _ configuration: Configuration, in evaluator: _Evaluator) {
    evaluator.evaluate(style.makeBody(configuration: configuration))
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

nonisolated extension View {
  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    inEnvironment { environment in environment.change { $0.toggleStyle = style } }
  }
}

/// The toggle's action, label and switch.
nonisolated struct _SwitchControl: View {
  typealias Body = Never

  let configuration: ToggleStyleConfiguration

  nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    let isOn = view.configuration.$isOn
    let flip: () -> Void = { isOn.wrappedValue.toggle() }
    let name = evaluator.environment.known.hidesLabels ? evaluator.words(of: view.configuration.label) : nil
    let start = evaluator.tree.nodes.count
    evaluator.wrap(ControlLayout(control: .toggle), perform: flip) {
      guard name == nil else { return evaluator.evaluate(_Switch(isOn: isOn.wrappedValue)) }
      evaluator.evaluate(
        HStack(spacing: 8) {
          _ControlLabel(content: view.configuration.label).frame(maxWidth: .infinity, alignment: .leading)
          _Switch(isOn: isOn.wrappedValue)
        })
    }
    if let name { evaluator.tree.changeAccessibility(of: start) { $0.label = name } }
  }
}

/// A fixed size of 51 by 31 points, which Apple documents for `UISwitch`.
nonisolated struct _Switch: View {
  typealias Body = Never

  let isOn: Bool

  nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    let tint = evaluator.environment.known.tint ?? .green
    evaluator.leaf(SwitchLayout(isOn: view.isOn), color: view.isOn ? tint : .quaternary)
  }
}

struct SwitchLayout: LeafLayout {
  let isOn: Bool

  func size(_ proposal: ProposedViewSize, of node: Int, in layout: LayoutEngine) -> CGSize {
    CGSize(width: 51, height: 31)
  }

  func picture(of node: Int, in layout: LayoutEngine) -> Frame.Kind { .indicator(.toggle(isOn: isOn)) }
}
