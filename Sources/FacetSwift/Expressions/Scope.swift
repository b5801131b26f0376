import FacetIR
import FacetLanguage

/// What the names of an expression are called in the Swift around it.
struct Scope {
  /// A value that stands on its own, such as an example.
  static let constant = Scope()

  /// The default of an argument, which other modules evaluate.
  static let argumentDefault = {
    var scope = Scope()
    scope.isArgumentDefault = true
    return scope
  }()

  /// Of the component's view, where the expression stands in one.
  let members: MemberNames?
  /// The view draws itself: content is its own members, and a style is a value that it reads.
  let drawsItself: Bool
  /// The properties of the type that the expression stands in.
  private let properties: Set<String>
  /// Those of them that keep a value for each theme.
  let themed: Set<String>
  /// What holds those properties of a style that are deprecated.
  private let stored: [String: SwiftName]
  /// Whether the expression is the default of an argument.
  private(set) var isArgumentDefault = false
  /// Whether the expression stands in the closure of `Themed`, which is given the theme.
  var isInThemed = false
  /// Whether `content` is a local constant around the expression, and not what the expression should read.
  var isContentHidden = false
  /// What elements bind, by its name in the spec.
  private var locals: [String: SwiftName] = [:]
  /// What the closure around captures by value.
  private var captures: [Expression: SwiftName] = [:]

  init(
    members: MemberNames? = nil, properties: some Sequence<String> = [], themed: Set<String> = [],
    stored: [String: SwiftName] = [:], drawsItself: Bool = false
  ) {
    self.members = members
    self.themed = themed
    self.stored = stored
    self.drawsItself = drawsItself
    self.properties = Set(properties)
  }

  /// The scope in which `name` is bound, and what it is called there. `content` is what the body of a style is given.
  func binding(_ name: String) -> (scope: Scope, local: SwiftName) {
    var scope = self
    let local = SwiftName(name == "content" || name == "self" ? name + "Value" : name)
    scope.locals[name] = local
    return (scope, local)
  }

  /// The scope inside a closure that captures the value of `expression`, and what it is called there.
  func capturing(_ expression: Expression, as name: String) -> (scope: Scope, capture: SwiftName) {
    var scope = self
    let taken = Set(captures.values).union(locals.values)
    let names = [SwiftName(name)] + (2...(taken.count + 2)).map { SwiftName("\(name)\($0)") }
    let capture = names.first { !taken.contains($0) } ?? SwiftName(name)
    scope.captures[expression] = capture
    return (scope, capture)
  }

  func capture(of expression: Expression) -> SwiftName? { captures.isEmpty ? nil : captures[expression] }

  func name(ofProperty name: String) -> SwiftName { stored[name] ?? SwiftName(name) }

  func name(ofLocal name: String) -> SwiftName { locals[name] ?? SwiftName(name) }

  /// A value of the environment is read through a property of its own.
  func name(of id: EnvironmentID) -> SwiftName {
    SwiftName(properties.contains(id.name) ? id.name + "Value" : id.name)
  }

  /// Whether something in reach has this name.
  func has(_ name: SwiftName) -> Bool {
    name.text == "content" || properties.contains(name.text) || locals.values.contains(name)
      || stored.values.contains(name)
  }

  func isHidden(_ property: SwiftName) -> Bool {
    property.text == "content" || property.text == "self" || locals.values.contains(property)
  }

  /// A function of Swift, also where something else has its name.
  func function(_ name: StaticString) -> Code {
    let swiftName = SwiftName(name.description)
    let isTaken =
      properties.contains(name.description) || locals.values.contains(swiftName) || captures.values.contains(swiftName)
    return isTaken ? "Swift.\(.text(name))" : .text(name)
  }
}
