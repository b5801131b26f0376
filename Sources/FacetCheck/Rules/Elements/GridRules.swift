package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetLimits
import FacetSpec

extension DiagnosticKind {
  package static let gridTracks = DiagnosticKind(
    "layout/grid-tracks", .error, "Invalid columns or rows of a grid",
    explanation: """
      The columns of a 'lazyVGrid' are a number of equal columns or a list of tracks; 'lazyHGrid' has rows instead. A \
      track is 'fixed', 'flexible' or 'adaptive'. An adaptive track is repeated as often as it fits, so it requires \
      'min'.

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
      A 'gridRow' must be a direct child of a 'grid', or be in 'if', 'switch' or 'each' directly inside it. Elsewhere \
      SwiftUI treats its cells as separate views.

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
      .gridTracks, at: key.span, "'\(key.value)' must have at least one track",
      help: "write '\(key.value): 1' or more")
  }

  static func trackSizes(_ sizes: [Located<String>], at span: SourceSpan) -> Diagnostic {
    guard let second = sizes.dropFirst().first else {
      return Diagnostic(
        .gridTracks, at: span, "missing size for track",
        help: "add 'fixed: …', 'flexible: { min: … }' or 'adaptive: { min: … }'")
    }
    return Diagnostic(
      .gridTracks, at: second.span, "a track cannot be both '\(sizes[0].value)' and '\(second.value)'",
      help: "remove one of the two")
  }

  static func adaptiveWithoutLeast(_ key: Located<String>) -> Diagnostic {
    Diagnostic(
      .gridTracks, at: key.span, "missing 'min' for 'adaptive'",
      help: "write 'adaptive: { min: … }'")
  }

  fileprivate static func gridRowOutsideGrid(_ kind: Located<String>) -> Diagnostic {
    Diagnostic(
      .gridPlace, at: kind.span, "'gridRow' is not inside a 'grid'",
      help: "put it directly into 'grid:', or write 'hstack'")
  }
}

/// A number from data is unknown here; the interpreter and the generated code clamp it to the same bounds.
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
  /// The number of tracks, or nil if it depends on data.
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
  /// Whether the element's children are treated as children of its parent.
  var handsOnItsPlace: Bool {
    switch id {
    case .if, .switch, .each, .let, .group, .part: true
    default: false
    }
  }
}
