import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

/// Whether what a body uses exists wherever the body is drawn.
extension ComponentChecker {
  mutating func checkAvailability(of component: ComponentSignature, _ use: Located<String>, in scope: Scope) {
    check(component.availability, use, "'\(use.value)'", in: scope)
  }

  /// The component's own examples are drawn where their style exists.
  mutating func checkAvailability(
    of style: StyleSignature, _ use: Located<String>, of component: ComponentSignature, in scope: Scope
  ) {
    if style.hasFallback || component.name.value == name { return }
    check(style.availability, use, "the style '\(use.value)' of '\(component.name.value)'", in: scope)
  }

  mutating func checkAvailability(ofElement kind: Located<String>, in scope: Scope) {
    guard let versions = ElementKind(Keyword(kind.value))?.since else { return }
    check(versions, kind, "\(article(kind.value)) '\(kind.value)'", in: scope)
  }

  mutating func checkAvailability(of modifier: ModifierKind, _ key: Located<String>, in scope: Scope) {
    check(modifier.since, key, "the modifier '\(key.value)'", in: scope)
  }

  private mutating func check(_ needed: Availability, _ use: Located<String>, _ what: String, in scope: Scope) {
    let drawn = availability(in: scope)
    for (platform, since) in drawn.entries {
      guard let version = needed[platform] else {
        report(.doesNotExist(use, what, on: platform))
        return
      }
      if version > since {
        report(.tooNew(use, what, needed.later(than: drawn), drawn, platform, inStyle: scope.style != nil))
        return
      }
    }
  }

  /// Since when what stands here is drawn.
  private func availability(in scope: Scope) -> Availability {
    scope.style.map { signature.styles[$0].availability } ?? signature.availability
  }
}

extension Diagnostic {
  fileprivate static func doesNotExist(_ use: Located<String>, _ what: String, on platform: Platform) -> Diagnostic {
    Diagnostic(
      .tooNew, at: use.span, "\(what) does not exist on \(platform.rawValue), which the project runs on",
      help: "draw something else, or remove '\(platform.rawValue)' from 'platforms' in facet.yaml")
  }

  fileprivate static func tooNew(
    _ use: Located<String>, _ what: String, _ needed: Availability, _ drawn: Availability, _ platform: Platform,
    inStyle isInStyle: Bool
  ) -> Diagnostic {
    let since = needed[platform].map(\.text) ?? ""
    let versions = needed.entries.map { "\($0.platform.rawValue): \($0.version.text)" }.joined(separator: ", ")
    let otherwise = isInStyle ? ", or to the style, with 'otherwise:'" : ""
    return Diagnostic(
      .tooNew, at: use.span,
      "\(what) exists since \(platform.rawValue) \(since), and this is drawn since \(platform.rawValue) \(drawn[platform]?.text ?? "")",
      help: "add 'availability: { \(versions) }' to the component\(otherwise)")
  }
}
