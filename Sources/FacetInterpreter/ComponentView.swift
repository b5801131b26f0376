import FacetIR
import FacetRuntime
import FacetUI

/// A component, drawn as its generated view draws itself: the style's body in a unary stack, one style fewer in the
/// environment below, and the accessibility outside, where no style reaches it.
nonisolated struct ComponentView: _NonisolatedView {
  let run: Run
  let component: Component
  let arguments: Arguments
  /// What the spec calls it where it stands.
  let name: String

  /// Where its state is kept, if whoever draws it wants to see it.
  private let state: Binding<[String: Value]>?

  @State private var ownState: [String: Value] = [:]
  @Environment(\.previewStyles) private var styles

  /// - Parameter name: of the element that shows it, if one does.
  init(
    run: Run, component: Component, arguments: Arguments, name: String? = nil,
    state: Binding<[String: Value]>? = nil
  ) {
    self.run = run
    self.component = component
    self.arguments = arguments
    self.name = name ?? component.name
    self.state = state
  }

  var body: some View {
    drawing
      ._specName(name, component: component.name)
      // A value is not used up where it is read.
      .environment(\.previewStyles[component.name], component.styleKind == .flexible ? stack.popped() : stack)
      .accessibility(component.accessibility, of: model)
  }

  /// A component that draws itself is the view that it draws, if that is one.
  @ViewBuilder private var drawing: some View {
    let style = stack.top(or: PreviewStyle(name: component.styles.first?.name ?? "default"))
    let view = StyleView(model: model, style: style)
    if component.styleKind != .flexible, model.body(of: style.name).isOneView {
      view
    } else {
      UnaryView { view }
    }
  }

  private var stack: StyleStack<PreviewStyle> { styles[component.name] }

  private var model: ComponentModel {
    ComponentModel(
      run: run, component: component, arguments: arguments, state: state ?? $ownState, styles: stack)
  }
}

/// Generated views switch to the concrete style here; so does this one, for the same identity.
nonisolated struct StyleView: _NonisolatedView {
  let model: ComponentModel
  let style: PreviewStyle

  @Environment(\.self) private var environment

  var body: some View {
    ElementView(element: model.body(of: style.name), context: context)
  }

  private var context: ElementContext {
    var scope = model.contentScope
    scope.environment = environment.facetValues
    for property in model.component.style(named: style.name)?.properties ?? [] {
      scope.style.bind(property.name, to: style[property.name] ?? scope.evaluate(property.defaultValue))
    }
    if let drawing = model.component.drawingStyle(of: style.name) {
      scope.place = Scope.Place(component: model.component.name, style: drawing.name)
    }
    return ElementContext(model: model, scope: scope)
  }
}
