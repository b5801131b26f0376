package import FacetFrame
package import FacetIR
import FacetInterpreter
import FacetLanguage
package import FacetLimits
import FacetPreview
package import FacetServerDriven
import FacetServerDrivenViews
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

  package var decoder: ServerPageDecoder<InterpretedContent> {
    ServerPageDecoder<InterpretedContent>(forms.types, userInfo: forms)
  }

  /// Draws the sections of a page on a phone.
  @MainActor package func draw(_ page: ServerPage<InterpretedContent>) -> DrawnPage {
    let run = Run(program)
    let view = ServerPageView(page) { InterpretedComponentView(component: $0, run: run) }
    let picture = _DrawnView { evaluator in
      run.beginPicture()
      evaluator.evaluate(view)
    }
    let host = ViewHost(picture, environment: EnvironmentValues(PhoneScreen.settings))
    let frame = host.frame(proposing: ProposedViewSize(width: PhoneScreen.width, height: PhoneScreen.height))
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

/// The picture of a page.
package struct DrawnPage {
  package let frame: Frame
  package let marks: Marks
  /// The limit that the page exceeded; nothing beyond it is drawn.
  package let excess: (limit: Limit, found: Int)?
}

/// What an app draws for a component of a page.
private struct InterpretedComponentView: View {
  let component: ServerComponent<InterpretedContent>
  let run: Run

  var body: some View {
    switch component.content {
    case .payload(let payload) where component.content.renderer == .view:
      GivenComponentView(payload.component, given: given(payload), in: run)
    case .payload(let payload): placeholder("\(payload.component.name), drawn by the app")
    case .registered(let payload): placeholder(payload.type)
    case .unknown(let component): placeholder("unknown: \(component.type ?? "a component without a type")")
    }
  }

  private func placeholder(_ name: String) -> _PlaceholderView { _PlaceholderView(name, height: 44) }

  private func given(_ payload: InterpretedPayload) -> [String: GivenComponentView.Argument] {
    var given: [String: GivenComponentView.Argument] = [:]
    for (field, value) in zip(payload.form.fields, payload.values) {
      switch value {
      case .value(let value): given[field.field.name] = .value(value)
      case .action(let action): given[field.field.name] = .action(action.type)
      // A slot without components has its default.
      case .components(let components) where components.isEmpty: continue
      case .components(let components):
        let view = ForEach(components) { InterpretedComponentView(component: $0, run: run) }
        given[field.field.name] = .slot(AnyView(view))
      case nil: continue
      }
    }
    return given
  }
}
