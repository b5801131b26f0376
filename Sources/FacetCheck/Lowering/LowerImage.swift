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

extension ElementSpec {
  /// Whether one of the element's flags is set.
  func isOn(_ flag: Key) -> Bool { word(flag) == "true" }

  /// The word that an argument has.
  func word(_ key: Key) -> String? { if case .word(let word)? = argument(key) { word.value } else { nil } }
}
