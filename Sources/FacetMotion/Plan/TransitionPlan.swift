/// A transition as a function of time.
///
///     let plan = expand.plan(from: explore, to: search, in: window)
///     plan.frame(at: 0.5).elements[0].opacity  // 0.5
///     plan.reversed()  // the way back
public struct TransitionPlan: Hashable, Sendable {
  /// In the direction that was planned.
  private let planned: [PlannedElement]
  private let plannedOriginals: [Original]
  /// Whether the plan leads from the destination to the source of the one that was made first.
  public private(set) var isReversed = false
  public let container: MotionRect
  /// Seconds until the last element has come to rest.
  public let duration: Double
  public let diagnostics: [MotionDiagnostic]

  init(elements: [PlannedElement], container: MotionRect, originals: [Original], diagnostics: [MotionDiagnostic]) {
    planned = elements
    plannedOriginals = originals
    self.container = container
    self.diagnostics = diagnostics
    duration = elements.map(\.timing.end).max() ?? 0
  }

  /// In drawing order: an element before those in it, and siblings from back to front.
  public var elements: [PlannedElement] { isReversed ? planned.map(reversed) : planned }

  /// The views to make copies of and to hide, in this order: a view after all views in it, so that no copy shows another
  /// element.
  public var originals: [Original] { isReversed ? plannedOriginals.map(\.reversed) : plannedOriginals }

  /// The way back: the same elements in the same drawing order, from where they end to where they begin. Each has the same
  /// timing, and those that begin last now begin first.
  ///
  /// A plan in the other direction, made from the two screens, can have another order of elements.
  public func reversed() -> TransitionPlan {
    var plan = self
    plan.isReversed.toggle()
    return plan
  }

  private func reversed(_ element: PlannedElement) -> PlannedElement {
    var result = element
    swap(&result.from, &result.to)
    result.begin = duration - element.timing.end
    switch element.role {
    case .added: result.role = .removed
    case .removed: result.role = .added
    case .shared: break
    }
    return result
  }

  // MARK: Reduced motion

  /// For readers who reduce motion: all elements fade in place, where they are on the screen that has them. A shared element
  /// whose place or content differs fades out in the one place and in in the other.
  public func reducingMotion(timing: MotionTiming = .easeInOut(duration: 0.25)) -> TransitionPlan {
    let (start, end) = (Self.frame(of: planned) { _ in 0 }, Self.frame(of: planned) { _ in 1 })
    var elements: [PlannedElement] = []
    for (index, element) in planned.enumerated() {
      let (from, to) = (start.elements[index].frame, end.elements[index].frame)
      func add(_ role: PlannedElement.Role, at frame: MotionRect, from fromOpacity: Double, to toOpacity: Double) {
        elements.append(
          PlannedElement(
            identifier: element.identifier, role: role,
            from: .init(frame: frame, opacity: fromOpacity, blur: 0),
            to: .init(frame: frame, opacity: toOpacity, blur: 0), timing: timing, begin: timing.delay, copies: 1,
            parent: nil, movesWithParent: false))
      }
      switch element.role {
      case .shared where from == to && element.copies == 1: add(.shared, at: to, from: 1, to: 1)
      case .shared:
        add(.removed, at: from, from: 1, to: 0)
        add(.added, at: to, from: 0, to: 1)
      case .added: add(.added, at: to, from: 0, to: 1)
      case .removed: add(.removed, at: from, from: 1, to: 0)
      }
    }
    var plan = TransitionPlan(
      elements: elements, container: container, originals: plannedOriginals, diagnostics: diagnostics)
    plan.isReversed = isReversed
    return plan
  }

  // MARK: Frames

  /// The elements at a fraction of the duration: exactly as they begin at 0, and exactly as they end at 1.
  public func frame(at fraction: Double) -> TransitionFrame {
    frame(at: fraction) { $0.value(at: fraction * duration) }
  }

  /// The elements so many seconds after the begin.
  public func frame(atSeconds seconds: Double) -> TransitionFrame {
    frame(at: duration > 0 ? seconds / duration : 1) { $0.value(at: seconds) }
  }

  /// The elements while a finger drives the transition: all follow it evenly, without their curves. At 0 and 1 the same as
  /// at these fractions of the duration.
  public func frame(dragged progress: Double) -> TransitionFrame {
    frame(at: progress) { $0.linearValue(at: progress * duration) }
  }

  private func frame(at fraction: Double, _ value: (PlannedElement) -> Double) -> TransitionFrame {
    // A sum of times can differ from the duration in the last digit.
    Self.frame(of: elements) { fraction >= 1 ? 1 : fraction > 0 ? value($0) : 0 }
  }

  private static func frame(of elements: [PlannedElement], _ value: (PlannedElement) -> Double) -> TransitionFrame {
    var result: [TransitionFrame.Element] = []
    result.reserveCapacity(elements.count)
    for element in elements {
      let value = value(element)
      var frame = element.from.frame.interpolated(to: element.to.frame, value)
      // The element around it is drawn before, so its frame is known.
      if element.movesWithParent, let parent = element.parent {
        frame = frame.moved(x: result[parent].frame.x, y: result[parent].frame.y)
      }
      result.append(
        TransitionFrame.Element(
          identifier: element.identifier, role: element.role, frame: frame,
          opacity: clamped(interpolate(element.from.opacity, element.to.opacity, value)),
          blur: max(interpolate(element.from.blur, element.to.blur, value), 0),
          laterCopyOpacity: element.copies == 2 ? clamped(value) : nil, parent: element.parent))
    }
    return TransitionFrame(elements: result)
  }

  private static func clamped(_ value: Double) -> Double { min(max(value, 0), 1) }
}

extension Original {
  fileprivate var reversed: Original {
    Original(identifier: identifier, side: side == .source ? .destination : .source)
  }
}
