import FacetFrame

/// A view with one or more lines of text.
public struct Text: Equatable, Sendable {
  /// The position of `…` in a truncated line.
  @nonexhaustive public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

  /// The case transformation of text.
  @nonexhaustive public enum Case: Hashable, Sendable { case uppercase, lowercase }

  private enum Content: Equatable, Sendable {
    case verbatim(String)
    case localized(LocalizedWords)
    indirect case joined(Text, Text)
  }

  private let content: Content

  /// Creates a text from a key, which is looked up in the language of the environment.
  ///
  /// - Parameters:
  ///   - tableName: The name of the catalog. FacetUI has one catalog, that of its environment.
  ///   - comment: A comment for translators.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    content = .localized(key.words)
  }

  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    content = .localized(resource.words)
  }

  @_disfavoredOverload
  public init(_ content: some StringProtocol) {
    self.content = .verbatim(String(content))
  }

  public init(verbatim content: String) {
    self.content = .verbatim(content)
  }

  public static func + (lhs: Text, rhs: Text) -> Text { Text(content: .joined(lhs, rhs)) }

  private init(content: Content) { self.content = content }

  /// The text in the language of an environment.
  func string(in environment: EnvironmentValues) -> String {
    switch content {
    case .verbatim(let text): text
    case .localized(let words): words.text(in: environment.localizedStrings, environment.locale)
    case .joined(let first, let second): first.string(in: environment) + second.string(in: environment)
    }
  }
}

extension Text: View {
  public typealias Body = Never

  public nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    let words = evaluator.environment.locale.words(view.string(in: evaluator.environment))
    let text = ParsedText(evaluator.environment.known.text.textCase?.applied(to: words) ?? words)
    let layout = TextLayout(text, in: evaluator.environment)
    evaluator.leaf(layout, color: evaluator.environment.foregroundColor)
    evaluator.paintWords()
    evaluator.paintLines()
  }
}

extension _Evaluator {
  /// Adds the line attributes to the last text, whether or not they have an effect.
  func paintLines() {
    let text = environment.known.text
    if text.lineLimit != nil || text.reservedLines > 0 {
      record(.lineLimit(text.lineLimit, reserved: text.reservedLines))
    }
    switch text.truncationMode {
    case .head: record(.truncation(.head))
    case .middle: record(.truncation(.middle))
    case .tail: break
    }
    if text.minimumScaleFactor != 1 { record(.minimumScale(text.minimumScaleFactor)) }
  }
}

extension Text.Case {
  fileprivate func applied(to text: String) -> String {
    switch self {
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    }
  }
}

struct TextLayout: LeafLayout {
  private let text: ParsedText
  private let style: LineStyle
  private let environment: TextEnvironment

  init(_ text: ParsedText, in environment: EnvironmentValues) {
    self.text = text
    self.environment = environment.known.text
    style = LineStyle(environment)
  }

  func size(_ proposal: ProposedViewSize, of node: Int, in layout: LayoutEngine) -> CGSize {
    if proposal == .zero || text.isEmpty { return .zero }
    let (lines, style) = lines(for: proposal)
    let count = max(lines.count, environment.reservedLines, 1)
    return CGSize(
      width: min(lines.width, proposal.width.map { max($0, 0) } ?? .infinity).roundedUpToPixel,
      height: style.height(ofLines: count).roundedUpToPixel)
  }

  func explicitGuide(
    _ key: AlignmentKey, of node: Int, size: CGSize, proposal: ProposedViewSize, in layout: LayoutEngine
  ) -> CGFloat? {
    guard key.isTextBaseline, !text.isEmpty else { return nil }
    let (lines, style) = lines(for: proposal)
    let isFirst = key == VerticalAlignment.firstTextBaseline.key
    return style.baseline + (isFirst ? 0 : style.offset(ofLine: max(lines.count - 1, 0)))
  }

  func picture(of node: Int, in layout: LayoutEngine) -> Frame.Kind {
    let (lines, style) = lines(for: layout.proposals[node])
    return .text(
      Frame.TextRun(
        text: text.string, lines: lines.strings(of: text), isTruncated: lines.isTruncated,
        dropped: lines.dropped(from: text), alignment: Frame.Alignment.Horizontal(environment.multilineTextAlignment),
        lineHeight: style.lineHeight, fontSize: style.fontSize))
  }

  /// The lines at the largest scale at which all of the text fits, or at the minimum scale. The scale is reduced in
  /// steps of a twentieth.
  private func lines(for proposal: ProposedViewSize) -> (TextLines, LineStyle) {
    var steps = 20.0
    while true {
      let scaled = style.scaled(by: max(steps / 20, environment.minimumScaleFactor))
      let lines = TextLines(
        of: text, scaled, width: proposal.width ?? .infinity, lineLimit: lineLimit(scaled, in: proposal.height),
        mode: environment.truncationMode)
      if !lines.isTruncated || steps / 20 <= environment.minimumScaleFactor { return (lines, scaled) }
      steps -= 1
    }
  }

  private func lineLimit(_ style: LineStyle, in height: CGFloat?) -> Int {
    min(environment.lineLimit ?? .max, height.map { style.lines(in: $0) } ?? .max)
  }
}

extension Frame.Alignment.Horizontal {
  fileprivate init(_ alignment: TextAlignment) {
    switch alignment {
    case .leading: self = .leading
    case .center: self = .center
    case .trailing: self = .trailing
    }
  }
}
