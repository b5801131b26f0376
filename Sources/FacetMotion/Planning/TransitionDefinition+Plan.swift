extension TransitionDefinition {
  /// The plan of the transition between two screens.
  ///
  /// An element on both screens is shared, whatever its animation is. Elements of both screens form one hierarchy: that of
  /// the destination, and in it each element that is removed in front of the nearest earlier sibling that stays. Takes time
  /// in proportion to the number of views and entries.
  ///
  /// - Parameters:
  ///   - container: The frame of the view in which the transition is played.
  ///   - isRightToLeft: Whether `leading` is the right edge.
  public func plan(
    from source: MotionTree, to destination: MotionTree, in container: MotionRect, isRightToLeft: Bool = false
  ) -> TransitionPlan {
    var planner = TransitionPlanner(
      definition: self, source: PlannedSide(source, of: self), destination: PlannedSide(destination, of: self),
      container: container, isRightToLeft: isRightToLeft)
    return planner.plan()
  }
}

/// The elements of one screen by the indexes of their entries.
struct PlannedSide {
  struct Element {
    let frame: MotionRect
    let content: String?
    /// The entry of the element around it.
    let parent: Int?
  }

  let duplicates: [MotionIdentifier]
  /// The entries of the elements, in drawing order.
  let order: [Int]
  /// By entry; nil for those that the screen does not have.
  let elements: [Element?]

  init(_ tree: MotionTree, of definition: TransitionDefinition) {
    let hierarchy = NumberedHierarchy(of: tree) { definition.index(of: $0) }
    let order = hierarchy.numbers
    var elements = [Element?](repeating: nil, count: definition.entries.count)
    for (entry, element) in zip(order, hierarchy.elements) {
      elements[entry] = Element(
        frame: element.frame, content: element.content, parent: element.parent.map { order[$0] })
    }
    self.order = order
    self.elements = elements
    duplicates = hierarchy.duplicates
  }
}

struct TransitionPlanner {
  let definition: TransitionDefinition
  let source: PlannedSide
  let destination: PlannedSide
  let container: MotionRect
  let isRightToLeft: Bool
  var diagnostics: [MotionDiagnostic] = []

  mutating func plan() -> TransitionPlan {
    diagnose()
    let order = mergedOrder()
    var places = PlannedPlaces(planner: self)
    places.resolve(order.map(\.entry))
    diagnostics += places.diagnostics
    var indexes = [Int?](repeating: nil, count: definition.entries.count)
    for (index, (entry, _)) in order.enumerated() { indexes[entry] = index }
    let elements = order.map { entry, parent in
      element(entry, places.places[entry], parent: parent.flatMap { indexes[$0] })
    }
    let originals =
      destination.order.reversed().map { Original(identifier: definition.entries[$0].identifier, side: .destination) }
      + source.order.reversed().map { Original(identifier: definition.entries[$0].identifier, side: .source) }
    return TransitionPlan(
      elements: elements, container: container, originals: originals, diagnostics: diagnostics)
  }

  func role(of entry: Int) -> PlannedElement.Role? {
    switch (source.elements[entry], destination.elements[entry]) {
    case (nil, nil): nil
    case (nil, _): .added
    case (_, nil): .removed
    default: .shared
    }
  }

  /// The element of the merged hierarchy around an element: that of the destination, if it is there.
  func parent(of entry: Int) -> Int? {
    if let element = destination.elements[entry] { element.parent } else { source.elements[entry]?.parent }
  }

  private mutating func diagnose() {
    diagnostics += definition.duplicates.map { .duplicateEntry($0) }
    diagnostics += source.duplicates.map { .duplicateIdentifier($0, .source) }
    diagnostics += destination.duplicates.map { .duplicateIdentifier($0, .destination) }
    for (index, entry) in definition.entries.enumerated() {
      switch (role(of: index), entry.animation.kind) {
      case (nil, _): diagnostics.append(.missingElement(entry.identifier))
      case (.shared, .sharedElement): break
      case (.shared, _): diagnostics.append(.sharedElement(entry.identifier))
      case (_, .sharedElement): diagnostics.append(.oneSidedSharedElement(entry.identifier))
      default: break
      }
    }
  }

  private func element(_ entry: Int, _ place: PlannedPlaces.Place, parent: Int?) -> PlannedElement {
    let role = role(of: entry) ?? .shared
    let (source, destination) = (source.elements[entry], destination.elements[entry])
    let animation = definition.entries[entry].animation
    // The look on the screen where the element is not.
    let blur: Double = if case .blur(let radius) = animation.kind { radius } else { 0 }
    let opacity: Double = animation.fades ? 0 : 1
    let isChanged = source?.content == nil || source?.content != destination?.content
    return PlannedElement(
      identifier: definition.entries[entry].identifier, role: role,
      from: .init(
        frame: place.from, opacity: role == .added ? opacity : 1, blur: role == .added ? blur : 0),
      to: .init(frame: place.to, opacity: role == .removed ? opacity : 1, blur: role == .removed ? blur : 0),
      timing: place.timing, begin: place.timing.delay, copies: role == .shared && isChanged ? 2 : 1, parent: parent,
      movesWithParent: place.movesWithParent)
  }
}
