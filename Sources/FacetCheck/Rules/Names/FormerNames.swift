package import FacetDiagnostics
import FacetIR
import FacetSpec

extension DiagnosticKind {
  package static let formerName = DiagnosticKind(
    "name/former-name", .error, "Former name that is in use",
    explanation: """
      The old name of a parameter, a property, a style or a field stays in Swift beside the new one. So it is not the \
      name of anything that is there now, nor was it the name of two things.

          parameters:
            title: { type: String, renamedFrom: text }
            text: String?                              # wrong: which of the two is meant by 'text'?

          parameters:
            title: { type: String, renamedFrom: text }
            subtitle: String?                          # right
      """)

  package static let historyOfOverride = DiagnosticKind(
    "style/history-of-override", .error, "History of a property in a style that overrides it",
    explanation: """
      A style that extends another has the properties of that one, with other defaults. What they are called, and \
      whether they are still to be set, is said once, where they are declared.

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

  /// The histories of things of one kind, in their order. An old name that cannot be one is reported, and left out.
  mutating func histories(of declared: [Past], what: String) -> [History] {
    var seen: [String: Located<String>] = [:]
    return declared.map { name, former, deprecated in
      var history = History(deprecation: deprecated?.value)
      guard let former else { return history }
      if former.value == name.value {
        report(.formerName(former, "the \(what) is called so still"))
      } else if let other = declared.first(where: { $0.name.value == former.value }) {
        report(
          .formerName(
            former, "there is a \(what) of that name", [Diagnostic.Note("it is declared here", at: other.name.span)]))
      } else if let first = seen[former.value] {
        report(
          .formerName(former, "another \(what) was called so", [Diagnostic.Note("it says so here", at: first.span)]))
      } else {
        seen[former.value] = former
        history.formerName = former.value
      }
      return history
    }
  }

  /// A parameter may have had its name before, and another label.
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

  /// Behind a label that another parameter has now, nobody could tell which of the two is given.
  private mutating func reportTakenLabel(of parameter: DeclarationSpec, among parameters: [DeclarationSpec]) {
    guard let label = parameter.renamedFrom?.label, label.value != "_" else { return }
    guard
      let other = parameters.first(where: { $0.name.value != parameter.name.value && $0.argumentLabel == label.value })
    else { return }
    report(
      .formerName(
        label, "there is a parameter with that label", [Diagnostic.Note("it is declared here", at: other.name.span)]))
  }

  /// An old name stands in Swift as the new one does.
  mutating func checkFormerName(_ former: DeclarationSpec.FormerName?, what: String, of owner: MemberOwner) {
    guard let former else { return }
    checkMemberName(former.name, what: what, of: owner)
    guard what != "parameter", let label = former.label else { return }
    report(.formerName(label, "only a parameter has a word before its name"))
  }

  mutating func checkHistory(ofOverride property: DeclarationSpec, base: String) {
    guard let place = property.renamedFrom?.name.span ?? property.deprecated?.span else { return }
    report(
      Diagnostic(
        .historyOfOverride, at: place, "the property '\(property.name.value)' is declared by the style '\(base)'",
        help: "say so there"))
  }
}

extension DeclarationSpec {
  fileprivate var argumentLabel: String { label?.value ?? name.value }

  /// Only its label was another.
  var hasKeptItsName: Bool {
    guard let former = renamedFrom, former.name.value == name.value else { return false }
    return (former.label?.value ?? former.name.value) != argumentLabel
  }
}
