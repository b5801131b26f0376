import FacetDiagnostics
import FacetIR
import FacetSpec
import FacetTokens

/// Token files given as text, read and imported as one project.
struct TokenImporting {
  var imported = ImportedTokens()
  var diagnostics: [Diagnostic] = []
  private var texts: [String] = []

  init(_ base: String..., modes: KeyValuePairs<TokenMode, String> = [:]) {
    var sources: [TokenSource] = []
    for (mode, text) in base.map({ (TokenMode.base, $0) }) + modes.map({ ($0.key, $0.value) }) {
      let file = FileID(texts.count)
      texts.append(text)
      let isYAML = text.utf8.first != UInt8(ascii: "{")
      let bytes = Array(text.utf8)
      let tree =
        isYAML
        ? SourceTree.read(yaml: bytes, file: file, diagnostics: &diagnostics)
        : SourceTree.read(json: bytes, file: file, diagnostics: &diagnostics)
      guard let tree else { continue }
      sources.append(TokenSource(file: TokenFile.decode(tree, diagnostics: &diagnostics), mode: mode))
    }
    imported = importTokens(ThemedSources(base: sources), diagnostics: &diagnostics)
  }

  /// Each diagnostic as `code at the words it points to`.
  var found: [String] {
    diagnostics.map { diagnostic in
      guard let span = diagnostic.span, Int(span.file.index) < texts.count else { return "\(diagnostic.kind.code)" }
      let bytes = Array(texts[Int(span.file.index)].utf8)[Int(span.start)..<Int(span.end)]
      return "\(diagnostic.kind.code) at \(String(decoding: bytes, as: UTF8.self))"
    }
  }

  var paths: [String] { imported.catalog.tokens.map(\.path.description) }

  func token(_ path: String) -> Token? {
    imported.catalog[TokenPath(path.split(separator: ".").map(String.init))]
  }

  func color(_ path: String) -> ColorModes? {
    if case .color(let modes)? = token(path)?.value { modes } else { nil }
  }

  func length(_ path: String) -> Double? {
    if case .length(let points)? = token(path)?.value { points } else { nil }
  }

  func textStyle(_ path: String) -> TextStyleValue? {
    if case .textStyle(let style)? = token(path)?.value { style } else { nil }
  }
}

/// An sRGB color of 8-bit levels, as a DTCG value.
func gray(_ level: Double) -> String { "{ \"colorSpace\": \"srgb\", \"components\": [\(level), \(level), \(level)] }" }

func px(_ value: Double) -> String { "{ \"value\": \(value), \"unit\": \"px\" }" }
