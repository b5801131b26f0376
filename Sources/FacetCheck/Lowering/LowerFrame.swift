import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension ComponentResolver {
  /// SwiftUI has two frame modifiers: one with a fixed size, one with bounds. A spec uses the parts of one of them.
  mutating func frame(_ value: ElementSpec.Value, _ key: Located<String>, in scope: Scope) -> Modifier? {
    guard case .parts(let parts) = value else { return nil }
    let isFixed = parts.contains { Self.fixedParts.contains($0.key.value) }
    let isFlexible = parts.contains { Self.flexibleParts.contains($0.key.value) }
    if isFixed, isFlexible { report(.mixedFrame(key)) }
    let alignment = alignment(parts.value(of: "alignment"), of: .alignment, in: scope)
    var lengths: [String: Expression] = [:]
    for part in parts where part.key.value != "alignment" {
      lengths[part.key.value] = frameLength(part, in: scope)
    }
    if lengths.isEmpty { return nil }
    let isUsed = isFlexible ? Self.flexibleParts : Self.fixedParts
    let arguments = Shape.frame.rows.compactMap { row in
      isUsed.contains(row.key.text)
        ? lengths[row.key.text].map { Modifier.Argument(row.key, .expression($0)) } : nil
    }
    return Modifier(.frame, arguments + [.init(.alignment, .expression(alignment))])
  }

  private static let fixedParts = ["width", "height"]
  private static let flexibleParts = ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"]

  private mutating func frameLength(
    _ part: ElementSpec.Argument, in scope: Scope
  ) -> Expression? {
    let name = part.key.value
    if name == "maxWidth" || name == "maxHeight", part.value.isInfinity {
      return Expression(.double(.infinity), as: .length)
    }
    return expression(part.value, as: .length, in: scope)
  }
}

extension ElementSpec.Value {
  /// `maxWidth: infinity`
  fileprivate var isInfinity: Bool {
    switch self {
    case .expression(let syntax): syntax.isName("infinity")
    case .word(let word): word.value == "infinity"
    default: false
    }
  }
}
