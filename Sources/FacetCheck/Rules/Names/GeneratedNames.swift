import FacetDiagnostics
import FacetIR

/// A type that is generated, and what it is generated for.
private struct GeneratedType {
  var name: String
  var owner: Located<String>
  /// `component` or `style`.
  var what: String
  /// How messages call the owner: `the style 'small' of 'Card'`.
  var described: String
}

/// Types of the generated module that would have one name, or the name of a type that is there already.
///
/// A component `SmallCard` and the style `small` of `Card` would both make a `SmallCardStyle`.
func reportGeneratedNames(
  of components: [ComponentSignature], prefix: String, hasThemes: Bool, to diagnostics: inout [Diagnostic]
) {
  var taken: [String: GeneratedType] = [:]
  var reported: Set<SourceSpan> = []
  for type in components.flatMap({ $0.generatedTypes(prefix: prefix) }) {
    if reported.contains(type.owner.span) { continue }
    if ReservedNames.types.contains(type.name) || hasThemes && ReservedNames.themeTypes.contains(type.name) {
      diagnostics.append(.generatedNameReserved(type))
      reported.insert(type.owner.span)
    } else if let first = taken[type.name], first.owner.value != type.owner.value {
      diagnostics.append(
        .generatedNameTaken(type.owner, type.described, with: first.owner, first.described, as: type.name))
      reported.insert(type.owner.span)
    } else {
      taken[type.name] = type
    }
  }
}

extension ComponentSignature {
  /// The types at the top of the generated module; those of `types:` are nested in the view.
  fileprivate func generatedTypes(prefix: String) -> [GeneratedType] {
    let suffixes =
      switch styleKind {
      case .flexible: ["", "Style", "StyleContent", "_Definition"]
      case .properties: ["", "Style", "_Definition"]
      case .none: ["", "_Definition"]
      }
    let own = suffixes.map {
      GeneratedType(
        name: prefix + name.value + $0, owner: name, what: "component", described: "the component '\(name.value)'")
    }
    let styles = styles.filter { $0.extends == nil && styleKind == .flexible }.map { style in
      let raised = style.name.value.prefix(1).uppercased() + style.name.value.dropFirst()
      return GeneratedType(
        name: raised + name.value + "Style", owner: style.name, what: "style",
        described: "the style '\(style.name.value)' of '\(name.value)'")
    }
    return own + styles
  }
}

extension Diagnostic {
  fileprivate static func generatedNameReserved(_ type: GeneratedType) -> Diagnostic {
    let isItself = type.owner.value == type.name
    var diagnostic = reservedName(
      type.owner, what: type.what,
      reason: isItself
        ? "it would hide the type that is called so already" : "it makes a '\(type.name)', and there is one already")
    if type.what == "component" { diagnostic.help = "call it something else, or set 'typePrefix' in facet.yaml" }
    return diagnostic
  }

  fileprivate static func generatedNameTaken(
    _ owner: Located<String>, _ described: String, with first: Located<String>, _ other: String, as name: String
  ) -> Diagnostic {
    Diagnostic(
      .nameCollision, at: owner.span, "\(described) and \(other) both make a '\(name)' in Swift",
      notes: [Note("'\(first.value)' is named here", at: first.span)])
  }
}
