import FacetStrings

/// The catalog and the locale for texts outside of views, which `String(localized:)` finds.
///
/// An app resolves them in the language that its process runs in. A drawing shows an app that runs in the language of the
/// drawing's environment, so they are those of the environment that is drawn.
enum DrawnLanguage {
  @TaskLocal private static var drawing: Drawing?

  static func text(of words: LocalizedWords) -> String {
    let environment = drawing?.evaluator?.environment ?? drawing?.environment
    return words.text(in: environment?.localizedStrings, environment?.locale ?? .english)
  }

  static func draw(with evaluator: _Evaluator, _ body: () -> Void) {
    $drawing.withValue(Drawing(environment: nil, evaluator: evaluator), operation: body)
  }

  /// Runs an action of a drawn view, and returns what it announced.
  static func run(in environment: EnvironmentValues, _ body: () -> Void) -> [String] {
    let announcements = Announcements()
    $drawing.withValue(
      Drawing(environment: environment, evaluator: nil, announcements: announcements), operation: body)
    return announcements.texts
  }

  static func announce(_ text: String) { drawing?.announcements?.texts.append(text) }
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
