package import FacetDiagnostics
import FacetLanguage

/// What a screen has besides the parts of a component.
package struct ScreenSpec: Sendable {
  package var effects: [EffectSpec] = []
  package var sections: [SectionSpec] = []
  /// The elements above and below the sections.
  package var top: [ElementSpec] = []
  package var bottom: [ElementSpec] = []
  /// The action that is sent when the screen appears.
  package var onAppear: Located<String>?
  /// The feature flag that `environment.flag` reads.
  package var flag: Located<String>?
  /// Whether a content presenter is generated too.
  package var hasPresenter = false
  /// Space between sections; nil for none.
  package var spacing: ElementSpec.Argument?

  package init() {}
}

/// Asynchronous work: `load: { takes: { city: String }, then: loaded, failed: notLoaded }`
package struct EffectSpec: Sendable {
  package var name: Located<String>
  package var takes: ActionSpec.Taken?
  /// The action that takes the result.
  package var then: Located<String>?
  /// The action that is sent if it fails.
  package var failed: Located<String>?
  /// `restart`, `ignore` or `both`.
  package var whenRunning: Located<String>?
  package var doc: Located<String>?

  package init(name: Located<String>) { self.name = name }
}

/// A part of the scrolling content of a screen.
package struct SectionSpec: Sendable {
  package var name: Located<String>
  /// The condition: `when: content.isEmpty`, or `when: let error = content.error`.
  package var when: ElementSpec.Argument?
  /// `list`, `stack`, `row` or `grid`; nil for `list`.
  package var layout: Located<String>?
  package var columns: ElementSpec.Argument?
  package var spacing: ElementSpec.Argument?
  package var padding: ElementSpec.Argument?
  package var items: [ElementSpec] = []

  package init(name: Located<String>) { self.name = name }
}

extension ScreenSpec {
  /// The element that draws the screen: the top bars, a scroll view with the sections, and the bottom bars.
  package func body(of name: Located<String>) -> ElementSpec {
    let column = ElementSpec(
      .vstack, named: "sections", at: name, of: sections.map(\.element), [spacing ?? .noSpacing(at: name.span)])
    let modifiers = [onAppear.map { ElementSpec.Argument.appearance(sending: $0) }].compactMap(\.self)
    if top.isEmpty && bottom.isEmpty {
      return ElementSpec(.scroll, named: "scroll", at: name, of: [column], modifiers: modifiers)
    }
    let scroll = ElementSpec(.scroll, named: "scroll", at: name, of: [column])
    return ElementSpec(
      .vstack, named: "screen", at: name, of: top + [scroll] + bottom, [.noSpacing(at: name.span)],
      modifiers: modifiers)
  }
}

extension SectionSpec {
  /// The container of the items, under the section's condition.
  fileprivate var element: ElementSpec {
    guard let when else { return container }
    let key = Located(Key.then.text, at: name.span)
    return ElementSpec(
      kind: Located(Key.if.text, at: when.key.span), .if, when.value,
      arguments: [.init(key: key, Keyword(.then), value: .elements([container]))], span: name.span)
  }

  private var container: ElementSpec {
    let spacing = spacing ?? .noSpacing(at: name.span)
    let modifiers = [padding].compactMap(\.self)
    switch layout?.value {
    case "stack": return container(.vstack, of: items, [spacing], modifiers)
    case "row":
      let axis = Located("horizontal", at: name.span)
      return container(
        .scroll, of: [container(.hstack, of: items, [spacing])],
        [.init(key: Located(Key.axis.text, at: name.span), Keyword(.axis), value: .word(axis))], modifiers)
    case "grid": return container(.lazyVGrid, of: items, [columns].compactMap(\.self) + [spacing], modifiers)
    default: return container(.lazyVStack, of: items, [spacing], modifiers)
    }
  }

  private func container(
    _ id: ElementID, of children: [ElementSpec], _ arguments: [ElementSpec.Argument],
    _ modifiers: [ElementSpec.Argument] = []
  ) -> ElementSpec {
    ElementSpec(id, named: name.value, at: name, of: children, arguments, modifiers: modifiers)
  }
}

extension ElementSpec {
  /// A container that is not written as an element. Goldens and messages have its name.
  fileprivate convenience init(
    _ id: ElementID, named kind: String, at name: Located<String>, of children: [ElementSpec],
    _ arguments: [Argument] = [], modifiers: [Argument] = []
  ) {
    self.init(
      kind: Located(kind, at: name.span), id, .elements(children), arguments: arguments, modifiers: modifiers,
      span: name.span)
  }
}

extension ElementSpec.Argument {
  fileprivate static func noSpacing(at span: SourceSpan) -> Self {
    .init(key: Located(Key.spacing.text, at: span), Keyword(.spacing), value: .expression(.init(.int(0), at: span)))
  }

  /// `onAppear: content.appeared`
  fileprivate static func appearance(sending action: Located<String>) -> Self {
    let content = ExpressionSyntax(.name("content"), at: action.span)
    return .init(
      key: Located(Key.onAppear.text, at: action.span), Keyword(.onAppear),
      value: .expression(ExpressionSyntax(.member(content, action), at: action.span)))
  }
}
