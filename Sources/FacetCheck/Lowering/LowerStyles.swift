import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension ComponentResolver {
  /// Lowers the styles: `default` first, then in source order.
  mutating func lowerStyles() -> [Style] {
    let lowered = signature.styles.indices.compactMap { lowerStyle(at: $0) }
    return lowered.filter { $0.name == "default" } + lowered.filter { $0.name != "default" }
  }

  private mutating func lowerStyle(at index: Int) -> Style? {
    let style = signature.styles[index]
    let properties = style.properties.compactMap(\.lowered)
    var parts: [Style.Part] = []
    guard let implementation = implementation(ofStyleAt: index, parts: &parts) else { return nil }
    var lowered = Style(
      name: style.name.value, swiftName: style.swiftName?.value, doc: style.doc, history: style.history,
      properties: properties, implementation: implementation)
    lowered.parts = parts
    lowered.availability = style.availability.later(than: signature.availability)
    if style.hasFallback { lowered.otherwise = fallback(of: style)?.name.value }
    return lowered
  }

  private mutating func implementation(
    ofStyleAt index: Int, parts lowered: inout [Style.Part]
  ) -> Style.Implementation? {
    guard let written = spec.styles.first(where: { $0.name == signature.styles[index].name }) else { return nil }
    if let place = written.handWritten { return handWritten(written, at: place) }
    if let extends = written.extends {
      if let body = written.body { report(.bodyAndExtends(written.name, extends: extends, at: body.kind.span)) }
      if let part = written.parts.first { report(.partsAndExtends(written.name, extends: extends, at: part.name.span)) }
      return .extends(extends.value)
    }
    parts = declareParts(of: written)
    (drawnParts, nestedParts, partCycles) = ([], [], [])
    let own = parts.isEmpty ? [] : lowerParts(ofStyleAt: index)
    guard let body = written.body else {
      // That the component has no body has been reported.
      if signature.styleKind == .flexible { report(.styleWithoutBody(written.name)) }
      return nil
    }
    let root = elements.count
    calledParts = []
    let element = knowingTheme { $0.lower(body, in: Scope(place: .style(index))) }
    reportUnusedParts()
    lowered = own.filter { calledParts.contains($0.name) }
    // A body with errors is not lowered.
    let areFlawless = parts.allSatisfy { !drawnParts.contains($0.name) || isFlawless(in: $0.spec.span) }
    let drawn = areFlawless && isFlawless(in: body.span) ? element?.uniquelyNamed : nil
    bodies.append(TypedBody(style: index, root: root, drawn: drawn))
    return drawn.map { .body($0) }
  }

  /// A style with a hand-written body, which can use everything that a style can refer to.
  private mutating func handWritten(_ style: StyleSpec, at place: SourceSpan) -> Style.Implementation? {
    guard signature.styleKind == .flexible else {
      report(.handWrittenBag(style.name, at: place))
      return nil
    }
    if let extends = style.extends { report(.handWrittenAndExtends(style.name, extends, at: place)) }
    if let body = style.body?.kind ?? style.parts.first?.name {
      report(.handWrittenWithBody(style.name, body, at: place))
    }
    references.content.formUnion(content.names)
    references.properties.formUnion(style.properties.map(\.name.span))
    return .handWritten
  }
}

extension StyleSignature.Property {
  /// Nil for a hole.
  fileprivate var lowered: Style.Property? {
    guard let type = declaration.type, let value = declaration.defaultValue else { return nil }
    return Style.Property(
      name: declaration.name.value, type: type, defaultValue: value, textStyle: declaration.textStyle,
      doc: declaration.doc, isOwn: isOwn, history: declaration.history)
  }
}
