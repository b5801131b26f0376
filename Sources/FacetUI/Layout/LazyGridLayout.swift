import FacetFrame

/// Cells fill lines in order; the thickness of a line is the maximum of its cells, and each cell is proposed the length
/// of its track.
struct LazyGridLayout: NodeLayout {
  /// The axis along which the lines follow each other.
  let axis: Axis
  let items: [GridItem]
  /// The alignment of the tracks if they do not fill the grid.
  let alignment: AlignmentKey
  /// The spacing between lines.
  let spacing: CGFloat

  func size(_ proposal: ProposedViewSize, of node: Int, in layout: LayoutEngine) -> CGSize {
    let tracks = tracks(in: proposal.length(along: axis.other))
    let lines = lines(of: node, tracks, in: layout)
    return axis.size(
      major: lines.reduce(CGFloat(max(lines.count - 1, 0)) * spacing) { $0 + $1.thickness }, minor: tracks.length)
  }

  /// The tracks are computed again from the length of the grid. If minimum lengths made it longer than its proposal,
  /// they differ from the measured ones, as in SwiftUI.
  func placeChildren(
    of node: Int, size: CGSize, proposal: ProposedViewSize, in layout: LayoutEngine, _ place: ChildPlacement
  ) {
    let length = size.length(along: axis.other)
    let tracks = tracks(in: length)
    let origins = tracks.origins
    let start = (length - tracks.length) * (alignment.fraction ?? 0)
    var position: CGFloat = 0
    for line in lines(of: node, tracks, in: layout) {
      for (index, child) in line.cells.enumerated() {
        let track = tracks.tracks[index]
        let offer = axis.proposal(major: nil, minor: track.length)
        let cell = axis.size(major: line.thickness, minor: track.length)
        let inCell = layout.origin(of: child, offer, in: cell, track.alignment)
        let origin = axis.point(major: position, minor: start + origins[index])
        place(child, CGPoint(x: origin.x + inCell.x, y: origin.y + inCell.y), offer)
      }
      position += line.thickness + spacing
    }
  }

  private struct Line {
    var cells: [Int] = []
    var thickness: CGFloat = 0
  }

  private func lines(of node: Int, _ tracks: GridTracks, in layout: LayoutEngine) -> [Line] {
    var lines: [Line] = []
    for child in layout.children(of: node) {
      if lines.isEmpty || lines[lines.count - 1].cells.count == tracks.count { lines.append(Line()) }
      let line = lines.count - 1
      let length = tracks.tracks[lines[line].cells.count].length
      let size = layout.size(of: child, axis.proposal(major: nil, minor: length))
      lines[line].cells.append(child)
      lines[line].thickness = max(lines[line].thickness, size.length(along: axis))
    }
    return lines
  }

  /// The tracks, of which there is at least one.
  private func tracks(in length: CGFloat?) -> GridTracks {
    GridTracks(items.isEmpty ? [GridItem()] : items, in: length)
  }

  func picture(of node: Int, in layout: LayoutEngine) -> Frame.Kind {
    let tracks = tracks(in: layout.rects[node].size.length(along: axis.other))
    let cells = layout.children(of: node).enumerated().map { index, _ in
      let (line, track) = index.quotientAndRemainder(dividingBy: tracks.count)
      return Frame.Grid.Cell(
        row: axis == .vertical ? line : track, column: axis == .vertical ? track : line,
        alignment: Frame.Alignment(tracks.tracks[track].alignment))
    }
    let hasGap = axis == .vertical ? tracks.tracks.contains { $0.gapAfter > 0 } : spacing > 0
    return .grid(
      Frame.Grid(cells: cells, hasColumnGaps: hasGap, fillsWidth: axis == .vertical && items.contains(where: \.fills)))
  }
}
