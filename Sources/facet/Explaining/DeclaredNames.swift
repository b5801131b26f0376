import FacetCompiler
import FacetDiagnostics
import FacetFiles
import FacetIR
import FacetLanguage
import FacetSnapshot
import FacetStrings
import FacetText

/// The names that the specs of a project declare: components, and everything in them that has a name.
struct DeclaredNames {
  struct Declaration {
    /// `property`, `variant`
    var kind: String
    var name: String
    /// `Length = space.m`
    var detail: String
    /// What it belongs to, as far as commands take such a name: `NumericStepper/compact`.
    var owner: String
    var span: SourceSpan?
  }

  private(set) var all: [Declaration] = []
  private let places: Places
  private let sources: SourceMap
  private let words: ExpressionWords
  private let components: Set<String>

  init(of design: Design, in compilation: Compilation) {
    places = compilation.places
    sources = compilation.sources
    words = ExpressionWords(design: design)
    components = Set(design.components.map(\.name))
    for component in design.components { add(component) }
    for app in design.apps { add(app) }
    for transition in design.transitions { add("transition", transition.name, transition.doc ?? "") }
    for theme in design.tokens.themes { add("theme", theme, "a theme of the tokens") }
    for icon in design.project.icons ?? [] { add("icon", icon.name, icon.drawnName) }
    for page in design.pages { add("page", page.name, page.source) }
    addPictures(of: design)
    for language in design.strings?.languages ?? [] { add("language", language, "a language of the String Catalog") }
  }

  /// The declarations with a name, as a table; nil if there are none. The name may have that of its owner before it:
  /// `NumericStepper.spacing`, `NumericStepper/At lower bound`. Of a path such as `adults.NumericStepper.decrement`, which
  /// goldens have of elements in other components, the last name counts.
  func explanation(of name: String) -> String? {
    // A component says itself where it is drawn.
    table(declarations(named: name).filter { $0.kind != "element" || !components.contains(name) })
  }

  /// The same of some declarations.
  func explanation(where isWanted: (Declaration) -> Bool) -> String? { table(all.filter(isWanted)) }

  private func table(_ found: [Declaration]) -> String? {
    if found.isEmpty { return nil }
    let rows = found.map { declaration -> [Table.Cell] in
      [
        .text(declaration.kind), .text(declaration.name), .text(declaration.detail), .text(declaration.owner),
        declaration.span.map { .text(place($0)) } ?? .none,
      ]
    }
    return Table(columns: ["kind", "name", "detail", "owner", "place"], rows: rows).text.text
  }

  func declarations(named name: String) -> [Declaration] {
    let found = all.filter { $0.name == name }
    if !found.isEmpty { return found }
    for mark in ["/", "."] {
      guard let last = name.ranges(of: mark).last, last.upperBound < name.endIndex else { continue }
      let (owner, member) = (name[..<last.lowerBound], name[last.upperBound...])
      let named = all.filter { $0.name == member }
      let owned = named.filter { $0.owner == owner || $0.owner.hasPrefix("\(owner)/") }
      if !owned.isEmpty { return owned }
      if mark == ".", !named.isEmpty, isNamespace(String(owner)) { return named }
    }
    return []
  }

  /// Whether members of it can be written with a dot: elements, values, and names of the language.
  private func isNamespace(_ owner: String) -> Bool {
    guard let last = owner.split(separator: ".").last else { return true }
    return ReservedWord(rawValue: String(last))?.place == .namespace || components.contains(String(last))
      || all.contains { $0.name == last && !["variant", "style"].contains($0.kind) }
  }

  private func place(_ span: SourceSpan) -> String {
    let location = sources.location(of: span)
    return "\(sources.path(of: span.file)):\(location.line):\(location.column)"
  }

  // MARK: Icons and images

  /// The icons that are no names of the project's own, and the images, each once.
  private mutating func addPictures(of design: Design) {
    var names: [String: String] = [:]
    func collect(_ expression: Expression) {
      switch expression.node {
      case .icon(let name): names[name] = "symbol"
      case .image(let name): names[name] = "image"
      default: for operand in expression.operands { collect(operand) }
      }
    }
    for component in design.components {
      for expression in component.values { collect(expression) }
      for case .body(let body) in component.styles.map(\.implementation) {
        body.forEachElement { element in
          for expression in element.kind.expressions + element.modifiers.flatMap(\.expressions) { collect(expression) }
        }
      }
    }
    for tab in design.apps.flatMap(\.tabs) { collect(tab.icon) }
    let own = Set((design.project.icons ?? []).map(\.name))
    for (name, kind) in names.sorted(by: { inByteOrder($0.key, $1.key) }) where !own.contains(name) {
      add(kind, name, kind == "symbol" ? "an icon of SF Symbols" : "an image in the bundle of the app or the module")
    }
  }

  // MARK: Components

  private mutating func add(
    _ kind: String, _ name: String, _ detail: String, of owner: String = "", at span: SourceSpan? = nil
  ) {
    all.append(Declaration(kind: kind, name: name, detail: detail, owner: owner, span: span))
  }

