import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension ComponentResolver {
  mutating func remoteImage(_ element: ElementSpec, in scope: Scope) -> Element.Control? {
    let url = element.principal.flatMap { expression($0, as: .optional(.url), in: scope) }
    let placeholder = children(element.argument(.placeholder), in: scope)
    let failure = children(element.argument(.failure), in: scope)
    return url.map {
      .remoteImage(
        Element.RemoteImage(
          url: $0, contentMode: element.word(.contentMode), placeholder: placeholder, failure: failure))
    }
  }
}

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
  func word(_ key: Key) -> String? { arguments.word(key) }
}
