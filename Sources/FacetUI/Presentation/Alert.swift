import FacetFrame
import FacetStrings

nonisolated extension View {
  /// Presents an alert. Without actions it has a button "OK".
  public func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    asking(.alert, title, isPresented, actions: actions(), message: message())
  }

  public func alert<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View {
    asking(.alert, title, isPresented, actions: actions(), message: EmptyView())
  }

  /// Presents an alert about a value; nothing without one.
  public func alert<Actions: View, Message: View, Data>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
  ) -> some View {
    asking(
      .alert, title, isPresented, isGiven: data != nil, actions: data.map(actions), message: data.map(message))
  }

  public func alert<Actions: View, Data>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Data?, @ViewBuilder actions: (Data) -> Actions
  ) -> some View {
    asking(.alert, title, isPresented, isGiven: data != nil, actions: data.map(actions), message: EmptyView())
  }

  /// Presents a choice among actions. Without one whose role is `cancel` it has a button "Cancel".
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View {
    asking(
      .confirmationDialog, title, titleVisibility: titleVisibility, isPresented, actions: actions(), message: message())
  }

  public func confirmationDialog<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    asking(
      .confirmationDialog, title, titleVisibility: titleVisibility, isPresented, actions: actions(),
      message: EmptyView())
  }

  public func confirmationDialog<Actions: View, Message: View, Data>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
  ) -> some View {
    asking(
      .confirmationDialog, title, titleVisibility: titleVisibility, isPresented, isGiven: data != nil,
      actions: data.map(actions), message: data.map(message))
  }

  public func confirmationDialog<Actions: View, Data>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions
  ) -> some View {
    asking(
      .confirmationDialog, title, titleVisibility: titleVisibility, isPresented, isGiven: data != nil,
      actions: data.map(actions), message: EmptyView())
  }

  private func asking(
    _ kind: PresentationKind, _ title: Text, titleVisibility visibility: Visibility = .automatic,
    _ isPresented: Binding<Bool>, isGiven: Bool = true, actions: some View, message: some View
  ) -> some View {
    drawn { evaluator, content in
      evaluator.ask(
        kind, title, titleVisibility: visibility, isPresented: isPresented, isGiven: isGiven,
        actions: { evaluator.evaluate(actions) }, message: { evaluator.evaluate(message) }, over: content)
    }
  }
}

extension _Evaluator {
  /// An alert or a confirmation dialog.
  ///
  /// - Parameter isGiven: Whether there is the value that it is about, if it is about one.
  package func ask(
    _ kind: PresentationKind, _ title: Text, titleVisibility: Visibility = .automatic, isPresented: Binding<Bool>,
    isGiven: Bool = true, actions: () -> Void, message: () -> Void, over content: () -> Void
  ) {
    guard isPresented.wrappedValue, isGiven else { return present(nil, {}, over: content) }
    let layer = layer(kind, close: { isPresented.wrappedValue = false })
    present(layer, { inLayer(layer) { draw(layer, title, titleVisibility, actions, message) } }, over: content)
  }

  private func draw(
    _ layer: PresentedLayer, _ title: Text, _ visibility: Visibility, _ actions: () -> Void, _ message: () -> Void
  ) {
    let isAlert = layer.kind == .alert
    let answers = Answers(views(of: actions), in: layer, self)
    let cancel = answers.cancel.flatMap(\.button)?.perform
    layer.dismiss = isAlert ? nil : cancel ?? layer.close
    layer.escape = isAlert ? cancel : layer.dismiss
    let messages = views(of: message)
    // A confirmation dialog on a phone shows its title on request only.
    let showsTitle = isAlert || visibility == .visible
    container(StackLayout(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: 0), axis: .vertical) {
      if showsTitle || !messages.isEmpty || !answers.fields.isEmpty {
        evaluate(
          VStack(spacing: 4) {
            if showsTitle {
              title.font(isAlert ? .headline : .footnote).multilineTextAlignment(.center)
                .accessibilityAddTraits(.isHeader)
            }
            Nodes(views: messages)
            Nodes(views: answers.fields)
          }
          .padding(16).frame(maxWidth: .infinity))
        evaluate(Divider())
      }
      if isAlert, answers.fitsInRow {
        evaluate(HStack(spacing: 0) { Nodes(views: answers.cancelFirst) })
      } else {
        evaluate(VStack(spacing: 0) { Nodes(views: answers.cancelLast) })
      }
    }
  }

  /// The views of a block, as one slice of nodes each.
  private func views(of content: () -> Void) -> [ArraySlice<ViewNode>] {
    let start = tree.nodes.count
    inEnvironment(
      {
        $0.change {
          $0.text.font = .footnote
          $0.text.multilineTextAlignment = .center
        }
      }, content)
    return removeSubtrees(from: start)
  }
}

/// The buttons and the text fields of an alert.
private struct Answers {
  private(set) var fields: [ArraySlice<ViewNode>] = []
  private(set) var cancel: ArraySlice<ViewNode>?
  private var others: [ArraySlice<ViewNode>] = []
  private(set) var fitsInRow = false

  init(_ views: [ArraySlice<ViewNode>], in layer: PresentedLayer, _ evaluator: _Evaluator) {
    for view in views {
      guard let button = view.button else {
        fields.append(view)
        continue
      }
      if button.use?.role == .cancel, cancel == nil { cancel = view } else { others.append(view) }
    }
    let words = evaluator.environment.locale.systemWords
    if layer.kind == .alert, cancel == nil, others.isEmpty { cancel = Self.button(words.ok, in: layer, evaluator) }
    if layer.kind == .confirmationDialog, cancel == nil {
      cancel = Self.button(words.cancel, in: layer, evaluator)
    }
    let all = cancelFirst
    fitsInRow =
      all.count == 2 && !evaluator.environment.dynamicTypeSize.isAccessibilitySize
      && all.allSatisfy { evaluator.idealWidth(of: $0) <= 135 }
  }

  var cancelFirst: [ArraySlice<ViewNode>] { (cancel.map { [$0] } ?? []) + others }
  var cancelLast: [ArraySlice<ViewNode>] { others + (cancel.map { [$0] } ?? []) }

  /// A button of the system's.
  private static func button(
    _ title: String, in layer: PresentedLayer, _ evaluator: _Evaluator
  ) -> ArraySlice<ViewNode>? {
    let start = evaluator.tree.nodes.count
    evaluator.layerButton(.cancel, in: layer, perform: layer.close) { evaluator.evaluate(Text(verbatim: title)) }
    return evaluator.removeSubtrees(from: start).first
  }
}

extension ArraySlice<ViewNode> {
  /// The first button in a view.
  fileprivate var button: ViewNode? { first(where: \.isButton) }
}

extension _Evaluator {
  fileprivate func idealWidth(of nodes: ArraySlice<ViewNode>) -> CGFloat {
    var aside = tree
    aside.nodes = Array(nodes)
    return aside.laidOut(proposing: .unspecified).rects[0].width
  }
}

/// Views that have been evaluated.
nonisolated struct Nodes: View {
  typealias Body = Never

  let views: [ArraySlice<ViewNode>]

  nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    for nodes in view.views { evaluator.tree.nodes += nodes }
  }
}