  private mutating func add(_ component: Component) {
    let name = component.name
    for parameter in component.parameters {
      let value = parameter.defaultValue.map { " = \(words($0))" } ?? ""
      let span = places.parameter(parameter.name, of: name)
      add("parameter", parameter.name, told(parameter.type.spelling + value, parameter.doc), of: name, at: span)
      if let label = parameter.label, label != parameter.name {
        add("label", label, "of the parameter '\(parameter.name)'", of: name, at: span)
      }
    }
    for state in component.state {
      let value = "\(state.type.spelling) = \(words(state.initialValue))"
      add("state", state.name, told(value, state.doc), of: name, at: places.state(state.name, of: name))
    }
    for field in component.content.fields where component.parameter(named: field.name) == nil {
      add("content", field.name, told(field.type.spelling, field.doc), of: name, at: places.field(field.name, of: name))
    }
    for action in component.content.actions where component.parameter(named: action.name) == nil {
      add("action", action.name, action.doc ?? "", of: name, at: places.action(action.name, of: name))
      if case .statements(_, let given?) = action.body { add("value", given, "that '\(action.name)' takes", of: name) }
      if case .handWritten(let given?) = action.body { add("value", given, "that '\(action.name)' takes", of: name) }
    }
    for type in component.types { add(type, of: name) }
    for style in component.styles { add(style, of: component) }
    for variant in component.catalog.variants {
      add(
        "variant", variant.name, variant.style.style, of: name, at: places.variant(variant.name, of: name))
    }
    for axis in component.catalog.parameterAxes {
      for value in axis.values { add("value", value.word, "of '\(axis.parameter)' in the matrix", of: name) }
    }
    for identifier in component.identifiers { add("identifier", identifier, "of an element in transitions", of: name) }
    if let screen = component.screen { add(screen, component.content.fields, of: name) }
    if let type = component.serverDriven?.type {
      add("type", type, "on the wire", of: name, at: places.serverDriven(name))
    }
  }

  private mutating func add(_ type: TypeDeclaration, of component: String) {
    let span = places.type(type.name, of: component)
    switch type.shape {
    case .enumeration(let cases):
      add("type", type.name, "[\(cases.joined(separator: ", "))]", of: component, at: span)
      for name in cases { add("case", name, "of \(type.name)", of: component, at: span) }
    case .structure(let fields):
      add("type", type.name, "{ \(fields.map(\.name).joined(separator: ", ")) }", of: component, at: span)
      for field in fields {
        add("field", field.name, told("\(field.type.spelling) of \(type.name)", field.doc), of: component, at: span)
      }
    }
  }

  private mutating func add(_ style: Style, of component: Component) {
    let owner = "\(component.name)/\(style.name)"
    add("style", style.name, style.doc ?? "", of: component.name, at: places.style(style.name, of: component.name))
    for property in style.properties where property.isOwn {
      let detail = told("\(property.type.spelling) = \(words(property.writtenDefault))", property.doc)
      add(
        "property", property.name, detail, of: owner,
        at: places.property(property.name, ofStyle: style.name, of: component.name))
    }
    guard case .body(let body) = style.implementation else { return }
    let kinds = ElementWords(words: words)
    body.forEachElement { element in
      add("element", element.name, kinds.summary(of: element), of: owner)
      for name in element.boundNames { add("bound name", name, "in '\(element.name)'", of: owner) }
    }
  }

  private mutating func add(_ screen: Screen, _ fields: [Content.Field], of name: String) {
    for effect in screen.effects {
      add("effect", effect.name, effect.doc ?? "", of: name, at: places.effect(effect.name, of: name))
      if let taken = effect.takes { add("value", taken.name, "that '\(effect.name)' takes", of: name) }
    }
    for section in screen.sections {
      add("section", section.name, section.layout.rawValue, of: name, at: places.section(section.name, of: name))
    }
    for field in fields {
      add("action", Content.setter(of: field.name), "of a control that writes to '\(field.name)'", of: name)
    }
    if let flag = screen.flag { add("flag", flag, "a feature flag", of: name) }
  }

  private mutating func add(_ app: App) {
    add("app", app.name, app.doc ?? "", at: places.app(app.name))
    for tab in app.tabs { add("tab", tab.name, tab.screen, of: app.name) }
    for intent in app.intents {
      add("intent", intent.name, "", of: app.name)
      if let taken = intent.takes { add("value", taken.name, "that '\(intent.name)' takes", of: app.name) }
    }
    for session in app.sessions {
      add("session", session.name, "", of: app.name, at: places.session(session.name, in: app.name))
    }
  }

  /// `Length = space.m  The room between the buttons.`
  private func told(_ detail: String, _ doc: String?) -> String { doc.map { "\(detail)  \($0)" } ?? detail }
}

extension Element {
  /// The names that it gives to values, for the elements in it.
  fileprivate var boundNames: [String] {
    let own: [String] =
      switch kind {
      case .conditional(.binds(let name, _), _, _): [name]
      case .forEach(_, let name, _, _): [name]
      case .constants(let constants, _): constants.map(\.name)
      case .control(.picker(let picker)): [picker.binding]
      case .component(let instance): instance.arguments.compactMap { $0.value.boundName }
      case .handWritten(let view): view.arguments.map(\.name) + view.slots.map(\.name) + view.type
      default: []
      }
    return own + modifiers.compactMap { $0.name(.as) }
  }
}

extension Component {
  /// The values of its content, its state, its styles and its variants.
  fileprivate var values: [Expression] {
    let declared = parameters.compactMap(\.defaultValue) + state.map(\.initialValue) + content.fields.map(\.value)
    let styled = styles.flatMap(\.properties).map(\.writtenDefault)
    let given = catalog.variants.flatMap { variant in
      variant.arguments.map(\.value) + variant.state.map(\.value) + variant.style.settings.map(\.value)
    }
    return declared + styled + given + catalog.parameterAxes.flatMap(\.values).map(\.value)
  }
}

extension Expression {
  /// The name of the value that a slot gives to its elements.
  fileprivate var boundName: String? { if case .views(_, let name) = node { name } else { nil } }
}
