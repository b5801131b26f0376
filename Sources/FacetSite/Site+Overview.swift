import FacetFrame
import FacetIR
import FacetLimits
import FacetSnapshot
import FacetText

extension Site {
  /// All components by group, each with its first picture, and a field to search them.
  var overview: [UInt8] {
    let names = entries.map(\.component.name)
    let numbers = Dictionary(zip(names, names.indices)) { first, _ in first }
    return page(titled: "Components") { html in
      html.element("h1", [:], text: design.project.module)
      html.element("p", [:], text: summary)
      html.element(
        "input", ["type": "search", "id": "search", "placeholder": "Search", "aria-label": "Search components"])
      for group in groups {
        html.element("section", ["class": "group"]) { html in
          html.element("h2", [:], text: group.name)
          html.element("ul", ["class": "cards"]) { html in
            for entry in group.entries {
              writeCard(of: entry, ids: "e\(numbers[entry.component.name] ?? 0)", to: &html)
            }
          }
        }
      }
    }
  }

  private var summary: String {
    let pictures = entries.reduce(0) { $0 + $1.pictures.count }
    let variants = entries.reduce(0) { $0 + $1.component.catalog.variants.count }
    return "\(entries.count) components, \(variants) variants, \(pictures) pictures"
  }

  /// By name, those without a group last.
  private var groups: [(name: String, entries: [Entry])] {
    let groups = Dictionary(grouping: entries) { $0.component.listing.group ?? "" }
    let names = groups.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.filter { !$0.isEmpty }
    return names.map { ($0, groups[$0] ?? []) } + (groups[""].map { [("others", $0)] } ?? [])
  }

  private func writeCard(of entry: Entry, ids: String, to html: inout MarkupWriter) {
    let component = entry.component
    let words = [component.name, component.doc ?? ""] + component.listing.tags + [component.listing.status.word]
    html.element("li", ["class": "card", "data-words": words.joined(separator: " ")]) { html in
      html.element("a", ["href": Self.page(of: component.name)]) { html in
        html.element("div", ["class": "thumbnail"]) { html in
          if let picture = entry.pictures.first {
            let (cell, frame) = (picture.cell, picture.frame)
            let fits = html.attempt(upTo: Limit.sitePage.most) { html in
              frame.writeSVG(titled: cell.name, on: cell.background, ids: ids, to: &html)
            }
            if !fits { html.element("p", [:], text: "too large to be shown here") }
          } else {
            html.element("p", [:], text: "no variants")
          }
        }
        html.element("h3", [:], text: component.name)
      }
      writeBadges(of: component, to: &html)
      if let doc = component.doc { html.element("p", [:], text: doc) }
    }
  }

  func writeBadges(of component: Component, to html: inout MarkupWriter) {
    let listing = component.listing
    if listing.status != .stable {
      html.element("span", ["class": "badge \(listing.status.word)"], text: listing.status.word)
    }
    if listing.phase != .general { html.element("span", ["class": "badge"], text: listing.phase.rawValue) }
    if component.screen != nil { html.element("span", ["class": "badge"], text: "screen") }
  }
}

extension Listing.Status {
  var word: String {
    switch self {
    case .draft: "draft"
    case .stable: "stable"
    case .deprecated: "deprecated"
    }
  }
}
