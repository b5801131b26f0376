import FacetDiagnostics
import FacetIR
import FacetSpec

/// What is drawn around an element, or in front of it.
extension ComponentChecker {
  mutating func overlay(_ value: ElementSpec.Value, in scope: Scope) -> Modifier? {
    guard case .parts(let parts) = value else { return nil }
    let alignment = word(parts.value(of: "alignment"), of: .alignment, in: scope) ?? "center"
    var inside = scope
    inside.offersSize = true
    return .overlay(children(parts.value(of: "content"), in: inside), alignment: alignment)
  }

  mutating func border(_ value: ElementSpec.Value, in scope: Scope) -> Modifier? {
    guard case .parts(let parts) = value else {
      return expression(value, as: .color, in: scope).map { .border(color: $0, width: nil) }
    }
    let values = self.parts(parts, as: ["color": .color, "width": .length], in: scope)
    return values["color"].map { .border(color: $0, width: values["width"]) }
  }

  mutating func shadow(_ value: ElementSpec.Value, in scope: Scope) -> Modifier? {
    guard case .parts(let parts) = value else {
      return expression(value, as: .shadow, in: scope).map(Modifier.shadows)
    }
    let values = self.parts(
      parts, as: ["color": .color, "radius": .length, "x": .length, "y": .length], in: scope)
    guard let radius = values["radius"] else { return nil }
    return .shadow(
      Modifier.Shadow(color: values["color"], radius: radius, x: values["x"] ?? .zero, y: values["y"] ?? .zero))
  }

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

extension [ElementSpec.Argument] {
  func value(of key: String) -> ElementSpec.Value? { first { $0.key.value == key }?.value }
}

extension Expression {
  /// No distance.
  static var zero: Expression { Expression(.double(0), as: .length) }
}
