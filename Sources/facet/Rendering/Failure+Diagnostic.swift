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
        switch expectation.subject {
        case .shows: "the texts in the picture are \(value.spelling) in the end"
        case .accessibilityFocus: "VoiceOver is on \(value.spelling) in the end"
        case .announced: "VoiceOver was told to speak \(value.spelling) in the end"
        case .says: "VoiceOver says \(value.spelling) in the end"
        default: "'\(subject)' is \(value.spelling) in the end"
        }
      return Diagnostic(
        .unmetExpectation, at: places.expectation(subject, of: variant, of: component) ?? place,
        "\(found), expected \(expected.spelling)",
        help: "this is \(drawing.name)" + (before.map { "; before the steps: \($0.spelling)" } ?? ""))
    default: return diagnostic(of: drawing.name, at: place)
    }
  }

  /// The diagnostic of a step that could not be done.
  ///
  /// - Parameter name: The variant or the session.
  fileprivate func diagnostic(of name: String, at place: SourceSpan?) -> Diagnostic {
    switch self {
    case .expectation(let expectation, _, _, _):
      Diagnostic(
        .unmetExpectation, at: place, "'\(expectation.subject.words)' is another value", help: "this is \(name)")
    case .nothingToUse(let step, let others):
      Diagnostic(
        .impossibleStep, at: place, "no control in the picture is there to '\(step.words)'",
        help: "this is \(name)\(Self.listing(others))")
    case .ambiguous(let step, let others):
      Diagnostic(
        .impossibleStep, at: place, "several controls in the picture are there to '\(step.words)'",
        help: "this is \(name)\(Self.listing(others))")
    case .notSwiped(let step):
      Diagnostic(
        .impossibleStep, at: place, "the control that is there to '\(step.words)' is beside a row that is not open",
        help: "this is \(name); swipe the row open first: 'swipe: …'")
    case .inLabel(let step):
      Diagnostic(
        .impossibleStep, at: place, "the control that is there to '\(step.words)' is in the label of another control",
        help: "this is \(name); the label is tapped as a whole")
    case .nothingScrolls(let step):
      Diagnostic(
        .impossibleStep, at: place, "nothing scrolls in the element that is there to '\(step.words)'",
        help: "this is \(name); 'refreshable' needs a 'scroll' or a 'list'")
    case .disabled(let step):
      Diagnostic(
        .impossibleStep, at: place, "the control that is there to '\(step.words)' is disabled", help: "this is \(name)")
    case .noOption(let step, let options):
      Diagnostic(
        .impossibleStep, at: place, "the picker has no option to '\(step.words)'",
        help: "this is \(name)\(Self.listing(options))")
    case .notRunning(let step, let running):
      Diagnostic(
        .impossibleStep, at: place, "there is no running effect to '\(step.words)'",
        help: "this is \(name)\(running.isEmpty ? "; no effect is running" : Self.listing(running))")
    case .tooLarge(let limit, let found):
      Diagnostic(
        .tooLarge, at: place,
        "found \(found) \(limit.row.unit) in \(limit.row.place); the limit is \(limit.row.most)",
        help: "this is \(name)" + (limit.isOfComponent ? "; leave out variants, or values of the matrix" : ""))
    }
  }
}

extension DrawnSession {
  /// The steps that could not be done.
  func diagnostics(_ places: Places) -> [Diagnostic] { failures.map { $0.diagnostic(in: self, places) } }
}

extension AppFailure {
  fileprivate func diagnostic(in drawn: DrawnSession, _ places: Places) -> Diagnostic {
    let (app, session) = (drawn.app.name, drawn.session.name)
    let name = "\(app)/\(session)"
    switch self {
    case .notVisible(let screen, let visible, let part):
      return Diagnostic(
        .impossibleStep, at: places.part(part, of: session, in: app), "the screen '\(screen)' is not visible",
        help: "this is \(name)\(visible.map { "; '\($0)' is visible" } ?? "")")
    case .noBackButton(let visible, let part):
      return Diagnostic(
        .impossibleStep, at: places.part(part, of: session, in: app), "the screen '\(visible)' has no back button",
        help: "this is \(name); a pushed screen has one, unless it hides its bar or a layer covers it")
    case .leadsElsewhere(let screen, let below, let part):
      return Diagnostic(
        .impossibleStep, at: places.part(part, of: session, in: app),
        "the back button of '\(screen)' leads to '\(below)'", help: "this is \(name); write 'back: \(below)'")
    case .tooManyScreens:
      return Diagnostic(
        .impossibleStep, at: places.part(-1, of: session, in: app), "the screens open each other without end",
        help: "this is \(name); look at the routes of effects that 'onAppear' starts")
    case .step(let failure, let part):
      return failure.diagnostic(of: name, at: places.part(part, of: session, in: app))
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
    case .double(let value): shortDecimal(value)
    case .string(let text): "\"\(text)\""
    case .word(let word): word
    case .icon(let name), .image(let name): "\"\(name)\""
    case .date, .duration, .url, .serverPage: words
    case .array(let values): "[" + values.map(\.spelling).joined(separator: ", ") + "]"
    case .range(let lower, let upper): (lower?.spelling ?? "") + "..." + (upper?.spelling ?? "")
    case .structure(let fields): "{ \(fields.map(\.spelling).joined(separator: ", ")) }"
    case .record, .color, .textStyle, .token, .views, .action:
      "something else"
    }
  }
}

extension Limit {
  /// Whether all variants of a component together exceed it.
  fileprivate var isOfComponent: Bool { self == .pictureViews || self == .pictureText }
}
