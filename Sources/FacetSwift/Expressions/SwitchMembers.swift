import FacetIR
import FacetLanguage
import FacetText

/// A private member that returns the value of a `switch` expression, because Swift has such expressions only as the
/// value of a declaration:
///
///     private func tint(for tone: Badge.Tone) -> Color {
///       switch tone {
///       case .positive: ColorTokens.positive
///       case .negative: ColorTokens.negative
///       }
///     }
///
/// The value of one that is shown as a text of the String Catalog is a `Text`, which SwiftUI looks up in the locale of the
/// environment; a `String` would be in the language of the process.
struct SwitchMember {
  struct Parameter {
    let label: SwiftName
    let name: SwiftName
    let value: Expression
  }

  let name: SwiftName
  /// What it reads besides the members of its type; none for a property.
  let parameters: [Parameter]
}

/// A `switch` expression, and what its value is.
struct SwitchUse: Hashable {
  let expression: Expression
  /// Whether the value is a `Text` of the String Catalog.
  let isText: Bool
}

/// The members for the `switch` expressions of one type.
struct SwitchMembers {
  /// The scope in which the expressions are calls of the members.
  let scope: Scope
  private var members: [(use: SwitchUse, member: SwitchMember)] = []
  private let index: DesignIndex
  private let base: Scope

  /// - Parameters:
  ///   - expressions: With what each is for, as in `tint`, and whose it is.
  ///   - locals: The names that elements bind.
  init(_ expressions: [NamedExpression], locals: Set<String> = [], in scope: Scope, _ index: DesignIndex) {
    self.index = index
    base = scope
    var taken = Self.reserved.union(locals)
    var inner = scope
    for named in expressions {
      let writer = ExpressionWriter(index: index, scope: scope)
      let switches =
        named.isWhole ? named.value.innerSwitches(isText: false) : named.value.switches(isText: named.isText)
      for use in switches where inner.switchMember(of: use.expression, asText: use.isText) == nil {
        guard let parameters = writer.parameters(of: use.expression) else { continue }
        let name = SwiftName(Self.free(named, scope, &taken))
        let member = SwitchMember(name: name, parameters: parameters)
        members.append((use, member))
        inner = inner.calling(member, for: use)
      }
    }
    self.scope = inner
  }

  /// - Parameter excluded: Elements that are views of their own.
  init(
    in element: Element, _ parts: [Style.Part] = [], besides excluded: [Element] = [], _ scope: Scope,
    _ index: DesignIndex
  ) {
    var (expressions, locals) = element.namedExpressions(besides: excluded)
    parts.addNamedExpressions(to: &expressions, &locals)
    self.init(expressions, locals: locals, in: scope, index)
  }

  /// Names that the code around refers to without a type.
  private static let reserved: Set = [
    "abs", "body", "content", "max", "min", "self", "state", "style", "styles", "zip",
  ]

  /// - Parameter isIsolated: Whether the type is isolated to the main actor. If not, members that read the environment
  ///   are.
  func declarations(isIsolated: Bool) -> [Code] {
    members.map { use, member -> Code in
      let expression = use.expression
      var writer = ExpressionWriter(index: index, scope: scope)
      for parameter in member.parameters { writer.scope = writer.scope.reading(parameter.value, as: parameter.name) }
      let type: Code = use.isText ? "Text" : index.spelling(of: expression.type)
      let head: Code =
        member.parameters.isEmpty
        ? "private var \(member.name): \(type)"
        : "\(Code.declaration("private func \(member.name)", parameters: member.parameters.map(declaration))) -> \(type)"
      let isActor = !isIsolated && writer.readsEnvironment(expression, isText: use.isText)
      let declaration: Code =
        "\(isActor ? "@MainActor " : .empty)\(Code.block(head, writer.choice(expression, isText: use.isText)))"
      return declaration.compiled(if: .isNot(index.platforms(without: expression.type)))
    }
  }

  private func declaration(_ parameter: SwitchMember.Parameter) -> Code {
    let type = index.spelling(of: parameter.value.type)
    return parameter.label == parameter.name
      ? "\(parameter.name): \(type)" : "\(label: parameter.label) \(parameter.name): \(type)"
  }

  private static func free(_ named: NamedExpression, _ scope: Scope, _ taken: inout Set<String>) -> String {
    let purpose = CamelCase.lower(named.name) ?? "value"
    let owner = named.owner.split(separator: ".").last.flatMap { CamelCase.lower(String($0)) }
    let long = owner.map { "\($0)\(CamelCase.upper(purpose) ?? purpose)" }
    var names = [purpose] + (long.map { [$0] } ?? [])
    var number = 2
    while let name = names.first {
      names.removeFirst()
      if !scope.has(SwiftName(name)), taken.insert(name).inserted { return name }
      if names.isEmpty {
        names.append("\(purpose)\(number)")
        number += 1
      }
    }
    return purpose
  }
}

extension ExpressionWriter {
  /// A `switch` expression as an operand: the call of its member, or conditional expressions where it has none.
  func choice(
    _ expression: Expression, _ subject: Expression, _ cases: [Expression.Case], _ otherwise: Expression?
  ) -> (code: Code, strength: Strength) {
    if let member = scope.switchMember(of: expression) { return (call(member), .postfix) }
    return written(expression.chain(subject, cases, otherwise))
  }

  func call(_ member: SwitchMember) -> Code {
    if member.parameters.isEmpty { return property(member.name) }
    return .call(
      property(member.name), member.parameters.map { "\(label: $0.label): \(code($0.value))" })
  }

