import FacetDiagnostics
import FacetIR
import FacetText

/// A type that is generated, and what it is generated for.
private struct GeneratedType {
  var name: String
  var owner: Located<String>
  /// `component` or `style`.
  var what: String
  /// How messages call the owner: `the style 'small' of 'Card'`.
  var described: String
  /// The name is what a component is called in the spec. Two that share it have been told so.
  var isFromComponent = false

  /// One thing, or two styles of one name: their components make one name too.
  func isNamedAs(_ other: GeneratedType) -> Bool {
    if owner.span == other.owner.span { return true }
    if isFromComponent, other.isFromComponent { return caseFolded(owner.value) == caseFolded(other.owner.value) }
    return what == "style" && other.what == "style" && owner.value == other.owner.value
  }
}

/// Types of the generated module that would have one name, or the name of a type that is there already.
///
/// A component `SmallCard` and the style `small` of `Card` would both make a `SmallCardStyle`. Case is not looked at: the
/// files of the types must stay apart on every disk.
func reportGeneratedNames(
  of components: [ComponentSignature], prefix: String, hasThemes: Bool, to diagnostics: inout [Diagnostic]
) {
  var taken: [String: GeneratedType] = [:]
  var reported: Set<SourceSpan> = []
  for type in components.flatMap({ $0.generatedTypes(prefix: prefix) }) {
    if reported.contains(type.owner.span) { continue }
    if ReservedNames.isType(type.name, hasThemes: hasThemes) {
      diagnostics.append(.generatedNameReserved(type))
      reported.insert(type.owner.span)
    } else if let first = taken[caseFolded(type.name)], !first.isNamedAs(type) {
      diagnostics.append(
        .generatedNameTaken(type.owner, type.described, with: first.owner, first.described, as: type.name))
      reported.insert(type.owner.span)
    } else {
      taken[caseFolded(type.name)] = type
    }
  }
}

extension ComponentSignature {
  func generatedTypeNames(prefix: String) -> [String] { generatedTypes(prefix: prefix).map(\.name) }

  /// The types at the top of the generated module; those of `types:` are nested in the view.
  fileprivate func generatedTypes(prefix: String) -> [GeneratedType] {
    let names = DeclarationNames(component: name.value, swiftName: swiftName?.value, prefix: prefix)
    let types =
      switch styleKind {
      case .flexible: names.types
      case .properties: [names.view, names.style, names.definition]
      case .none: [names.view, names.definition]
      }
    let own = types.map {
      GeneratedType(
        name: $0, owner: swiftName ?? name, what: "component", described: "the component '\(name.value)'",
        isFromComponent: swiftName == nil)
    }
    let styles = styles.filter { $0.extends == nil && styleKind == .flexible }.flatMap { style in
      // Its old name stays as an alias.
      ([style.swiftName?.value ?? style.name.value] + [style.history.formerName].compactMap { $0 }).map {
        GeneratedType(
          name: names.styleType($0), owner: style.swiftName ?? style.name, what: "style",
          described: "the style '\(style.name.value)' of '\(name.value)'")
      }
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
