package import FacetDiagnostics
import FacetIR
import FacetLimits
import FacetSpec

extension DiagnosticKind {
  package static let formerName = DiagnosticKind(
    "name/former-name", .error, "Former name that is in use",
    explanation: """
      The old name of a parameter, a property, a style or a field remains in the generated Swift. It cannot be the \
      name of a current declaration or the old name of two.

          parameters:
            title: { type: String, renamedFrom: text }
            text: String?                              # wrong: 'text' is the old name of 'title'

          parameters:
            title: { type: String, renamedFrom: text }
            subtitle: String?                          # right
      """)

  package static let historyOfOverride = DiagnosticKind(
    "style/history-of-override", .error, "History of a property in a style that overrides it",
    explanation: """
      A style that extends another inherits its properties and can change their defaults. 'renamedFrom' and \
      'deprecated' belong to the declaration of the property.

          compact:
            extends: default
            properties:
              gap: { type: Length, default: 4, renamedFrom: spacing }         # wrong

          default:
            properties:
              gap: { type: Length, default: space.m, renamedFrom: spacing }   # right
      """)
}

extension Diagnostic {
  fileprivate static func formerName(_ name: Located<String>, _ reason: String, _ notes: [Diagnostic.Note] = [])
    -> Diagnostic
  {
    Diagnostic(.formerName, at: name.span, "'\(name.value)' cannot be an old name: \(reason)", notes: notes)
  }
}

extension ComponentResolver {
  typealias Past = (name: Located<String>, former: Located<String>?, deprecated: Located<String>?)

  /// Returns the histories of declarations of one kind, in order. Reports and omits invalid old names.
  mutating func histories(of declared: [Past], what: String) -> [History] {
    let aging = declared.filter { $0.former != nil || $0.deprecated != nil }
    if aging.count > Limit.formerNames.most {
      report(
        .exceeded(
          .formerNames, found: aging.count, at: aging[Limit.formerNames.most].name.span,
          help: "remove those that nobody uses any more"))
    }
    var seen: [String: Located<String>] = [:]
    return declared.map { name, former, deprecated in
      var history = History(deprecation: deprecated?.value)
      guard let former else { return history }
      if former.value == name.value {
        report(.formerName(former, "it is the current name of the \(what)"))
      } else if let other = declared.first(where: { $0.name.value == former.value }) {
        report(
          .formerName(
            former, "another \(what) has this name", [Diagnostic.Note("it is declared here", at: other.name.span)]))
      } else if let first = seen[former.value] {
        report(
          .formerName(
            former, "it is also the old name of another \(what)",
            [Diagnostic.Note("it is also declared here", at: first.span)]))
      } else {
        seen[former.value] = former
        history.formerName = former.value
      }
      return history
    }
  }

  /// Returns the histories of parameters, where the old label may differ and the name be the same.
  mutating func histories(ofParameters parameters: [DeclarationSpec]) -> [History] {
    for parameter in parameters {
      checkFormerName(parameter.renamedFrom, what: "parameter", of: .view)
      checkLabel(parameter.renamedFrom?.label, of: parameter.name)
      reportTakenLabel(of: parameter, among: parameters)
    }
    let renamed = parameters.map { parameter in
      (parameter.name, parameter.hasKeptItsName ? nil : parameter.renamedFrom?.name, parameter.deprecated)
    }
    return histories(of: renamed, what: "parameter")
  }

  /// Reports an old label that is now the label of another parameter, because calls with it would be ambiguous.
  private mutating func reportTakenLabel(of parameter: DeclarationSpec, among parameters: [DeclarationSpec]) {
    guard let label = parameter.renamedFrom?.label, label.value != "_" else { return }
    guard
      let other = parameters.first(where: { $0.name.value != parameter.name.value && $0.argumentLabel == label.value })
    else { return }
    report(
      .formerName(
        label, "another parameter has this label", [Diagnostic.Note("it is declared here", at: other.name.span)]))
  }

  /// Checks an old name in the same way as a new one, because it appears in the generated Swift.
  mutating func checkFormerName(_ former: DeclarationSpec.FormerName?, what: String, of owner: MemberOwner) {
    guard let former else { return }
    checkMemberName(former.name, what: what, of: owner)
    guard what != "parameter", let label = former.label else { return }
    report(.formerName(label, "only a parameter has an argument label"))
  }

  mutating func checkHistory(ofOverride property: DeclarationSpec, base: String) {
    guard let place = property.renamedFrom?.name.span ?? property.deprecated?.span else { return }
    report(
      Diagnostic(
        .historyOfOverride, at: place, "property '\(property.name.value)' is declared in style '\(base)'",
        help: "move this key to the declaration"))
  }
}

extension DeclarationSpec {
  fileprivate var argumentLabel: String { label?.value ?? name.value }

  /// Whether only the label has changed.
  var hasKeptItsName: Bool {
    guard let former = renamedFrom, former.name.value == name.value else { return false }
    return (former.label?.value ?? former.name.value) != argumentLabel
  }
}
