import FacetFrame

nonisolated extension View {
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    drawn {
      $0.presentation(.sheet, isPresented: isPresented, onDismiss: onDismiss, { $0.evaluate(content()) }, over: $1)
    }
  }

  /// Presents a sheet while the item is not nil. Another item is another sheet.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    drawn { $0.presentation(.sheet, item: item, onDismiss: onDismiss, content: content, over: $1) }
  }

  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    drawn {
      $0.presentation(
        .fullScreenCover, isPresented: isPresented, onDismiss: onDismiss, { $0.evaluate(content()) }, over: $1)
    }
  }

  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    drawn { $0.presentation(.fullScreenCover, item: item, onDismiss: onDismiss, content: content, over: $1) }
  }

  public func popover<Content: View>(
    isPresented: Binding<Bool>, arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    drawn {
      $0.presentation(
        .popover, isPresented: isPresented, details: arrowEdge?.words ?? [], { $0.evaluate(content()) }, over: $1)
    }
  }

  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    drawn { $0.presentation(.popover, item: item, details: arrowEdge?.words ?? [], content: content, over: $1) }
  }
}

extension Edge {
  fileprivate var words: [String] { ["arrow \(self)"] }
}

extension _Evaluator {
  /// - Parameter body: Draws the content of the layer.
  package func presentation(
    _ kind: PresentationKind, isPresented: Binding<Bool>, details: [String] = [], onDismiss: (() -> Void)? = nil,
    _ body: (_Evaluator) -> Void, over content: () -> Void
  ) {
    let layer = isPresented.wrappedValue ? layer(kind, close: { isPresented.wrappedValue = false }) : nil
    layer?.start(details, isCompact: environment.horizontalSizeClass == .compact)
    present(layer, onDismiss: onDismiss, { body(self) }, over: content)
  }

  /// - Parameters:
  ///   - id: The identity of the item; nil if nothing is presented.
  ///   - close: Sets the item to nil.
  package func presentation(
    _ kind: PresentationKind, id: AnyHashable?, close: @escaping () -> Void, details: [String] = [],
    onDismiss: (() -> Void)? = nil, _ body: () -> Void, over content: () -> Void
  ) {
    let layer = id == nil ? nil : layer(kind, close: close)
    layer?.start(details, isCompact: environment.horizontalSizeClass == .compact)
    present(layer, id: id, onDismiss: onDismiss, body, over: content)
  }

  fileprivate func presentation<Item: Identifiable, Content: View>(
    _ kind: PresentationKind, item: Binding<Item?>, details: [String] = [], onDismiss: (() -> Void)? = nil,
    content: (Item) -> Content, over base: () -> Void
  ) {
    let current = item.wrappedValue
    presentation(
      kind, id: current.map { AnyHashable($0.id) }, close: { item.wrappedValue = nil }, details: details,
      onDismiss: onDismiss, { if let current { evaluate(content(current)) } }, over: base)
  }
}

extension PresentedLayer {
  fileprivate func start(_ details: [String], isCompact: Bool) {
    ownDetails = details
    if kind == .popover, isCompact {
      isAdaptable = true
      adapt(to: .sheet)
    }
    // A cover has no edge to pull, and VoiceOver's gesture does not close it.
    if kind == .fullScreenCover { (dismiss, escape) = (nil, nil) }
  }
}

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let fraction: CGFloat

  public static let medium = PresentationDetent(name: "medium", fraction: 0.5)
  public static let large = PresentationDetent(name: "large", fraction: 1)
}

/// What a presentation is where the size is compact.
public struct PresentationAdaptation: Sendable {
  fileprivate let kind: PresentationKind

  public static let popover = PresentationAdaptation(kind: .popover)
  public static let sheet = PresentationAdaptation(kind: .sheet)
  public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}

nonisolated extension View {
  /// Sets the heights of the sheet around the view. It opens at the lowest.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    drawn { $0.presentationDetents(detents, $1) }
  }

  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    drawn { $0.presentationDragIndicator(visibility, $1) }
  }

  /// Sets what the popover around the view is where the width is compact.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    drawn { $0.presentationCompactAdaptation(adaptation, $1) }
  }

  /// Sets whether a swipe down does not close the sheet around the view.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    drawn { $0.interactiveDismissDisabled(isDisabled, $1) }
  }
}

extension _Evaluator {
  package func presentationDetents(_ detents: Set<PresentationDetent>, _ content: () -> Void) {
    let heights = detents.sorted { $0.fraction < $1.fraction }
    if let layer, layer.kind == .sheet, let lowest = heights.first {
      layer.detents = heights.map(\.name)
      layer.heightFraction = lowest.fraction
    }
    content()
  }

  package func presentationDragIndicator(_ visibility: Visibility, _ content: () -> Void) {
    if let layer, visibility != .automatic { layer.indicator = "drag indicator \(visibility)" }
    content()
  }

  package func presentationCompactAdaptation(_ adaptation: PresentationAdaptation, _ content: () -> Void) {
    if let layer, layer.isAdaptable { layer.adapt(to: adaptation.kind) }
    content()
  }

  package func interactiveDismissDisabled(_ isDisabled: Bool, _ content: () -> Void) {
    if let layer, isDisabled { (layer.dismiss, layer.escape) = (nil, nil) }
    content()
  }
}
