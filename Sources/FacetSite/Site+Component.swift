import FacetFrame
import FacetIR
import FacetLanguage
import FacetSnapshot
import FacetText

extension Site {
  /// Everything about one component: its parameters and styles, its variants, and its Swift.
  func page(of entry: Entry) -> [UInt8] {
    let component = entry.component
    return page(titled: component.name) { html in
      html.element("h1", [:], text: component.name)
      writeBadges(of: component, to: &html)
      if let doc = component.doc { html.element("p", [:], text: doc) }
      if let reason = component.listing.deprecation, !reason.isEmpty { html.element("p", [:], text: reason) }
      writeFacts(of: component, to: &html)
      writeParameters(of: component, to: &html)
      for (number, variant) in component.catalog.variants.enumerated() {
        write(variant, number, entry.pictures.filter { $0.cell.variant.name == variant.name }, of: component, to: &html)
      }
      if let swift = entry.swift {
        html.element("h2", [:], text: "Swift")
        html.element("details", [:]) { html in
          html.element("summary", [:], text: "The generated code")
          html.element("pre", [:], text: swift)
        }
      }
    }
  }

  private func writeFacts(of component: Component, to html: inout MarkupWriter) {
    let listing = component.listing
    let tokens = readers.filter { $0.value.contains(component.name) }.keys.sorted()
    let facts: [(String, String)] = [
      ("Spec", component.source), ("Since", listing.since ?? ""), ("Tags", listing.tags.joined(separator: ", ")),
      ("Styles", component.styles.count > 1 ? component.styles.map(\.name).joined(separator: ", ") : ""),
      ("Tokens", tokens.map(\.description).joined(separator: ", ")),
      ("Known limits", listing.limits.filter { !$0.hasLapsed }.map(\.doc).joined(separator: " ")),
    ]
    html.element("dl", [:]) { html in
      for (name, value) in facts where !value.isEmpty {
        html.element("dt", [:], text: name)
        html.element("dd", [:], text: value)
      }
    }
  }

  private func writeParameters(of component: Component, to html: inout MarkupWriter) {
    if component.parameters.isEmpty { return }
    html.element("h2", [:], text: "Parameters")
    html.element("table", [:]) { html in
      html.row(of: ["name", "type", "", "description"], as: "th")
      for parameter in component.parameters {
        let label = parameter.label == parameter.name ? "" : (parameter.label ?? "_") + " "
        let isRequired = parameter.defaultValue == nil
        html.row(
          of: [
            label + parameter.name, parameter.type.spelling, isRequired ? "required" : "", parameter.doc ?? "",
          ])
      }
    }
  }

  private func write(
    _ variant: Variant, _ number: Int, _ pictures: [Picture], of component: Component, to html: inout MarkupWriter
  ) {
    html.element("section", ["class": "variant"]) { html in
      html.element("h2", [:], text: variant.name)
      if variant.style.style != "default" { html.element("p", [:], text: "style \(variant.style.style)") }
      if !variant.steps.isEmpty {
        html.element("p", [:], text: "after " + variant.steps.map(\.words).joined(separator: ", "))
      }
      html.element("div", ["class": "pictures"]) { html in
        for (index, group) in distinct(pictures).enumerated() {
          html.element("figure", [:]) { html in
            let ids = "v\(number)p\(index)"
            group[0].frame.writeSVG(titled: group[0].cell.name, on: group[0].cell.background, ids: ids, to: &html)
            html.element("figcaption", [:], text: group.map { caption(of: $0.cell) }.joined(separator: "; "))
          }
        }
      }
      if let spoken = pictures.first?.spoken, !spoken.isEmpty {
        html.element("details", [:]) { html in
          html.element("summary", [:], text: "VoiceOver")
          html.element("pre", [:], text: spoken.joined(separator: "\n"))
        }
      }
    }
  }

  /// Pictures that look the same stand for each other.
  private func distinct(_ pictures: [Picture]) -> [[Picture]] {
    var groups: [[Picture]] = []
    var positions: [String: Int] = [:]
    for picture in pictures {
      let drawing = picture.frame.svg(titled: "", on: picture.cell.background)
      if let position = positions[drawing] {
        groups[position].append(picture)
      } else {
        positions[drawing] = groups.count
        groups.append([picture])
      }
    }
    return groups
  }

  private func caption(of cell: Cell) -> String {
    cell.isBase ? "as it is" : cell.deviationWords.joined(separator: ", ")
  }
}

extension MarkupWriter {
  /// Writes a row of a table.
  ///
  /// - Parameter cell: `td`, or `th` for a heading.
  mutating func row(of texts: [String], as cell: String = "td") {
    element("tr", [:]) { html in
      for text in texts { html.element(cell, [:], text: text) }
    }
  }
}
