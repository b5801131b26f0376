import FacetIR
import FacetLanguage
import FacetRuntime
import FacetUI

extension Modifier {
  func hoverable(_ context: ElementContext, _ evaluator: _Evaluator, _ content: () -> Void) {
    guard let action else { return content() }
    var named = action
    if action.argument?.readsHover == true { named.argument = nil }
    evaluator.specName(nil, action: context.name(of: named)) {
      evaluator.hover(
        perform: { context.binding(Modifier.hovered, to: .bool($0)).perform(action) }, content)
    }
  }

  func draggable(_ context: ElementContext, _ evaluator: _Evaluator, _ content: () -> Void) {
    let (changed, ended) = (action(.onChanged), action(.onEnded))
    let named = changed ?? ended
    evaluator.specName(nil, action: named.map(context.name(ofDragBy:))) {
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
    guard let action else { return content() }
    evaluator.specName(nil, action: context.name(of: action)) {
      evaluator.refresh(perform: { context.perform(action) }, content)
    }
  }

  func measured(_ context: ElementContext, _ evaluator: _Evaluator, _ content: () -> Void) {
    guard let action else { return content() }
    evaluator.geometry(of: \.size, { context.measuring($0).perform(action) }, content)
  }

  func adjustable(_ context: ElementContext, _ evaluator: _Evaluator, _ content: () -> Void) {
    guard let increment = action(.increment), let decrement = action(.decrement) else { return content() }
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

  /// The name of an element that is dragged: its action, without an argument that is known in the drag only.
  fileprivate func name(ofDragBy action: ActionReference) -> String {
    guard action.argument?.readsDrag == true else { return name(of: action) }
    var bare = action
    bare.argument = nil
    return name(of: bare)
  }
}

extension Expression {
  fileprivate var readsHover: Bool {
    if case .local(Modifier.hovered) = node { true } else { operands.contains(where: \.readsHover) }
  }

  fileprivate var readsDrag: Bool {
    if case .drag = node { true } else { operands.contains(where: \.readsDrag) }
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
