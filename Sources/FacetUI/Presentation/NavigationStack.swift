/// A view below the navigation bar that the views in it describe.
///
/// In SwiftUI, it also shows what is pushed onto it. A frame is a picture of one screen, so there is none without content.
///
///     NavigationStack {
///       Text("Sandvik").navigationTitle("Hotel")
///     }
public struct NavigationStack<Root> {
  let root: Root
}

extension NavigationStack: View where Root: View {
  public typealias Body = Never

  public nonisolated init(@ViewBuilder root: () -> Root) {
    self.root = root()
  }

  public nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    evaluator.belowBar { evaluator.evaluate(view.root) }
  }
}
