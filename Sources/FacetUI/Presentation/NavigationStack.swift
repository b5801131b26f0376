/// A view below the navigation bar that the views in it describe.
///
/// In SwiftUI, it also shows what is pushed onto it. A frame is a picture of one screen, so there is none without content.
///
///     NavigationStack {
///       Text("Sandvik").navigationTitle("Hotel")
///     }
public struct NavigationStack<Data, Root> {
  let root: Root
}

/// What is pushed onto a stack that is not given its content: nothing.
public struct NavigationPath: Sendable {}

extension NavigationStack where Data == NavigationPath, Root: View {
  public nonisolated init(@ViewBuilder root: () -> Root) {
    self.root = root()
  }
}

extension NavigationStack: View where Root: View {
  public typealias Body = Never

  public nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    evaluator.belowBar { evaluator.evaluate(view.root) }
  }
}