  /// The `switch` as the value of a declaration; another expression as it is.
  ///
  /// - Parameter isText: Whether the value is a `Text`.
  func choice(_ expression: Expression, isText: Bool = false) -> Code {
    guard case .switch(let subject, let cases, let otherwise) = expression.node else {
      return isText ? text(expression) : code(expression)
    }
    let named = cases.map { value($0.value, isText, of: "case .\(member: SwiftName($0.name)):") }
    return .switch(on: code(subject), named + (otherwise.map { [value($0, isText, of: "default:")] } ?? []))
  }

  private func value(_ value: Expression, _ isText: Bool, of head: Code) -> Code {
    let choice = choice(value, isText: isText)
    if case .switch = value.node { return "\(head)\(.indented("\(.line)\(choice)"))" }
    return .group("\(head)\(.indented("\(.softLine(flat: " "))\(choice)"))")
  }

  /// The parameters of a member for a `switch`: what it reads that is no member of the type. Nil if it cannot have one,
  /// because something in it has a meaning only where it stands.
  fileprivate func parameters(of expression: Expression) -> [SwitchMember.Parameter]? {
    guard case .switch(let subject, _, _) = expression.node, !expression.contains(where: \.isBoundToPlace) else {
      return nil
    }
    var parameters: [SwitchMember.Parameter] = []
    var taken: Set<SwiftName> = []
    func add(_ value: Expression, label: SwiftName?) {
      guard !parameters.contains(where: { $0.value == value }) else { return }
      let name = value.lastName
      var free = SwiftName(name)
      var number = 2
      while scope.has(free) || !taken.insert(free).inserted {
        free = SwiftName("\(name)\(number)")
        number += 1
      }
      parameters.append(SwitchMember.Parameter(label: label ?? free, name: free, value: value))
    }
    let readings = expression.branches.flatMap(outsideReadings)
    let subjects = outsideReadings(in: subject)
    if let whole = subjects.first, subjects.count == 1, readings.contains(whole) {
      // `icon(for: step)` switches over `step.status`.
      add(whole, label: SwiftName("for"))
    } else if !subjects.isEmpty {
      add(subject, label: SwiftName("for"))
    }
    for reading in readings { add(reading, label: nil) }
    return parameters
  }

  /// What an expression reads that is not a member of the type: the content of a style, what elements bind, and what a
  /// button says to its label.
  private func outsideReadings(in expression: Expression) -> [Expression] {
    if let bound = expression.unwrapping?.name {
      // What it binds is read in it alone.
      return expression.operands.flatMap(outsideReadings).filter {
        if case .constant(bound, _) = $0.node { false } else { true }
      }
    }
    return switch expression.node {
    case .local: [expression]
    case .constant(_, let value): value.isConstantCondition ? outsideReadings(in: value) : [expression]
    case .environment(let id) where EnvironmentID.ofButtons.contains(id): [expression]
    case .content: scope.drawsItself ? [] : [expression]
    default: expression.operands.flatMap(outsideReadings)
    }
  }

  fileprivate func readsEnvironment(_ expression: Expression, isText: Bool) -> Bool {
    readsTheme(expression) || scope.readsEnvironment && expression.namesLocale(asText: isText)
      || expression.contains { if case .environment = $0.node { true } else { false } }
  }
}

extension Expression {
  /// The `switch` expressions in it, without those that are the value of another one's case.
  ///
  /// - Parameter isText: Whether its value is shown as a text.
  fileprivate func switches(isText: Bool) -> [SwitchUse] {
    let written = reduced
    let isText = isText && written.isLocalized
    switch written.node {
    case .switch: return [SwitchUse(expression: written, isText: isText)] + written.innerSwitches(isText: isText)
    case .conditional(let condition, let then, let otherwise) where isText:
      return condition.switches(isText: false) + then.switches(isText: true) + otherwise.switches(isText: true)
    case _ where written.constantCondition != nil: return []
    default: return written.operands.flatMap { $0.switches(isText: false) }
    }
  }

  fileprivate func innerSwitches(isText: Bool) -> [SwitchUse] {
    guard case .switch(let subject, _, _) = node else { return switches(isText: isText) }
    return subject.switches(isText: false) + branches.flatMap { $0.innerSwitches(isText: isText) }
  }

  /// The `switch` as conditional expressions.
  func chain(_ subject: Expression, _ cases: [Case], _ otherwise: Expression?) -> Expression {
    let last = otherwise ?? cases.last?.value ?? Expression(.null, as: type)
    return (otherwise == nil ? cases.dropLast() : cases[...]).reversed().reduce(last) { rest, chosen in
      let word = Expression(.word(chosen.name), as: subject.type)
      let isChosen = Expression(.binary(.equal, subject, word), as: .bool)
      return Expression(.conditional(if: isChosen, then: chosen.value, else: rest), as: type)
    }
  }

  /// Whether it can only be written where it stands.
  fileprivate var isBoundToPlace: Bool {
    switch node {
    case .dimension, .drag, .performing, .views, .recorder: true
    default: type.unwrapped.isAction || type.isSlot
    }
  }

  fileprivate var lastName: String {
    switch node {
    case .content(let name), .local(let name), .constant(let name, _), .member(_, let name): name
    case .environment(let id): id.name
    case .chain(let value), .unwrapped(let value): value.lastName
    default: "value"
    }
  }
}
