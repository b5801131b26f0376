package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let repeatedFocus = DiagnosticKind(
    "element/repeated-focus", .warning, "Several elements with the same focus",
    explanation: """
      A focus has one value for each element. If two elements that are drawn together have the same, SwiftUI moves the \
      focus to one of them at random.

          state: { field: Focus<Field> }
          types: { Field: [email, phone] }
          content: { email: Binding<String>, phone: Binding<String>, field: Focus<Field> }
          parameters: { email: Binding<String>, phone: Binding<String> }
          styles:
            default:
              body:
                vstack:
                  - textField: content.email
                    prompt: "E-mail"
                    focused: { state: content.field, equals: email }
                  - textField: content.phone
                    prompt: "Phone"
                    focused: { state: content.field, equals: email }   # wrong
                    focused: { state: content.field, equals: phone }   # right
                spacing: 8
          sample: { email: "", phone: "" }
      """)
}

extension Diagnostic {
  fileprivate static func repeatedFocus(_ key: Located<String>, _ first: Located<String>) -> Diagnostic {
    Diagnostic(
      .repeatedFocus, at: key.span, "another element has the same value of '\(key.value)'",
      help: "give each a value of its own: '\(key.value): { state: …, equals: … }'",
      notes: [Diagnostic.Note("the other is here", at: first.span)])
  }

  fileprivate static func repeatedFocus(_ key: Located<String>, by loop: Located<String>) -> Diagnostic {
    Diagnostic(
      .repeatedFocus, at: key.span, "each element of '\(loop.value)' has the same value of '\(key.value)'",
      help: "give each a value of its own: '\(key.value): { state: …, equals: … }'",
      notes: [Diagnostic.Note("repeated here", at: loop.span)])
  }
}

/// Elements in different branches, or with conditions that exclude each other, are never drawn together.
func repeatedFocus(in component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  guard component.has(.focused) || component.has(.accessibilityFocused) else { return [] }
  var found: [Diagnostic] = []
  var uses: [FocusUse] = []
  for use in component.focusUses
  where component.elements[use.element].scope.style != nil && !component.isPassedOver(use.element) {
    if use.isSameForAll, let loop = component.loop(around: use.element) {
      found.append(.repeatedFocus(use.key, by: loop))
    } else if let first = uses.first(where: { component.areTogether($0, use) }) {
      found.append(.repeatedFocus(use.key, first.key))
    } else {
      uses.append(use)
    }
  }
  return found
}

private struct FocusUse {
  var element: Int
  var key: Located<String>
  var modifier: Modifier
  /// The conditions under which the element is drawn.
  var branch: Branch

  /// Whether the value does not depend on what an element around it binds.
  var isSameForAll: Bool { modifier[Key.equals]?.localNames.isEmpty ?? true }
}

extension TypedComponent {
  fileprivate var focusUses: [FocusUse] {
    let anywhere = Branch(of: self)
    return elements.indices.flatMap { index in
      zip(elements[index].modifiers, elements[index].written.modifiers).compactMap { modifier, written -> FocusUse? in
        guard written.modifier == .focused || written.modifier == .accessibilityFocused else { return nil }
        let branch = elements[index].scope.conditions.reduce(anywhere) { $0.holding($1.test, $1.holds) }
        return modifier.map { FocusUse(element: index, key: written.key, modifier: $0, branch: branch) }
      }
    }
  }

  /// Whether two elements with the same focus can be drawn at once: in one style, and not in two branches of a choice.
  fileprivate func areTogether(_ one: FocusUse, _ other: FocusUse) -> Bool {
    guard one.modifier == other.modifier, one.element != other.element,
      !one.branch.excludes(other.branch),
      elements[one.element].scope.style == elements[other.element].scope.style
    else { return false }
    let path = Array(self.path(to: other.element))
    var child = one.element
    while let container = elements[child].container {
      if let position = path.firstIndex(of: container), position > 0 {
        return !areBranches(child, path[position - 1], of: container)
      }
      child = container
    }
    return true
  }

  /// Whether a choice around the element is made already, for another branch: where a part is used, its arguments can be
  /// written out.
  fileprivate func isPassedOver(_ index: Int) -> Bool {
    var child = index
    while let container = elements[child].container {
      if let chosen = chosenBranch(of: container), !positions(of: chosen, in: container).contains(child) {
        return true
      }
      child = container
    }
    return false
  }

  /// The branch that a written-out condition or subject chooses; nil if that is not known before it is drawn.
  private func chosenBranch(of container: Int) -> [ElementSpec]? {
    let written = elements[container].written
    switch elements[container].element?.kind {
    case .conditional(let condition, _, _):
      return condition.constant.map { written.argument($0 ? .then : .else)?.elements ?? [] }
    case .switch(let subject, _, _):
      guard case .word(let name) = subject.known.node, case .parts(let cases)? = written.argument(.cases) else {
        return nil
      }
      let branch = cases.first { $0.key.value == name } ?? cases.first { $0.key.value == "default" }
      return branch?.value.elements ?? []
    default: return nil
    }
  }

  private func areBranches(_ one: Int, _ other: Int, of container: Int) -> Bool {
    let element = elements[container].written
    switch element.id {
    case .viewThatFits: return one != other
    case .if, .switch:
      var branches = [Key.then, .else].compactMap { element.argument($0)?.elements }
      if case .parts(let cases)? = element.argument(.cases) { branches = cases.map(\.value.elements) }
      let homes = branches.map { positions(of: $0, in: container) }
      return homes.firstIndex { $0.contains(one) } != homes.firstIndex { $0.contains(other) }
    default: return false
    }
  }
}
