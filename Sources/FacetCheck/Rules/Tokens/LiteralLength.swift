package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec
import FacetText

extension DiagnosticKind {
  package static let literalLength = DiagnosticKind(
    "token/literal", .warning, "Literal in place of a token",
    explanation: """
      Spacings, paddings and corner radii usually come from tokens. This rule reports a literal if other specs use a \
      token group for the same kind of length and that group has a token of the same value. Groups that only one \
      component uses, or that have the name of a component, are ignored for other components. 0 and 1 are never \
      reported.

          spacing: space.m
          padding: 16        # wrong, if 'space.l' is 16

          spacing: space.m
          padding: space.l   # right
      """)
}

/// A length of a kind that usually comes from tokens.
struct LengthUse: Sendable {
  enum Key: CaseIterable, Sendable { case distance, cornerRadius }

  var key: Key
  /// A number or a token.
  var value: Expression
  var span: SourceSpan
}

extension TypedComponent {
  /// The distances and corner radii of its elements; for a property, its default.
  var lengths: [LengthUse] {
    var lengths: [LengthUse] = []
    for position in elements.indices {
      for argument in elements[position].written.arguments { add(argument, at: position, to: &lengths) }
      for modifier in elements[position].written.modifiers { add(modifier, at: position, to: &lengths) }
    }
    return lengths
  }

  private func add(_ argument: ElementSpec.Argument, at position: Int, to lengths: inout [LengthUse]) {
    switch (argument.keyword.key, argument.modifier) {
    case (.spacing, _), (_, .padding): add(argument, as: .distance, at: position, to: &lengths)
    case (.cornerRadius, _): add(argument, as: .cornerRadius, at: position, to: &lengths)
    case (_, .background): add(argument.part(.cornerRadius), as: .cornerRadius, at: position, to: &lengths)
    default: break
    }
  }

  private func add(
    _ argument: ElementSpec.Argument?, as key: LengthUse.Key, at position: Int, to lengths: inout [LengthUse]
  ) {
    switch argument?.value {
    case .expression(let syntax):
      let element = elements[position]
      guard let value = element.value(of: syntax) else { return }
      if let (value, span) = origin(of: value, at: syntax.span, in: element.scope) {
        lengths.append(LengthUse(key: key, value: value, span: span))
      }
    case .parts(let parts): for part in parts { add(part, as: key, at: position, to: &lengths) }
    default: break
    }
  }

  private func origin(of value: Expression, at span: SourceSpan, in scope: Scope) -> (Expression, SourceSpan)? {
    switch value.node {
    case .double, .token: return (value, span)
    case .record(let sides) where sides.id == .insets && sides.length(.top).isNumberOrToken:
      return (sides.length(.top), span)
    case .style(let name):
      guard let style = scope.style.map({ signature.styles[$0] }),
        let written = spec.styles.first(where: { $0.name == style.name })?.properties
          .first(where: { $0.name.value == name })?.defaultValue,
        let value = style.property(named: name)?.declaration.defaultValue, value.isNumberOrToken
      else { return nil }
      return (value, written.span)
    default: return nil
    }
  }
}

extension Expression {
  fileprivate var isNumberOrToken: Bool {
    switch node {
    case .double, .token: true
    default: false
    }
  }
}

extension ElementSpec.Argument {
  fileprivate func part(_ key: Key) -> ElementSpec.Argument? {
    if case .parts(let parts) = value { parts[key] } else { nil }
  }
}

/// Reports literals whose value is that of a token in a group used for such lengths.
///
/// - Parameter components: Those without mistakes.
func literalLengths(in components: [CheckedComponent], _ design: DesignIndex) -> [Diagnostic] {
  let lengths = components.map { (component: $0.typed.name, uses: $0.lengths) }
  let owners = TokenScopes.owners(among: design.componentNames)
  return LengthUse.Key.allCases.flatMap { key -> [Diagnostic] in
    let scopes = TokenScopes(of: key, in: lengths, owners)
    var fitting: [Double: [Token]] = [:]
    for token in design.tokens.tokens where token.deprecated == nil && scopes.covers(token.group) {
      if case .length(let points) = token.value { fitting[points, default: []].append(token) }
    }
    if fitting.isEmpty { return [] }
    var seen: Set<SourceSpan> = []
    var found: [Diagnostic] = []
    for (component, uses) in lengths {
      for use in uses where use.key == key && seen.insert(use.span).inserted {
        guard case .double(let points) = use.value.node, points != 0, points != 1, points.isFinite,
          let equal = fitting[points]
        else { continue }
        let same = equal.filter { scopes.allows($0, in: component) }.map(\.path)
        if !same.isEmpty { found.append(.literalLength(points, use, same)) }
      }
    }
    return found
  }
}

/// The components that may use each group of tokens: all, or the one that the group belongs to.
private struct TokenScopes {
  /// The components that use each group for such lengths.
  private var users: [[String]: Set<String>] = [:]
  /// The names of all components in the normalized form of group names.
  private let owners: [String: String]

  static func owners(among components: [String]) -> [String: String] {
    Dictionary(components.map { (folded($0), $0) }, uniquingKeysWith: { first, _ in first })
  }

  init(of key: LengthUse.Key, in lengths: [(component: String, uses: [LengthUse])], _ owners: [String: String]) {
    self.owners = owners
    for (component, uses) in lengths {
      for use in uses where use.key == key {
        if let group = use.group { users[group, default: []].insert(component) }
      }
    }
  }

  func covers(_ group: [String]) -> Bool { users[group] != nil }

  func allows(_ token: Token, in component: String) -> Bool {
    let users = users[token.group] ?? []
    guard users.contains(component) || users.count > 1 else { return false }
    return token.path.names.allSatisfy { name in owners[Self.folded(name)].map { $0 == component } ?? true }
  }

  /// `numericstepper`, of `NumericStepper` and `numeric-stepper`.
  private static func folded(_ name: String) -> String {
    let letters = name.utf8.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
    return String(decoding: letters.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}

extension LengthUse {
  fileprivate var group: [String]? {
    if case .token(let path) = value.node { path.names.dropLast() } else { nil }
  }
}

extension Token {
  fileprivate var group: [String] { path.names.dropLast() }
}

extension Diagnostic {
  /// There is no fix if several tokens match, or for a corner radius, which may be half of a size.
  fileprivate static func literalLength(_ points: Double, _ use: LengthUse, _ tokens: [TokenPath]) -> Diagnostic {
    let names = tokens.map { "'\($0)'" }
    let number = points == points.rounded() && abs(points) < 1e15 ? "\(Int(nearest: points))" : "\(points)"
    return Diagnostic(
      .literalLength, at: use.span, "\(number) is the value of \(names.joined(separator: " and of "))",
      help: "write \(names.joined(separator: " or "))",
      fixes: tokens.count == 1 && use.key == .distance
        ? [Diagnostic.Fix(replace: use.span, with: tokens[0].description)] : [])
  }
}
