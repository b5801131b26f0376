import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension ElementSpec {
  /// How an image is drawn.
  var imageOptions: Element.ImageOptions {
    Element.ImageOptions(
      isResizable: isOn(.resizable), renderingMode: word(.renderingMode), interpolation: word(.interpolation))
  }
}
