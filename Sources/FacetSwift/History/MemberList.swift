import FacetIR

/// The settable members of a struct, with their former names: the properties of a style, or the fields of a type.
///
/// A deprecated member is stored under its name with a leading underscore, which generated code uses. A computed property
/// with its own name is marked as deprecated and forwards to it.
struct MemberList {
  struct Member {
    var name: SwiftName
    /// The argument label in an initializer.
    var local: SwiftName
    var type: Code
    /// The type of the parameter.
    var parameterType: Code
    var doc: String?
    var history: History
    /// Nil if the member is required.
    var defaultValue: Code?
  }

  let members: [Member]
  let access: Code
  /// The prefix of the stored property of a deprecated member.
  let storageAccess: Code
  private let stored: [SwiftName]
  private let isHandWritten: Bool

  /// - Parameter isHandWritten: Whether the struct is written by hand, with an initializer that takes all members.
  init(_ members: [Member], access: Code, storageAccess: Code, isHandWritten: Bool = false) {
    self.members = members
    self.access = access
    self.storageAccess = storageAccess
    self.isHandWritten = isHandWritten
    stored = isHandWritten ? members.map(\.name) : Self.storedNames(members.map { ($0.name, $0.history) })
  }

  /// The names of the stored properties; they are distinct.
  static func storedNames(_ members: [(name: SwiftName, history: History)]) -> [SwiftName] {
    var taken = Set(members.map(\.name) + members.compactMap { $0.history.formerName.map { SwiftName($0) } })
    return members.map { name, history in
      guard history.isDeprecated else { return name }
      var stored = SwiftName("_" + name.text)
      while !taken.insert(stored).inserted { stored = SwiftName(stored.text + "Value") }
      return stored
    }
  }

  private var hasDeprecated: Bool { members.contains { $0.history.isDeprecated } }

  // MARK: Storage

  /// One on each line.
  var storage: [Code] {
    zip(members, stored).map { member, stored in
      member.history.isDeprecated && !isHandWritten
        ? "\(storageAccess)var \(stored): \(member.type)"
        : "\(.documentation(member.doc))\(access)var \(stored): \(member.type)"
    }
  }

  /// The deprecated computed properties, separated by blank lines.
  var forwarding: [Code] {
    if isHandWritten { return [] }
    return zip(members, stored).flatMap { member, stored -> [Code] in
      let deprecated = member.history.deprecation.map { reason in
        let property = property(member.name, of: member, stored)
        return "\(.documentation(member.doc))\(.deprecated(because: reason))\(property)" as Code
      }
      let former = member.history.formerName.map { name in
        "\(.deprecated(renamed: member.name))\(property(SwiftName(name), of: member, stored))" as Code
      }
      return [deprecated, former].compactMap { $0 }
    }
  }

  private func property(_ name: SwiftName, of member: Member, _ stored: SwiftName) -> Code {
    .block("\(access)var \(name): \(member.type)", .lines(["get { \(stored) }", "set { \(stored) = newValue }"]))
  }

  /// The stored properties of deprecated members, by the members' names.
  var storedNames: [String: SwiftName] {
    Dictionary(
      zip(members, stored).filter { $0.name != $1 }.map { ($0.name.text, $1) }, uniquingKeysWith: { first, _ in first })
  }

  // MARK: Initializers

  var lists: [ArgumentList] {
    ArgumentList.all(
      of: members.map {
        AgingArgument(
          deprecation: $0.history.deprecation, hadOtherLabel: $0.history.formerName != nil,
          hasDefault: $0.defaultValue != nil)
      })
  }

  /// If no member is deprecated, the first initializer stores its arguments; otherwise one for generated code does.
  ///
  /// - Parameters:
  ///   - mark: An attribute for all of them, in place of their own.
  ///   - storingAccess: The access level of the one for generated code.
  func initializers(mark: Code? = nil, storingAccess: Code) -> [Code] {
    let assignments = zip(members, stored).map { "self.\(member: $1) = \($0.local)" as Code }
    let defaults = members.map(\.defaultValue)
    let lists = lists
    var initializers = lists.map { list -> Code in
      let isStoring = !hasDeprecated && list.isCurrent
      let head = Code.declaration("\(access)init", parameters: parameters(of: list, defaults))
      let body = isStoring ? .lines(assignments) : Code.call("self.init", storingArguments(of: list, defaults))
      return "\(mark ?? attributes(of: list, SwiftName("init")))\(Code.block(head, body))"
    }
    if hasDeprecated {
      let parameters = members.indices.map { storingParameter(at: $0) }
      let head = Code.declaration("\(storingAccess)init", parameters: parameters)
      initializers.insert(Code.block(head, .lines(assignments)), at: 1)
    }
    return initializers
  }

  /// The initializer that takes all members, without defaults.
  var plainInitializer: Code {
    let parameters = members.map { parameter($0, labelled: $0.name, nil) }
    let assignments = zip(members, stored).map { "self.\(member: $1) = \($0.local)" as Code }
    return .block(.declaration("\(access)init", parameters: parameters), .lines(assignments))
  }

  func attributes(of list: ArgumentList, _ function: SwiftName) -> Code {
    list.attributes(of: function, members.filter { !$0.history.isDeprecated }.map(\.name))
  }

  func parameters(of list: ArgumentList, _ defaults: [Code?]) -> [Code] {
    list.arguments.map { argument in
      let member = members[argument.index]
      let former = member.history.formerName.map { SwiftName($0) }
      let label = argument.hasFormerLabel ? former ?? member.name : member.name
      let value = argument.isRequired ? nil : defaults[argument.index]
      return parameter(member, labelled: label, value)
    }
  }

  /// The labels of deprecated members have a leading underscore, so that the initializer differs from all others.
  private func storingParameter(at index: Int) -> Code {
    let member = members[index]
    return parameter(member, labelled: stored[index], member.history.isDeprecated ? nil : member.defaultValue)
  }

  private func parameter(_ member: Member, labelled label: SwiftName, _ value: Code?) -> Code {
    let name: Code = label == member.local ? "\(label)" : "\(label: label) \(member.local)"
    return "\(name): \(member.parameterType)\(value.map { " = \($0)" } ?? .empty)"
  }

  /// The arguments of a call that sets some members: with their names as labels, or with the names of the stored properties
  /// if one of them is deprecated.
  func arguments(setting names: [String], to values: [Code]) -> [Code] {
    let isSet = members.map { member in names.contains { SwiftName($0) == member.name } }
    let isWhole = zip(members, isSet).contains { $0.history.isDeprecated && $1 }
    return members.indices.compactMap { index in
      guard isSet[index] || isWhole && members[index].history.isDeprecated else { return nil }
      return "\(label: isWhole ? stored[index] : members[index].name): \(values[index])"
    }
  }

  /// What is passed on to the initializer that stores: what is given, or what it is otherwise.
  func storingArguments(of list: ArgumentList, _ defaults: [Code?]) -> [Code] {
    let given = Set(list.arguments.map(\.index))
    return members.indices.map { index in
      let value: Code = given.contains(index) ? "\(members[index].local)" : defaults[index] ?? "nil"
      return "\(label: stored[index]): \(value)"
    }
  }
}
