nonisolated extension View {
  /// Hides the view, also from assistive technologies, and keeps its space.
  public func hidden() -> some View { drawn { $0.inSurroundings({ $0.isHidden = true }, $1) } }

  /// Sets the opacity; 0 hides the view. Colors in the view contain it in their alpha.
  public func opacity(_ opacity: Double) -> some View {
    drawn { $0.opacity(opacity, $1) }
  }

  /// Sets whether the view receives taps.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    drawn { $0.inSurroundings({ $0.acceptsHits = $0.acceptsHits && enabled }, $1) }
  }
}

/// Inherited settings that views cannot read.
struct Surroundings: Hashable {
  var opacity = 1.0
  var isHidden = false
  var acceptsHits = true
}

extension _Evaluator {
  package func opacity(_ opacity: Double, _ content: () -> Void) {
    inSurroundings({ $0.opacity *= min(max(opacity, 0), 1) }, content)
  }

  func inSurroundings(_ change: (inout Surroundings) -> Void, _ content: () -> Void) {
    let outer = surroundings
    change(&surroundings)
    content()
    surroundings = outer
  }
}

/// Whether something is shown, where the system decides otherwise.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }
