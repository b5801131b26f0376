import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension Scope {
  func inside(lazyStack element: ElementSpec) -> Scope {
    var scope = self
    scope.surroundings.lazyStack = element
    return scope
  }
}

/// Scroll views, lazy grids and grids.
extension ComponentResolver {
  mutating func scroll(_ element: ElementSpec, in scope: Scope) -> Element.Kind? {
    let isHorizontal = if case .word(let word)? = element.argument(.axis) { word.value == "horizontal" } else { false }
    var inner = scope
    if isHorizontal {
      inner.surroundings.horizontalScroll = element
    } else {
      inner.surroundings.verticalScroll = .container(element)
    }
    // A scroll view ends a lazy context: an outer lazy stack creates it as a whole.
    inner.surroundings.lazyStack = nil
    let indicators = element.argument(.showsIndicators).flatMap { expression($0, as: .bool, in: scope) }
    let content = children(element.principal, in: inner)
    return .scroll(Element.Scroll(isHorizontal: isHorizontal, showsIndicators: indicators, content: content))
  }

  mutating func list(_ element: ElementSpec, in scope: Scope) -> Element.Control {
    var inner = scope
    inner.surroundings.verticalScroll = .container(element)
    inner.surroundings.lazyStack = nil
    inner.surroundings.section = .nothing
    inner.surroundings.isList = true
    return .list(
      Element.List(rows: children(element.principal, in: inner), style: element.word(.style) ?? "plain"))
  }

  mutating func section(_ element: ElementSpec, in scope: Scope) -> Element.Control {
    var outside = scope
    outside.surroundings.isList = false
    let header = children(element.argument(.header), in: placing(textsAs: "Header of a section", in: outside))
    var inner = scope
    inner.surroundings.section = .container(element)
    let rows = children(element.principal, in: inner)
    let footer = children(element.argument(.footer), in: placing(textsAs: "Footer of a section", in: outside))
    return .section(Element.Section(header: header, rows: rows, footer: footer))
  }

  mutating func lazyGrid(_ element: ElementSpec, isHorizontal: Bool, in scope: Scope) -> Element.Kind? {
    let tracks = tracks(element, isHorizontal ? .rows : .columns, in: scope)
    let spacing = element.argument(.spacing).flatMap { expression($0, as: .length, in: scope) }
    let between = element.argument(isHorizontal ? .columnSpacing : .rowSpacing)
      .flatMap { expression($0, as: .length, in: scope) }
    let alignment = alignment(element.argument(.alignment), of: .alignment, in: scope)
    let children = children(element.principal, in: scope.inside(lazyStack: element))
    guard let tracks, let spacing else { return nil }
    return .lazyGrid(
      Element.LazyGrid(
        isHorizontal: isHorizontal, tracks: tracks, spacing: spacing, lineSpacing: between ?? spacing,
        alignment: alignment, children: children))
  }

  private mutating func tracks(
    _ element: ElementSpec, _ key: Key, in scope: Scope
  ) -> Element.LazyGrid.Tracks? {
    guard let value = element.argument(key) else { return nil }
    guard case .list(let items) = value else {
      return expression(value, as: .int, in: scope).map { .equal($0) }
    }
    let tracks = items.compactMap { track($0, in: scope) }
    return tracks.count == items.count ? .each(tracks) : nil
  }

  private mutating func track(_ item: ElementSpec.Item, in scope: Scope) -> Element.LazyGrid.Track? {
    let sizes = item.parts.filter { ["fixed", "flexible", "adaptive"].contains($0.key.value) }
    guard sizes.count == 1, let written = sizes.first else {
      report(.trackSizes(sizes.map(\.key), at: item.span))
      return nil
    }
    let spacing = item.parts.value(of: "spacing").flatMap { expression($0, as: .length, in: scope) }
    let alignment = item.parts.value(of: "alignment").flatMap { expression($0, as: .words(.alignment), in: scope) }
    return trackSize(written, in: scope).map {
      Element.LazyGrid.Track(size: $0, spacing: spacing, alignment: alignment)
    }
  }

  private mutating func trackSize(
    _ written: ElementSpec.Argument, in scope: Scope
  ) -> Element.LazyGrid.Track.Size? {
    guard case .parts(let parts) = written.value else {
      return expression(written.value, as: .length, in: scope).map { .fixed($0) }
    }
    let values = self.parts(parts, of: .trackBounds, in: scope)
    let bounds = Element.LazyGrid.Track.Bounds(least: values["min"], most: values["max"])
    guard written.key.value == "adaptive" else { return .flexible(bounds) }
    if parts.value(of: "min") == nil { report(.adaptiveWithoutLeast(written.key)) }
    return values["min"] == nil ? nil : .adaptive(bounds)
  }

  // MARK: Grids

  mutating func grid(_ element: ElementSpec, in scope: Scope) -> Element.Kind? {
    let alignment = alignment(element.argument(.alignment), of: .alignment, in: scope)
    let distances = [Key.horizontalSpacing, .verticalSpacing].map { key in
      element.argument(key).flatMap { expression($0, as: .length, in: scope) }
    }
    var inner = scope
    inner.surroundings.isGrid = true
    let children = children(element.principal, in: inner)
    guard let horizontal = distances[0], let vertical = distances[1] else { return nil }
    return .grid(
      Element.Grid(
        alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical, children: children))
  }

  mutating func gridRow(_ element: ElementSpec, in scope: Scope) -> Element.Kind? {
    let alignment = element.argument(.alignment).flatMap { expression($0, as: .words(.verticalAlignment), in: scope) }
    return .gridRow(children(element.principal, in: scope), alignment: alignment)
  }

  mutating func flow(_ element: ElementSpec, in scope: Scope) -> Element.Kind? {
    let alignment = element.argument(.alignment).flatMap { expression($0, as: .words(.alignment), in: scope) }
    let spacing = element.argument(.spacing).flatMap { expression($0, as: .length, in: scope) }
    let between = element.argument(.rowSpacing).flatMap { expression($0, as: .length, in: scope) }
    let children = children(element.principal, in: scope)
    guard let spacing else { return nil }
    return .flow(
      Element.Flow(
        alignment: alignment ?? .word("leading", of: .alignment), spacing: spacing, rowSpacing: between ?? spacing,
        children: children))
  }

  mutating func viewThatFits(_ element: ElementSpec, in scope: Scope) -> Element.Kind? {
    let elements = children(element.principal, in: scope)
    if case .elements(let written)? = element.principal, written.count == 1, elements.first?.isOneView == true {
      report(.oneAlternative(element.kind))
    }
    return .viewThatFits(elements, axes: element.word(.axes) ?? "both")
  }
}
