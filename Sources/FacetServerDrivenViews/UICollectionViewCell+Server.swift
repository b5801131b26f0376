#if canImport(UIKit) && !os(watchOS) && !FACET_UI
  public import FacetRuntime
  public import FacetServerDriven
  public import UIKit

  extension UICollectionViewCell {
    /// Shows a component: as a view of SwiftUI if it has been migrated, otherwise as the app has always done.
    ///
    ///     cell.show(component, view: { TravelServerView($0) }) { cell, component in
    ///       (cell as? ComponentCell)?.configure(component)
    ///     }
    public func show<Content: ServerContent>(
      _ component: ServerComponent<Content>, @ViewBuilder view: (ServerComponent<Content>) -> some View,
      legacy: (UICollectionViewCell, ServerComponent<Content>) -> Void
    ) {
      switch component.content.renderer {
      case .view:
        // The identity of the component is that of its view, so that no state gets from one to another in a cell.
        let hosted = view(component).id(component.id)
        contentConfiguration = UIHostingConfiguration { hosted }.margins(.all, 0)
      case .legacy:
        contentConfiguration = nil
        legacy(self, component)
      }
    }
  }
#endif
