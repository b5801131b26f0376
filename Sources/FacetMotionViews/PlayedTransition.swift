#if canImport(SwiftUI) && !FACET_UI
  internal import FacetMotion
  internal import SwiftUI

  /// Shows one of two views, and both with copies of their elements while it changes from one to the other.
  struct PlayedTransition<Source: View, Destination: View>: View {
    let definition: TransitionDefinition
    @Binding var isPresented: Bool
    let dragEdge: MotionEdge?
    /// Whether the source stays in the view tree while it is covered.
    let keepsSource: Bool
    let source: Source
    let destination: Destination
    /// Called after each animation, with whether the destination is shown.
    let onEnd: (Bool) -> Void

    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.layoutDirection) private var layoutDirection
    @State private var isPlaying = false
    /// Whether the transition that is played began at the destination.
    @State private var isReturning = false
    /// 0 where the source is shown, and 1 where the destination is.
    @State private var progress: Double
    /// The finger that drags the destination away.
    @State private var finger: InteractiveTransition?
    @State private var animationCount = 0
    @State private var size = CGSize.zero
    #if !os(tvOS)
      /// Set back when a drag ends, and when the system takes the touch away.
      @GestureState private var isDragging = false
    #endif

    init(
      definition: TransitionDefinition, isPresented: Binding<Bool>, dragEdge: MotionEdge?, keepsSource: Bool,
      source: Source, destination: Destination, onEnd: @escaping (Bool) -> Void
    ) {
      self.definition = definition
      _isPresented = isPresented
      self.dragEdge = dragEdge
      self.keepsSource = keepsSource
      self.source = source
      self.destination = destination
      self.onEnd = onEnd
      _progress = State(initialValue: isPresented.wrappedValue ? 1 : 0)
    }

    var body: some View {
      ZStack {
        if keepsSource || isPlaying || !isPresented {
          side(source, .source).covered(isPresented && !isPlaying)
        }
        if isPlaying || isPresented {
          side(destination, .destination).opacity(isPlaying ? progress : 1)
            #if !os(tvOS)
              .gesture(drag.updating($isDragging) { _, isDragging, _ in isDragging = true })
            #endif
        }
      }
      .environment(\.hiddenMotionElements, isPlaying ? identifiers : [])
      .overlayPreferenceValue(MotionElementsKey.self) { elements in
        GeometryReader { geometry in
          if isPlaying {
            let plan = plan(elements, in: geometry)
            PlannedCopies(
              plan: plan, copies: copies(elements), isDragged: finger != nil, isReturning: isReturning,
              progress: progress
            )
            .environment(\.hiddenMotionElements, identifiers)
            .onAppear { play(plan) }
            .onChange(of: isPresented) { _, _ in play(plan) }
          }
        }
      }
      .onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
      #if !os(tvOS)
        .onChange(of: isDragging) { _, isDragging in if !isDragging { cancelDrag() } }
      #endif
      .onChange(of: isPresented) { _, isPresented in
        guard progress != (isPresented ? 1 : 0) else { return }
        // A transition that is reversed on its way goes back as it came.
        if !isPlaying { isReturning = !isPresented }
        isPlaying = true
      }
    }

    private var identifiers: Set<MotionIdentifier> { Set(definition.entries.map(\.identifier)) }

    private func side(_ view: some View, _ side: MotionDiagnostic.Side) -> some View {
      // One view of its own, also if it is several.
      ZStack { view }
        .transformPreference(MotionElementsKey.self) { elements in
          for index in elements.indices { elements[index].side = side }
        }
    }

    // MARK: Plan

    /// From the source to the destination; the way back is this plan reversed.
    private func plan(_ elements: [MotionElement], in geometry: GeometryProxy) -> TransitionPlan {
      func tree(_ side: MotionDiagnostic.Side) -> MotionTree {
        MotionTree(
          elements.filter { $0.side == side }.map { element in
            (
              identifier: element.identifier, frame: MotionRect(geometry[element.bounds]), content: element.content,
              depth: element.depth
            )
          })
      }
      let plan = definition.plan(
        from: tree(.source), to: tree(.destination),
        in: MotionRect(x: 0, y: 0, width: Double(geometry.size.width), height: Double(geometry.size.height)),
        isRightToLeft: layoutDirection == .rightToLeft)
      return reducesMotion ? plan.reducingMotion() : plan
    }

    private func copies(_ elements: [MotionElement]) -> [Original: AnyView] {
      Dictionary(
        elements.map { (Original(identifier: $0.identifier, side: $0.side), $0.copy) }, uniquingKeysWith: { $1 })
    }

    // MARK: Playing

    /// Plays to the state that is to be shown. The curves are the plan's, so the progress is even.
    private func play(_ plan: TransitionPlan) {
      if finger != nil { return }
      animate(.linear(duration: plan.duration), to: isPresented ? 1 : 0) {}
    }

    private func animate(_ animation: Animation, to end: Double, completion: @escaping () -> Void) {
      animationCount += 1
      let number = animationCount
      withAnimation(animation) {
        progress = end
      } completion: {
        // An animation that another one has replaced ends as well.
        guard number == animationCount else { return }
        isPlaying = false
        finger = nil
        completion()
        onEnd(isPresented)
      }
    }

    #if !os(tvOS)
      private var drag: some Gesture {
        DragGesture(minimumDistance: 10)
          .onChanged { value in
            guard let distance else { return }
            if finger == nil {
              finger = InteractiveTransition(distance: distance)
              isReturning = true
              isPlaying = true
            }
            finger?.drag(by: along(value.translation))
            progress = 1 - (finger?.progress ?? 0)
          }
          .onEnded { value in
            finger?.release(velocity: along(value.velocity))
            settle()
          }
      }

      /// A drag without an end was taken away by the system, for example for a call or an alert: the destination stays.
      private func cancelDrag() {
        guard finger?.phase == .dragging else { return }
        finger?.cancel()
        settle()
      }

      private func settle() {
        let dismisses = finger?.phase == .settling(finishes: true) || finger?.phase == .finished
        let spring = finger?.spring ?? .smooth
        animate(
          .interpolatingSpring(
            mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
            initialVelocity: spring.initialVelocity), to: dismisses ? 0 : 1
        ) {
          if dismisses { isPresented = false }
        }
      }

      /// The points of a whole transition: the container from edge to edge. Nil if nothing can be dragged.
      private var distance: Double? {
        let (width, height) = (Double(size.width), Double(size.height))
        let distance: Double? =
          switch dragEdge {
          case nil: nil
          case .bottom: height
          case .top: -height
          case .leading: layoutDirection == .rightToLeft ? width : -width
          case .trailing: layoutDirection == .rightToLeft ? -width : width
          }
        return distance == 0 ? nil : distance
      }

      private func along(_ size: CGSize) -> Double {
        dragEdge == .top || dragEdge == .bottom ? Double(size.height) : Double(size.width)
      }
    #endif
  }

  /// The copies of the elements of a plan at one moment. SwiftUI changes the progress from frame to frame.
  struct PlannedCopies: View, Animatable {
    let plan: TransitionPlan
    let copies: [Original: AnyView]
    /// Whether a finger drives the transition back to the source.
    let isDragged: Bool
    /// Whether the transition began at the destination.
    let isReturning: Bool
    /// 0 where the source is shown, and 1 where the destination is.
    var progress: Double

    nonisolated var animatableData: Double {
      get { progress }
      set { progress = newValue }
    }

    var body: some View {
      let (elements, first, later) = shown
      ZStack(alignment: .topLeading) {
        ForEach(elements.indices, id: \.self) { index in
          let element = elements[index]
          ZStack {
            if element.role != .added { copy(of: element, first) }
            if element.role == .added {
              copy(of: element, later)
            } else if let opacity = element.laterCopyOpacity {
              copy(of: element, later).opacity(opacity)
            }
          }
          .frame(width: CGFloat(element.frame.width), height: CGFloat(element.frame.height))
          .blur(radius: CGFloat(element.blur))
          .opacity(element.opacity)
          .position(
            x: CGFloat(element.frame.x + element.frame.width / 2),
            y: CGFloat(element.frame.y + element.frame.height / 2))
        }
      }
      .allowsHitTesting(false)
      .accessibilityHidden(true)
      // Elements in copies are no elements of the screens.
      .transformPreference(MotionElementsKey.self) { $0 = [] }
    }

    /// The elements at this moment, with the sides on which the transition begins and ends.
    private var shown: ([TransitionFrame.Element], MotionDiagnostic.Side, MotionDiagnostic.Side) {
      let (plan, fraction) = isReturning ? (plan.reversed(), 1 - progress) : (plan, progress)
      let frame = isDragged ? plan.frame(dragged: fraction) : plan.frame(at: fraction)
      return isReturning ? (frame.elements, .destination, .source) : (frame.elements, .source, .destination)
    }

    private func copy(of element: TransitionFrame.Element, _ side: MotionDiagnostic.Side) -> some View {
      copies[Original(identifier: element.identifier, side: side)]
    }
  }

  extension MotionRect {
    init(_ rect: CGRect) {
      self.init(
        x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height))
    }
  }
#endif
