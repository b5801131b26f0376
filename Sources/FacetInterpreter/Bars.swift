import FacetIR
import FacetLanguage
import FacetUI

/// The navigation bar above an element.
extension Modifier {
  func title(in context: ElementContext, _ evaluator: _Evaluator, _ content: () -> Void) {
    let title = value.map { context.evaluate($0).text } ?? ""
    evaluator.navigationTitle(Text(verbatim: title)) {
      guard let mode = self[.displayMode] else { return content() }
      evaluator.toolbarTitleDisplayMode(ToolbarTitleDisplayMode(word: context.evaluate(mode).text), content)
    }
  }

  func toolbar(in context: ElementContext, _ evaluator: _Evaluator, _ content: () -> Void) {
    let items = stride(from: 0, to: arguments.count - 1, by: 2).compactMap {
      index -> (ToolbarItemPlacement, [Element])? in
      guard case .expression(let placement) = arguments[index].value,
        case .elements(let elements) = arguments[index + 1].value
      else { return nil }
      return (ToolbarItemPlacement(word: context.evaluate(placement).text), elements)
    }
    evaluator.toolbar(
      items.map { placement, elements in
        (placement, { ElementsView(elements: elements, context: context).draw(in: evaluator) })
      }, content)
  }

  func searchable(in context: ElementContext, _ evaluator: _Evaluator, _ content: () -> Void) {
    guard let field = name(.text) else { return content() }
    let action = context.model.boundName(of: field)
    let prompt = self[.prompt].map { Text(verbatim: context.evaluate($0).text) }
    evaluator.searchable(text: context.model.binding(field).string, prompt: prompt, action: action, content)
  }
}

extension ToolbarItemPlacement {
  fileprivate init(word: String) {
    self =
      switch word {
      case "principal": .principal
      case "cancellationAction": .cancellationAction
      case "confirmationAction": .confirmationAction
      case "destructiveAction": .destructiveAction
      case "primaryAction": .primaryAction
      default: .automatic
      }
  }
}

extension ToolbarTitleDisplayMode {
  fileprivate init(word: String) {
    self = word == "inline" ? .inline : word == "inlineLarge" ? .inlineLarge : .automatic
  }
}
