import FacetFrame
package import FacetIR
package import FacetInterpreter
import FacetLanguage
import FacetSnapshot
package import FacetUI

/// Records what goldens tell beside the picture: what logic has decided about looks, and which branches are drawn. One
/// serves all cells of a unit, one after the other.
package final class GoldenObserver: DrawingObserver {
  package let watchedComponent: String?
  /// Of the watched component.
  package private(set) var branches = ShownBranches()
  /// What is known of an element before it is drawn, by its place.
  private var decidedProperties: [Place: [SeenProperty]] = [:]
  private var pictured: [Place: Bool] = [:]

  private struct Place: Hashable {
    let body: Names.Body
    /// Unique in the body.
    let element: String
  }

  /// - Parameter component: Whose branches to note; nil for none.
  package init(notingBranchesOf component: String? = nil) {
    watchedComponent = component
  }

  package func note(_ way: Fork.Way, of fork: Fork) { branches.add(way, of: fork) }

  /// Unless there is nothing to read in them, or the same as in others.
  package func isPictured(_ elements: [Element], among others: [[Element]], in context: ElementContext) -> Bool {
    guard let first = elements.first, let body = context.scope.place?.body else {
      return isPictured(elements, among: others)
    }
    let place = Place(body: body, element: first.name)
    if let known = pictured[place] { return known }
    let isPictured = isPictured(elements, among: others)
    pictured[place] = isPictured
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
    let place = Place(body: body, element: name)
    if let known = decidedProperties[place] { return known }
    let properties = Decisions(context: context).properties(of: element)
    decidedProperties[place] = properties
    return properties
  }
}
