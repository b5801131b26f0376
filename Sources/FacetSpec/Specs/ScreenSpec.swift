package import FacetDiagnostics
import FacetLanguage

/// What a screen has besides the parts of a component.
package struct ScreenSpec: Sendable {
  package var effects: [EffectSpec] = []
  package var sections: [SectionSpec] = []
  /// The content in place of sections; nil if there is none.
  package var content: ElementSpec?
  /// The elements above and below the sections.
  package var top: [ElementSpec] = []
  package var bottom: [ElementSpec] = []
  /// The action that is sent when the screen appears.
  package var onAppear: Located<String>?
  /// The action that is sent when the content is pulled down.
  package var refreshable: Located<String>?
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
  /// The element that draws the screen: the top bars, a scroll view with the sections or what the screen has in their
  /// place, and the bottom bars.
  package func body(of name: Located<String>) -> ElementSpec {
    let appearance = [onAppear.map { ElementSpec.Argument.sending($0, on: .onAppear) }].compactMap(\.self)
    let main = main(of: name)
    if top.isEmpty, bottom.isEmpty { return main.modified(by: appearance) }
    return ElementSpec(
      .vstack, named: "screen", at: name, of: top + [main] + bottom, [.noSpacing(at: name.span)],
      modifiers: (hasMain ? [] : refreshing) + appearance)
  }

  private var hasMain: Bool { !sections.isEmpty || content != nil }

  /// Without anything to scroll, space that takes what bars leave: a list in a bar takes all.
  private func main(of name: Located<String>) -> ElementSpec {
    if let content { return content.modified(by: refreshing) }
    guard !sections.isEmpty else {
      return ElementSpec(
        kind: Located("space", at: name.span), .spacer,
        arguments: [.number(0, of: Key.minLength.text, at: name.span)],
        modifiers: [.number(-1, of: "layoutPriority", at: name.span)], span: name.span)
    }
    let column = ElementSpec(
      .vstack, named: "sections", at: name, of: sections.map(\.element), [spacing ?? .noSpacing(at: name.span)])
    return ElementSpec(.scroll, named: "scroll", at: name, of: [column], modifiers: refreshing)
  }

  private var refreshing: [ElementSpec.Argument] {
    [refreshable.map { ElementSpec.Argument.sending($0, on: .refreshable) }].compactMap(\.self)
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

  fileprivate func modified(by outer: [Argument]) -> ElementSpec {
    if outer.isEmpty { return self }
    return ElementSpec(
      kind: kind, id, principal, arguments: arguments, modifiers: modifiers + outer, span: span)
  }
}

extension ElementSpec.Argument {
  fileprivate static func noSpacing(at span: SourceSpan) -> Self { .number(0, of: Key.spacing.text, at: span) }

  fileprivate static func number(_ value: Int, of key: String, at span: SourceSpan) -> Self {
    .init(key: Located(key, at: span), Keyword(key), value: .expression(.init(.int(value), at: span)))
  }

  /// `onAppear: content.appeared`
  fileprivate static func sending(_ action: Located<String>, on key: Key) -> Self {
    let content = ExpressionSyntax(.name("content"), at: action.span)
    return .init(
      key: Located(key.text, at: action.span), Keyword(key),
      value: .expression(ExpressionSyntax(.member(content, action), at: action.span)))
  }
}
