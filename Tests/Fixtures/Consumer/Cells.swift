import DesignSystem
import FacetRuntime

#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UICollectionViewCell {
    /// Shows a component in a list of UIKit.
    func showRow(_ title: String, open: @escaping @MainActor () -> Void) {
      contentConfiguration = UIHostingConfiguration {
        ListRow(title: title, onTap: open)
          .listRowStyle(.automatic(iconSize: 20))
      }
      .margins(.all, 0)
    }
  }
#endif
