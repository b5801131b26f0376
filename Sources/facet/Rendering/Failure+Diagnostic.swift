import FacetCompiler
import FacetDiagnostics
import FacetIR
import FacetInterpreter
import FacetLimits
import FacetPreview
import FacetSnapshot
import FacetText

extension VariantPreview.Failure {
  func diagnostic(for drawing: Drawing, _ places: Places) -> Diagnostic {
    let (variant, component) = (drawing.cell.variant.name, drawing.component.name)
    let place = places.variant(variant, of: component)
    switch self {
    case .expectation(let expectation, let expected, let before, let value):
      let subject = expectation.subject.words
      let found =
        expectation.subject == .shows
        ? "the texts in the picture are \(value.spelling) in the end" : "'\(subject)' is \(value.spelling) in the end"
      return Diagnostic(
        .unmetExpectation, at: places.expectation(subject, of: variant, of: component) ?? place,
        "\(found), expected \(expected.spelling)",
        help: "this is \(drawing.name)" + (before.map { "; before the steps: \($0.spelling)" } ?? ""))
    case .nothingToUse(let step, let others):
      return Diagnostic(
        .impossibleStep, at: place, "no control in the picture is there to '\(step.words)'",
        help: "this is \(drawing.name)\(Self.listing(others))")
    case .ambiguous(let step, let others):
      return Diagnostic(
        .impossibleStep, at: place, "several controls in the picture are there to '\(step.words)'",
        help: "this is \(drawing.name)\(Self.listing(others))")
    case .disabled(let step):
      return Diagnostic(
        .impossibleStep, at: place, "the control that is there to '\(step.words)' is disabled",
        help: "this is \(drawing.name)")
    case .notRunning(let step, let running):
      let help =
        running.isEmpty
        ? "no effect is running" : "running: \(running.map { "'\(escapedForDisplay($0))'" }.joined(separator: ", "))"
      return Diagnostic(
        .impossibleStep, at: place, "there is no running effect to '\(step.words)'",
        help: "this is \(drawing.name); \(help)")
    case .tooLarge(let limit, let found):
      let row = limit.row
      return Diagnostic(
        .tooLarge, at: place, "found \(found) \(row.unit) in \(row.place); the limit is \(row.most)",
        help: "this is \(drawing.name)")
    }
  }
}

extension VariantPreview.Failure {
  private static func listing(_ actions: [String]) -> String {
    actions.isEmpty ? "" : "; there are \(actions.map { "'\(escapedForDisplay($0))'" }.joined(separator: ", "))"
  }
}

extension Value {
  /// The step as it is written in a spec.
  fileprivate var spelling: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .int(let value): "\(value)"
    case .double(let value): points(value)
    case .string(let text): "\"\(text)\""
    case .word(let word): word
    case .icon(let name), .image(let name): "\"\(name)\""
    case .date, .duration, .url: words
    case .array(let values): "[" + values.map(\.spelling).joined(separator: ", ") + "]"
    case .range(let lower, let upper): (lower?.spelling ?? "") + "..." + (upper?.spelling ?? "")
    case .record, .color, .textStyle, .token, .structure, .views, .action:
      "something else"
    }
  }
}
