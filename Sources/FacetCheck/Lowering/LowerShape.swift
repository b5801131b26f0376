import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

/// Shapes: as elements, as backgrounds and as clip shapes.
extension ComponentResolver {
  mutating func shape(_ element: ElementSpec, in scope: Scope) -> Element.Kind? {
    guard case .word(let word) = element.principal else { return nil }
    let outline = outline(word, of: element.arguments, in: scope)
    let fill = element.argument(.fill).flatMap { paint($0, in: scope) }
    let lines = ["stroke", "strokeBorder"].compactMap { key in
      element.arguments.first { $0.key.value == key }.flatMap { line($0, in: scope) }
    }
    return outline.map { .shape(DrawnShape(outline: $0, fill: fill, lines: lines)) }
  }

  private mutating func line(_ argument: ElementSpec.Argument, in scope: Scope) -> DrawnShape.Line? {
    let isInside = argument.key.value == "strokeBorder"
    guard case .parts(let parts) = argument.value else {
      return expression(argument.value, as: .color, in: scope).map {
        DrawnShape.Line(isInside: isInside, color: $0, width: nil, dash: nil)
      }
    }
    let values = self.parts(parts, of: .stroke, in: scope)
    return values["color"].map {
      DrawnShape.Line(isInside: isInside, color: $0, width: values["width"], dash: values["dash"])
    }
  }

  /// The word for a shape, with its `cornerRadius`.
  mutating func outline(
    _ word: Located<String>, of arguments: [ElementSpec.Argument], in scope: Scope
  ) -> Outline? {
    let radius = arguments.first { $0.key.value == "cornerRadius" }
    switch word.value {
    case "roundedRectangle":
      guard let radius else {
        report(.missingCornerRadius(word))
        return nil
      }
      if case .parts = radius.value {
        report(.differentCorners(word))
        checkCorners(radius.value, at: radius.key.span, in: scope)
        return nil
      }
      return expression(radius.value, as: .length, in: scope).map { .roundedRectangle(cornerRadius: $0) }
    case "unevenRoundedRectangle":
      guard let radius else {
        report(.missingCornerRadius(word))
        return nil
      }
      return corners(radius.value, of: word, in: scope).map { .unevenRoundedRectangle($0) }
    default:
      if let radius {
        report(.shapeWithoutCorners(word, at: radius.key))
        checkCorners(radius.value, at: radius.key.span, in: scope)
      }
      return Outline(word.value)
    }
  }

  /// Corner radii as separate parts, or as one value.
  private mutating func corners(
    _ value: ElementSpec.Value, of word: Located<String>, in scope: Scope
  ) -> Expression? {
    if case .parts(let parts) = value { return record(.cornerRadius, of: parts, at: word.span, in: scope) }
    guard case .expression(let syntax) = value, let radii = infer(syntax, in: scope) else { return nil }
    if radii.type == .cornerRadius { return radii }
    report(
      radii.type.isNumber
        ? .equalCorners(word) : .mismatch(syntax.excerpt, of: radii.type, as: .cornerRadius, at: syntax.span))
    return nil
  }

  /// Checks the corners of a shape that cannot have them, to report errors in them as well.
  private mutating func checkCorners(_ value: ElementSpec.Value, at span: SourceSpan, in scope: Scope) {
    if case .parts(let parts) = value {
      _ = record(.cornerRadius, of: parts, at: span, in: scope)
    } else {
      _ = expression(value, as: .length, in: scope)
    }
  }

  // MARK: Modifiers

  /// `capsule`, or `{ shape: roundedRectangle, cornerRadius: 8 }`.
  mutating func outline(_ value: ElementSpec.Value, in scope: Scope) -> Outline? {
    switch value {
    case .word(let word): return outline(word, of: [], in: scope)
    case .parts(let parts):
      guard case .word(let word)? = parts.value(of: "shape") else { return nil }
      return outline(word, of: parts, in: scope)
    default: return nil
    }
  }

  /// A color, optionally in a shape; or elements, optionally aligned.
  mutating func background(
    _ value: ElementSpec.Value, _ key: Located<String>, in scope: Scope
  ) -> Modifier? {
    guard case .parts(let parts) = value else {
      return paint(value, in: scope).map { Modifier(.background, [.init(.color, .expression($0))]) }
    }
    let ofColor = parts.filter { ["color", "shape", "cornerRadius"].contains($0.key.value) }
    let ofContent = parts.filter { ["content", "alignment"].contains($0.key.value) }
    if let first = ofColor.first, let other = ofContent.first {
      report(.mixedBackground(first.key, other.key))
      return nil
    }
    if let content = parts.value(of: "content") { return backgroundViews(content, ofContent, in: scope) }
    guard let color = parts.value(of: "color").flatMap({ paint($0, in: scope) }) else {
      if parts.value(of: "color") == nil { report(.emptyBackground(key)) }
      _ = alignment(parts.value(of: "alignment"), of: .alignment, in: scope)
      return nil
    }
    return backgroundOutline(ofColor, in: scope).map { outline in
      Modifier(
        .background, [.init(.color, .expression(color))] + (outline.map { [.init(.shape, .outline($0))] } ?? []))
    }
  }

  private mutating func backgroundViews(
    _ content: ElementSpec.Value, _ parts: [ElementSpec.Argument], in scope: Scope
  ) -> Modifier {
    let alignment = alignment(parts.value(of: "alignment"), of: .alignment, in: scope)
    var inside = scope
    inside.offersSize = true
    return Modifier(
      .background,
      [.init(.content, .elements(children(content, in: inside))), .init(.alignment, .expression(alignment))])
  }

  /// The outline of a color; `cornerRadius` alone implies a rounded rectangle. The outer nil is an error that has been
  /// reported, the inner nil is the bounds of the view.
  private mutating func backgroundOutline(_ parts: [ElementSpec.Argument], in scope: Scope) -> Outline?? {
    if case .word(let word)? = parts.value(of: "shape") {
      return outline(word, of: parts, in: scope).map { .some($0) }
    }
    guard let radius = parts[.cornerRadius] else { return .some(nil) }
    if case .parts(let corners) = radius.value {
      return record(.cornerRadius, of: corners, at: radius.key.span, in: scope).map { .unevenRoundedRectangle($0) }
    }
    return expression(radius.value, as: [.length, .cornerRadius], in: scope).map { radius in
      radius.type == .cornerRadius ? .unevenRoundedRectangle(radius) : .roundedRectangle(cornerRadius: radius)
    }
  }
}

extension Outline {
  /// A shape without corner radii.
  fileprivate init?(_ word: String) {
    switch word {
    case "rectangle": self = .rectangle
    case "capsule": self = .capsule
    case "circle": self = .circle
    case "ellipse": self = .ellipse
    default: return nil
    }
  }
}
