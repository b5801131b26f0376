import FacetIR
import FacetLanguage
import FacetText

/// The section of a golden about what all styles of a component share: its parameters, state, content, actions and
/// accessibility, as far as pictures do not show them. It is in the golden of the first style.
struct ComponentSection {
  private let component: Component
  private let words: ExpressionWords
  private let values: ExpressionWords
  private let declarations: DeclarationWords
  private let localized: LocalizedTargets

  static let title = "component"
  private static let nameWidth = 26

  init(component: Component, design: Design) {
    self.component = component
    words = ExpressionWords(ofWordingIn: design)
    values = ExpressionWords(design: design)
    declarations = DeclarationWords(of: component, in: design)
    localized = LocalizedTargets(of: component)
  }

  var lines: [String] {
    let lines =
      facts + types + group("parameters", component.parameters.map(line)) + group("state", component.state.map(line))
      + content + actions + accessibility + screen
    return lines.isEmpty ? [] : ["", Self.title] + lines
  }

  private func line(_ name: String, _ text: String, depth: Int = 1) -> String {
    columns(String(repeating: "  ", count: depth) + name, text, width: Self.nameWidth)
  }

  /// Lines below a title.
  private func group(_ title: String, _ lines: [String]) -> [String] { lines.isEmpty ? [] : ["  \(title)"] + lines }

  // MARK: Declarations

  private var facts: [String] {
    var facts = [
      ("swiftName", component.swiftName), ("since", component.listing.since.map(quoted)),
      ("status", component.listing.status == .draft ? "draft" : nil),
      ("deprecated", component.listing.deprecation.map(quoted)),
      ("available", DeclarationWords.availability(component.availability)),
      ("flag", component.screen?.flag.map(quoted)),
    ]
    switch component.styleKind {
    case .flexible: break
    case .properties: facts.append(("styles", "properties"))
    case .none: if component.screen == nil { facts.append(("styles", "none")) }
    }
    if let epoxy = component.epoxy {
      facts.append(("epoxy", epoxy.reuse.rawValue + (epoxy.resizes ? ", resizes" : "")))
    }
    if let server = component.serverDriven {
      let since = server.since.map { ", since \(escapedForDisplay($0))" } ?? ""
      facts.append(("serverDriven", quoted(server.type) + since + (server.isMigrated ? "" : ", not migrated")))
    }
    if let view = component.uiKitView {
      facts.append(("uiView", "\(view.sizing.rawValue)\(view.style.map { ", style \($0)" } ?? "")"))
    }
    if component.screen?.hasPresenter == true { facts.append(("presenter", "true")) }
    return facts.compactMap { name, text in text.map { line(name, $0) } }
  }

  private var types: [String] {
    group(
      "types",
      component.types.map { type in
        switch type.shape {
        case .enumeration(let cases): line(type.name, "[\(cases.joined(separator: ", "))]", depth: 2)
        case .structure(let fields):
          line(type.name, "{ \(fields.map(declared).joined(separator: ", ")) }", depth: 2)
        }
      })
  }

  private func declared(_ field: TypeDeclaration.Field) -> String {
    "\(field.name) \(declarations(field.type, field.defaultValue, field.history))"
  }

  private func line(_ parameter: Parameter) -> String {
    let name =
      parameter.label == parameter.name ? parameter.name : "\(parameter.label ?? "_") \(parameter.name)"
    let former = parameter.formerLabel.map { ", label was \($0.name ?? "_")" } ?? ""
    let text = declarations(parameter.type, parameter.defaultValue, parameter.history)
    return line(name, text + former, depth: 2)
  }

  private func line(_ state: StateProperty) -> String {
    let isLocalized = localized.contains(state: state.name)
    return line(
      state.name,
      declarations(state.type, state.initialValue, isLocalized: isLocalized) + (isLocalized ? ", localized" : ""),
      depth: 2)
  }

  // MARK: Content and actions

  /// The fields that show a parameter or a state of their name are in one line.
  private var content: [String] {
    let passed = component.content.fields.filter(isPassed)
    let others = component.content.fields.filter { !isPassed($0) }.map { field in
      let value = isNamed(field.value, field.name) ? "" : " = \(words(field.value))"
      return line(field.name, "\(declarations.spelling(of: field.type))\(value)", depth: 2)
    }
    if passed.isEmpty { return group("content", others) }
    return [line("content", passed.map(\.name).joined(separator: ", "))] + others
  }

  private func isPassed(_ field: Content.Field) -> Bool {
    guard isNamed(field.value, field.name) else { return false }
    let type =
      component.parameter(named: field.name)?.type ?? component.state.first { $0.name == field.name }?.type
    return type == field.type
  }

