import FacetDiagnostics
import FacetSpec
import FacetText

extension ComponentResolver {
  /// Reports styles with the same Swift name if at least one of them declares it. ``checkCollisions()`` reports styles
  /// whose own names collide.
  mutating func reportSharedSwiftNames() {
    guard spec.styles.contains(where: { $0.swiftName != nil }) else { return }
    let names = DeclarationNames(component: name, prefix: "")
    var taken: [String: (style: Located<String>, saysSo: Bool)] = [:]
    for style in spec.styles {
      // The Swift name 'default' has already been reported.
      let own = style.swiftName?.value == "default" ? nil : style.swiftName ?? style.name
      let members = [own, style.renamedFrom].compactMap { $0 }
      for member in members {
        let inSwift = names.styleMember(member.value)
        let saysSo = style.swiftName != nil
        guard let first = taken[caseFolded(inSwift)] else {
          taken[caseFolded(inSwift)] = (style.name, saysSo)
          continue
        }
        if first.saysSo || saysSo, first.style.span != style.name.span {
          report(.sharedSwiftName(of: style.name, and: first.style, inSwift, at: member.span))
        }
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func sharedSwiftName(
    of style: Located<String>, and first: Located<String>, _ name: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .nameCollision, at: span, "styles '\(style.value)' and '\(first.value)' have the same Swift name '\(name)'",
      notes: [Note("'\(first.value)' is declared here", at: first.span)])
  }
}
