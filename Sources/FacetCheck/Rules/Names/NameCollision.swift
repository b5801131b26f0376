package import FacetDiagnostics
import FacetSpec

extension DiagnosticKind {
  package static let nameCollision = DiagnosticKind(
    "name/collision", .error, "Two names that become the same name in Swift",
    explanation: """
      Names that differ only in case collide on file systems that ignore case, such as the default one of macOS. Names \
      of variants that differ only in punctuation become the same Swift name.

          variants:
            Short text:
            Short-text:   # wrong: both become 'shortText'

          variants:
            Short text:
            Shorter text: # right
      """)
}

extension Diagnostic {
  static func collision(
    _ name: Located<String>, what: String, with first: Located<String>, as common: String
  ) -> Diagnostic {
    let differsInCase = caseFolded(name.value) == caseFolded(first.value)
    return Diagnostic(
      .nameCollision, at: name.span,
      "\(what) names '\(name.value)' and '\(first.value)' "
        + (differsInCase ? "differ only in case" : "both become '\(common)'"), help: "rename one of the two",
      notes: [Note("'\(first.value)' is named here", at: first.span)])
  }
}

extension ComponentResolver {
  /// Reports different names that `fold` maps to the same name.
  mutating func reportCollisions(_ names: [Located<String>], what: String, by fold: (String) -> String) {
    diagnostics += collisions(among: names, what: what, by: fold)
  }

  /// Reports names of members that differ only in case. The styles `compact` and `Compact` would both generate
  /// `CompactListRowStyle`.
  mutating func checkCollisions() {
    reportCollisions(spec.parameters.map(\.name), what: "parameter", by: caseFolded)
    reportCollisions((spec.content ?? []).map(\.name), what: "content field", by: caseFolded)
    for style in spec.styles { reportCollisions(style.properties.map(\.name), what: "property", by: caseFolded) }
    for type in spec.types {
      switch type.shape {
      case .structure(let fields): reportCollisions(fields.map(\.name), what: "field", by: caseFolded)
      case .enumeration(let cases): reportCollisions(cases, what: "case", by: caseFolded)
      }
    }
    reportCollisions(spec.styles.map(\.name), what: "style", by: caseFolded)
    reportCollisions(spec.types.map(\.name), what: "type", by: caseFolded)
  }
}

/// Returns a diagnostic for each name that `fold` maps to the same name as an earlier, different one.
func collisions(among names: [Located<String>], what: String, by fold: (String) -> String) -> [Diagnostic] {
  if names.count < 2 { return [] }
  let keys = names.map { fold($0.value) }
  return repetitions(among: keys).compactMap { position, first in
    names[first].value == names[position].value
      ? nil : .collision(names[position], what: what, with: names[first], as: keys[position])
  }
}
