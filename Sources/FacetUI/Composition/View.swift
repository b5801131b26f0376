/// A piece of the interface: a value that describes what is to be seen. See SwiftUI's `View`.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }

  /// Lays the view flat: appends the nodes it is made of. Views made of other views need not write it.
  nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator)
}

extension View {
  /// What a view made of others does: its stored `@State`, `@Environment` and their like are bound for this place
  /// in the tree, then its body is evaluated.
  public nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    evaluator.enter(.body) {
      var view = view
      evaluator.bind(&view)
      nonisolated(unsafe) let bound = view
      Body._evaluate(assumingMainActor { bound.body }, in: evaluator)
    }
  }
}

extension View where Body == Never {
  /// Views that have no body draw themselves.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: View {
  public typealias Body = Never

  public nonisolated static func _evaluate(_ view: Never, in evaluator: _Evaluator) {}
}
