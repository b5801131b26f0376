package import FacetDiagnostics
import FacetSpec

extension DiagnosticKind {
  package static let dragWithoutAction = DiagnosticKind(
    "modifier/drag-without-action", .error, "Drag without an action",
    explanation: """
      'onChanged' runs while the drag moves, and 'onEnded' when it ends. A drag has one of them, or both. Their actions \
      take values of the drag: 'drag.translation', 'drag.location', 'drag.startLocation', 'drag.fraction' and \
      'drag.predictedEndTranslation'.

          drag: { minimumDistance: 0 }                              # wrong
          drag: { onChanged: content.onMove(drag.fraction.x) }      # right
      """)
}

extension Diagnostic {
  static func dragWithoutAction(_ key: Located<String>) -> Diagnostic {
    Diagnostic(
      .dragWithoutAction, at: key.span, "missing an action for 'drag'",
      help: "add 'onChanged: content.…' or 'onEnded: content.…'")
  }
}
