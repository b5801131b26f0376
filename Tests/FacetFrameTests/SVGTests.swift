import FacetFrame
import Testing

struct SVGTests {
  private static let white = ResolvedColor(red: 1, green: 1, blue: 1)
  private static let red = ResolvedColor(red: 1, green: 0, blue: 0)
  private static let glass = ResolvedColor(red: 0, green: 0, blue: 1, alpha: 0.25)

  /// The lines between the background and the end.
  private func lines(of frame: Frame) -> [String] {
    let lines = frame.svg(titled: "A <title>", on: Self.white).split(separator: "\n")
    return lines.dropFirst(4).dropLast().map { $0.drop { $0 == " " } }.map(String.init)
  }

  private func node(
    _ kind: Frame.Kind, _ rect: Rect, end: Int, color: ResolvedColor? = nil, paint: Range<Int> = 0..<0
  ) -> Frame.Node {
    Frame.Node(kind: kind, rect: rect, end: end, color: color, paint: paint)
  }

  private func square(_ x: Double, end: Int, _ color: ResolvedColor = red, paint: Range<Int> = 0..<0) -> Frame.Node {
    node(.shape(.rectangle), Rect(x: x, width: 10, height: 10), end: end, color: color, paint: paint)
  }

  @Test func aDocumentHasItsSizeAndTitle() {
    let svg = Frame(size: Size(width: 100, height: 44.5)).svg(titled: "A <title>", on: Self.glass)
    #expect(
      svg == """
        <?xml version="1.0" encoding="UTF-8"?>
        <svg xmlns="http://www.w3.org/2000/svg" width="116" height="60.5" viewBox="-8 -8 116 60.5" role="img">
          <title>A &lt;title&gt;</title>
          <rect x="-8" y="-8" width="116" height="60.5" fill="rgba(0,0,255,0.25)"/>
        </svg>

        """)
  }

  @Test func linesOfTextStandAtTheirAlignment() {
    let run = Frame.TextRun(text: "One two", lines: ["One", "two"], alignment: .trailing, lineHeight: 20, fontSize: 10)
    let text = node(.text(run), Rect(x: 5, y: 10, width: 40, height: 40), end: 1, color: Self.red, paint: 0..<2)
    let face = Frame.FontFace(family: "O'Hara", weight: 700, isItalic: true)
    let frame = Frame(nodes: [text], paint: [.face(face), .underline])
    let attributes = """
      font-size="10" fill="#ff0000" font-family="'OHara', -apple-system, system-ui, sans-serif" font-weight="700" \
      font-style="italic" text-decoration="underline"
      """
    #expect(
      lines(of: frame) == [
        "<text x=\"45\" y=\"23.6\" text-anchor=\"end\" \(attributes)>One</text>",
        "<text x=\"45\" y=\"43.6\" text-anchor=\"end\" \(attributes)>two</text>",
      ])
    var mirrored = frame
    mirrored.isRightToLeft = true
    #expect(lines(of: mirrored)[0].hasPrefix("<text x=\"5\" y=\"23.6\" text-anchor=\"start\""))
  }

  @Test func paintsApplyFromTheInnermostOut() {
    let frame = Frame(
      nodes: [square(0, end: 1, paint: 0..<3)],
      paint: [.opacity(0.5), .rotation(degrees: 90), .shadow(.init(color: Self.glass, radius: 3, x: 1, y: 2))])
    #expect(
      lines(of: frame) == [
        "<g style=\"filter:drop-shadow(1px 2px 3px rgba(0,0,255,0.25))\">", "<g transform=\"rotate(90 5 5)\">",
        "<g opacity=\"0.5\">", "<rect x=\"0\" y=\"0\" width=\"10\" height=\"10\" fill=\"#ff0000\"/>", "</g>", "</g>",
        "</g>",
      ])
  }

  @Test func whatIsInFrontIsDrawnLast() {
    // The background of the first square is behind it, and a third one is in front of both by its index.
    var front = square(30, end: 2)
    front.zIndex = 1
    let nodes = [
      node(.zstack(alignment: .init()), Rect(width: 40, height: 10), end: 5), front,
      node(.background(alignment: .init()), Rect(width: 40, height: 10), end: 5), square(10, end: 4),
      square(20, end: 5),
    ]
    let places = lines(of: Frame(nodes: nodes)).map { $0.prefix(13) }
    #expect(places == ["<rect x=\"20\" ", "<rect x=\"10\" ", "<rect x=\"30\" "])
  }

  @Test func whatIsHiddenIsNotDrawn() {
    var hidden = node(.stack(axis: .horizontal, alignment: .init(), gaps: []), Rect(width: 10, height: 10), end: 2)
    hidden.isHidden = true
    #expect(lines(of: Frame(nodes: [hidden, square(0, end: 2)])) == [])
  }

  @Test func aClippedShapeHasItsOwnClipPath() {
    let scroll = node(.scroll(axis: .vertical, fills: true), Rect(width: 20, height: 20), end: 2)
    let frame = Frame(nodes: [scroll, square(0, end: 2, paint: 0..<1)], paint: [.clip(.circle)])
    #expect(
      lines(of: frame) == [
        "<clipPath id=\"c1\">", "<rect x=\"0\" y=\"0\" width=\"20\" height=\"20\"/>", "</clipPath>",
        "<g clip-path=\"url(#c1)\">", "<clipPath id=\"c2\">", "<circle cx=\"5\" cy=\"5\" r=\"5\"/>", "</clipPath>",
        "<g clip-path=\"url(#c2)\">", "<rect x=\"0\" y=\"0\" width=\"10\" height=\"10\" fill=\"#ff0000\"/>", "</g>",
        "</g>",
      ])
  }

  @Test func aStrokeInsideLiesWithinItsShape() {
    let stroke = Frame.Stroke(isInside: true, width: 2, dash: [4, 2])
    let shape = node(
      .shape(.roundedRectangle(radius: 8)), Rect(width: 40, height: 20), end: 1, color: Self.red, paint: 0..<1)
    let line = lines(of: Frame(nodes: [shape], paint: [.stroke(stroke)]))[0]
    #expect(
      line.hasPrefix("<rect x=\"1\" y=\"1\" width=\"38\" height=\"18\" rx=\"7\" fill=\"none\" stroke=\"#ff0000\""))
    #expect(line.contains("stroke-width=\"2\"") && line.contains("stroke-dasharray=\"4 2\""))
  }

  @Test func theThumbOfASwitchIsAtTheTrailingEdge() {
    let toggle = node(.indicator(.toggle(isOn: true)), Rect(width: 51, height: 31), end: 1)
    let frame = Frame(nodes: [toggle])
    #expect(lines(of: frame)[1] == "<circle cx=\"35.5\" cy=\"15.5\" r=\"13.5\" fill=\"#ffffff\"/>")
    var mirrored = frame
    mirrored.isRightToLeft = true
    #expect(lines(of: mirrored)[1] == "<circle cx=\"15.5\" cy=\"15.5\" r=\"13.5\" fill=\"#ffffff\"/>")
  }

  @Test func aSymbolIsACharacterOrABox() {
    let image = { (name: String) in
      Frame(nodes: [
        self.node(
          .image(name: name, isSymbol: true, isMirrored: false), Rect(width: 20, height: 20), end: 1, color: Self.red)
      ])
    }
    #expect(lines(of: image("star.fill"))[0].hasSuffix(">★</text>"))
    #expect(lines(of: image("theatermasks")).contains("<title>theatermasks</title>"))
    #expect(lines(of: image("bell.slash"))[0].contains(#" font-size="10" "#))
  }
}
