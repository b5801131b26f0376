package import FacetIR
package import FacetInterpreter
import FacetServerDriven
package import FacetUI

/// The pages of a design, as an app with the standard settings of a decoder reads them.
package struct DesignPages: PageDrawing {
  private struct Page {
    var source: String
    var result: ServerPageResult<InterpretedContent>
    var tally: PageTally
  }

  private let pages: [String: Page]

  /// Nil for a design without pages.
  package init?(_ design: Design) {
    if design.pages.isEmpty { return nil }
    let decoder = PayloadForms(design).decoder
    let pages = design.pages.map { file in
      let result = decoder.decode(file.bytes)
      let tally = PageTally(of: file.bytes, as: result, by: decoder)
      return (file.name, Page(source: file.source, result: result, tally: tally))
    }
    self.pages = Dictionary(pages, uniquingKeysWith: { first, _ in first })
  }

  /// `listing.page.json is shown in part`, the components by what becomes of them, and the problems.
  package func report(on page: String) -> [String] {
    guard let page = pages[page] else { return [] }
    return ["\(page.source) is \(page.result.status)"]
      + page.tally.lines(.drop).map { "  \($0.title)  \($0.counts)" }
      + page.result.problems.map { "  \($0.pointer)  \($0.message)" }
  }

  package func view(
    of page: String, in run: Run, handling handle: @escaping (ReceivedAction) -> PerformedAction?
  ) -> AnyView {
    let page = pages[page]?.result.page ?? ServerPage(sections: [])
    return AnyView(InterpretedSectionsView(page, in: run, showsOthers: false, handling: handle))
  }
}

extension ServerPageResult {
  /// What becomes of the page: `shown in part`.
  package var status: String {
    switch self {
    case .success: "shown"
    case .partial: "shown in part"
    case .failure: "not shown"
    }
  }
}
