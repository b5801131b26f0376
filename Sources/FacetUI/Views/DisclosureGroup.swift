/// A view that shows and hides its content below a label.
public struct DisclosureGroup<Label, Content> {
  let isExpanded: Binding<Bool>?
  let label: Label
  let content: Content
}

extension DisclosureGroup where Label: View, Content: View {
  public nonisolated init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(isExpanded: nil, label: label(), content: content())
  }

  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded: isExpanded, label: label(), content: content())
  }
}

extension DisclosureGroup: View where Label: View, Content: View {
  public typealias Body = Never

  public nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    evaluator.enter(.body) {
      let isExpanded = view.isExpanded ?? evaluator.state(initially: false)
      let configuration = DisclosureGroupStyleConfiguration(
        label: .init(content: AnyView(view.label)), content: .init(content: AnyView(view.content)),
        isExpanded: isExpanded)
      let style = evaluator.environment.known.disclosureGroupStyle ?? AutomaticDisclosureGroupStyle()
      style.evaluate(configuration, in: evaluator)
    }
  }
}
