import FacetDiagnostics
import FacetSpec
import FacetText

extension ComponentResolver {
  /// Styles that are one member in Swift, because one of them says what it is called there. Those whose own names are
  /// alike are told apart from these by ``checkCollisions()``.
  mutating func reportSharedSwiftNames() {
    let names = DeclarationNames(component: name, prefix: "")
    var taken: [String: (style: Located<String>, saysSo: Bool)] = [:]
    for style in spec.styles {
      // That no style can be called 'default' in Swift has been reported.
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
      .nameCollision, at: span, "the style '\(style.value)' and the style '\(first.value)' are both '\(name)' in Swift",
      notes: [Note("'\(first.value)' is declared here", at: first.span)])
  }
}
