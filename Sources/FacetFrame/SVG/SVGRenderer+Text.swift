import FacetText

extension SVGRenderer {
  /// Draws the lines of a text. A single line is as long as it was measured, whatever font the viewer has.
  mutating func draw(_ run: Frame.TextRun, of index: Int, to xml: inout MarkupWriter) {
    let node = frame.nodes[index]
    let paint = node.color == nil && !hasGradient(index) ? "#808080" : fillPaint(of: index, to: &xml)
    let attributes = attributes(of: run, at: index, filled: paint)
    let x = anchor(of: run.alignment, in: node.rect)
    let parts = frame.runs(of: index)
    var cursor = RunCursor(parts)
    for (line, text) in run.lines.enumerated() where !text.isEmpty {
      // The middle of a line is 0.36 of the font size above the baseline, as with the metrics of the system font.
      let baseline = node.rect.y + (Double(line) + 0.5) * run.lineHeight + 0.36 * run.fontSize
      let place = [("x", svgNumber(x.position)), ("y", svgNumber(baseline)), ("text-anchor", x.name)]
      let length =
        run.lines.count == 1 && node.rect.width > 0
        ? [("textLength", svgNumber(node.rect.width)), ("lengthAdjust", "spacingAndGlyphs")] : []
      guard !parts.isEmpty else {
        xml.element("text", place + length + attributes, text: text)
        continue
      }
      let pieces = cursor.pieces(of: text).map { piece in
        (attributes: piece.run.map { Self.attributes(of: parts[$0]) } ?? [], text: piece.text)
      }
      xml.element("text", place + length + attributes, in: "tspan", pieces)
    }
  }

  private static func attributes(of run: Frame.Run) -> [(key: String, value: String)] {
    let face = run.face ?? Frame.FontFace()
    var attributes = [
      ("font-size", svgNumber(run.fontSize)), ("fill", run.color.css), ("font-family", face.families),
      ("font-weight", "\(face.weight)"), ("font-style", face.isItalic ? "italic" : "normal"),
    ]
    if run.tracking != 0 { attributes.append(("letter-spacing", svgNumber(run.tracking))) }
    if run.baselineOffset != 0 { attributes.append(("baseline-shift", svgNumber(run.baselineOffset))) }
    let lines = [run.isUnderlined ? "underline" : nil, run.isStruckThrough ? "line-through" : nil].compactMap(\.self)
    if !lines.isEmpty { attributes.append(("text-decoration", lines.joined(separator: " "))) }
    return attributes
  }

  private func hasGradient(_ index: Int) -> Bool {
    frame.paints(of: index).contains { if case .gradient = $0 { true } else { false } }
  }

  /// Where the lines begin, in SVG's words for the direction from left to right.
  private func anchor(of alignment: Frame.Alignment.Horizontal, in rect: Rect) -> (position: Double, name: String) {
    switch alignment {
    case .center: (rect.x + rect.width / 2, "middle")
    case .leading where frame.isRightToLeft, .trailing where !frame.isRightToLeft: (rect.maxX, "end")
    default: (rect.x, "start")
    }
  }

  private func attributes(
    of run: Frame.TextRun, at index: Int, filled paint: String
  ) -> [(key: String, value: String)] {
    var attributes = [("font-size", svgNumber(run.fontSize)), ("fill", paint)]
    var face = Frame.FontFace()
    var lines: [String] = []
    for paint in frame.paints(of: index) {
      switch paint {
      case .face(let own): face = own
      case .tracking(let points): attributes.append(("letter-spacing", svgNumber(points)))
      case .baselineOffset(let points): attributes.append(("baseline-shift", svgNumber(points)))
      case .underline: lines.append("underline")
      case .strikethrough: lines.append("line-through")
      default: break
      }
    }
    attributes.append(("font-family", face.families))
    if face.weight != 400 { attributes.append(("font-weight", "\(face.weight)")) }
    if face.isItalic { attributes.append(("font-style", "italic")) }
    if !lines.isEmpty { attributes.append(("text-decoration", lines.joined(separator: " "))) }
    return attributes
  }

  /// A symbol as the character that resembles it; a box if there is none.
  func drawSymbol(_ name: String, isMirrored: Bool, in node: Frame.Node, to xml: inout MarkupWriter) {
    guard let glyph = frame.glyphs[name] ?? symbolGlyph(name, isMirrored: isMirrored) else {
      xml.element("g", ["fill": "none", "stroke": (node.color ?? tint).css]) { xml in
        xml.element("title", [:], text: name)
        Self.outline(.roundedRectangle(radius: 3), in: node.rect.inset(by: 1), [:], &xml)
      }
      return
    }
    // A symbol that is crossed out, or has a badge, is two characters.
    let side = min(node.rect.width, node.rect.height) / Double(max(glyph.count, 1))
    let size = svgNumber(side)
    xml.element(
      "text",
      [
        "x": svgNumber(node.rect.x + node.rect.width / 2),
        "y": svgNumber(node.rect.y + node.rect.height / 2 + 0.36 * side), "font-size": size, "text-anchor": "middle",
        "font-family": "system-ui, sans-serif", "fill": (node.color ?? tint).css,
      ], text: glyph)
  }
}

extension Frame.FontFace {
  /// The families for CSS.
  fileprivate var families: String {
    let system =
      switch design {
      case .standard: "-apple-system, system-ui, sans-serif"
      case .serif: "ui-serif, serif"
      case .rounded: "ui-rounded, system-ui, sans-serif"
      case .monospaced: "ui-monospace, monospace"
      }
    return family.map { "'\($0.filter { $0 != "'" && $0 != "\\" })', \(system)" } ?? system
  }
}

/// Finds the parts of a text in its lines, from which spaces at the ends and hidden text are missing.
private struct RunCursor {
  private let scalars: [(scalar: Unicode.Scalar, run: Int)]
  private var position = 0

  init(_ runs: [Frame.Run]) {
    scalars = runs.enumerated().flatMap { index, run in run.text.unicodeScalars.map { ($0, index) } }
  }

  /// The pieces of a line with their parts; nil for the `…`.
  mutating func pieces(of line: String) -> [(text: String, run: Int?)] {
    var pieces: [(text: String, run: Int?)] = []
    let scalars = line.unicodeScalars
    for (index, scalar) in scalars.enumerated() {
      let run = next(scalar, before: scalars.count - index - 1)
      if pieces.isEmpty || pieces[pieces.count - 1].run != run { pieces.append(("", run)) }
      pieces[pieces.count - 1].text.unicodeScalars.append(scalar)
    }
    return pieces
  }

  /// - Parameter rest: The number of scalars behind it in its line.
  private mutating func next(_ scalar: Unicode.Scalar, before rest: Int) -> Int? {
    if scalar == "…", scalars[position...].first(where: { !$0.scalar.properties.isWhitespace })?.scalar != "…" {
      // It stands for the text up to the rest of its line, which is the last.
      position = max(position, scalars.count - rest)
      return nil
    }
    if let index = scalars[position...].firstIndex(where: { $0.scalar == scalar }) {
      position = index + 1
      return scalars[index].run
    }
    return nil
  }
}
