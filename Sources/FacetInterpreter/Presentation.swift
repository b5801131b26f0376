import FacetIR
import FacetLanguage
import FacetUI

extension Modifier {
  /// A sheet, a cover or a popover.
  func present(in context: ElementContext, _ evaluator: _Evaluator, _ content: () -> Void) {
    let kind: PresentationKind = id == .sheet ? .sheet : id == .popover ? .popover : .fullScreenCover
    let details = self[.arrowEdge].map { ["arrow \(context.evaluate($0).text)"] } ?? []
    let onDismiss = action.map { action in { context.perform(action) } }
    guard let field = name(.item), let local = name(.as) else {
      guard let field = name(.isPresented) else { return content() }
      return evaluator.presentation(
        kind, isPresented: context.model.binding(field).bool, details: details, onDismiss: onDismiss,
        { draw(in: context, $0) }, over: content)
    }
    let item = context.model.binding(field)
    let value = item.wrappedValue
    let inner = value.isNull ? context : context.binding(local, to: value)
    let id = self[.id].map { AnyHashable(inner.evaluate($0)) }
    evaluator.presentation(
      kind, id: value.isNull ? nil : id, close: { item.wrappedValue = .null }, details: details, onDismiss: onDismiss,
      { draw(in: inner, evaluator) }, over: content)
  }

  /// The content of the layer, with what the sheet is told.
  private func draw(in context: ElementContext, _ evaluator: _Evaluator) {
    let views = ElementsView(elements: elements(of: .content), context: context)
    let detents = self[.detents].map { Set(context.evaluate($0).elements.map { PresentationDetent(word: $0.text) }) }
    let indicator = self[.dragIndicator].map { Visibility(word: context.evaluate($0).text) }
    let adaptation = self[.compactAdaptation].map { PresentationAdaptation(word: context.evaluate($0).text) }
    let isFixed = self[.interactiveDismissDisabled].map { context.evaluate($0).boolValue }
    func fixed() {
      if let isFixed {
        evaluator.interactiveDismissDisabled(isFixed) { views.draw(in: evaluator) }
      } else {
        views.draw(in: evaluator)
      }
    }
    func adapted() {
      if let adaptation { evaluator.presentationCompactAdaptation(adaptation, fixed) } else { fixed() }
    }
    func indicated() {
      if let indicator { evaluator.presentationDragIndicator(indicator, adapted) } else { adapted() }
    }
    if let detents { evaluator.presentationDetents(detents, indicated) } else { indicated() }
  }

  /// An alert or a confirmation dialog.
  func ask(in context: ElementContext, _ evaluator: _Evaluator, _ content: () -> Void) {
    guard let field = name(.isPresented) else { return content() }
    var inner = context
    var isGiven = true
    if let presenting = self[.presenting], let local = name(.as) {
      let value = context.evaluate(presenting)
      isGiven = !value.isNull
      if isGiven { inner = context.binding(local, to: value) }
    }
    let title = self[.title].map { context.evaluate($0).text } ?? ""
    let message = self[.message]
    evaluator.ask(
      id == .alert ? .alert : .confirmationDialog, Text(verbatim: title),
      titleVisibility: self[.titleVisibility].map { Visibility(word: context.evaluate($0).text) } ?? .automatic,
      isPresented: context.model.binding(field).bool, isGiven: isGiven,
      actions: { ElementsView(elements: elements(of: .actions), context: inner).draw(in: evaluator) },
      message: {
        guard let message = message.map(inner.evaluate), !message.isNull else { return }
        evaluator.evaluate(Text(verbatim: message.text))
      },
      over: content)
  }
}

extension Modifier {
  /// Elements beside an edge.
  func inset(in context: ElementContext, _ evaluator: _Evaluator, _ content: () -> Void) {
    let bar = ElementsView(elements: elements(of: .content), context: context)
    let spacing = context.length(self[.spacing])
    switch self[.edge].map({ context.evaluate($0).text }) {
    case let edge where edge == "leading" || edge == "trailing":
      evaluator.safeAreaInset(
        edge: edge == "leading" ? HorizontalEdge.leading : .trailing,
        alignment: self[.alignment].map(context.verticalAlignment) ?? .center, spacing: spacing,
        { bar.draw(in: evaluator) }, content)
    case let edge:
      evaluator.safeAreaInset(
        edge: edge == "top" ? VerticalEdge.top : .bottom,
        alignment: self[.alignment].map(context.horizontalAlignment) ?? .center, spacing: spacing,
        { bar.draw(in: evaluator) }, content)
    }
  }
}

extension ButtonRole {
  init(word: String) { self = word == "cancel" ? .cancel : .destructive }
}

extension PresentationDetent {
  fileprivate init(word: String) { self = word == "medium" ? .medium : .large }
}

extension PresentationAdaptation {
  fileprivate init(word: String) {
    self = word == "popover" ? .popover : word == "sheet" ? .sheet : .fullScreenCover
  }
}

extension Visibility {
  init(word: String) { self = word == "visible" ? .visible : word == "hidden" ? .hidden : .automatic }
}
