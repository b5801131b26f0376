package import FacetFrame
package import FacetIR
import FacetInterpreter
package import FacetLimits
package import FacetServerDriven
package import FacetServerPreview
import FacetUI

/// The app of a design as a reader of pages that servers send. It decodes and draws them as the generated code does.
///
///     let reader = PageReader(design)
///     let result = reader.decoder.decode(bytes)
///     if let page = result.page { reader.draw(page).frame }
package struct PageReader: Sendable {
  private let program: Program
  private let forms: PayloadForms

  package init(_ design: Design) {
    program = Program(forPagesOf: design)
    forms = PayloadForms(design)
  }

  /// The types that the app knows, by name.
  package var types: [ServerType] { forms.types }

  package var decoder: ServerPageDecoder<InterpretedContent> { forms.decoder }

  /// Draws the sections of a page on a phone.
  package func draw(_ page: ServerPage<InterpretedContent>) -> DrawnPage {
    let run = Run(program)
    let host = ViewHost(PhoneView(page: page, run: run), environment: EnvironmentValues(PhoneScreen.settings))
    var frame = host.frame(proposing: ProposedViewSize(width: PhoneScreen.width, height: PhoneScreen.height))
    frame.glyphs = Frame.Glyphs(program.glyphs)
    return DrawnPage(
      frame: frame, marks: host.marks, excess: run.excess.map { (limit(of: $0.bound), $0.found) })
  }
}

private func limit(of bound: WorkBound) -> Limit {
  switch bound {
  case .views: .pageViews
  case .evaluations: .pageEvaluations
  case .textBytes: .pageText
  case .values: .pageValues
  }
}

private nonisolated struct PhoneView: _NonisolatedView {
  let page: ServerPage<InterpretedContent>
  let run: Run

  var body: some View {
    let _ = run.beginPicture()
    ScrollView { InterpretedSectionsView(page, in: run, showsOthers: true) }
  }
}

/// The picture of a page.
package struct DrawnPage {
  package let frame: Frame
  package let marks: Marks
  /// The limit that the page exceeded; nothing beyond it is drawn.
  package let excess: (limit: Limit, found: Int)?
}
