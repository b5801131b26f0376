import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetLimits
import FacetSpec

/// What the containers around an element are, for whatever does not go well inside them.
struct LayoutSurroundings {
  /// The nearest scroll view along each axis.
  var horizontalScroll: Located<String>?
  var verticalScroll: Located<String>?
  /// The nearest lazy stack or grid.
  var lazyStack: Located<String>?
  /// The lazy stack or grid of whose cells this is in one.
  var cellOf: Located<String>?
  /// The `each` around it that tells its elements apart by their places only.
  var placedBy: Located<String>?
  /// Rows of a grid may stand here.
  var isGrid = false
}

extension Scope {
  func inside(lazyStack kind: Located<String>) -> Scope {
    var scope = self
    scope.surroundings.lazyStack = kind
    return scope
  }
}

/// Scroll views, lazy grids and grids.
extension ComponentChecker {
  mutating func scroll(_ element: ElementSpec, in scope: Scope) -> Element.Kind? {
    let isHorizontal = if case .word(let word)? = element.argument("axis") { word.value == "horizontal" } else { false }
    let outer = isHorizontal ? scope.surroundings.horizontalScroll : scope.surroundings.verticalScroll
    if let outer { report(.scrollInScroll(element.kind, outer, isHorizontal: isHorizontal)) }
    var inner = scope
    if isHorizontal {
      inner.surroundings.horizontalScroll = element.kind
    } else {
      inner.surroundings.verticalScroll = element.kind
    }
    // What a scroll view holds begins anew: a lazy stack around it makes it as a whole.
    inner.surroundings.lazyStack = nil
    let indicators = element.argument("showsIndicators").flatMap { expression($0, as: .bool, in: scope) }
    let content = children(element.principal, in: inner)
    if !content.isOneView { report(.scrollOfSeveral(element.kind, suggestion: isHorizontal ? "hstack" : "vstack")) }
    return .scroll(Element.Scroll(isHorizontal: isHorizontal, showsIndicators: indicators, content: content))
  }

  mutating func lazyGrid(_ element: ElementSpec, isHorizontal: Bool, in scope: Scope) -> Element.Kind? {
    if let outer = scope.surroundings.lazyStack { report(.lazyGridInLazyStack(element.kind, outer)) }
    let tracks = tracks(element, isHorizontal ? "rows" : "columns", in: scope)
    let spacing = element.argument("spacing").flatMap { expression($0, as: .length, in: scope) }
    if element.argument("spacing") == nil { reportSpacing(of: element.kind, "spacing") }
    let between = element.argument(isHorizontal ? "columnSpacing" : "rowSpacing")
      .flatMap { expression($0, as: .length, in: scope) }
    let alignment = alignment(element.argument("alignment"), of: .alignment, in: scope)
    let children = children(element.principal, in: scope.inside(lazyStack: element.kind))
    guard let tracks, let spacing else { return nil }
    return .lazyGrid(
      Element.LazyGrid(
        isHorizontal: isHorizontal, tracks: tracks, spacing: spacing, lineSpacing: between ?? spacing,
        alignment: alignment, children: children))
  }

  private mutating func tracks(
    _ element: ElementSpec, _ key: String, in scope: Scope
  ) -> Element.LazyGrid.Tracks? {
    guard let argument = element.arguments.first(where: { $0.key.value == key }) else { return nil }
    guard case .list(let items) = argument.value else {
      guard let count = expression(argument.value, as: .int, in: scope) else { return nil }
      if case .int(let number) = count.node { checkTrackCount(number, argument.key) }
      return .equal(count)
    }
    checkTrackCount(items.count, argument.key)
    let tracks = items.compactMap { track($0, in: scope) }
    return tracks.count == items.count ? .each(tracks) : nil
  }

  /// What data asks for is not known here; both roads draw at least one, and at most as many as may stand here.
  private mutating func checkTrackCount(_ count: Int, _ key: Located<String>) {
    if count < 1 { report(.noTracks(key)) }
    if count > Limit.columns.most { report(.exceeded(.columns, found: count, at: key.span)) }
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
    let values = self.parts(parts, as: Shape.trackBounds.types, in: scope)
    let bounds = Element.LazyGrid.Track.Bounds(least: values["min"], most: values["max"])
    guard written.key.value == "adaptive" else { return .flexible(bounds) }
    if parts.value(of: "min") == nil { report(.adaptiveWithoutLeast(written.key)) }
    return values["min"] == nil ? nil : .adaptive(bounds)
  }

  // MARK: Grids whose columns are as wide as their cells

  mutating func grid(_ element: ElementSpec, in scope: Scope) -> Element.Kind? {
    let alignment = alignment(element.argument("alignment"), of: .alignment, in: scope)
    let distances = ["horizontalSpacing", "verticalSpacing"].map { key -> Expression? in
      if element.argument(key) == nil { reportSpacing(of: element.kind, key) }
      return element.argument(key).flatMap { expression($0, as: .length, in: scope) }
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
    let alignment = element.argument("alignment").flatMap { expression($0, as: .words(.verticalAlignment), in: scope) }
    return .gridRow(children(element.principal, in: scope), alignment: alignment)
  }

  private mutating func reportSpacing(of kind: Located<String>, _ key: String) {
    report(.stackWithoutSpacing(kind, key: key, suggestion: design.distance ?? "0"))
  }
}

extension [Element] {
  /// Whether this is one view whatever the content is. A slot is taken for one.
  fileprivate var isOneView: Bool { count == 1 && self[0].isOneView }
}

extension Element {
  fileprivate var isOneView: Bool {
    switch kind {
    case .forEach, .gridRow: false
    case .group(let elements): elements.isOneView
    case .conditional(_, let then, let otherwise): then.isOneView && (otherwise.isEmpty || otherwise.isOneView)
    case .switch(_, let cases, let otherwise):
      cases.allSatisfy { $0.body.isEmpty || $0.body.isOneView } && (otherwise ?? []).allSatisfy(\.isOneView)
        && (otherwise?.count ?? 0) < 2
    default: true
    }
  }
}
