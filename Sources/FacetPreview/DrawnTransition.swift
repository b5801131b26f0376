import FacetFrame
package import FacetIR
package import FacetInterpreter
import FacetLanguage
package import FacetMotion
import FacetParallel
import FacetSnapshot
import FacetUI

/// A transition between the drawings of two variants.
package struct DrawnTransition: Sendable {
  package var transition: Transition
  package var plan: TransitionPlan

  package var filmstrip: Filmstrip { Filmstrip(of: plan) }

  /// The pictures of the transition, and what its plan makes up for.
  package var golden: Golden {
    let id = "\(transition.name)/transition"
    return Golden(
      id: id, fileName: transition.goldenFileName,
      text: FilmstripSnapshot.document(
        id: id, of: transition, pictures: filmstrip.goldenPictures(), notes: plan.diagnostics.map(\.description)))
  }
}

extension Transition {
  var goldenFileName: String { "\(name).transition\(ComponentSnapshot.suffix)" }
}

extension Filmstrip {
  /// - Parameter prefix: Of the titles.
  func goldenPictures(titled prefix: String = "") -> [FilmstripSnapshot.Picture] {
    parts(isAligned: false).map { FilmstripSnapshot.Picture(title: prefix + $0.title, rows: $0.lines) }
  }
}

extension Program {
  /// All transitions of the design, in its order. They are drawn in parallel.
  package func drawnTransitions(
    in share: DrawingShare = .all, threads: Int = ProcessorCount.available
  ) -> [DrawnTransition] {
    parallelMap(design.transitions.filter(share.has), threads: threads) { drawn($0) }
  }

  /// The transition as it is played on a phone.
  package func drawn(_ transition: Transition) -> DrawnTransition {
    DrawnTransition(transition: transition, plan: transition.plan(from: end(transition.from), to: end(transition.to)))
  }

  /// The elements of a variant after its steps, in the top left corner of the screen. A variant that has a size of its own
  /// is drawn in it.
  private func end(_ end: Transition.End) -> TransitionEnd {
    guard let component = design.component(named: end.component),
      let variant = component.catalog.variants.first(where: { $0.name == end.variant })
    else { return TransitionEnd(tree: MotionTree(), isRightToLeft: false) }
    let own = variant.environment
    let settings = PhoneScreen.settings.filter { setting in !own.contains { $0.id == setting.id } } + own
    let preview = VariantPreview(variant, of: component, in: self, settings: settings)
    return TransitionEnd(preview.run().frame, preview.marks)
  }
}

/// The elements of a drawn screen at one end of a transition.
struct TransitionEnd {
  let tree: MotionTree
  let isRightToLeft: Bool
}

extension TransitionEnd {
  init(_ frame: Frame, _ marks: Marks) {
    self.init(tree: MotionTree(frame, marks), isRightToLeft: frame.isRightToLeft)
  }
}

extension Transition {
  /// The transition as it is played on a phone.
  func plan(from source: TransitionEnd, to destination: TransitionEnd) -> TransitionPlan {
    let container = MotionRect(x: 0, y: 0, width: PhoneScreen.width, height: PhoneScreen.height)
    return TransitionDefinition(self).plan(
      from: source.tree, to: destination.tree, in: container, isRightToLeft: source.isRightToLeft)
  }
}

extension MotionTree {
  /// The visible nodes of a frame in drawing order.
  init(_ frame: Frame, _ marks: Marks) {
    var nodes: [(identifier: MotionIdentifier?, frame: MotionRect, content: String?, depth: Int)] = []
    var next: [(node: Int, depth: Int)] = frame.nodes.isEmpty ? [] : [(0, 0)]
    while let (index, depth) = next.popLast() {
      let node = frame.nodes[index]
      if node.isHidden { continue }
      let rect = MotionRect(x: node.rect.x, y: node.rect.y, width: node.rect.width, height: node.rect.height)
      let identifiers = marks[index]?.identifiers ?? []
      let content = identifiers.isEmpty ? nil : frame.content(of: index)
      for (position, name) in identifiers.enumerated() {
        nodes.append((MotionIdentifier(name), rect, content, depth + position))
      }
      if identifiers.isEmpty { nodes.append((nil, rect, nil, depth)) }
      let inner = depth + max(identifiers.count, 1)
      for child in frame.drawnChildren(of: index).reversed() { next.append((child, inner)) }
    }
    self.init(nodes)
  }
}

extension Frame {
  /// The nodes directly in one, from back to front.
  fileprivate func drawnChildren(of index: Int) -> [Int] {
    var children: [Int] = []
    var child = index + 1
    while child < nodes[index].end {
      children.append(child)
      child = nodes[child].end
    }
    if case .background = nodes[index].kind, let first = children.first { children = children.dropFirst() + [first] }
    return children.enumerated().sorted { first, second in
      let (a, b) = (nodes[first.element].zIndex, nodes[second.element].zIndex)
      return a == b ? first.offset < second.offset : a < b
    }.map(\.element)
  }

  /// What a node and those in it draw, without their places.
  fileprivate func content(of index: Int) -> String {
    (index..<nodes[index].end).map { index in
      let node = nodes[index]
      return "\(node.kind) \(String(describing: node.color)) \(paint[node.paint])"
    }.joined(separator: "\n")
  }
}

extension TransitionDefinition {
  fileprivate init(_ transition: Transition) {
    self.init(
      transition.elements.map { (MotionIdentifier($0.identifier), ElementAnimation($0.animation)) },
      timing: transition.timing.map { MotionTiming($0) } ?? .easeInOut)
  }
}

extension ElementAnimation {
  fileprivate init(_ animation: Transition.Animation) {
    let kind: ElementAnimation =
      switch animation.kind {
      case .crossfade: .crossfade
      case .sharedElement: .sharedElement
      case .edgeTranslation(let edge): .edgeTranslation(MotionEdge(edge))
      case .blur(let radius): radius.map { .blur(radius: $0) } ?? .blur
      case .translate(let x, let y): .translate(x: x, y: y)
      case .anchorTranslation(let anchor): .anchorTranslation(relativeTo: MotionIdentifier(anchor))
      }
    let faded = animation.fade.map { kind.fade($0) } ?? kind
    self = animation.timing.map { faded.timing(MotionTiming($0)) } ?? faded
  }
}

extension MotionEdge {
  fileprivate init(_ edge: Transition.Edge) {
    self =
      switch edge {
      case .top: .top
      case .bottom: .bottom
      case .leading: .leading
      case .trailing: .trailing
      }
  }
}

extension MotionTiming {
  fileprivate init(_ timing: Transition.Timing) {
    let duration = Double(timing.milliseconds) / 1000
    let curve: MotionTiming =
      switch timing.curve {
      case .linear: .linear(duration: duration)
      case .easeIn: .easeIn(duration: duration)
      case .easeOut: .easeOut(duration: duration)
      case .easeInOut: .easeInOut(duration: duration)
      case .controlPoints(let x1, let y1, let x2, let y2): .timingCurve(x1, y1, x2, y2, duration: duration)
      case .spring(let bounce): .spring(duration: duration, bounce: bounce)
      case .interpolatingSpring(let mass, let stiffness, let damping):
        .interpolatingSpring(mass: mass, stiffness: stiffness, damping: damping)
      }
    self = timing.delay == 0 ? curve : curve.delay(Double(timing.delay) / 1000)
  }
}
