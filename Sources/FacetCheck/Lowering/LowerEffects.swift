import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

/// What is drawn around an element, or in front of it.
extension ComponentChecker {
  mutating func overlay(_ value: ElementSpec.Value, in scope: Scope) -> Modifier? {
    guard case .parts(let parts) = value else { return nil }
    let alignment = alignment(parts.value(of: "alignment"), of: .alignment, in: scope)
    var inside = scope
    inside.offersSize = true
    return .overlay(children(parts.value(of: "content"), in: inside), alignment: alignment)
  }

  mutating func border(_ value: ElementSpec.Value, in scope: Scope) -> Modifier? {
    guard case .parts(let parts) = value else {
      if typeAhead(of: value, in: scope, hint: .color)?.unwrapped == .border {
        return expression(value, as: .border, in: scope).map(Modifier.borderStyle)
      }
      return expression(value, as: .color, in: scope).map { .border(color: $0, width: nil) }
    }
    let values = self.parts(parts, as: ["color": .color, "width": .length], in: scope)
    return values["color"].map { .border(color: $0, width: values["width"]) }
  }

  mutating func shadow(_ value: ElementSpec.Value, in scope: Scope) -> Modifier? {
    guard case .parts(let parts) = value else {
      return expression(value, as: .shadow, in: scope).map(Modifier.shadows)
    }
    let values = self.parts(parts, as: Self.shadowParts, in: scope)
    checkSize("radius", of: values, among: parts.map(\.key))
    return Modifier.Shadow(parts: values).map(Modifier.shadow)
  }

  /// As a value, from a mapping, in code as in data: `part` reads one of its values.
  mutating func shadow(
    _ node: NodeID, at span: SourceSpan, part: (inout ComponentChecker, NodeID, ValueType) -> Expression?
  ) -> Expression? {
    guard let values = parts(of: node, as: Self.shadowParts, of: .shadow, at: span, part: part) else { return nil }
    checkSize("radius", of: values, among: keys(of: node))
    guard let shadow = Modifier.Shadow(parts: values) else {
      report(.missingPart("radius", of: .shadow, at: span))
      return nil
    }
    return Expression(.shadow(shadow), as: .shadow)
  }

  private static let shadowParts: [String: ValueType] = [
    "color": .color, "radius": .length, "x": .length, "y": .length,
  ]

  mutating func offset(_ value: ElementSpec.Value, in scope: Scope) -> Modifier? {
    guard case .parts(let parts) = value else { return nil }
    let values = self.parts(parts, as: ["x": .length, "y": .length], in: scope)
    return .offset(x: values["x"] ?? .zero, y: values["y"] ?? .zero)
  }

  mutating func aspectRatio(_ value: ElementSpec.Value, in scope: Scope) -> Modifier? {
    guard case .parts(let parts) = value, case .word(let word)? = parts.value(of: "contentMode"),
      let mode = Modifier.ContentMode(rawValue: word.value)
    else { return nil }
    return .aspectRatio(self.parts(parts, as: ["ratio": .double], in: scope)["ratio"], mode)
  }
}

extension Modifier.Shadow {
  /// Nil without a radius.
  fileprivate init?(parts: [String: Expression]) {
    guard let radius = parts["radius"] else { return nil }
    self.init(color: parts["color"], radius: radius, x: parts["x"] ?? .zero, y: parts["y"] ?? .zero)
  }
}

extension [ElementSpec.Argument] {
  func value(of key: String) -> ElementSpec.Value? { first { $0.key.value == key }?.value }
}

extension Expression {
  /// No distance.
  static var zero: Expression { Expression(.double(0), as: .length) }
}
