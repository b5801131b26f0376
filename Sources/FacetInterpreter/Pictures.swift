import FacetIR
import FacetRuntime
import FacetUI

extension DesignIcon {
  init(_ icon: IconDefinition) {
    self =
      switch icon.source {
      case .systemName(let symbol): DesignIcon(icon.name, systemName: symbol)
      case .symbol(let symbol): DesignIcon(icon.name, symbol: symbol)
      case .image(let image): DesignIcon(icon.name, image: image)
      }
  }
}

extension Image {
  /// The image with the options of its element.
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
