package import FacetFrame
package import FacetIR
import FacetLimits
import FacetParallel
package import FacetSnapshot
import FacetText

/// A file of the site.
package struct SiteFile: Equatable, Sendable {
  package var name: String
  package var bytes: [UInt8]
}

/// A design system as static web pages: an overview, a page for each component with all its variants, a page of the
/// tokens, and one of the transitions.
///
/// Pictures are drawn from frames, so a site needs no simulator. The pages need no server and load nothing from
/// elsewhere.
package struct Site: Sendable {
  /// A picture of a component.
  package struct Picture: Sendable {
    package var cell: Cell
    package var frame: Frame

    package init(cell: Cell, frame: Frame) {
      self.cell = cell
      self.frame = frame
    }
  }

  /// A component with its pictures, in the order of its variants, and the Swift that is generated for it.
  package struct Entry: Sendable {
    package var component: Component
    package var pictures: [Picture]
    package var swift: String?

    package init(component: Component, pictures: [Picture], swift: String?) {
      self.component = component
      self.pictures = pictures
      self.swift = swift
    }
  }

  package struct Filmstrip: Sendable {
    package var name: String
    package var doc: String?
    package var svg: String

    package init(name: String, doc: String?, svg: String) {
      self.name = name
      self.doc = doc
      self.svg = svg
    }
  }

  let design: Design
  let entries: [Entry]
  let transitions: [Filmstrip]
  /// The tokens that each component reads, by its name.
  let tokensRead: [String: [TokenPath]]
  /// Returns what VoiceOver reads of a picture, a line for each element.
  let spoken: @Sendable (Frame) -> [String]
  /// The components that read each token, by name.
  let readers: [TokenPath: [String]]

  /// - Parameters:
  ///   - tokensRead: The tokens that each component reads, by its name.
  ///   - spoken: Returns what VoiceOver reads of a picture, a line for each element. Only the first picture of a variant is
  ///     asked for it.
  package init(
    of design: Design, _ entries: [Entry], transitions: [Filmstrip] = [], tokensRead: [String: [TokenPath]],
    spoken: @escaping @Sendable (Frame) -> [String]
  ) {
    self.spoken = spoken
    self.design = design
    self.entries = entries
    self.transitions = transitions
    self.tokensRead = tokensRead
    var readers: [TokenPath: [String]] = [:]
    for entry in entries {
      for path in tokensRead[entry.component.name] ?? [] { readers[path, default: []].append(entry.component.name) }
    }
    self.readers = readers
  }

  /// The file name of a component's page. A component cannot be called `tokens.design`, so names do not collide.
  static func page(of component: String) -> String { component + ".component.html" }
  static let tokenPage = "tokens.design.html"
  static let transitionPage = "transitions.design.html"
  static let overview = "index.html"

  private static let pagesAtATime = 64

  /// - Parameter threads: How many write pages at the same time; the pages are the same on any number.
  package func files(threads: Int) -> [SiteFile] {
    var files = [
      SiteFile(name: Self.overview, bytes: overview), SiteFile(name: "site.css", bytes: Array(Self.css.utf8)),
      SiteFile(name: "site.js", bytes: Array(Self.script.utf8)),
    ]
    var left = Limit.site.most - files[0].bytes.count
    // A few at a time, so that no more are held than the limit accepts.
    for first in stride(from: 0, to: entries.count, by: Self.pagesAtATime) {
      let some = Array(entries[first..<min(first + Self.pagesAtATime, entries.count)])
      let pages = parallelMap(some, threads: threads) { page(of: $0, largest: Limit.sitePage.most) }
      for (entry, whole) in zip(some, pages) {
        let page = whole.count <= left ? whole : page(of: entry, largest: max(left, 0))
        left -= page.count
        files.append(SiteFile(name: Self.page(of: entry.component.name), bytes: page))
      }
    }
    if !design.tokens.tokens.isEmpty { files.append(SiteFile(name: Self.tokenPage, bytes: tokenPage)) }
    if !transitions.isEmpty { files.append(SiteFile(name: Self.transitionPage, bytes: transitionPage)) }
    files += transitions.map { SiteFile(name: Self.fileName(ofTransition: $0.name), bytes: Array($0.svg.utf8)) }
    return files
  }

  /// A page with the header of the site.
  func page(titled title: String, _ content: (inout MarkupWriter) -> Void) -> [UInt8] {
    var html = MarkupWriter(beginning: "<!DOCTYPE html>")
    html.element("html", ["lang": "en"]) { html in
      html.element("head", [:]) { html in
        html.element("meta", ["charset": "utf-8"])
        html.element("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
        html.element("title", [:], text: "\(title) – \(design.project.module)")
        html.element("link", ["rel": "stylesheet", "href": "site.css"])
      }
      html.element("body", [:]) { html in
        html.element("nav", [:]) { html in
          html.element("a", ["href": Self.overview], text: design.project.module)
          if !design.tokens.tokens.isEmpty { html.element("a", ["href": Self.tokenPage], text: "Tokens") }
          if !transitions.isEmpty { html.element("a", ["href": Self.transitionPage], text: "Transitions") }
        }
        html.element("main", [:], content)
        html.element("script", ["src": "site.js"], text: "")
      }
    }
    return html.bytes
  }
}
