#if !os(tvOS) || FACET_UI
  public import FacetRuntime

  /// The state of a drag, with horizontal distances toward the trailing edge, so that it is the same in both layout
  /// directions.
  ///
  ///     track.dragGesture { level = $0.fraction.x }
  public nonisolated struct LayoutDrag: Equatable, Sendable {
    /// A place in the element, from 0 at its top leading corner to 1.
    public struct Fraction: Equatable, Sendable {
      public let x: Double
      public let y: Double
    }

    /// The way since the drag began, in points.
    public let translation: CGSize
    /// Where the drag is, in points from the top leading corner that the element had when the drag began.
    public let location: CGPoint
    /// Where the drag began.
    public let startLocation: CGPoint
    /// Where the drag is in the element, at most at its edges.
    public let fraction: Fraction
    /// The way at which the drag would come to rest if it were released, in points.
    public let predictedEndTranslation: CGSize

    init(_ value: DragGesture.Value, in frame: CGRect, _ direction: LayoutDirection) {
      let isMirrored = direction == .rightToLeft
      func size(_ size: CGSize) -> CGSize {
        CGSize(width: isMirrored ? -size.width : size.width, height: size.height)
      }
      func place(_ point: CGPoint) -> CGPoint {
        CGPoint(x: isMirrored ? frame.maxX - point.x : point.x - frame.minX, y: point.y - frame.minY)
      }
      func part(_ distance: CGFloat, of length: CGFloat) -> Double {
        length > 0 ? Double(min(max(distance / length, 0), 1)) : 0
      }
      translation = size(value.translation)
      location = place(value.location)
      startLocation = place(value.startLocation)
      fraction = Fraction(x: part(location.x, of: frame.width), y: part(location.y, of: frame.height))
      predictedEndTranslation = size(value.predictedEndTranslation)
    }
  }

  nonisolated extension View {
    /// Adds a drag gesture that is measured along the layout direction. Its distances do not depend on whether the view moves
    /// with the drag, and a drag that the system cancels ends where it is.
    ///
    /// - Parameter minimumDistance: The distance from which it is a drag, in points.
    public func dragGesture(
      minimumDistance: CGFloat = 10, onChanged: @escaping (LayoutDrag) -> Void,
      onEnded: @escaping (LayoutDrag) -> Void = { _ in }
    ) -> some View {
      modifier(DragModifier(minimumDistance: minimumDistance, changed: onChanged, ended: onEnded))
    }

    /// Adds a drag gesture whose end alone matters.
    public func dragGesture(minimumDistance: CGFloat = 10, onEnded: @escaping (LayoutDrag) -> Void) -> some View {
      modifier(DragModifier(minimumDistance: minimumDistance, changed: { _ in }, ended: onEnded))
    }
  }

  private nonisolated struct DragModifier {
    @Environment(\.layoutDirection) private var layoutDirection
    @State private var place = DraggedPlace()
    #if canImport(SwiftUI) && !FACET_UI
      @GestureState private var isDragging = false
    #endif
    let minimumDistance: CGFloat
    let changed: (LayoutDrag) -> Void
    let ended: (LayoutDrag) -> Void

    init(
      minimumDistance: CGFloat, changed: @escaping (LayoutDrag) -> Void, ended: @escaping (LayoutDrag) -> Void
    ) {
      self.minimumDistance = minimumDistance
      self.changed = changed
      self.ended = ended
    }

    private func measured(_ content: some View) -> some View {
      let place = place
      return content.onGeometryChange(
        for: CGRect.self, of: { $0.frame(in: .global) }, action: { place.frame = $0 })
    }

    // Callbacks are added to a gesture of SwiftUI on the main actor only, and FacetUI draws on none.
    #if canImport(SwiftUI) && !FACET_UI
      @MainActor
    #endif
    private var gesture: some Gesture<DragGesture.Value> {
      let place = place
      return DragGesture(minimumDistance: minimumDistance, coordinateSpace: .global)
        .onChanged { value in
          if place.last == nil { place.start = place.frame }
          place.last = value
          changed(LayoutDrag(value, in: place.start, layoutDirection))
        }
        .onEnded { value in
          place.last = value
          end()
        }
    }

    /// Ends the drag once: when it is released or cancelled.
    private func end() {
      guard let value = place.last else { return }
      place.last = nil
      ended(LayoutDrag(value, in: place.start, layoutDirection))
    }
  }

  #if canImport(SwiftUI) && !FACET_UI
    extension DragModifier: ViewModifier {
      @MainActor func body(content: Content) -> some View {
        measured(content)
          .gesture(gesture.updating($isDragging) { _, isDragging, _ in isDragging = true })
          .onChange(of: isDragging) { _, isDragging in if !isDragging { end() } }
      }
    }
  #else
    extension DragModifier: _NonisolatedViewModifier {
      func body(content: Content) -> some View { measured(content).gesture(gesture) }
    }
  #endif

  /// The place of an element that is dragged. Its changes update no view.
  private nonisolated final class DraggedPlace {
    /// The last known frame of the element.
    var frame = CGRect.zero
    /// Its frame when the drag began.
    var start = CGRect.zero
    /// The last value of a drag that has not ended.
    var last: DragGesture.Value?
  }
#endif
