import FacetDiagnostics
import FacetIR
import FacetText

/// A generated type and its owner.
private struct GeneratedType {
  var name: String
  var owner: Located<String>
  /// `component`, `style`, `app` or `transition`.
  var what: String
  /// The name of the component or app in its spec, and of the style in it.
  var spec: String
  var style: String?
  /// Whether the name is that of the component in its spec. Duplicates of those are reported elsewhere.
  var isFromComponent = false

  /// The owner's description in messages: `the style 'small' of 'Card'`.
  var described: String {
    style.map { "the style '\($0)' of '\(spec)'" } ?? "the \(what) '\(spec)'"
  }

  /// Whether both types have the same owner, or owners with the same name, which is reported elsewhere.
  func isNamedAs(_ other: GeneratedType) -> Bool {
    if owner.span == other.owner.span { return true }
    if isFromComponent, other.isFromComponent { return caseFolded(owner.value) == caseFolded(other.owner.value) }
    return what == "style" && other.what == "style" && owner.value == other.owner.value
  }
}

/// Reports generated types whose names are equal, or equal to the name of an existing type.
///
/// A component `SmallCard` and the style `small` of `Card` would both generate `SmallCardStyle`. The comparison ignores
/// case because some file systems do.
func reportGeneratedNames(
  of components: [ComponentSignature], apps: [Located<String>], transitions: [Located<String>],
  prefix: String, theme: String?,
  to diagnostics: inout [Diagnostic]
) {
  // The positions of types, by their names without case.
  var taken: [String: Int] = [:]
  var reported: Set<SourceSpan> = []
  let types =
    components.flatMap { $0.generatedTypes(prefix: prefix) } + apps.flatMap { generatedTypes(ofApp: $0, prefix) }
    + transitions.map { transition in
      // Not a type, but a file.
      GeneratedType(
        name: prefix + transition.value + "Transition", owner: transition, what: "transition",
        spec: transition.value)
    }
  taken.reserveCapacity(types.count)
  for (position, type) in types.enumerated() {
    if reported.contains(type.owner.span) { continue }
    let folded = caseFolded(type.name)
    if ReservedNames.isType(type.name, theme: theme) {
      diagnostics.append(.generatedNameReserved(type))
      reported.insert(type.owner.span)
    } else if let first = taken[folded].map({ types[$0] }), !first.isNamedAs(type) {
      diagnostics.append(
        .generatedNameTaken(type.owner, type.described, with: first.owner, first.described, as: type.name))
      reported.insert(type.owner.span)
    } else {
      taken[folded] = position
    }
  }
}

private func generatedTypes(ofApp app: Located<String>, _ prefix: String) -> [GeneratedType] {
  let names = AppDeclarationNames(app: prefix + app.value)
  return names.types.map {
    GeneratedType(name: $0, owner: app, what: "app", spec: app.value)
  }
}

extension ComponentSignature {
  func generatedTypeNames(prefix: String) -> [String] { generatedTypes(prefix: prefix).map(\.name) }

  /// The types at the top of the generated module; those of `types:` are nested in the view.
  fileprivate func generatedTypes(prefix: String) -> [GeneratedType] {
    let names = DeclarationNames(component: name.value, swiftName: swiftName?.value, prefix: prefix)
    let types =
      switch styleKind {
      case _ where isScreen: ScreenDeclarationNames(view: names.view).types
      case .flexible: names.types
      case .properties: [names.view, names.style, names.definition]
      case .none: [names.view, names.definition]
      }
    let payloads = serverType == nil ? [] : [names.payload, names.serverView]
    let own = (types + payloads + (identifiers.isEmpty ? [] : [names.identifiers])).map {
      GeneratedType(
        name: $0, owner: swiftName ?? name, what: "component", spec: name.value, isFromComponent: swiftName == nil)
    }
    let styles = styles.filter { $0.extends == nil && styleKind == .flexible }.flatMap { style in
      // Its old name stays as an alias.
      ([style.swiftName?.value ?? style.name.value] + [style.history.formerName].compactMap { $0 }).map {
        GeneratedType(
          name: names.styleType($0), owner: style.swiftName ?? style.name, what: "style",
          spec: name.value, style: style.name.value)
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
        ? "it would hide an existing type" : "it generates the type '\(type.name)', which already exists")
    if type.what == "component" { diagnostic.help = "choose another name, or set 'typePrefix' in facet.yaml" }
    return diagnostic
  }

  fileprivate static func generatedNameTaken(
    _ owner: Located<String>, _ described: String, with first: Located<String>, _ other: String, as name: String
  ) -> Diagnostic {
    Diagnostic(
      .nameCollision, at: owner.span, "\(described) and \(other) both generate the Swift type '\(name)'",
      notes: [Note("'\(first.value)' is named here", at: first.span)])
  }
}
