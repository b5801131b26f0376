import FacetFrame
import FacetText

/// A view with one or more lines of text.
public struct Text: Equatable, Sendable {
  /// The position of `…` in a truncated line.
  @nonexhaustive public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

  /// The case transformation of text.
  @nonexhaustive public enum Case: Hashable, Sendable { case uppercase, lowercase }

  private enum Content: Equatable, Sendable {
    case verbatim(String)
    /// With the texts that are interpolated into it.
    case localized(LocalizedWords, [Text])
    case resource(LocalizedWords)
    case attributed(AttributedString)
    indirect case joined(Text, Text)
  }

  private let content: Content
  /// From the innermost out.
  private var modifiers: [TextModifier] = []

  /// Creates a text from a key, which is looked up in the language of the environment.
  ///
  /// - Parameters:
  ///   - tableName: The name of the catalog. FacetUI has one catalog, that of its environment.
  ///   - comment: A comment for translators.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    content = .localized(key.words, key.texts)
  }

  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    content = .resource(resource.words)
  }

  @_disfavoredOverload
  public init(_ content: some StringProtocol) {
    self.content = .verbatim(String(content))
  }

  public init(verbatim content: String) {
    self.content = .verbatim(content)
  }

  public init(_ input: Int, format: _NumberFormatStyle<Int>) { self.init(verbatim: input.formatted(format)) }

  public init(_ input: Double, format: _NumberFormatStyle<Double>) { self.init(verbatim: input.formatted(format)) }

  public init(_ input: Duration, format: Duration._FormatStyle) { self.init(verbatim: input.formatted(format)) }

  public init(_ input: Date, format: Date.FormatStyle) { self.init(verbatim: input.formatted(format)) }

  public init(_ attributedContent: AttributedString) {
    content = .attributed(attributedContent)
  }

  public static func + (lhs: Text, rhs: Text) -> Text { Text(content: .joined(lhs, rhs)) }

  private init(content: Content) { self.content = content }

  func adding(_ modifier: TextModifier) -> Text {
    var text = self
    text.modifiers.append(modifier)
    return text
  }

  /// The text in the language of an environment, without the styles of its parts.
  func string(in environment: EnvironmentValues) -> String {
    switch plain(in: environment) {
    case let text?: text
    case nil: styledRuns(in: environment).reduce(into: "") { $0 += $1.text }
    }
  }

  /// The text, if all of it has one style; nil if parts have styles of their own.
  private func plain(in environment: EnvironmentValues) -> String? {
    switch content {
    case .verbatim(let text): return text
    case .localized(let words, let texts):
      let text = words.text(in: environment.localizedStrings, environment.locale)
      return texts.isEmpty && InlineMarkdown.isPlain(text) ? text : nil
    case .resource(let words): return words.text(in: environment.localizedStrings, environment.locale)
    case .attributed: return nil
    case .joined(let first, let second):
      guard first.modifiers.isEmpty, second.modifiers.isEmpty else { return nil }
      return first.plain(in: environment).flatMap { start in second.plain(in: environment).map { start + $0 } }
    }
  }

  private func styledRuns(in environment: EnvironmentValues) -> [StyledRun] {
    var runs = StyledRuns()
    appendContent(to: &runs, StyledRuns.Style(environment: environment))
    return runs.runs
  }

  func append(to runs: inout StyledRuns, _ style: StyledRuns.Style) {
    appendContent(to: &runs, modifiers.isEmpty ? style : style.with(modifiers))
  }

  private func appendContent(to runs: inout StyledRuns, _ style: StyledRuns.Style) {
    switch content {
    case .verbatim(let text): runs.append(text, style)
    case .localized(let words, let texts):
      let environment = style.environment
      runs.append(words.markdown(in: environment.localizedStrings, environment.locale), texts, style)
    case .resource(let words):
      runs.append(words.text(in: style.environment.localizedStrings, style.environment.locale), style)
    case .attributed(let text): runs.append(text, style)
    case .joined(let first, let second):
      first.append(to: &runs, style)
      second.append(to: &runs, style)
    }
  }
}

extension Text: View {
  public typealias Body = Never

  public nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    if view.modifiers.isEmpty { return view.drawContent(in: evaluator) }
    func applyModifiers(_ environment: inout EnvironmentValues) {
      for modifier in view.modifiers.reversed() { modifier.apply(to: &environment) }
    }
    evaluator.inEnvironment(applyModifiers) { view.drawContent(in: evaluator) }
    for modifier in view.modifiers { evaluator.record(modifier.paint) }
  }

  private func drawContent(in evaluator: _Evaluator) {
    guard let text = plain(in: evaluator.environment) else { return drawRuns(in: evaluator) }
    let words = evaluator.environment.locale.words(text)
    let parsed = ParsedText(evaluator.environment.known.text.textCase?.applied(to: words) ?? words)
    let layout = TextLayout(parsed, in: evaluator.environment)
    evaluator.leaf(layout, color: evaluator.environment.foregroundColor)
    evaluator.paintWords()
    evaluator.paintLines()
  }

  private func drawRuns(in evaluator: _Evaluator) {
    let runs = styledRuns(in: evaluator.environment)
    evaluator.leaf(RichTextLayout(runs, in: evaluator.environment), color: evaluator.environment.foregroundColor)
    evaluator.paintWords()
    evaluator.paintLines()
    evaluator.record(.runs(runs.map(evaluator.painted)))
    evaluator.offerLinks(of: runs)
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
  func applied(to text: String) -> String {
    switch self {
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    }
  }
}
