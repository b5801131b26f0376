import FacetFrame
import FacetIR
import FacetLanguage
import FacetSnapshot
import FacetText

extension Site {
  /// Everything about one component: its parameters and styles, its variants, and its Swift.
  ///
  /// - Parameter limit: The bytes beyond which no more pictures are shown.
  func page(of entry: Entry, largest limit: Int) -> [UInt8] {
    let component = entry.component
    let pictures = Dictionary(grouping: entry.pictures) { $0.cell.variant.name }
    return page(titled: component.name) { html in
      html.element("h1", [:], text: component.name)
      writeBadges(of: component, to: &html)
      if let doc = component.doc { html.element("p", [:], text: doc) }
      if let reason = component.listing.deprecation, !reason.isEmpty { html.element("p", [:], text: reason) }
      writeFacts(of: component, to: &html)
      writeParameters(of: component, to: &html)
      for (number, variant) in component.catalog.variants.enumerated() {
        write(variant, number, pictures[variant.name] ?? [], of: component, to: &html, upTo: limit)
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
    let tokens = Set(tokensRead[component.name] ?? []).sorted()
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
    _ variant: Variant, _ number: Int, _ pictures: [Picture], of component: Component, to html: inout MarkupWriter,
    upTo limit: Int
  ) {
    html.element("section", ["class": "variant"]) { html in
      html.element("h2", [:], text: variant.name)
      if variant.style.style != "default" { html.element("p", [:], text: "style \(variant.style.style)") }
      if !variant.steps.isEmpty {
        html.element("p", [:], text: "after " + variant.steps.map(\.words).joined(separator: ", "))
      }
      html.element("div", ["class": "pictures"]) { html in
        var fits = true
        for (index, group) in distinct(pictures, upTo: limit - html.bytes.count).enumerated() {
          html.element("figure", [:]) { html in
            let (cell, frame) = (group[0].cell, group[0].frame)
            // Behind the first that does not fit, none does.
            fits =
              fits
              && html.attempt(upTo: limit) { html in
                frame.writeSVG(titled: cell.name, on: cell.background, ids: "v\(number)p\(index)", to: &html)
              }
            if !fits { writeLeftOut(component, cell, to: &html) }
            html.element("figcaption", [:], text: group.map { caption(of: $0.cell) }.joined(separator: "; "))
          }
        }
      }
      if html.bytes.count < limit, let spoken = pictures.first.map({ spoken($0.frame) }), !spoken.isEmpty {
        html.element("details", [:]) { html in
          html.element("summary", [:], text: "VoiceOver")
          html.element("pre", [:], text: spoken.joined(separator: "\n"))
        }
      }
    }
  }

  /// Says in place of a picture how to see it.
  private func writeLeftOut(_ component: Component, _ cell: Cell, to html: inout MarkupWriter) {
    html.element("p", [:], text: "The page would be too large. To see the picture:")
    html.element("pre", [:], text: "facet render --svg '\(component.name)/\(cell.name)'")
  }

  /// Pictures that look the same stand for each other, as far as so many bytes reach.
  private func distinct(_ pictures: [Picture], upTo limit: Int) -> [[Picture]] {
    if pictures.count < 2 { return pictures.map { [$0] } }
    var groups: [[Picture]] = []
    var positions: [String: Int] = [:]
    var left = limit
    for picture in pictures {
      guard left > 0 else {
        groups.append([picture])
        continue
      }
      let drawing = picture.frame.svg(titled: "", on: picture.cell.background)
      if let position = positions[drawing] {
        groups[position].append(picture)
      } else {
        left -= drawing.utf8.count
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
