import FacetCompiler
import FacetDiagnostics
import FacetIR
import FacetSnapshot
import FacetText

/// The origin of a token's value, with the location of each step:
///
///     color.content.primary
///       color.content.primary  specs/tokens/base.tokens.json:31:7
///       palette.ink.900        specs/tokens/base.tokens.json:23:8
///       #222222
///
/// Appearances with other steps follow, each under its name, then the themes with other steps.
struct TokenExplanation {
  let text: String

  /// Nil if there is no such token.
  init?(_ path: TokenPath, in compilation: Compilation) {
    guard let token = compilation.wholeDesign?.tokens[path] else { return nil }
    var lines = [escapedForDisplay(path.description)]
    if let doc = token.doc { lines.append("  " + escapedForDisplay(doc)) }
    if let reason = token.deprecated {
      lines.append("  deprecated" + (reason.isEmpty ? "" : ": " + escapedForDisplay(reason)))
    }
    lines += Self.lines(of: path, theme: nil, in: compilation)
    for theme in compilation.wholeDesign?.tokens.themes.dropFirst() ?? [] {
      lines += Self.lines(of: path, theme: theme, in: compilation)
    }
    text = lines.map { $0 + "\n" }.joined()
  }

  /// The steps that differ from those of the inherited appearance, and in a theme from those of the base.
  private static func lines(of path: TokenPath, theme: String?, in compilation: Compilation) -> [String] {
    var lines: [String] = []
    for appearance in TokenChain.Appearance.allCases {
      guard let chain = compilation.chain(of: path, in: appearance, theme: theme) else { continue }
      let below = appearance.base.flatMap { compilation.chain(of: path, in: $0, theme: theme) }
      if chain == below { continue }
      if theme != nil, chain == compilation.chain(of: path, in: appearance) { continue }
      let title = [theme, below == nil ? nil : appearance.rawValue].compactMap(\.self)
      lines += (title.isEmpty ? [] : [title.joined(separator: ", ")]) + Self.lines(chain, compilation.sources)
    }
    return lines
  }

  private static func lines(_ chain: TokenChain, _ sources: SourceMap) -> [String] {
    let width = chain.hops.map { displayWidth(of: name($0)) }.max() ?? 0
    let hops = chain.hops.map { hop in
      let place = hop.span.map { span in
        let location = sources.location(of: span)
        return "\(escapedForDisplay(sources.path(of: span.file))):\(location.line):\(location.column)"
      }
      let padding = String(repeating: " ", count: width - displayWidth(of: name(hop)) + 2)
      return withoutTrailingBlanks("  " + name(hop) + padding + (place ?? ""))
    }
    let value = Token(path: chain.hops[chain.hops.count - 1].token, value: chain.value)
    return hops + ["  " + escapedForDisplay(TokenSnapshot.words(value))]
  }

  private static func name(_ hop: TokenChain.Hop) -> String { escapedForDisplay(hop.token.description) }
}
