import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension ComponentSpec {
  /// The body of a component that a UIKit view draws: a hand-written view that takes all of the content. Nil for a view
  /// without a name, which has been reported.
  func bodyOfUIView(_ view: UIViewSpec) -> ElementSpec? {
    guard let name = view.name else { return nil }
    let names = (content ?? parameters).map(\.name) + actions.map(\.name)
    let content = names.map { name -> ElementSpec.Argument in
      let content = ExpressionSyntax(.name("content"), at: name.span)
      return ElementSpec.Argument(
        key: name, Keyword(name.value), value: .expression(ExpressionSyntax(.member(content, name), at: name.span)))
    }
    var arguments = [ElementSpec.Argument(key: name, Keyword(.with), value: .parts(content))]
    if let placeholder = view.placeholder {
      arguments.append(ElementSpec.Argument(key: name, Keyword(.placeholder), value: placeholder))
    }
    return ElementSpec(
      kind: Located("swift", at: view.span), .swift, .word(name), arguments: arguments, span: view.span)
  }
}

extension ComponentResolver {
  func lowerUIView() -> UIKitView? {
    guard let view = spec.uiView, view.name != nil else { return nil }
    return UIKitView(
      style: view.style?.value,
      sizing: view.sizing.flatMap { UIKitView.Sizing(rawValue: $0.value) } ?? .automatic)
  }
}
