import FacetFrame
package import FacetIR
package import FacetInterpreter
import FacetParallel
import FacetSnapshot
import FacetUI

/// A step of a session that could not be done.
package enum AppFailure: Equatable, Sendable {
  /// The screens open each other without end.
  case tooManyScreens
  /// The part of the session is about a screen that is not visible.
  case notVisible(String, visible: String?, part: Int)
  /// The visible screen is not pushed or hides its bar, or something covers the bar.
  case noBackButton(visible: String, part: Int)
  /// The back button leads to another screen than the part of the session says.
  case leadsElsewhere(from: String, to: String, part: Int)
  case step(VariantPreview.Failure, part: Int)
}

extension VariantPreview {
  /// Whether a screen has a back button that nothing covers.
  var showsBackButton: Bool {
    let (frame, marks) = (frame(), marks)
    return frame.layers.isEmpty && frame.nodes.indices.contains { marks[$0]?.action == BackButton.action }
  }
}

/// The golden of a session, with the steps that could not be done.
package struct DrawnSession: Sendable {
  package var app: App
  package var session: App.Session
  package var golden: Golden
  package var failures: [AppFailure]
}

extension App.Session {
  func goldenFileName(in app: App) -> String { SessionSnapshot.fileName(app: app.name, session: name) }
}

extension Program {
  /// All sessions of all apps, in the order of the design. They are drawn in parallel.
  ///
  /// - Parameter name: Only the session with this name, `Travel/A link opens a place`, or those of the app with it.
  package func drawnSessions(
    named name: String? = nil, in share: DrawingShare = .all, threads: Int = ProcessorCount.available
  ) -> [DrawnSession] {
    let sessions = design.apps.flatMap { app in
      let all = app.sessions.filter { share.has($0, of: app) }.map { (app: app, session: $0) }
      return name == nil || name == app.name ? all : all.filter { "\(app.name)/\($0.session.name)" == name }
    }
    return parallelMap(sessions, threads: threads) { app, session in
      let drawing = AppSession(app, in: self)
      let parts = drawing.run(session)
      let golden = Golden(
        id: "\(app.name)/\(session.name)", fileName: session.goldenFileName(in: app),
        text: SessionSnapshot.document(app: app, session: session.name, parts: parts, in: design))
      return DrawnSession(app: app, session: session, golden: golden, failures: drawing.failures)
    }
  }
}
