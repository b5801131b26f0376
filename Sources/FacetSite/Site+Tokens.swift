import FacetFrame
import FacetIR
import FacetSnapshot
import FacetText

extension Site {
  /// Every token with its values, and the components that read it.
  var tokenPage: [UInt8] {
    page(titled: "Tokens") { html in
      html.element("h1", [:], text: "Tokens")
      html.element("table", [:]) { html in
        html.row(of: ["token", "", "value", "read by", "description"], as: "th")
        for token in design.tokens.tokens { write(token, to: &html) }
      }
    }
  }

  private func write(_ token: Token, to html: inout MarkupWriter) {
    html.element("tr", ["id": token.path.description]) { html in
      html.element("td", [:], text: token.path.description)
      html.element("td", [:]) { html in
        for color in colors(of: token) {
          html.element("span", ["class": "swatch", "style": "background:\(color)"], text: "")
        }
      }
      html.element("td", [:]) { html in
        html.element("p", [:], text: TokenSnapshot.words(token))
        for theme in TokenSnapshot.themes(of: token) { html.element("p", [:], text: "\(theme.name) \(theme.words)") }
      }
      html.element("td", [:]) { html in
        for name in readers[token.path] ?? [] { html.element("a", ["href": Self.page(of: name)], text: name) }
      }
      html.element("td", [:], text: token.doc ?? "")
    }
  }

  /// The colors in the light and in the dark, of the base and of each theme.
  private func colors(of token: Token) -> [String] {
    let values = [token.value] + token.variations.map(\.value)
    return values.flatMap { value -> [String] in
      guard case .color(let modes) = value else { return [] }
      return [modes.light, modes.dark ?? modes.light].map(\.resolved.css)
    }
  }

  /// The transitions as pictures at several moments.
  var transitionPage: [UInt8] {
    page(titled: "Transitions") { html in
      html.element("h1", [:], text: "Transitions")
      for transition in transitions {
        html.element("section", [:]) { html in
          html.element("h2", [:], text: transition.name)
          if let doc = transition.doc { html.element("p", [:], text: doc) }
          html.element("img", ["src": Self.fileName(ofTransition: transition.name), "alt": transition.name])
        }
      }
    }
  }

  static func fileName(ofTransition name: String) -> String { name + ".transition.svg" }
}

extension ColorValue {
  fileprivate var resolved: ResolvedColor { ResolvedColor(red: red, green: green, blue: blue, alpha: alpha) }
}
