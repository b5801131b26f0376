import FacetFrame
package import FacetIR
package import FacetInterpreter
import FacetLanguage
import FacetSnapshot
package import FacetUI

/// Records what goldens contain beside the picture: the decisions about appearance, and the branches that are drawn.
/// One observer is used for all cells of a unit.
package final class GoldenObserver: DrawingObserver {
  package let watchedComponent: String?
  /// The branches of the watched component.
  package private(set) var branches = ShownBranches()
  /// Facts about the elements of a body, by their names, which are unique in it.
  private struct KnownBody {
    var decidedProperties: [String: [SeenProperty]] = [:]
    var pictured: [String: Bool] = [:]
  }

  private var bodies: [KnownBody] = []
  private var positions: [Names.Body: Int] = [:]
  /// The body of the last look-up, with its index in ``bodies``.
  private var last: (body: Names.Body, position: Int)?

  private func position(of body: Names.Body) -> Int {
    if let last, last.body == body { return last.position }
    let position = positions[body] ?? bodies.count
    if position == bodies.count {
      positions[body] = position
      bodies.append(KnownBody())
    }
    last = (body, position)
    return position
  }

  /// - Parameter component: The component whose branches are recorded; nil for none.
  package init(notingBranchesOf component: String? = nil) {
    watchedComponent = component
  }

  package func note(_ way: Fork.Way, of fork: Fork) { branches.add(way, of: fork) }

  /// True unless a picture shows nothing of the elements, or the same as for others.
  package func isPictured(_ elements: [Element], among others: [[Element]], in context: ElementContext) -> Bool {
    guard let first = elements.first, let body = context.scope.place?.body else {
      return isPictured(elements, among: others)
    }
    let position = position(of: body)
    if let known = bodies[position].pictured[first.name] { return known }
    let isPictured = isPictured(elements, among: others)
    bodies[position].pictured[first.name] = isPictured
    return isPictured
  }

  private func isPictured(_ elements: [Element], among others: [[Element]]) -> Bool {
    let skeleton = elements.skeleton
    return !skeleton.isEmpty && !others.contains { $0.skeleton == skeleton }
  }

  package func looks(of element: Element, in context: ElementContext, isChosen: Bool) -> [Look] {
    let properties = decidedProperties(of: element, in: context)
    if properties.isEmpty && !isChosen { return [] }
    let component = context.model.component.name
    let decisions = Decisions(context: context)
    let decided = properties.map { property in
      Marks.Look(component: component, property: property.name, value: decisions.words(for: property.value))
    }
    return isChosen ? [Marks.Look(component: component, property: Marks.Look.drawn)] + decided : decided
  }

  private func decidedProperties(of element: Element, in context: ElementContext) -> [SeenProperty] {
    guard let (body, name) = context.scope.place else { return Decisions(context: context).properties(of: element) }
    let position = position(of: body)
    if let known = bodies[position].decidedProperties[name] { return known }
    let properties = Decisions(context: context).properties(of: element)
    bodies[position].decidedProperties[name] = properties
    return properties
  }
}
