package import FacetDiagnostics
import FacetIR
import FacetSpec
import FacetText

extension DiagnosticKind {
  package static let lowContrast = DiagnosticKind(
    "accessibility/contrast", .warning, "Insufficient contrast of text or a symbol",
    explanation: """
      WCAG 2.2 requires a contrast ratio of 4.5:1 between text and its background, and of 3:1 for large text (24 \
      points, or 18.66 in bold) and symbols. This rule checks colors over known backgrounds in each theme, appearance, \
      style and branch of a condition. It does not check colors that are known only at run time, such as parameters, nor \
      what is drawn where 'environment.isEnabled' is false, to which the criterion does not apply.

          text: content.title
          color: color.faint            # wrong: a light gray on white
          background: color.surface

          text: content.title
          color: color.action           # right
          background: color.surface
      """)
}

/// Checks each body in its own style and in the styles that extend it.
func lowContrast(in component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  component.bodies.flatMap { body -> [Diagnostic] in
    let drawn = DrawnColors(of: body, in: component).found.flatMap(\.branches).filter { !$0.branch.isDisabled }
    if drawn.isEmpty { return [] }
    return component.signature.styles(drawingBodyAt: body.style).flatMap { style in
      drawn.flatMap { lowContrast(of: $0, inStyleAt: style, drawing: body.style, component, design) }
    }
  }
}

private func lowContrast(
  of drawn: DrawnColor, inStyleAt style: Int, drawing base: Int, _ component: TypedComponent, _ design: DesignIndex
) -> [Diagnostic] {
  let styles = component.signature.styles
  let place = style == base ? drawn.color.span : component.place(of: drawn.values, inStyleAt: style)
  let subject = drawn.isText ? "text" : "a symbol"
  var found: [Diagnostic] = []
  var told: [ColorPair.Fault] = []
  for tokens in design.tokensByTheme {
    guard let pair = ColorPair(drawn, in: styles[style], tokens: tokens.catalog) else { return found }
    if style != base, ColorPair(drawn, in: styles[base], tokens: tokens.catalog) == pair { continue }
    // A pair of colors that a theme takes from the base theme is reported once.
    let faults = pair.faults.filter { !told.contains($0) }
    if faults.isEmpty { continue }
    told += faults
    found.append(.lowContrast(pair, faults, subject, style: styles[style].name.value, tokens.theme, at: place))
  }
  return found
}

extension TypedComponent {
  /// The property that a style sets for one of the values, or the style.
  fileprivate func place(of values: [WrittenValue], inStyleAt index: Int) -> SourceSpan {
    let style = signature.styles[index].name
    let own = spec.styles.first { $0.name == style }?.properties.map(\.name) ?? []
    let names = values.compactMap { value -> String? in
      if case .style(let name) = value.expression.node { name } else { nil }
    }
    return own.first { names.contains($0.value) }?.span ?? style.span
  }
}

/// A color and its background as one style draws them, which differ with the appearance.
private struct ColorPair: Equatable {
  struct Fault: Equatable {
    var appearance: Appearance
    var ratio: Double
  }

  struct Look: Equatable {
    var color: ColorValue
    /// All that is behind the color as one. It may let through what is behind it.
    var background: ColorValue

    /// - Parameter layers: From the nearest to the farthest; at least one.
    init(color: ColorValue, layers: [ColorValue]) {
      self.color = color
      background = layers.dropFirst().reduce(layers[0]) { $0.over($1) }
    }

    /// Nil where nobody knows what is behind the background.
    var contrast: Double? {
      background.alpha >= 1 ? color.over(background).contrast(to: background) : nil
    }
  }

  var color, background: String
  /// For each appearance.
  var looks: [Look]
  /// The required ratio, and the ratio below which the contrast is certainly too low.
  var needed, certain: Double

  /// Nil if a value is known only at run time.
  init?(_ drawn: DrawnColor, in style: StyleSignature, tokens: TokenCatalog) {
    guard let color = Self.color(drawn.color, in: style, tokens) else { return nil }
    let layers = drawn.backgrounds.map { Self.color($0, in: style, tokens) }
    let known = layers.prefix { $0 != nil }.compactMap { $0 }
    guard let nearest = known.first else { return nil }
    (self.color, background) = (color.name, nearest.name)
    looks = Appearance.allCases.map { appearance in
      Look(color: color.modes[appearance], layers: known.map { $0.modes[appearance] })
    }
    // If the text style comes from the environment, the text may be large.
    let size = drawn.textStyle.flatMap { Self.textStyle($0, in: style, tokens) }
    let isLarge = size.map { $0.size >= 24 || ($0.size >= 18.66 && ($0.weight >= 700 || drawn.mayBeBold)) }
    needed = drawn.isText && isLarge != true ? 4.5 : 3
    certain = drawn.isText && isLarge == false ? 4.5 : 3
  }

  /// The appearances with a contrast that is too low, without those that look like an earlier one.
  var faults: [Fault] {
    zip(Appearance.allCases, looks).enumerated().compactMap { index, pair in
      guard let ratio = pair.1.contrast, ratio < certain, !looks[..<index].contains(pair.1) else { return nil }
      return Fault(appearance: pair.0, ratio: ratio)
    }
  }

  private static func color(
    _ value: WrittenValue, in style: StyleSignature, _ tokens: TokenCatalog
  ) -> (name: String, modes: ColorModes)? {
    guard let path = path(of: value.expression, in: style), case .color(let modes)? = tokens[path]?.value else {
      return nil
    }
    return (path.description, modes)
  }

  private static func textStyle(
    _ value: WrittenValue, in style: StyleSignature, _ tokens: TokenCatalog
  ) -> TextStyleValue? {
    guard let path = path(of: value.expression, in: style), case .textStyle(let value)? = tokens[path]?.value else {
      return nil
    }
    return value
  }

  /// The token that a value is, or that the property is by default which it names.
  private static func path(of expression: Expression, in style: StyleSignature) -> TokenPath? {
    switch expression.node {
    case .token(let path): path
    case .constant(_, let value): self.path(of: value, in: style)
    case .style(let name):
      style.property(named: name)?.declaration.defaultValue.flatMap { self.path(of: $0, in: style) }
    default: nil
    }
  }
}

extension Diagnostic {
  fileprivate static func lowContrast(
    _ pair: ColorPair, _ faults: [ColorPair.Fault], _ subject: String, style: String, _ theme: String?,
    at span: SourceSpan
  ) -> Diagnostic {
    let ratios = faults.map { "\(shown($0.ratio)):1 (\($0.appearance.rawValue))" }.joined(separator: ", ")
    let needed = pair.needed == 3 ? "3:1" : "4.5:1"
    return Diagnostic(
      .lowContrast, at: span,
      "in the style '\(style)'\(theme.map { ", in the theme '\($0)'," } ?? "") \(subject) in '\(pair.color)' on '\(pair.background)' has a contrast of \(ratios), and needs \(needed)",
      help: "use colors that differ more in luminance")
  }

  /// Truncated to two digits, so that a ratio that is too low is never rounded up to the required one.
  private static func shown(_ ratio: Double) -> String {
    let hundredths = Int(nearest: (ratio * 100).rounded(.down))
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
