/// A transition as pictures at chosen moments, for tests and reviews.
///
///     Filmstrip(of: plan).text
public struct Filmstrip: Hashable, Sendable {
  public struct Picture: Hashable, Sendable {
    /// Of the duration.
    public let fraction: Double
    public let seconds: Double
    /// Whether the curve of an element turns back here, beyond where the element begins or ends.
    public let isOvershoot: Bool
    public let frame: TransitionFrame
  }

  public let plan: TransitionPlan
  /// In order of time.
  public let pictures: [Picture]

  /// At 0, 25, 50, 75 and 100 % of the duration, and where elements overshoot the most.
  public init(of plan: TransitionPlan) {
    let quarters = [0, 0.25, 0.5, 0.75, 1].map { (fraction: $0, isOvershoot: false) }
    let overshoots = plan.overshoots.map { (fraction: $0 / plan.duration, isOvershoot: true) }
    self.init(of: plan, at: (quarters + overshoots).sorted { $0.fraction < $1.fraction })
  }

  /// At these fractions of the duration.
  public init(of plan: TransitionPlan, at fractions: [Double]) {
    self.init(of: plan, at: fractions.map { (fraction: $0, isOvershoot: false) })
  }

  private init(of plan: TransitionPlan, at moments: [(fraction: Double, isOvershoot: Bool)]) {
    self.plan = plan
    pictures = moments.map { fraction, isOvershoot in
      Picture(
        fraction: fraction, seconds: fraction * plan.duration, isOvershoot: isOvershoot, frame: plan.frame(at: fraction)
      )
    }
  }
}

extension TransitionPlan {
  /// The seconds at which elements that move are farthest beyond where they begin or end, in order.
  ///
  /// They are computed from the curves, so none is missed between two moments.
  public var overshoots: [Double] {
    var seconds: Set<Double> = []
    for element in elements where element.from.frame != element.to.frame {
      let farthest = element.timing.overshoots.max { Self.excess($0.value) < Self.excess($1.value) }
      if let farthest, Self.excess(farthest.value) >= 0.001 { seconds.insert(element.begin + farthest.seconds) }
    }
    return seconds.sorted()
  }

  private static func excess(_ value: Double) -> Double { max(-value, value - 1) }
}
