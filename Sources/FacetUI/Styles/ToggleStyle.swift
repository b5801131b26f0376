import FacetFrame

/// Draws toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// Draws a toggle. A style that needs nothing of the main actor writes it.
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
  /// The style's own `@Environment` and `@State` are bound as those of a view are.
  nonisolated func evaluate(_ configuration: Configuration, in evaluator: _Evaluator) {
    evaluator.enter(.type(ObjectIdentifier(Self.self))) {
      var style = self
      evaluator.bind(&style)
      // A toggle in what this style draws is in another one, or it would be endless.
      let outer = evaluator.environment
      evaluator.environment.change { $0.toggleStyle = nil }
      Self._evaluate(style, configuration, in: evaluator)
      evaluator.environment = outer
    }
  }
}

/// As the platform has it: a switch on a phone, a checkbox on a Mac.
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

/// The label, and at the other end of the room that it is offered a switch.
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

/// 51 by 31 points, whatever it is offered: the size of `UISwitch`, which Apple documents as fixed.
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
