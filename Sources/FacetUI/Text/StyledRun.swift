import FacetFrame
import FacetText

/// A part of a text with a style of its own.
struct StyledRun {
  var text: String
  var environment: EnvironmentValues
  var isUnderlined = false
  var isStruckThrough = false
  var link: URL?
}

/// The parts of a text in an environment, in order.
struct StyledRuns {
  private(set) var runs: [StyledRun] = []

  /// The style around a part.
  struct Style {
    var environment: EnvironmentValues
    var isUnderlined = false
    var isStruckThrough = false
    var link: URL?

    /// - Parameter modifiers: From the innermost out.
    func with(_ modifiers: [TextModifier]) -> Style {
      var style = self
      for modifier in modifiers.reversed() {
        modifier.apply(to: &style.environment)
        if modifier == .underline { style.isUnderlined = true }
        if modifier == .strikethrough { style.isStruckThrough = true }
      }
      return style
    }

    func with(_ markdown: InlineMarkdown.Style, link: URL?, color: Color? = nil) -> Style {
      var style = self
      if markdown.contains(.strong) { style.environment.change { $0.text.fontModifiers.weight = .bold } }
      if markdown.contains(.emphasis) { style.environment.change { $0.text.fontModifiers.isItalic = true } }
      if markdown.contains(.strikethrough) { style.isStruckThrough = true }
      if markdown.contains(.code) { style.environment.change { $0.text.font = ($0.text.font ?? .body).monospaced() } }
      if let link {
        style.link = link
        style.environment.setForeground(color ?? style.environment.known.tint ?? .accentColor)
      } else if let color {
        style.environment.setForeground(color)
      }
      return style
    }
  }

  mutating func append(_ text: String, _ style: Style) {
    if text.isEmpty { return }
    let words = style.environment.locale.words(text)
    runs.append(
      StyledRun(
        text: style.environment.known.text.textCase?.applied(to: words) ?? words, environment: style.environment,
        isUnderlined: style.isUnderlined, isStruckThrough: style.isStruckThrough, link: style.link))
  }

  mutating func append(_ text: AttributedString, _ style: Style) {
    for run in text.runs {
      append(
        run.text, style.with(run.style, link: run.attributes.link, color: run.attributes.swiftUI.foregroundColor))
    }
  }

  /// Appends a text of the catalog, which may be Markdown, with texts in it.
  mutating func append(_ words: String, _ texts: [Text], _ style: Style) {
    let parts =
      InlineMarkdown.isPossible(in: words)
      ? InlineMarkdown.runs(of: words) : [InlineMarkdown.Run(text: words, style: [])]
    for part in parts {
      let inner = style.with(part.style, link: part.link.flatMap { URL(string: $0) })
      for piece in TextPlace.split(part.text) {
        switch piece {
        case .text(let text): append(text, inner)
        case .place(let index) where texts.indices.contains(index): texts[index].append(to: &self, inner)
        case .place: break
        }
      }
    }
  }
}

/// The place of a text in the words of another one: two scalars of private use around its number.
enum TextPlace {
  case text(String)
  case place(Int)

  private static let opening: Unicode.Scalar = "\u{10FFFC}"
  private static let closing: Unicode.Scalar = "\u{10FFFD}"

  static func argument(_ index: Int) -> String { "\(opening)\(index)\(closing)" }

  static func split(_ words: String) -> [TextPlace] {
    var pieces: [TextPlace] = []
    var rest = words.unicodeScalars[...]
    while let start = rest.firstIndex(of: opening), let end = rest[start...].firstIndex(of: closing) {
      if start > rest.startIndex { pieces.append(.text(String(rest[..<start]))) }
      if let index = Int(String(rest[rest.index(after: start)..<end])) { pieces.append(.place(index)) }
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    return pieces
  }
}

extension _Evaluator {
  func painted(_ run: StyledRun) -> Frame.Run {
    let environment = run.environment
    let text = environment.known.text
    let style = LineStyle(environment)
    return Frame.Run(
      text: run.text, fontSize: style.fontSize, lineHeight: style.lineHeight, face: environment.drawnFont?.face,
      color: environment.foregroundColor.opacity(surroundings.opacity).resolved(in: environment),
      isUnderlined: run.isUnderlined, isStruckThrough: run.isStruckThrough, tracking: text.tracking,
      baselineOffset: text.baselineOffset, link: run.link?.absoluteString)
  }

  /// Makes the links of a text usable by their URLs.
  func offerLinks(of runs: [StyledRun]) {
    let links = runs.compactMap(\.link)
    guard !links.isEmpty else { return }
    let open = environment.openURL
    tree.nodes[tree.nodes.count - 1].use = ControlUse(follow: { name in
      guard let url = links.first(where: { $0.absoluteString == name }) else { return nil }
      return { open(url) }
    })
  }
}
