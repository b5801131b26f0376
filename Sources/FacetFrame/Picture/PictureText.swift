import FacetText

/// The cells of every text and symbol of a frame, with quotes in place of right-to-left text.
struct PictureText {
  /// A drawn line, with its columns.
  struct Line: Equatable {
    var text: String
    var width: Int
  }

  /// The lines of each node; empty for a node without text.
  private(set) var lines: [[Line]]
  private(set) var marks: PictureMarks

  /// The maximum length of a line, which limits the size of the picture.
  static let longestLine = 400

  init(_ frame: Frame, seen: PictureSight, edges: PictureEdges, marks: PictureMarks) {
    self.marks = marks
    lines = []
    lines.reserveCapacity(frame.nodes.count)
    let turns = frame.turns
    for (index, node) in frame.nodes.enumerated() {
      let isSeen = seen.isSeen(index) && !edges.isCovered[index]
      switch node.kind {
      case .text(let run): lines.append(draw(run, isSeen: isSeen))
      case .image(let name, let isSymbol, let isMirrored, _):
        let own = frame.glyphs[name]
        let glyph = isSeen ? glyph(name, own, isSymbol: isSymbol, isMirrored: isMirrored) : " "
        lines.append([Line(turned(glyph, clockwise: turns[index] ?? 0))])
      case .placeholder(let name, _, _): lines.append([Line(escapedForDisplay(name))])
      default: lines.append([])
      }
    }
  }

  private mutating func draw(_ run: Frame.TextRun, isSeen: Bool) -> [Line] {
    guard holdsRightToLeftScript(run.text) else { return run.lines.map { Line(escapedForDisplay($0)) } }
    let mark = isSeen ? marks.mark(for: .text(run.text)) : " "
    return run.lines.map { Line(shaded: displayWidth(of: escapedForDisplay($0)), mark: mark) }
  }

  /// - Parameter own: The character that the project has chosen.
  private mutating func glyph(_ name: String, _ own: String?, isSymbol: Bool, isMirrored: Bool) -> String {
    if let own {
      marks.add(own, for: isSymbol ? .symbol(name) : .image(name))
      return own
    }
    guard isSymbol else { return marks.mark(for: .image(name)) }
    return symbolGlyph(name, isMirrored: isMirrored) ?? marks.mark(for: .symbol(name))
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

/// Whether a text has right-to-left letters (bidirectional classes R and AL, by Unicode block).
func holdsRightToLeftScript(_ text: String) -> Bool {
  text.unicodeScalars.contains { scalar in
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}

extension Frame {
  /// The nodes that are turned, each with its degrees and those of the nodes around it.
  fileprivate var turns: [Int: Double] {
    guard paint.contains(where: { $0.turn != nil }) else { return [:] }
    var turns: [Int: Double] = [:]
    for node in nodes.indices {
      let own = paints(of: node).reduce(0) { $0 + ($1.turn ?? 0) }
      if own == 0 { continue }
      for inner in node..<end(of: node) { turns[inner, default: 0] += own }
    }
    return turns
  }
}

extension Frame.Paint {
  fileprivate var turn: Double? { if case .rotation(let degrees) = self { degrees } else { nil } }
}
