/// A part of the user interface. See SwiftUI's `View`.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }

  /// Appends the nodes of the view to the tree. Views with a body use the default implementation.
  nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator)
}

extension View {
  /// Binds the stored dynamic properties, such as `@State` and `@Environment`, for the current identity, then evaluates
  /// the body.
  public nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    evaluator.bodies?.count(Self.self)
    evaluator.enter(.body) {
      var view = view
      evaluator.bind(&view)
      nonisolated(unsafe) let bound = view
      Body._evaluate(assumingMainActor { bound.body }, in: evaluator)
    }
  }
}

extension View where Body == Never {
  /// Views without a body append their nodes themselves.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: View {
  public typealias Body = Never

  public nonisolated static func _evaluate(_ view: Never, in evaluator: _Evaluator) {}
}
