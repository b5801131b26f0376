import FacetFrame
package import FacetIR
package import FacetInterpreter
import FacetSnapshot
package import FacetUI

/// Records what goldens tell beside the picture: what logic has decided about looks, and which branches are drawn.
package final class GoldenObserver: DrawingObserver {
  package let watchedComponent: String?
  /// Of the watched component.
  package private(set) var branches = ShownBranches()

  /// - Parameter component: Whose branches to note; nil for none.
  package init(notingBranchesOf component: String? = nil) {
    watchedComponent = component
  }

  package func note(_ way: Fork.Way, of fork: Fork) { branches.add(way, of: fork) }

  /// Unless there is nothing to read in them, or the same as in others.
  package func isPictured(_ elements: [Element], among others: [[Element]]) -> Bool {
    let skeleton = elements.skeleton
    return !skeleton.isEmpty && !others.contains { $0.skeleton == skeleton }
  }

  package func looks(of element: Element, in context: ElementContext, isChosen: Bool) -> [Look] {
    let component = context.model.component.name
    let decisions = Decisions(context: context)
    let decided = element.seenProperties.compactMap { property in
      decisions.words(for: property.value).map {
        Frame.Look(component: component, property: property.name, value: $0)
      }
    }
    return isChosen ? [Frame.Look(component: component, property: Frame.Look.drawn)] + decided : decided
  }
}
