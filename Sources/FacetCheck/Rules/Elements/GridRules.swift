package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetLimits
import FacetSpec

extension DiagnosticKind {
  package static let gridTracks = DiagnosticKind(
    "layout/grid-tracks", .error, "Invalid columns or rows of a grid",
    explanation: """
      A lazy grid has a number of equal columns, or a list of them. Each is 'fixed', 'flexible' or 'adaptive', one of \
      these; an adaptive one stands for as many as fit, and so says how narrow one may be. 'lazyHGrid' has rows.

          lazyVGrid: [ { text: content.title } ]
          columns: [ { fixed: 80, flexible: { min: 40 } } ]       # wrong
          spacing: space.m

          lazyVGrid: [ { text: content.title } ]
          columns: [ { fixed: 80 }, { adaptive: { min: 40 } } ]   # right
          spacing: space.m

          lazyVGrid: [ { text: content.title } ]
          columns: 3                                              # right
          spacing: space.m
      """)

  package static let gridPlace = DiagnosticKind(
    "layout/grid-row-outside-grid", .error, "Grid row outside of a grid",
    explanation: """
      'gridRow' is the row of a 'grid' and stands directly in it, or in what chooses and repeats its rows. \
      Elsewhere its cells would fall apart into single views.

          vstack: [ { gridRow: [ … ] } ]      # wrong
          spacing: 0

          grid: [ { gridRow: [ … ] } ]        # right
          horizontalSpacing: 8
          verticalSpacing: 8
      """)
}

extension Diagnostic {
  fileprivate static func noTracks(_ key: Located<String>) -> Diagnostic {
    Diagnostic(
      .gridTracks, at: key.span, "a grid without \(key.value) has no place for anything",
      help: "write '\(key.value): 1', or more")
  }

  static func trackSizes(_ sizes: [Located<String>], at span: SourceSpan) -> Diagnostic {
    guard let second = sizes.dropFirst().first else {
      return Diagnostic(
        .gridTracks, at: span, "this does not say how wide it is",
        help: "add 'fixed: …', 'flexible: { min: … }' or 'adaptive: { min: … }'")
    }
    return Diagnostic(
      .gridTracks, at: second.span, "this is '\(sizes[0].value)' already, and cannot be '\(second.value)' too",
      help: "keep one of the two")
  }

  static func adaptiveWithoutLeast(_ key: Located<String>) -> Diagnostic {
    Diagnostic(
      .gridTracks, at: key.span, "'adaptive' does not say how narrow one may be",
      help: "write 'adaptive: { min: … }'")
  }

  fileprivate static func gridRowOutsideGrid(_ kind: Located<String>) -> Diagnostic {
    Diagnostic(
      .gridPlace, at: kind.span, "'gridRow' is not inside a 'grid'",
      help: "put it directly into 'grid:', or write 'hstack'")
  }
}

/// What data asks for is not known here; both roads draw at least one, and at most as many as may stand here.
func gridTracks(of element: TypedElement, in component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  guard let written = element.written.tracks, let count = element.trackCount(written) else { return [] }
  if count < 1 { return [.noTracks(written.key)] }
  return count > Limit.columns.most ? [.exceeded(.columns, found: count, at: written.key.span)] : []
}

extension ElementSpec {
  /// The rows or columns of a lazy grid.
  fileprivate var tracks: Argument? {
    id == .lazyVGrid || id == .lazyHGrid ? arguments.first { $0.keyword == .columns || $0.keyword == .rows } : nil
  }
}

extension TypedElement {
  /// How many are written; nil where data says it.
  fileprivate func trackCount(_ tracks: ElementSpec.Argument) -> Int? {
    if case .list(let items) = tracks.value { return items.count }
    guard case .int(let count)? = value(of: tracks)?.node else { return nil }
    return count
  }
}

func gridRowOutsideGrid(of element: TypedElement, in component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  let isOutside = element.written.id == .gridRow && !element.scope.surroundings.isGrid
  return isOutside ? [.gridRowOutsideGrid(element.written.kind)] : []
}

extension ElementSpec {
  /// Whether what it chooses, repeats or groups stands where it stands itself.
  var handsOnItsPlace: Bool {
    switch id {
    case .if, .switch, .each, .group: true
    default: false
    }
  }
}
