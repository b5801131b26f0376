package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec
import FacetText

extension DiagnosticKind {
  package static let invalidIcon = DiagnosticKind(
    "project/invalid-icon", .error, "Icon of a project without exactly one picture",
    explanation: """
      An icon under 'icons' is an SF Symbol ('systemName'), or a 'symbol' or an 'image' of the asset catalog. 'since' \
      and 'fallback' belong together: the systems that have the SF Symbol, and the one that older systems draw. 'glyph' \
      is one character of one column, because it must fit wherever the icon does.

      Wrong:

          # facet.yaml
          facet: 1
          module: Sample
          icons:
            cart: { systemName: cart, image: bag }

      Right:

          # facet.yaml
          facet: 1
          module: Sample
          icons:
            cart: { image: bag, glyph: B }
            back: chevron.backward
      """)

  package static let repeatedGlyph = DiagnosticKind(
    "project/repeated-glyph", .warning, "Two icons of a project with one glyph",
    explanation: """
      A picture shows an icon as its 'glyph'. If two icons have the same one, a reader cannot tell them apart, and a \
      change from one to the other does not change the picture.

      Wrong:

          # facet.yaml
          facet: 1
          module: Sample
          icons:
            bag: { image: bag, glyph: B }
            basket: { image: basket, glyph: B }

      Right:

          # facet.yaml
          facet: 1
          module: Sample
          icons:
            bag: { image: bag, glyph: B }
            basket: { image: basket, glyph: K }
      """)
}

extension ProjectSpec {
  /// The names of its icons; nil if components use SF Symbols.
  var iconNames: [String]? { namedIcons?.map(\.name.value) }
}

/// Lowers an icon; nil if it has errors, which are reported.
func lower(_ spec: ProjectSpec.Icon, diagnostics: inout [Diagnostic]) -> IconDefinition? {
  let name = spec.name
  if let reason = IdentifierFault.reason(name.value) {
    let suggestion = IdentifierFault.suggestion(name.value)
    diagnostics.append(.invalidName(name, what: "icon", reason: reason, suggestion: suggestion))
    return nil
  }
  let reserved = [unusableNames, ReservedNames.optionalCases, ReservedNames.impossible]
  if reserved.contains(where: { $0.contains(name.value) }) {
    diagnostics.append(.reservedName(name, what: "icon", reason: "Swift has a meaning of its own for it"))
    return nil
  }
  func report(_ message: String, at span: SourceSpan, help: String? = nil) {
    diagnostics.append(
      Diagnostic(.invalidIcon, at: span, "icon '\(escapedForDisplay(name.value))' \(message)", help: help))
  }
  let before = diagnostics.count
  let sources = [
    spec.systemName.map { ($0.span, IconDefinition.Source.systemName($0.value)) },
    spec.symbol.map { ($0.span, .symbol($0.value)) }, spec.image.map { ($0.span, .image($0.value)) },
  ].compactMap(\.self)
  if sources.count != 1 {
    let found = sources.isEmpty ? "has no picture" : "has more than one picture"
    report(found, at: sources.last?.0 ?? name.span, help: "give one of 'systemName', 'symbol' and 'image'")
  }
  if let place = spec.fallback?.span ?? spec.since?.span {
    if spec.systemName == nil {
      report("is in the asset catalog, so that all systems have it", at: place)
    } else if spec.since == nil {
      report("has a fallback, but is available everywhere", at: place, help: "add 'since: { iOS: … }'")
    } else if spec.fallback == nil {
      report("has no fallback for older systems", at: place, help: "add 'fallback:'")
    }
  }
  if let glyph = spec.glyph, !isGlyph(glyph.value) {
    report("needs a glyph that is one character of one column", at: glyph.span)
  }
  var since = Availability()
  for (platform, text) in spec.since?.versions ?? [] {
    guard let system = Platform(rawValue: platform.value) else { continue }
    since[system] = readVersion(text, of: system, diagnostics: &diagnostics)
  }
  guard diagnostics.count == before, let source = sources.first?.1 else { return nil }
  var icon = IconDefinition(name: name.value, source: source)
  (icon.since, icon.fallback, icon.glyph) = (since, spec.fallback?.value, spec.glyph?.value)
  return icon
}

/// Reports glyphs that an earlier icon has.
func repeatedGlyphs(of icons: [ProjectSpec.Icon]) -> [Diagnostic] {
  var firsts: [String: Located<String>] = [:]
  return icons.compactMap { icon in
    guard let glyph = icon.glyph else { return nil }
    guard let first = firsts[glyph.value] else {
      firsts[glyph.value] = icon.name
      return nil
    }
    return Diagnostic(
      .repeatedGlyph, at: glyph.span,
      "icon '\(escapedForDisplay(icon.name.value))' has the glyph of '\(escapedForDisplay(first.value))'",
      notes: [Diagnostic.Note("'\(escapedForDisplay(first.value))' is here", at: first.span)])
  }
}

/// Names that are reserved for icons only: the list of all icons, the other branch of a switch, and literals.
private let unusableNames: Set<String> = ["all", "default", "nil", "true", "false"]

/// Whether it is one scalar of one column that no picture has a meaning for.
private func isGlyph(_ text: String) -> Bool {
  guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1 else { return false }
  switch scalar.value {
  case 0...0x20, 0x7F...0xA0, 0x2460...0x24FF, 0x2500...0x259F, 0x25C8: return false
  default: return displayWidth(of: text) == 1 && !scalar.properties.isEmojiPresentation
  }
}
