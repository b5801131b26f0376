import FacetIR
import FacetRuntime
import FacetUI

extension Program {
  /// An icon of the project, or the SF Symbol with this name.
  func icon(_ name: String) -> Icon {
    guard let icon = design.project.icons?.first(where: { $0.name == name }) else { return Icon(systemName: name) }
    return switch icon.source {
    case .systemName(let symbol): Icon(name, systemName: symbol)
    case .symbol(let symbol): Icon(name, symbol: symbol)
    case .image(let image): Icon(name, image: image)
    }
  }
}

extension Image {
  func drawn(_ options: Element.ImageOptions) -> Image {
    var image = options.isResizable ? resizable() : self
    if let mode = options.renderingMode { image = image.renderingMode(mode == "template" ? .template : .original) }
    return switch options.interpolation {
    case "none": image.interpolation(.none)
    case "low": image.interpolation(.low)
    case "medium": image.interpolation(.medium)
    case "high": image.interpolation(.high)
    default: image
    }
  }
}
