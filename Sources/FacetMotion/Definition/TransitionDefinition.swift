/// Which elements take part in a transition between two screens, and how each is animated.
///
///     let datePicker: TransitionDefinition = [
///       BottomSheetIdentifiers.backgroundView: .crossfade,
///       BottomSheetIdentifiers.foregroundView: .edgeTranslation(.bottom),
///       ExploreIdentifiers.pill: .sharedElement,
///     ]
///
/// The same definition serves both directions: the way back is ``TransitionPlan/reversed()``.
public struct TransitionDefinition: Hashable, Sendable {
  public struct Entry: Hashable, Sendable {
    public let identifier: MotionIdentifier
    public let animation: ElementAnimation
  }

  /// In the order of the definition, one for each identifier.
  public let entries: [Entry]
  /// The timing of elements that have none of their own.
  public let timing: MotionTiming
  /// The identifiers of more than one entry. The first entry counts.
  public let duplicates: [MotionIdentifier]
  private let indexes: [MotionIdentifier: Int]

  public init(_ entries: KeyValuePairs<MotionIdentifier, ElementAnimation>, timing: MotionTiming = .easeInOut) {
    self.init(entries.map { ($0.key, $0.value) }, timing: timing)
  }

  public init(
    _ elements: some Sequence<(MotionIdentifier, ElementAnimation)>, timing: MotionTiming = .easeInOut
  ) {
    var entries: [Entry] = []
    var indexes: [MotionIdentifier: Int] = [:]
    var duplicates: [MotionIdentifier] = []
    for (identifier, animation) in elements {
      if indexes[identifier] == nil {
        indexes[identifier] = entries.count
        entries.append(Entry(identifier: identifier, animation: animation))
      } else if !duplicates.contains(identifier) {
        duplicates.append(identifier)
      }
    }
    self.entries = entries
    self.timing = timing
    self.duplicates = duplicates
    self.indexes = indexes
  }

  /// The animation of an element; nil if it takes no part.
  public subscript(identifier: MotionIdentifier) -> ElementAnimation? {
    index(of: identifier).map { entries[$0].animation }
  }

  /// Seconds, at most: a plan takes less if elements with other timings are on neither screen.
  public var longestDuration: Double { entries.compactMap(\.animation.timing?.end).reduce(timing.end, max) }

  func index(of identifier: MotionIdentifier) -> Int? { indexes[identifier] }
}

extension TransitionDefinition: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (MotionIdentifier, ElementAnimation)...) { self.init(elements) }
}
