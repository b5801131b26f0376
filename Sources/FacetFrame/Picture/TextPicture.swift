import FacetText

/// A frame drawn with characters, for goldens and the terminal.
///
/// The picture is *topological*: it shows order, presence, wrapping, truncation, alignment and which elements are
/// flexible, but not distances. `docs/pictures.md` defines the rule and the signs.
///
/// ```
/// ┊ ╭╌╌╌╮   ╭───╮ ┊
/// ┊ ╎ − ╎ 0 │ + │ ┊      hugs its content; the left button is disabled
/// ┊ ╰╌╌╌╯   ╰───╯ ┊
/// ```
public struct TextPicture: Equatable, Sendable {
  /// The lines from top to bottom. Each ends with the border.
  public var lines: [String]
  /// The names of symbols and images, in the order of their marks: `①  wifi`.
  public var legend: [String]
  /// Texts in right-to-left scripts, which terminals would reorder: they are drawn as `▒▒ⓐ` and quoted here, in the
  /// order of their marks.
  public var quotes: [Quote]

  /// The positions of the visible nodes, from back to front.
  public var places: [Place]

  /// The cells of a node: columns from the left, rows from the top.
  public struct Place: Equatable, Sendable {
    public var node: Int
    public var columns: Range<Int>
    public var rows: Range<Int>
  }

  /// A text in a right-to-left script, with its mark in the picture.
  public struct Quote: Equatable, Sendable {
    public var mark: String
    public var text: String

    public init(mark: String, text: String) {
      self.mark = mark
      self.text = text
    }
  }

  /// Creates the picture of the views behind all layers, and below it one of each layer, under its name.
  public init(_ frame: Frame) {
    (lines, legend, quotes, places) = ([], [], [], [])
    var marks = PictureMarks()
    for (plane, layer) in zip(frame.planes, [nil] + frame.layers.map(Optional.some)) {
      let drawing = PictureDrawing(plane.frame, continuing: marks)
      marks = drawing.marks
      if let layer {
        let width = drawing.lines.map(displayWidth).max() ?? 0
        lines.append(Self.title(of: layer, columns: width, isRightToLeft: frame.isRightToLeft))
      }
      add(drawing, of: plane.frame, from: plane.root)
    }
    explain(marks)
  }

  /// `╞═ sheet ═════════╡`
  private static func title(of layer: Frame.Layer, columns: Int, isRightToLeft: Bool) -> String {
    let name = " \(layer.kind.rawValue) "
    let rest = String(repeating: "═", count: max(columns - 3 - displayWidth(of: name), 1))
    return isRightToLeft ? "╞\(rest)\(name)═╡" : "╞═\(name)\(rest)╡"
  }

  /// Appends a picture.
  ///
  /// - Parameter root: The index of its first node in the frame of all pictures.
  private mutating func add(_ drawing: PictureDrawing, of frame: Frame, from root: Int = 0) {
    let margin = drawing.hasMargin ? 1 : 0
    let top = lines.count
    lines += drawing.lines
    places += drawing.items.dropFirst().map { item in
      let columns = drawing.columns(of: item)
      return Place(
        node: root + item.node, columns: columns.lowerBound + margin..<columns.upperBound + margin,
        rows: top + item.cells.rows.lowerBound..<top + item.cells.rows.upperBound)
    }
    for item in drawing.items.dropFirst() {
      guard case .text(let run) = frame.nodes[item.node].kind else { continue }
      let whole = PictureBounds(frame.nodes[item.node].rect, isRightToLeft: frame.isRightToLeft)
      if !whole.isEmpty, item.bounds != whole { legend.append("▒  cut off \"\(escapedForDisplay(run.text))\"") }
    }
    for index in drawing.covered {
      guard case .text(let run) = frame.nodes[drawing.items[index].node].kind else { continue }
      legend.append("▒  covered \"\(escapedForDisplay(run.text))\"")
    }
  }

  private mutating func explain(_ marks: PictureMarks) {
    var symbols: [String] = []
    for (mark, meaning) in marks.given {
      switch meaning {
      case .symbol(let name): symbols.append("\(mark)  \(escapedForDisplay(name))")
      case .image(let name): symbols.append("\(mark)  image \(escapedForDisplay(name))")
      case .text(let text): quotes.append(Quote(mark: mark, text: text))
      }
    }
    legend = symbols + legend
  }
}

extension TextPicture {
  /// Whether a line of a document is a row of a picture or of its legend.
  public static func isRow(_ line: some StringProtocol) -> Bool {
    line.unicodeScalars.first.map { "┊┌│└◂▸⇤⇥·╞".unicodeScalars.contains($0) || PictureMarks.isMark($0) } ?? false
  }
}

extension Frame {
  public var picture: TextPicture { TextPicture(self) }
}

/// The columns for a width in points.
func pictureColumns(for width: Double) -> Int {
  let columns = width / pointsPerColumn
  return columns.isFinite ? Int(nearest: max(0, min(columns, mostColumns)).rounded(.down)) : Int(nearest: mostColumns)
}

private let pointsPerColumn = 8.0
/// The maximum number of columns (1,920 points).
private let mostColumns = 240.0
