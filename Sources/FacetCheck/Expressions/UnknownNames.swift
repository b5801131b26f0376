import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec
import FacetText

/// Suggestions for unknown names.
extension ComponentResolver {
  /// - Parameters:
  ///   - path: The name, with the members accessed on it.
  ///   - expected: The expected type; nil for any type.
  ///   - span: The span of the name.
  ///   - whole: The span of the whole path.
  func unknown(
    _ path: [String], as expected: ValueType? = nil, in scope: Scope, at span: SourceSpan, whole: SourceSpan
  ) -> Diagnostic {
    let name = path[0]
    if scope.recordedAs != nil, expected?.unwrapped.isAction == true {
      return .unknownName(name, help: "write 'record', which is recorded under the name of the slot", at: span)
    }
    if scope.namesBelow.contains(name) {
      return .unknownName(
        name, help: "the name is known below 'do' only; write the modifier on the element there", at: span)
    }
    if scope.seesParameters, let renamed = renamedParameter(Located(name, at: span)) { return renamed }
    if let unseen = unseen(path, in: scope, at: span) { return unseen }
    if scope.seesContent, content.names.contains(name) {
      return .unknownName(name, help: "did you mean 'content.\(name)'?", at: span)
    }
    if let style = scope.style, signature.styles[style].property(named: name) != nil {
      return .unknownName(name, help: "did you mean 'style.\(name)'?", at: span)
    }
    if let token = design.token(of: name == "Color" ? .color : name == "Font" ? .textStyle : .bool) {
      return .unknownName(name, help: "the project's are tokens, as in '\(token)'", at: span)
    }
    if path.count == 2, signature.types.contains(where: { $0.name == name }) {
      return .unknownName(name, help: "the cases of a type stand bare: '\(path[1])'", at: span)
    }
    if scope.style != nil, let value = environmentValue(like: name) {
      return .unknownName(name, help: "did you mean 'environment.\(value)'?", at: span)
    }
    let wayOut = wayOut(of: path, as: expected, in: scope, at: whole)
    if let wayOut, wayOut.isSure { return .unknownName(name, help: wayOut.help, fixes: wayOut.fixes, at: span) }
    let near =
      suggestions.isExhausted ? nil : didYouMean(name, among: visibleNames(near: name, as: expected, in: scope))
    let variables = scope.seesParameters ? (signature.parameters + state).map { ($0.name.value, $0.type) } : []
    let list = listMeant(by: name, among: variables, as: expected)
    return .unknownName(name, help: near ?? list ?? wayOut?.help ?? self.variables(of: expected, in: scope), at: span)
  }

  /// `isPressed` of `isPressed`, `pressed`.
  private func environmentValue(like name: String) -> String? {
    let names = EnvironmentKind.all.filter { $0.readType != nil && $0.id != .flag }.map(\.id.name)
    return names.first { $0 == name || caseFolded($0) == caseFolded("is\(name)") }
  }

  /// The parameters and states that have the expected type, where they can be read.
  private func variables(of expected: ValueType?, in scope: Scope) -> String? {
    guard let type = expected?.unwrapped, scope.seesParameters, !scope.seesContent else { return nil }
    let variables = signature.parameters.map { ($0.name.value, $0.type) } + state.map { ($0.name.value, $0.type) }
    return listing(variables.filter { $0.1?.read.unwrapped == type }.map(\.0))
      ?? "declare it under 'parameters:' or 'state:' with the type '\(type.spelling)'"
  }

  /// Reports a name of this component, or of every component, that is not in scope here.
  private func unseen(_ path: [String], in scope: Scope, at span: SourceSpan) -> Diagnostic? {
    let name = path[0]
    let isContent = content.field(named: name) != nil
    if signature.parameter(named: name) != nil {
      return .parameterNotVisible(name, in: scope.place, isContent: isContent, at: span)
    }
    if state(named: name) != nil { return .stateNotVisible(name, in: scope.place, isContent: isContent, at: span) }
    if case .component = scope.place {
      let field = name == "content" ? path.dropFirst().first : name
      if let field, content.field(named: field) != nil, variable(named: field) == nil {
        return .fieldOfContent(field, at: span)
      }
    }
    guard name == "content" || name == "style" || name == "environment" else { return nil }
    return .namespaceNotVisible(name, in: scope.place, at: span)
  }

  /// Without those of another type, as far as that is certain.
  private func visibleNames(near name: String, as expected: ValueType?, in scope: Scope) -> [String] {
    let variables = (signature.parameters + state).map { ($0.name.value, $0.type) }
    let locals = scope.locals.map { ($0.name.value, $0.type) }
    let possible = (locals + (scope.seesParameters ? variables : [])).filter { $0.1?.canBeMeant(as: expected) ?? true }
    let namespaces = ["content", "style", "environment"].filter { isNamespace($0, in: scope) }
    let tokens = suggestions.names(near: name, in: design.tokenNames(below: []))
    let own = NameIndex(possible.map(\.0) + namespaces)
    return suggestions.names(near: name, in: own) + tokens
  }

  /// The help for a similar name of a list, where something else is expected.
  func listMeant(
    by name: String, among variables: [(name: String, type: ValueType?)], as expected: ValueType?,
    in namespace: String = ""
  ) -> String? {
    if suggestions.isExhausted { return nil }
    let lists = variables.filter { if case .array? = $0.type?.read.unwrapped { true } else { false } }
    guard let near = nearest(to: name, among: lists.map(\.name)), let expected = expected?.unwrapped,
      let type = lists.first(where: { $0.name == near })?.type?.read, !type.canBeMeant(as: expected)
    else { return nil }
    return expected == .int
      ? "did you mean '\(namespace)\(near).count'?"
      : "'\(namespace)\(near)' is a list, of type '\(type.spelling)'; 'each' draws its elements"
  }

