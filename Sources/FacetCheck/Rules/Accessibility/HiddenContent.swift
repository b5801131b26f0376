package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let hiddenContent = DiagnosticKind(
    "accessibility/hidden-content", .warning, "Content hidden from VoiceOver by a style",
    explanation: """
      A component gives assistive technologies the same information in all styles. A style may hide decoration and \
      repeated content, but not content that is not described elsewhere, nor the only control for an action. A \
      'single' component describes itself, so its styles are not checked.

          vstack: [ { text: content.title } ]
          spacing: space.m
          accessibilityHidden: true                                   # wrong

          hstack:                                                     # right: the words say what the symbol shows
            - { icon: "house", accessibilityHidden: true }
            - text: content.title
          spacing: space.m
      """)
}

func hiddenContent(of use: BodyUse, in component: TypedComponent) -> [Diagnostic] {
  let written = component.spec.accessibility
  let element = written?.element.flatMap { Accessibility.Element(rawValue: $0.value) }
  if element == .single || use.hidden.isEmpty { return [] }
  let heard = component.sources(of: use.spoken).union(component.spokenSources)
  return use.hidden.compactMap { part in
    let lost = part.controls.subtracting(use.open).subtracting(component.spokenActions).filter(component.isUsable)
    // Words of its own stand for all that is combined.
    let words = element == .combined && written?.label != nil ? [] : part.fields
    let unsaid =
      use.isPartial
      ? [] : words.filter { component.isShown($0) && !component.sources(of: [$0]).isSubset(of: heard) }
    if let name = lost.sorted().first { return .hiddenControl(part.modifier, name) }
    return unsaid.sorted().first.map { .hiddenWords(part.modifier, $0, isReplaced: part.isReplaced) }
  }
}

/// Custom content of a container, which is no element.
func contentOfContainer(in component: TypedComponent) -> [Diagnostic] {
  guard let written = component.spec.accessibility, let first = written.customContent.first?.label?.span,
    written.element?.value == Accessibility.Element.contains.rawValue
  else { return [] }
  return [
    Diagnostic(
      .hiddenContent, at: first, "VoiceOver reads the elements of a container, never the container",
      help: "write 'element: combined', or remove 'customContent'")
  ]
}

extension TypedComponent {
  /// A control's action or writable field.
  func isUsable(_ name: String) -> Bool {
    if content.action(named: name) != nil { return true }
    if case .binding? = content.field(named: name)?.type { return true }
    return false
  }

  /// A field whose value can be words.
  fileprivate func isShown(_ name: String) -> Bool {
    switch content.field(named: name)?.type?.read.unwrapped {
    case .string, .localizedText, .int, .double: true
    default: false
    }
  }

  /// The parameters and states that content fields refer to.
  func sources(of fields: Set<String>) -> Set<String> {
    fields.reduce(into: []) { sources, field in
      let value = spec.content?.first { $0.name.value == field }?.defaultValue
      sources.formUnion(value.map { $0.names } ?? [field])
    }
  }

  /// The names that the component's own label and value refer to.
  fileprivate var spokenSources: Set<String> {
    sources(
      of: [spec.accessibility?.label, spec.accessibility?.value, spec.accessibility?.hint]
        + (spec.accessibility?.customContent.map(\.value) ?? []))
  }

  /// The names that its label, value and traits refer to.
  var toldSources: Set<String> { spokenSources.union(sources(of: [spec.accessibility?.traits])) }

  private func sources(of words: [ExpressionSyntax?]) -> Set<String> {
    words.compactMap { $0 }.reduce(into: []) { names, syntax in
      names.formUnion(syntax.names)
      names.formUnion(sources(of: syntax.names))
    }
  }

  /// The actions that the component's accessibility offers without controls.
  var spokenActions: Set<String> {
    let activation = [spec.accessibility?.activate, spec.accessibility?.escape].compactMap { $0?.action }
    return adjustingActions.union(done(by: activation + (spec.accessibility?.actions.compactMap(\.action) ?? [])))
  }

  /// The actions of swiping up and down.
  private var adjustingActions: Set<String> {
    done(by: [spec.accessibility?.increment, spec.accessibility?.decrement].compactMap { $0 })
  }

  /// Whether swiping changes everything that an action changes, as for the stars of a rating.
  func isCoveredByAdjusting(_ action: String) -> Bool {
    let own = Set(spec.actions.map(\.name.value))
    let effects = done(by: [action]).subtracting(own)
    return own.contains(action) && !effects.isEmpty && effects.isSubset(of: adjustingActions)
  }

  private func done(by actions: [ExpressionSyntax]) -> Set<String> { done(by: actions.flatMap(\.names)) }

  /// The actions, the actions that they call, and the names that they assign to.
  private func done(by actions: [String]) -> Set<String> {
    var done: Set<String> = []
    var pending = actions
    while let name = pending.popLast() {
      guard done.insert(name).inserted else { continue }
      for statement in spec.actions.first(where: { $0.name.value == name })?.statements.flattened ?? [] {
        switch statement {
        case .call(let target, _): pending.append(target.value)
        case .assign(let target, _): pending.append(target.value)
        case .animated, .conditional: break
        }
      }
    }
    return done
  }
}

extension ExpressionSyntax {
  /// The last names of the paths in it: `title`, and `title` of `content.title`.
  var names: Set<String> {
    switch node {
    case .name(let name): [name]
    case .member(let base, let member):
      if case .name("content") = base.node { [member.value] } else { base.names }
    case .call(let name, let arguments): arguments.reduce(into: [name.value]) { $0.formUnion($1.names) }
    default: operands.reduce(into: []) { $0.formUnion($1.names) }
    }
  }
}

extension Diagnostic {
  fileprivate static func hiddenWords(_ modifier: Located<String>, _ name: String, isReplaced: Bool) -> Diagnostic {
    Diagnostic(
      .hiddenContent, at: modifier.span,
      isReplaced
        ? "these words stand for 'content.\(name)' and do not say it, and nothing else does"
        : "this keeps VoiceOver from 'content.\(name)', and nothing else says it",
      help: isReplaced
        ? "add '{content.\(name)}' to the label" : "remove it, or add its text to an 'accessibilityLabel'")
  }

  fileprivate static func hiddenControl(_ modifier: Located<String>, _ name: String) -> Diagnostic {
    Diagnostic(
      .hiddenContent, at: modifier.span,
      "this keeps VoiceOver from '\(name)', and there is no other way to use it",
      help:
        "remove it, or add '{ name: …, do: content.\(name) }' to the 'actions' of the component's 'accessibility:'")
  }
}
