import FacetIR
import FacetRuntime
import FacetUI

extension ElementView {
  func textField(_ field: Element.TextField) -> AnyView {
    let text = context.model.binding(field.text).string
    let prompt = field.prompt.map { Text(verbatim: context.evaluate($0).text) }
    let view =
      field.isSecure
      ? AnyView(SecureField(text: text) { prompt })
      : AnyView(TextField(text: text, axis: field.isVertical ? .vertical : .horizontal) { prompt })
    guard let action = field.onSubmit else { return view }
    return AnyView(view.onSubmit { context.perform(action) })
  }

  func slider(_ slider: Element.Slider) -> AnyView {
    let value = context.model.binding(slider.value).double
    let bounds = Bounds<Double>(context.evaluate(slider.bounds)).closedRange
    guard let step = context.length(slider.step) else {
      return AnyView(Slider(value: value, in: bounds) { views(slider.label) })
    }
    return AnyView(Slider(value: value, in: bounds, step: step) { views(slider.label) })
  }

  func progress(_ progress: Element.Progress) -> AnyView {
    let value = progress.value.map { context.evaluate($0) }
    let fraction = value.flatMap { $0.isNull ? nil : $0.doubleValue }
    let total = context.length(progress.total) ?? 1
    if progress.label.isEmpty { return AnyView(ProgressView(value: fraction, total: total)) }
    return AnyView(ProgressView(value: fraction, total: total) { views(progress.label) })
  }
}

extension Bounds<Double> {
  /// An end that is open is the last number there is.
  fileprivate init(_ value: FacetPreview.Value) {
    guard case .range(let lower, let upper) = value else {
      self.init()
      return
    }
    self.init(lower: lower?.doubleValue ?? .least, upper: upper?.doubleValue ?? .greatest)
  }
}
