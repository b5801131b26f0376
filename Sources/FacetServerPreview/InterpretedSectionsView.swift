import FacetIR
package import FacetInterpreter
import FacetLanguage
package import FacetServerDriven
package import FacetUI

/// The sections of a page, as `ServerSectionsView` draws them, on any thread.
package nonisolated struct InterpretedSectionsView: _NonisolatedView {
  private let page: ServerPage<InterpretedContent>
  private let components: InterpretedComponents

  /// - Parameters:
  ///   - showsOthers: Whether there are boxes for components that the app draws in its own way, and for unknown ones.
  ///   - handle: What a control does for which the server gave an action; nil for one that does nothing.
  package init(
    _ page: ServerPage<InterpretedContent>, in run: Run, showsOthers: Bool,
    handling handle: @escaping (ReceivedAction) -> PerformedAction? = { _ in nil }
  ) {
    self.page = page
    components = InterpretedComponents(run: run, showsOthers: showsOthers, handle: handle)
  }

  package var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(page.sections) { InterpretedSectionView(section: $0, views: components) }
    }
  }
}

private nonisolated struct InterpretedSectionView: _NonisolatedView {
  let section: ServerSection<InterpretedContent>
  let views: InterpretedComponents

  var body: some View {
    switch section.layout {
    case .list(let spacing): LazyVStack(alignment: .leading, spacing: spacing) { components }
    case .row(let spacing):
      ScrollView(.horizontal) { LazyHStack(alignment: .top, spacing: spacing) { components } }
    case .grid(let columns, let spacing):
      LazyVGrid(
        columns: Array(
          repeating: GridItem(.flexible(), spacing: spacing, alignment: .topLeading), count: columns),
        alignment: .leading, spacing: spacing
      ) { components }
    case .stack(let spacing): VStack(alignment: .leading, spacing: spacing) { components }
    }
  }

  private var components: some View {
    ForEach(section.components) { InterpretedComponentView(component: $0, views: views) }
  }
}

/// What the components of a page have in common.
private struct InterpretedComponents {
  let run: Run
  let showsOthers: Bool
  let handle: (ReceivedAction) -> PerformedAction?
}

/// What an app draws for a component of a page.
private nonisolated struct InterpretedComponentView: _NonisolatedView {
  let component: ServerComponent<InterpretedContent>
  let views: InterpretedComponents

  var body: some View {
    switch component.content {
    case .payload(let payload) where component.content.renderer == .view:
      GivenComponentView(payload.component, given: given(payload), in: views.run)
    case .payload(let payload): other("\(payload.component.name), drawn by the app")
    case .registered(let payload): other(payload.type)
    case .unknown(let component): other("unknown: \(component.type ?? "a component without a type")")
    }
  }

  @ViewBuilder private func other(_ name: String) -> some View {
    if views.showsOthers { _PlaceholderView(name, height: 44) }
  }

  private func given(_ payload: InterpretedPayload) -> [String: GivenComponentView.Argument] {
    var given: [String: GivenComponentView.Argument] = [:]
    for (field, value) in zip(payload.form.fields, payload.values) {
      switch value {
      case .value(let value): given[field.field.name] = .value(value)
      case .action(let action): given[field.field.name] = .action(performed(action))
      // A slot without components has its default.
      case .components(let components) where components.isEmpty: continue
      case .components(let components):
        let view = ForEach(components) { InterpretedComponentView(component: $0, views: views) }
        given[field.field.name] = .slot(AnyView(view))
      case nil: continue
      }
    }
    return given
  }

  /// An action that nothing handles has its type as its name, and does nothing.
  private func performed(_ action: ServerAction) -> PerformedAction {
    views.handle(ReceivedAction(type: action.type) { action.value(of: $0, as: $1) })
      ?? PerformedAction(name: action.type) { _ in }
  }
}

extension ServerAction {
  fileprivate func value(of field: String, as type: ValueType) -> Value? {
    switch type {
    case .int: raw[field]?.int.map { .int($0) }
    case .double: raw[field]?.double.map { .double($0) }
    case .bool: raw[field]?.bool.map { .bool($0) }
    default: self[field].map { .string($0) }
    }
  }
}