  // MARK: By the expected type

  /// A suggestion for what to write instead.
  private struct WayOut {
    var help: String
    var fixes: [Diagnostic.Fix] = []
    /// Whether it has priority over similar names.
    var isSure = true
  }

  /// What to write instead of a name, by the expected type.
  private func wayOut(
    of path: [String], as expected: ValueType?, in scope: Scope, at span: SourceSpan
  ) -> WayOut? {
    let name = path[0]
    if path.count == 1, ["none", "null", "None", "undefined"].contains(name) {
      let isSlot = expected?.isSlot == true
      return WayOut(help: isSlot ? "remove it: the parameter has the default" : "for no value, write 'nil'")
    }
    if path == ["infinity"], expected?.unwrapped == .length {
      return WayOut(
        help: "'infinity' is a whole value: put an 'if' around the element, and write it in one of the branches")
    }
    if path.count > 1, name.hasSuffix("Tokens"), let first = name.first {
      let token = ([first.lowercased() + name.dropFirst().dropLast("Tokens".count)] + path.dropFirst())
      return WayOut(help: "a token stands with its path: '\(token.joined(separator: "."))'")
    }
    switch expected?.unwrapped {
    case .icon, .image:
      return WayOut(help: "a name stands in quotes: \"\(path.joined(separator: "."))\"", isSure: false)
    case nil, .string: return path.count == 1 ? quoted(name) : nil
    case .bool: return truth(name)
    case .array(.words(let set)) where set.words.contains(name):
      return WayOut(help: "write a list: [\(name)]", fixes: [.init(replace: span, with: "[\(name)]")])
    case .action: return WayOut(help: actionHelp(in: scope), isSure: false)
    case .color, .textStyle, .length, .insets, .cornerRadius, .duration, .shadow, .gradient, .border, .strokeStyle,
      .fontWeight,
      .easing,
      .transition:
      return path.count == 1 ? token(called: name, as: expected?.unwrapped, at: span) : nil
    default: return nil
    }
  }

  private func quoted(_ text: String) -> WayOut { WayOut(help: "if it is text, quote it: \"\(text)\"", isSure: false) }

  /// The suggestion for the Booleans of YAML 1.1.
  private func truth(_ name: String) -> WayOut? {
    switch caseFolded(name) {
    case "yes", "on", "true": WayOut(help: "did you mean 'true'?")
    case "no", "off", "false": WayOut(help: "did you mean 'false'?")
    default: nil
    }
  }

  private func actionHelp(in scope: Scope) -> String {
    if scope.seesContent {
      return listing(content.actions.map { "content.\($0.name.value)" })
        ?? "write 'content.' and the name of an action"
    }
    let given = signature.parameters.filter { $0.type?.unwrapped.isAction == true }.map(\.name.value)
    return listing(spec.actions.map(\.name.value) + given) ?? "declare it under 'actions:', or as a parameter"
  }

  /// `color.accent` for `accent` if a Color is expected.
  private func token(called name: String, as type: ValueType?, at span: SourceSpan) -> WayOut? {
    if suggestions.isExhausted { return nil }
    let type = type == .insets || type == .cornerRadius ? .length : type
    let paths = design.tokens.tokens.filter { $0.value.type == type && $0.deprecated == nil }.map(\.path)
    let alike = paths.filter { $0.names.last == name }.map(\.description)
    if alike.count == 1 {
      return WayOut(help: "did you mean '\(alike[0])'?", fixes: [.init(replace: span, with: alike[0])])
    }
    if !alike.isEmpty {
      return WayOut(help: "did you mean \(alike.prefix(3).map { "'\($0)'" }.joined(separator: " or "))?")
    }
    let near = nearest(to: name, among: paths.compactMap(\.names.last))
    if let path = paths.first(where: { $0.names.last == near }) { return WayOut(help: "did you mean '\(path)'?") }
    if let path = paths.first {
      return WayOut(help: "a token stands with its whole path, as in '\(path)'", isSure: false)
    }
    guard let type, type != .length, type != .duration else { return nil }
    return WayOut(help: Diagnostic.tokenHelp(for: type), isSure: false)
  }
}

/// `did you mean 'spacing'?`, or nil if nothing is near.
func didYouMean(_ name: String, among names: some Sequence<String>) -> String? {
  nearest(to: name, among: names).map { "did you mean '\($0)'?" }
}

extension ValueType {
  private enum Nature { case action, text, number, paint, writing, truth, list, views, time }

  private var nature: Nature? {
    switch unwrapped {
    case .action, .actionOf: .action
    case .string, .localizedText: .text
    case .int, .double, .length, .insets, .cornerRadius: .number
    case .color, .gradient: .paint
    case .textStyle, .font: .writing
    case .bool: .truth
    case .array: .list
    case .view, .viewOf: .views
    case .date: .time
    default: nil
    }
  }

  /// Whether a value can be meant where another type is expected, as far as that is certain: no action is a text.
  func canBeMeant(as expected: ValueType?) -> Bool {
    guard let expected = expected?.unwrapped.read.nature, let own = read.nature else { return true }
    return own == expected
  }
}
