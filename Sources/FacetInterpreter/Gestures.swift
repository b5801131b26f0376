import FacetIR
import FacetLanguage
import FacetRuntime
import FacetSupport
import FacetUI

extension Modifier {
  func hoverable(_ context: ElementContext, _ evaluator: _Evaluator, _ content: () -> Void) {
    guard let action else { return content() }
    evaluator.specName(nil, action: context.name(ofGesture: action)) {
      evaluator.hover(
        perform: { context.binding(Modifier.hovered, to: .bool($0)).perform(action) }, content)
    }
  }

  func draggable(_ context: ElementContext, _ evaluator: _Evaluator, _ content: () -> Void) {
    let (changed, ended) = (action(.onChanged), action(.onEnded))
    let named = changed ?? ended
    evaluator.specName(nil, action: named.map(context.name(ofGesture:))) {
      evaluator.evaluate(content) { view in
        func perform(_ action: ActionReference?) -> (LayoutDrag) -> Void {
          { drag in action.map { context.dragging(drag).perform($0) } }
        }
        let distance = self[.minimumDistance].map { context.evaluate($0).doubleValue } ?? 10
        return _DrawnView(
          view.dragGesture(minimumDistance: distance, onChanged: perform(changed), onEnded: perform(ended)))
      }
    }
  }

  func refreshable(_ context: ElementContext, _ evaluator: _Evaluator, _ content: () -> Void) {
    guard let action, context.isGiven(action) else { return content() }
    evaluator.specName(nil, action: context.name(of: action)) {
      evaluator.refresh(perform: { context.perform(action) }, content)
    }
  }

  func measured(_ context: ElementContext, _ evaluator: _Evaluator, _ content: () -> Void) {
    guard let action else { return content() }
    evaluator.geometry(of: \.size, { context.measuring($0).perform(action) }, content)
  }

  func adjustable(_ context: ElementContext, _ evaluator: _Evaluator, _ content: () -> Void) {
    guard let increment = action(.increment), let decrement = action(.decrement),
      context.performed(increment) != nil || context.performed(decrement) != nil
    else { return content() }
    evaluator.specAdjustment(increment: context.name(of: increment), decrement: context.name(of: decrement)) {
      evaluator.accessibilityAdjustableAction({ context.perform($0 == .increment ? increment : decrement) }, content)
    }
  }
}

extension ElementContext {
  fileprivate func dragging(_ drag: LayoutDrag) -> ElementContext {
    ElementContext(model: model, scope: scope.dragging(drag))
  }

  fileprivate func measuring(_ size: CGSize) -> ElementContext {
    ElementContext(model: model, scope: scope.measuring(size))
  }

  /// The name of an element with a gesture: its action, without an argument that is known in the gesture only.
  fileprivate func name(ofGesture action: ActionReference) -> String {
    guard action.argument?.readsGesture == true else { return name(of: action) }
    var bare = action
    bare.argument = nil
    return name(of: bare)
  }
}

extension Expression {
  fileprivate var readsGesture: Bool {
    switch node {
    case .local(Modifier.hovered), .drag: true
    default: operands.contains(where: \.readsGesture)
    }
  }
}

extension LayoutDrag {
  subscript(value: DragValue) -> Double {
    switch value {
    case .translationWidth: translation.width
    case .translationHeight: translation.height
    case .locationX: location.x
    case .locationY: location.y
    case .startLocationX: startLocation.x
    case .startLocationY: startLocation.y
    case .fractionX: fraction.x
    case .fractionY: fraction.y
    case .predictedEndTranslationWidth: predictedEndTranslation.width
    case .predictedEndTranslationHeight: predictedEndTranslation.height
    }
  }
}
