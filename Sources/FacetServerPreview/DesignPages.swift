package import FacetIR
package import FacetInterpreter
import FacetServerDriven
package import FacetUI

/// The pages of a design, as an app with the standard settings of a decoder reads them.
package struct DesignPages: PageDrawing {
  private struct Page {
    var file: PageFile
    var result: ServerPageResult<InterpretedContent>
  }

  private let decoder: ServerPageDecoder<InterpretedContent>
  private let pages: [String: Page]

  /// Nil for a design without pages.
  package init?(_ design: Design) {
    if design.pages.isEmpty { return nil }
    let decoder = PayloadForms(design).decoder
    let pages = design.pages.map { ($0.name, Page(file: $0, result: decoder.decode($0.bytes))) }
    self.decoder = decoder
    self.pages = Dictionary(pages, uniquingKeysWith: { first, _ in first })
  }

  /// `listing.page.json is shown in part`, the components by what becomes of them, and the problems.
  package func report(on page: String) -> [String] {
    guard let page = pages[page] else { return [] }
    return ["\(page.file.source) is \(page.result.status)"]
      + PageTally(of: page.file.bytes, as: page.result, by: decoder).lines(.drop).map { "  \($0.title)  \($0.counts)" }
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
