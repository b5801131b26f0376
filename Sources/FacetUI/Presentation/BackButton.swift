import FacetStrings

/// The button at the start of the bar of a pushed screen, which goes back to the screen below. A host draws one screen, so
/// it is given what is below.
package struct BackButton: Equatable, Sendable {
  /// The title of the screen below; nil if it has none.
  package var title: String?

  /// The name of the button in marks. No action of a spec can have it.
  package static let action = "go back"

  package init(title: String?) { self.title = title }
}

extension _Evaluator {
  /// Draws `content` with the button in the bar above it. Going back is up to the owner of the host.
  func backButton(_ button: BackButton?, _ content: () -> Void) {
    guard let button else { return content() }
    let word = environment.locale.systemWords.back
    // As on iOS, a title without enough space gives way to the word.
    let view = ViewThatFits(in: .horizontal) {
      TitledBackButton(title: button.title ?? word)
      TitledBackButton(title: word).fixedSize()
    }
    addToBar([(.back, { self.evaluate(view) })], content)
  }
}

private nonisolated struct TitledBackButton: _NonisolatedView {
  let title: String

  var body: some View {
    _DrawnView { evaluator in
      evaluator.specName(nil, action: BackButton.action) {
        evaluator.barButton(action: {}) {
          evaluator.evaluate(
            HStack(spacing: 4) {
              Image(systemName: "chevron.backward").accessibilityHidden(true)
              Text(verbatim: title)
            })
        }
      }
    }
  }
}