  private func isNamed(_ value: Expression, _ name: String) -> Bool {
    switch value.node {
    case .parameter(name), .state(name): true
    case .translated(let text): isNamed(text, name)
    default: false
    }
  }

  private var actions: [String] {
    let passed = component.content.actions.filter(isPassed)
    let others = component.content.actions.filter { !isPassed($0) }.flatMap { action -> [String] in
      switch action.body {
      case .parameter(let name, _): return [line(action.name, name, depth: 2)]
      case .handWritten(let given): return [line(name(of: action, given), "in Swift", depth: 2)]
      case .statements(let statements, let given):
        return [line(name(of: action, given), "", depth: 2)]
          + lines(of: statements.performed(ofScreen: component.screen != nil), depth: 3)
      }
    }
    if passed.isEmpty { return group("actions", others) }
    return [line("actions", passed.map(\.name).joined(separator: ", "))] + others
  }

  private func isPassed(_ action: Content.Action) -> Bool {
    if case .parameter(action.name, _) = action.body { true } else { false }
  }

  private func name(of action: Content.Action, _ given: String?) -> String {
    action.takes.map { type in
      let value = "\(given.map { "\($0) " } ?? "")\(declarations.spelling(of: type))"
      return "\(action.name)(\(value)\(localized.contains(takenBy: action.name) ? ", localized" : ""))"
    } ?? action.name
  }

  /// A value that a state or an action is given.
  private func given(_ value: Expression, isLocalized: Bool) -> String {
    isLocalized || value.type.isOfLocalizedText ? words(value) : values(value)
  }

  private func lines(of statements: [Statement], depth: Int) -> [String] {
    statements.flatMap { statement -> [String] in
      switch statement {
      case .assign(let name, let value):
        [line("\(name) = \(given(value, isLocalized: localized.contains(state: name)))", "", depth: depth)]
      case .call(let action):
        [
          line(
            words(action, given: { given($0, isLocalized: localized.contains(takenBy: action.name)) }), "", depth: depth
          )
        ]
      case .announce(let text): [line("announce(\(words(text)))", "", depth: depth)]
      case .animated(let curve, let inner):
        [line("animated \(words(curve))", "", depth: depth)] + lines(of: inner, depth: depth + 1)
      case .conditional(let condition, let then, let otherwise):
        [line("if \(words(condition))", "", depth: depth)] + lines(of: then, depth: depth + 1)
          + (otherwise.isEmpty ? [] : [line("else", "", depth: depth)] + lines(of: otherwise, depth: depth + 1))
      case .start(let effect, let value):
        [line(effect + (value.map { "(\(values($0)))" } ?? ""), "", depth: depth)]
      case .cancel(let effect): [line("cancel(\(effect))", "", depth: depth)]
      }
    }
  }

  // MARK: Accessibility

  private var accessibility: [String] {
    guard let accessibility = component.accessibility else { return [] }
    var facts: [(String, String?)] = [
      ("label", accessibility.label.map { words($0) }), ("value", accessibility.value.map { words($0) }),
      ("hint", accessibility.hint.map { words($0) }), ("traits", accessibility.traits.map { words($0) }),
      ("activate", accessibility.activate.map { words($0) }), ("escape", accessibility.escape.map { words($0) }),
      ("increment", accessibility.adjustable.map { words($0.increment, if: $0.condition) }),
      ("decrement", accessibility.adjustable.map { words($0.decrement, if: $0.condition) }),
    ]
    facts += accessibility.actions.map { ("action", "\(words($0.name)) \(words($0.offer))") }
    facts += accessibility.customContent.map {
      ("content", "\(words($0.label)) \(words($0.value))\($0.isImportant ? ", important" : "")")
    }
    return [line("accessibility", accessibility.element.rawValue)]
      + facts.compactMap { name, text in text.map { line(name, $0, depth: 2) } }
  }

  private func words(_ offer: Accessibility.Offer) -> String { words(offer.action, if: offer.condition) }

  /// `onTap if content.isOpen`
  private func words(_ action: ActionReference, if condition: Expression?) -> String {
    words(action) + (condition.map { " if \(words($0))" } ?? "")
  }

  // MARK: Screens

  private var screen: [String] {
    guard let screen = component.screen else { return [] }
    let effects = screen.effects.map { effect -> String in
      let takes = effect.takes.map { "(\($0.name) \(declarations.spelling(of: $0.type)))" } ?? ""
      let parts = [
        effect.then.map { "then \($0)" }, effect.failed.map { "failed \($0)" },
        effect.overlap == .restart ? nil : "whenRunning \(effect.overlap.rawValue)",
      ]
      return line(effect.name + takes, parts.compactMap(\.self).joined(separator: ", "), depth: 2)
    }
    return group("effects", effects)
  }
}
