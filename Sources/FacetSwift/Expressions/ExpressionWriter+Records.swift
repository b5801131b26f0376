import FacetIR
import FacetLanguage

/// A corner that is not square.
struct RoundCorner {
  /// The label in `RectangleCornerRadii`, and in the initializer of a shape.
  let label, shapeLabel: StaticString
  let radius: Code
}

extension ExpressionWriter {
  /// `DesignShadow(radius: 4, y: 2)`
  func record(_ record: Record<Expression>) -> Code {
    switch record.id {
    case .insets: insets(record)
    case .cornerRadius: cornerRadii(record)
    case .font: font(record)
    default: .call("\(SwiftName(record.id.type.swiftName))", arguments(record))
    }
  }

  /// The parts with their labels, without those that are zero and that Swift takes for zero if they are omitted.
  func arguments(_ record: Record<Expression>) -> [Code] {
    record.parts.compactMap { row, value in
      row.filler == .zero && value.isZero ? nil : "\(label: SwiftName(row.key.text)): \(code(value))"
    }
  }

  // MARK: Insets

  private func insets(_ insets: Record<Expression>) -> Code {
    let (top, leading) = (insets.length(.top), insets.length(.leading))
    if insets.isUniform { return .call("EdgeInsets", top.isZero ? [] : ["all: \(code(top))"]) }
    if top == insets.length(.bottom), leading == insets.length(.trailing) {
      let sides = [("horizontal", leading), ("vertical", top)] as [(StaticString, Expression)]
      return .call("EdgeInsets", sides.filter { !$0.1.isZero }.map { "\(.text($0.0)): \(code($0.1))" })
    }
    return .call("EdgeInsets", arguments(insets))
  }

  // MARK: Corners

  /// `RectangleCornerRadii(topLeading: 8, topTrailing: 8)`
  private func cornerRadii(_ radii: Record<Expression>) -> Code {
    let first = radii.length(.topLeading)
    if radii.isUniform, !first.isZero { return "RectangleCornerRadii(all: \(code(first)))" }
    return .call("RectangleCornerRadii", round(radii).map { "\(.text($0.label)): \($0.radius)" })
  }

  /// Without the corners that are not round, which is what SwiftUI takes for those that are left out.
  func round(_ radii: Record<Expression>) -> [RoundCorner] {
    let corners: [(StaticString, StaticString, Expression)] = [
      ("topLeading", "topLeadingRadius", radii.length(.topLeading)),
      ("bottomLeading", "bottomLeadingRadius", radii.length(.bottomLeading)),
      ("bottomTrailing", "bottomTrailingRadius", radii.length(.bottomTrailing)),
      ("topTrailing", "topTrailingRadius", radii.length(.topTrailing)),
    ]
    return corners.filter { !$0.2.isZero }.map { RoundCorner(label: $0.0, shapeLabel: $0.1, radius: code($0.2)) }
  }

  // MARK: Fonts

  /// `.system(.headline, design: .rounded)`, `.system(size: 17, weight: .bold)`
  func font(_ font: Record<Expression>) -> Code {
    let weight = font[.weight].map { ["weight: \(code($0))" as Code] } ?? []
    let design = font[.design].map { ["design: \(code($0))" as Code] } ?? []
    if let points = font[.size] { return .call(".system", ["size: \(code(points))"] + weight + design) }
    return .call(".system", (font[.style].map { [code($0)] } ?? []) + design + weight)
  }
}
