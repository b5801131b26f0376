import FacetIR
import FacetLanguage

/// A component without styles: its content are its own members.
extension ComponentWriter {
  /// Its body; nil if its styles draw it.
  var ownBody: Element? {
    if component.styleKind == .flexible { return nil }
    for style in component.styles {
      if case .body(let element) = style.implementation { return element }
    }
    return nil
  }

  /// The parts of its body.
  var partsOfBody: [Style.Part] {
    component.styleKind == .flexible ? [] : component.styles.first { !$0.parts.isEmpty }?.parts ?? []
  }

  /// `body`, its parts, and the computed content.
  func drawing(_ element: Element) -> [Code] {
    let parts = PartMembers(partsOfBody, in: expressions.scope, index, name: members.part)
    let elements = ElementWriter(index: index, scope: expressions.scope, fragments: parts)
    // Always one child, so that lists count rows without making them.
    let view =
      if let (uiKitView, drawn) = uiKit {
        code(uiKitView, drawn)
      } else if element.isOneView {
        elements.code(element, calling: accessibility)
      } else {
        Code.chain(.block("UnaryView", elements.code(element)), accessibility)
      }
    let head: Code = "\(index.mark(ifDeprecatedIn: [element]))\(access)var body: some View"
    return [.block(head, view)] + (parts?.declarations(content: .empty) ?? [])
      + component.computedContent.map(computed)
  }

  private func computed(_ field: Content.Field) -> Code {
    let declaration: Code = "private var \(members.content(field.name)): \(index.spelling(of: field.type.read))"
    return "\(.documentation(field.doc))\(Code.block(declaration, expressions.choice(field.value)))"
  }

  /// An `@Environment` property for each environment value that a body reads.
  func readings(of element: Element?, in scope: Scope) -> [Code] {
    readings(of: environmentKeys(of: element, in: scope), in: scope)
  }

  func readings(of keys: [EnvironmentID], in scope: Scope) -> [Code] {
    keys.map { key in
      "@Environment(\(keyPath(of: key))) private var \(scope.name(of: key))"
    }
  }

  /// `\.colorScheme`, `\.featureFlags["newLayout"]`
  func keyPath(of key: EnvironmentID) -> Code {
    if key == .flag, let flag = component.screen?.flag { return "\\.featureFlags[\(StringLiteral(flag))]" }
    return "\\.\(member: SwiftName(key.name))"
  }
}
