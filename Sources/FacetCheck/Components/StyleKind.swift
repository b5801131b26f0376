import FacetDiagnostics
import FacetIR
import FacetSpec

extension ComponentSpec {
  var styleKind: StyleKind {
    if noStyle != nil || uiView != nil { return .none }
    return kind?.value == "properties" ? .properties : .flexible
  }

  /// The spec with the component's own body moved to the style that declares the properties, so that bodies are checked
  /// and drawn in one way.
  func givingItsBodyToTheDefaultStyle() -> ComponentSpec {
    var spec = self
    switch styleKind {
    case .flexible: break
    case .properties:
      for index in spec.styles.indices where spec.styles[index].extends == nil && spec.styles[index].body == nil {
        spec.styles[index].body = body
        if spec.styles[index].parts.isEmpty { spec.styles[index].parts = parts }
      }
    case .none:
      var style = StyleSpec(
        name: Located("default", at: noStyle?.span ?? SourceSpan(file: tree.file, start: 0, end: 0)))
      style.body = uiView.flatMap(bodyOfUIView) ?? body
      style.parts = parts
      spec.styles = [style]
    }
    return spec
  }
}

extension ComponentResolver {
  /// Checks that bodies are in the styles or in the component, as the kind of styles requires.
  mutating func checkStyleKind() {
    switch signature.styleKind {
    case .flexible:
      if let place = spec.bodySpan {
        report(.bodyOfComponent(signature.name, hasStyles: spec.stylesSpan != nil, at: place))
      } else if let place = spec.partsSpan {
        report(.partsOfComponent(signature.name, at: place))
      }
    case .properties:
      if spec.body == nil { report(.componentWithoutBody(signature.name, kind: "kind: properties")) }
      if spec.stylesSpan == nil, let kind = spec.kind { report(.bagsWithoutStyles(signature.name, at: kind.span)) }
      checkBags()
    case .none:
      let reason = spec.uiView == nil ? "style: none" : "uiView"
      if spec.uiView != nil {
        if let place = spec.bodySpan { report(.bodyBesideUIView(signature.name, at: place)) }
      } else if spec.body == nil {
        report(.componentWithoutBody(signature.name, kind: reason))
      }
      if let place = spec.stylesSpan { report(.noneWithStyles(signature.name, "styles", because: reason, at: place)) }
      if let kind = spec.kind {
        report(.noneWithStyles(signature.name, "'kind' of styles", because: reason, at: kind.span))
      }
    }
  }

  /// Checks that the first style declares all properties, and that the others only override them.
  private mutating func checkBags() {
    var first: Located<String>?
    for style in spec.styles where style.extends == nil {
      if let body = style.body, body.span != spec.body?.span {
        report(.bodyOfBag(style.name, at: body.kind.span))
      } else if let part = style.parts.first, spec.parts.first?.span != part.span {
        report(.partsOfBag(style.name, at: part.name.span))
      }
      if let first { report(.secondBag(style.name, first: first)) }
      first = first ?? style.name
    }
  }
}
