import FacetIR
import FacetLanguage

/// The Swift names that an expression can refer to.
struct Scope {
  /// The scope of a value without context, such as a default argument or one in a variant.
  static let constant = Scope(readsEnvironment: false)

  /// The members of the component's view, if the expression is in it.
  let members: MemberNames?
  /// Whether the view draws itself: its content are its own members, and its style is an environment value.
  let drawsItself: Bool
  /// How the view reads the state of a screen and sends actions; nil in a component.
  let screen: ScreenScope?
  /// The properties of the enclosing type.
  private let properties: Set<String>
  /// The properties whose values differ by theme.
  let themed: Set<String>
  /// The stored properties of deprecated properties of a style.
  private let stored: [String: SwiftName]
  /// Whether properties of the enclosing type, or a closure around the expression, have values of the environment.
  var readsEnvironment: Bool
  /// Whether the expression stands in the closure of `Themed`, which is given the theme.
  var isInThemed = false
  /// Whether `content` is a local constant around the expression, and not what the expression should read.
  var isContentHidden = false
  /// The constants that elements bind, by their names in the spec.
  private var locals: [String: SwiftName] = [:]
  /// The environment values that an enclosing closure is given.
  private var readings: [EnvironmentID: SwiftName] = [:]
  /// The members for `switch` expressions.
  private var switches: [SwitchUse: SwitchMember] = [:]
  /// The values that the enclosing closure captures.
  private var captures: [Expression: SwiftName] = [:]

  init(
    members: MemberNames? = nil, properties: some Sequence<String> = [], themed: Set<String> = [],
    stored: [String: SwiftName] = [:], drawsItself: Bool = false, screen: ScreenScope? = nil,
    readsEnvironment: Bool = true
  ) {
    self.members = members
    self.themed = themed
    self.stored = stored
    self.drawsItself = drawsItself
    self.screen = screen
    self.readsEnvironment = readsEnvironment
    self.properties = Set(properties)
  }

  /// The scope in which `name` is bound, and what it is called there. `content` is what the body of a style is given.
  func binding(_ name: String) -> (scope: Scope, local: SwiftName) { binding(name, for: name) }

  /// Whether the state of a screen is a parameter, which `self.` cannot tell from a local constant.
  private var hasStateAsParameter: Bool { screen != nil && !properties.contains("state") }

  /// - Parameter name: What it should be called.
  func binding(_ name: String, for bound: String) -> (scope: Scope, local: SwiftName) {
    var scope = self
    let isTaken =
      name == "content" || name == "self" || SwiftName(name) == namespace || name == "state" && hasStateAsParameter
      || readings.values.contains(SwiftName(name))
    let local = SwiftName(isTaken ? name + "Value" : name)
    scope.locals[bound] = local
    return (scope, local)
  }

  /// The scope in which an optional action is bound to a constant of its name.
  func binding(action: String) -> (scope: Scope, local: SwiftName) { binding(action, for: Self.key(ofAction: action)) }

  /// What an optional action is bound to; nil if it is not.
  func boundAction(_ action: String) -> SwiftName? { locals.isEmpty ? nil : locals[Self.key(ofAction: action)] }

  /// The action by the name that it is bound to, if it is.
  func bound(_ action: ActionReference) -> ActionReference {
    guard action.isOptional, action.local == nil, boundAction(action.name) != nil else { return action }
    return ActionReference(action.name, argument: action.argument, local: Self.key(ofAction: action.name))
  }

  /// No name of a spec has a space.
  private static func key(ofAction name: String) -> String { "action \(name)" }

  /// The scope inside a closure that is given a value of the environment, and what it is called there.
  func reading(_ id: EnvironmentID) -> (scope: Scope, name: SwiftName) {
    var (scope, name) = (self, SwiftName(id.name))
    while has(name) { name = SwiftName(name.text + "Value") }
    scope.readings[id] = name
    return (scope, name)
  }

  /// What a value of the environment is called in the closure that is given it; nil outside of one.
  func reading(of id: EnvironmentID) -> SwiftName? { readings.isEmpty ? nil : readings[id] }

  /// The scope inside a closure that captures the value of `expression`, and what it is called there.
  func capturing(_ expression: Expression, as name: String) -> (scope: Scope, capture: SwiftName) {
    var scope = self
    let taken = Set(captures.values).union(locals.values)
    let names = [SwiftName(name)] + (2...(taken.count + 2)).map { SwiftName("\(name)\($0)") }
    let capture = names.first { !taken.contains($0) } ?? SwiftName(name)
    scope.captures[expression] = capture
    return (scope, capture)
  }

  /// The scope inside the closure of a `map`, whose element is `$0`.
  func namingMappedElement() -> Scope {
    var scope = self
    scope.locals[Expression.mappedElement] = .closureArgument
    return scope
  }

  /// The scope inside a function with a parameter for the value of `expression`.
  func reading(_ expression: Expression, as parameter: SwiftName) -> Scope {
    var scope = self
    scope.captures[expression] = parameter
    return scope
  }

  /// The scope in which a member has the value of a `switch`.
  func calling(_ member: SwitchMember, for choice: SwitchUse) -> Scope {
    var scope = self
    scope.switches[choice] = member
    return scope
  }

  /// - Parameter isText: Whether the value is a `Text` of the String Catalog.
  func switchMember(of choice: Expression, asText isText: Bool = false) -> SwitchMember? {
    switches.isEmpty ? nil : switches[SwitchUse(expression: choice, isText: isText)]
  }

  func capture(of expression: Expression) -> SwiftName? { captures.isEmpty ? nil : captures[expression] }

  func name(ofProperty name: String) -> SwiftName { stored[name] ?? SwiftName(name) }

  func name(ofLocal name: String) -> SwiftName { locals[name] ?? SwiftName(name) }

  /// A value of the environment is read through a property of its own.
  func name(of id: EnvironmentID) -> SwiftName {
    SwiftName(properties.contains(id.name) ? id.name + "Value" : id.name)
  }

  /// The namespace of the geometry of a body.
  var namespace: SwiftName { SwiftName(properties.contains("namespace") ? "namespaceValue" : "namespace") }

  /// Whether an element around binds a name of the spec.
  func binds(_ name: String) -> Bool { locals[name] != nil }

  /// Whether a name is in scope.
  func has(_ name: SwiftName) -> Bool {
    name.text == "content" || properties.contains(name.text) || locals.values.contains(name)
      || stored.values.contains(name)
  }

  func isHidden(_ property: SwiftName) -> Bool {
    property.text == "content" || property.text == "self" || locals.values.contains(property)
  }

  /// A function of the standard library; qualified if the name is shadowed.
  func function(_ name: StaticString) -> Code {
    let swiftName = SwiftName(name.description)
    let isTaken =
      properties.contains(name.description) || locals.values.contains(swiftName) || captures.values.contains(swiftName)
    return isTaken ? "Swift.\(.text(name))" : .text(name)
  }
}
