package import FacetIR
import FacetLanguage
import FacetRuntime
import FacetSupport
import FacetUI

/// A component with its arguments: the content and actions of its styles.
package final class ComponentModel {
  let run: Run
  package let component: Component
  let arguments: Arguments
  /// The values that actions can change, by name.
  let state: Binding<[String: Value]>
  /// The component's styles in the environment.
  let styles: StyleStack<PreviewStyle>
  /// The store of a screen that a variant draws; nil for a component.
  let store: ScreenStore?

  init(
    run: Run, component: Component, arguments: Arguments, state: Binding<[String: Value]>,
    styles: StyleStack<PreviewStyle> = StyleStack(), store: ScreenStore? = nil
  ) {
    self.run = run
    self.component = component
    self.arguments = arguments
    self.state = state
    self.styles = styles
    self.store = store
  }

  package var program: Program { run.program }

  /// Parameters and state by name, with the current values of bindings.
  package var parameterScope: Scope {
    let scope = run.scope
    for parameter in component.parameters {
      scope.names.parameters.bind(parameter.name, to: value(of: parameter))
    }
    for property in component.state {
      scope.names.parameters.bind(
        property.name, to: state.wrappedValue[property.name] ?? run.scope.evaluate(property.initialValue))
    }
    return scope
  }

  /// Parameters and the content derived from them. An action is represented only by whether it is present.
  package var contentScope: Scope {
    let scope = parameterScope
    for field in component.content.fields {
      scope.names.content.bind(field.name, to: scope.evaluate(field.value))
    }
    for action in component.content.actions {
      scope.names.content.bind(action.name, to: canPerform(action) ? .action : .null)
    }
    return scope
  }

  func value(of parameter: Parameter) -> Value {
    if let argument = arguments[parameter.name] { return argument.value }
    return parameter.defaultValue.map(run.scope.evaluate) ?? .null
  }

  /// The body of a style, or of the style that it extends. A hand-written style is an opaque view.
  func body(of style: String) -> Element {
    let drawing = component.drawingStyle(of: style)
    if case .body(let element)? = drawing?.implementation { return element }
    guard let drawing, drawing.implementation == .handWritten else { return Element(name: "", kind: .group([])) }
    let type = run.program.nameOfHandWrittenStyle(drawing, component)
    return Element(name: type, kind: .handWritten(Element.HandWritten(type: [type])))
  }

  /// The content of a slot.
  ///
  /// - Parameter value: What a slot with a value is given.
  func slot(_ name: String, for value: Value?) -> SlotContent {
    let content = component.content.fields.first { $0.name == name }.flatMap { slot($0, for: value) }
    guard let content else { return SlotContent(EmptyView(), isGiven: false) }
    if component.styleKind != .flexible || styles.isEmpty { return content }
    let styled = StyledSlot(content, styles: styles, at: \.previewStyles[component.name])
    return SlotContent(styled, isGiven: content.isGiven)
  }

  private func slot(_ field: Content.Field, for value: Value?) -> SlotContent? {
    guard case .parameter(let parameter) = field.value.node else { return nil }
    return switch arguments[parameter] {
    case .slot(let content): content
    case .slotFunction(_, let content): content(value ?? .null)
    default: nil
    }
  }

  /// The effect of an action, which reads bindings when performed; nil if the action is nil.
  func action(_ name: String) -> PerformedAction? {
    component.content.actions.first { $0.name == name }.flatMap(performed)
  }

  private func canPerform(_ action: Content.Action) -> Bool {
    guard case .parameter(let parameter, _) = action.body else { return true }
    if case .action? = arguments[parameter] { return true }
    return false
  }

  private func performed(_ action: Content.Action) -> PerformedAction? {
    switch action.body {
    case .parameter(let parameter, _):
      guard case .action(let perform)? = arguments[parameter] else { return nil }
      return perform
    case .statements(let statements, let given):
      return PerformedAction(name: action.name) { [self] value in
        handle(action.name, value) {
          perform(statements, with: given.map { [($0, value ?? .null)] } ?? [])
        }
      }
    case .handWritten:
      return PerformedAction(name: action.name) { [self] value in
        handle(action.name, value) { store?.note("does what its Swift says") }
      }
    }
  }

  /// Performs an action, in the store if this is a screen.
  func handle(_ action: String, _ value: Value?, _ perform: () -> Void) {
    guard let store else { return perform() }
    store.handle(PerformedAction.words(action, value), state: { stateValues }, perform: perform)
  }

  private var stateValues: StateValues {
    let scope = parameterScope
    return StateValues(
      properties: component.state.map { .init(name: $0.name, type: $0.type, value: scope.parameter($0.name)) },
      structures: run.program.structures)
  }

  /// - Parameter locals: The value that the action is given, and those that conditions have bound.
  private func perform(_ statements: [Statement], with locals: [(name: String, value: Value)]) {
    for statement in statements { perform(statement, with: locals) }
  }

  private func perform(_ statement: Statement, with locals: [(name: String, value: Value)]) {
    guard run.countEvaluation() else { return }
    // Each statement reads the changes of those before it.
    var scope: Scope { locals.reduce(contentScope) { $0.binding($1.name, to: $1.value) } }
    switch statement {
    case .assign(let target, let value):
      let value = scope.evaluate(value)
      if case .binding(let binding, _)? = arguments[target] {
        binding.wrappedValue = value
      } else if component.state.contains(where: { $0.name == target }) {
        state.wrappedValue[target] = value
      }
    case .call(let reference):
      action(reference.name)?(reference.argument.map { scope.evaluate($0) })
    case .announce(let text): AccessibilityNotification.Announcement(scope.evaluate(text).text).post()
    case .animated(let timing, let statements):
      run.note(animation: timing)
      perform(statements, with: locals)
    case .conditional(.isTrue(let test), let then, let otherwise):
      perform(scope.evaluate(test).boolValue ? then : otherwise, with: locals)
    case .conditional(.binds(let name, let optional), let then, let otherwise):
      let value = scope.evaluate(optional)
      if value.isNull { perform(otherwise, with: locals) } else { perform(then, with: locals + [(name, value)]) }
    case .start(let name, let argument):
      guard let effect = component.screen?.effect(named: name) else { return }
      store?.start(effect, argument.map { scope.evaluate($0) })
    case .cancel(let name): store?.cancel(name)
    }
  }
}
