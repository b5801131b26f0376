extension Design {
  /// The SwiftUI views that people write, wherever they are drawn, each with the component whose spec names it.
  package var handWrittenViews: [(view: Element.HandWritten, component: String)] {
    components.filter { $0.uiKitView == nil }.flatMap { component in
      component.handWrittenViews.map { ($0, component.name) }
    }
  }
}

extension Component {
  fileprivate var handWrittenViews: [Element.HandWritten] {
    let bodies = styles.compactMap { style in if case .body(let body) = style.implementation { body } else { nil } }
    let values = parameters.compactMap(\.defaultValue) + catalog.variants.flatMap { $0.arguments.map(\.value) }
    return bodies.flatMap(\.handWrittenViews) + values.flatMap(\.handWrittenViews)
  }
}

extension Element {
  fileprivate var handWrittenViews: [HandWritten] {
    let own = if case .handWritten(let view) = kind { [view] } else { [HandWritten]() }
    return own + allChildren.flatMap(\.handWrittenViews)
  }
}

extension Expression {
  /// In the slot that it fills.
  fileprivate var handWrittenViews: [Element.HandWritten] { slotElements.flatMap(\.handWrittenViews) }
}
