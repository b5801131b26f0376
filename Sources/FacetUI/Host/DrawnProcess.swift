import FacetStrings

/// What the process of an app gives to code outside of views: the language that `String(localized:)` finds, and VoiceOver
/// for announcements.
///
/// An app resolves texts in the language that its process runs in. A drawing shows an app that runs in the language of the
/// drawing's environment, so catalog and locale are those of the environment that is drawn.
enum DrawnProcess {
  @TaskLocal private static var drawing: Drawing?

  /// - Parameter locale: Nil for that of the process.
  static func text(of words: LocalizedWords, in locale: Locale? = nil) -> String {
    let environment = drawing?.evaluator?.environment ?? drawing?.environment
    return words.text(in: environment?.localizedStrings, locale ?? environment?.locale ?? .english)
  }

  static func announce(_ text: String) { drawing?.announcements?.texts.append(text) }

  static func draw(with evaluator: _Evaluator, _ body: () -> Void) {
    $drawing.withValue(Drawing(environment: nil, evaluator: evaluator), operation: body)
  }

  /// Runs actions of a drawn view, and returns what they announced beside their result.
  static func run<Result>(
    in environment: EnvironmentValues, _ body: () -> Result
  ) -> (result: Result, announcements: [String]) {
    let announcements = Announcements()
    let drawing = Drawing(environment: environment, evaluator: nil, announcements: announcements)
    return ($drawing.withValue(drawing, operation: body), announcements.texts)
  }
}

/// It is read only by what a drawing calls, on its thread.
private struct Drawing: @unchecked Sendable {
  let environment: EnvironmentValues?
  let evaluator: _Evaluator?
  var announcements: Announcements?
}

private final class Announcements {
  var texts: [String] = []
}
