package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetLimits
import FacetSpec
import FacetText

extension DiagnosticKind {
  package static let impossibleNumber = DiagnosticKind(
    "element/impossible-number", .error, "Number outside of the valid range",
    explanation: """
      Sizes, and the distance and duration of gestures, are not negative, the minimum of a frame is not greater than \
      its maximum, an opacity is between 0 and 1, and a line limit is at least 1. SwiftUI reports some of these at run \
      time and ignores others.

          text: content.title
          frame: { minWidth: 200, maxWidth: 100 }   # wrong
          opacity: 30                               # wrong

          text: content.title
          frame: { minWidth: 100, maxWidth: 200 }   # right
          opacity: 0.3                              # right
      """)
}

extension Diagnostic {
  fileprivate static func impossibleNumber(_ message: String, help: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.impossibleNumber, at: span, message, help: help)
  }

  fileprivate static func negativeSize(_ name: String, at span: SourceSpan) -> Diagnostic {
    impossibleNumber("'\(name)' must not be negative", help: "write 0 or more", at: span)
  }
}

/// Checks literal numbers only.
func impossibleNumbers(of element: TypedElement, in component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  var found = impossibleRoom(of: element)
  for (modifier, written) in zip(element.modifiers, element.written.modifiers) {
    if let modifier { found += impossibleNumbers(of: modifier, written) }
  }
  return found
}

func impossibleNumbersAroundVariants(of component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  component.variantModifiers.flatMap { variant in
    variant.modifier.map { impossibleNumbers(of: $0, variant.written) } ?? []
  }
}

/// Checks the space reserved for a hand-written view.
private func impossibleRoom(of element: TypedElement) -> [Diagnostic] {
  guard case .handWritten(let view)? = element.element?.kind,
    case .parts(let parts)? = element.written.argument(.placeholder)
  else { return [] }
  return parts.compactMap { part in
    let size = part.keyword == .width ? view.width : view.height
    return (size?.constantNumber ?? 0) < 0 ? .negativeSize(part.key.value, at: part.key.span) : nil
  }
}

private func impossibleNumbers(of modifier: Modifier, _ written: ElementSpec.Argument) -> [Diagnostic] {
  let key = written.key
  switch modifier.id {
  case .frame: return axes.flatMap { axis in impossibleSizes(axis.map { ($0.text, modifier[$0]) }, of: written) }
  case .opacity, .minimumScaleFactor, .grayscale:
    guard let part = modifier.value?.constantNumber, !(0...1).contains(part) else { return [] }
    let help = part >= 10 && part <= 100 ? "write \(part / 100)" : "write a number from 0 to 1"
    return [.impossibleNumber("'\(key.value)' must be between 0 and 1", help: help, at: key.span)]
  case .lineLimit:
    guard let lines = modifier.value?.constantNumber, lines < 1 else { return [] }
    return [
      .impossibleNumber(
        "'lineLimit' must be at least 1, not \(Int(nearest: lines))", help: "write 'nil' for no limit", at: key.span)
    ]
  case .gridCellColumns:
    guard case .int(let columns)? = modifier.value?.node else { return [] }
    if columns < 1 {
      return [.impossibleNumber("'gridCellColumns' must be at least 1", help: "write 1 or more", at: key.span)]
    }
    return columns > Limit.columns.most ? [.exceeded(.columns, found: columns, at: key.span)] : []
  case .onLongPress: return impossibleSizes([(Key.minimumDuration.text, modifier[Key.minimumDuration])], of: written)
  case .drag: return impossibleSizes([(Key.minimumDistance.text, modifier[Key.minimumDistance])], of: written)
  default: return []
  }
}

/// The bounds of a frame that are compared with each other.
private let axes: [[Key]] = [
  [.width], [.height], [.minWidth, .idealWidth, .maxWidth], [.minHeight, .idealHeight, .maxHeight],
]

/// The bounds of one axis, from the minimum to the maximum.
private func impossibleSizes(
  _ sizes: [(name: String, value: Expression?)], of written: ElementSpec.Argument
) -> [Diagnostic] {
  let known = sizes.compactMap { size in size.value?.constantNumber.map { (name: size.name, points: $0) } }
  if let negative = known.first(where: { $0.points < 0 }) {
    return [.negativeSize(negative.name, at: written.span(ofPart: negative.name))]
  }
  return zip(known, known.dropFirst()).filter { $0.points > $1.points }.map { less, more in
    .impossibleNumber(
      "'\(less.name)' must not be greater than '\(more.name)'", help: "write the smaller of the two as '\(less.name)'",
      at: written.span(ofPart: less.name))
  }
}

extension ComponentResolver {
  /// Checks the parts of a shadow.
  mutating func checkRadius(of parts: RecordParts) {
    guard let points = parts.record[.radius]?.constantNumber, points < 0, let key = parts.key(.radius)
    else { return }
    report(.negativeSize(key.value, at: key.span))
  }

  /// Checks the parts of a font.
  mutating func checkFontSize(of parts: RecordParts) {
    guard let points = parts.record[.size]?.constantNumber, points <= 0, let key = parts.key(.size)
    else { return }
    report(.impossibleNumber("'size' must be greater than 0", help: "write more than 0", at: key.span))
  }
}

extension ElementSpec.Argument {
  fileprivate func span(ofPart name: String) -> SourceSpan {
    guard case .parts(let parts) = value else { return key.span }
    return parts.first { $0.key.value == name }?.key.span ?? key.span
  }
}
