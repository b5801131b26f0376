import FacetText

/// The cells of every text and symbol of a frame, and the quotes that stand in for right-to-left scripts.
struct PictureText {
  /// A line as it is drawn, and the columns it takes.
  struct Line: Equatable {
    var text: String
    var width: Int
  }

  /// By node; empty for a node without text of its own.
  private(set) var lines: [[Line]]
  private(set) var quotes: [TextPicture.Quote] = []

  /// A longer line is drawn up to here: nobody reads on, and the picture must stay bounded.
  static let longestLine = 400

  init(_ frame: Frame) {
    lines = []
    lines.reserveCapacity(frame.nodes.count)
    for node in frame.nodes {
      switch node.kind {
      case .text(let run): lines.append(draw(run))
      case .image(let name, let isSymbol, let isMirrored):
        lines.append([Line(symbolGlyph(name, isSymbol: isSymbol, isMirrored: isMirrored))])
      case .placeholder(let name, _, _): lines.append([Line(escapedForDisplay(name))])
      default: lines.append([])
      }
    }
  }

  private mutating func draw(_ run: Frame.TextRun) -> [Line] {
    guard holdsRightToLeftScript(run.text) else { return run.lines.map { Line(escapedForDisplay($0)) } }
    let mark = mark(of: run.text)
    return run.lines.map { Line(shaded: displayWidth(of: escapedForDisplay($0)), mark: mark) }
  }

  /// The same text has the same mark wherever it stands.
  private mutating func mark(of text: String) -> String {
    if let known = quotes.first(where: { $0.text == text }) { return known.mark }
    let number = UInt32(quotes.count + 1)
    let circled = number <= 20 ? Unicode.Scalar(0x245F + number) : nil
    let mark = circled.map { String(Character($0)) } ?? "(\(number))"
    quotes.append(TextPicture.Quote(mark: mark, text: text))
    return mark
  }
}

extension PictureText.Line {
  fileprivate init(_ text: String) {
    let width = displayWidth(of: text)
    guard width > PictureText.longestLine else {
      self.init(text: text, width: width)
      return
    }
    var cut = ""
    var used = 0
    for cluster in graphemeWidths(of: text) where used < PictureText.longestLine {
      cut += cluster.text
      used += cluster.width
    }
    self.init(text: cut + "⋯", width: used + 1)
  }

  fileprivate init(shaded width: Int, mark: String) {
    let markWidth = displayWidth(of: mark)
    let shades = max(0, min(width, PictureText.longestLine) - markWidth)
    self.init(text: String(repeating: "▒", count: shades) + mark, width: shades + markWidth)
  }
}
