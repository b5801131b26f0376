import FacetIR

/// The members of a struct that are set from outside, with the names that they had: the properties of a style, the
/// fields of a type.
///
/// What is deprecated is stored under a name with an underscore in front, which generated code uses; its own name warns
/// and forwards.
struct MemberList {
  struct Member {
    var name: SwiftName
    /// What it is called in an initialiser.
    var local: SwiftName
    var type: Code
    /// As a parameter has it.
    var parameterType: Code
    var doc: String?
    var history: History
    /// Nil where it has to be given.
    var defaultValue: Code?
  }

  let members: [Member]
  let access: Code
  /// Before what holds something deprecated.
  let storageAccess: Code
  private let stored: [SwiftName]
  private let isHandWritten: Bool

  /// - Parameter isHandWritten: A person writes the struct, whose initialiser takes all members by their names.
  init(_ members: [Member], access: Code, storageAccess: Code, isHandWritten: Bool = false) {
    self.members = members
    self.access = access
    self.storageAccess = storageAccess
    self.isHandWritten = isHandWritten
    stored = isHandWritten ? members.map(\.name) : Self.storedNames(members.map { ($0.name, $0.history) })
  }

  /// What holds each; no two alike.
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

  /// One a line.
  var storage: [Code] {
    zip(members, stored).map { member, stored in
      member.history.isDeprecated && !isHandWritten
        ? "\(storageAccess)var \(stored): \(member.type)"
        : "\(.documentation(member.doc))\(access)var \(stored): \(member.type)"
    }
  }

  /// What warns and forwards, a paragraph each.
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

  /// What holds those that are deprecated, by their names.
  var storedNames: [String: SwiftName] {
    Dictionary(
      zip(members, stored).filter { $0.name != $1 }.map { ($0.name.text, $1) }, uniquingKeysWith: { first, _ in first })
  }

  // MARK: Initialisers

  var lists: [ArgumentList] {
    ArgumentList.all(
      of: members.map {
        AgingArgument(
          deprecation: $0.history.deprecation, hadOtherLabel: $0.history.formerName != nil,
          hasDefault: $0.defaultValue != nil)
      })
  }

  /// Where nothing is deprecated, the first stores what it is given; otherwise one for generated code does.
  ///
  /// - Parameters:
  ///   - mark: What is said of all of them, in place of what is said of each.
  ///   - storingAccess: Of the one for generated code.
  func initialisers(mark: Code? = nil, storingAccess: Code) -> [Code] {
    let assignments = zip(members, stored).map { "self.\(member: $1) = \($0.local)" as Code }
    let defaults = members.map(\.defaultValue)
    let lists = lists
    var initialisers = lists.map { list -> Code in
      let isStoring = !hasDeprecated && list.isCurrent
      let head = Code.declaration("\(access)init", parameters: parameters(of: list, defaults))
      let body = isStoring ? .lines(assignments) : Code.call("self.init", storingArguments(of: list, defaults))
      return "\(mark ?? attributes(of: list, SwiftName("init")))\(Code.block(head, body))"
    }
    if hasDeprecated {
      let parameters = members.indices.map { storingParameter(at: $0) }
      let head = Code.declaration("\(storingAccess)init", parameters: parameters)
      initialisers.insert(Code.block(head, .lines(assignments)), at: 1)
    }
    return initialisers
  }

  /// The one that takes all members, and has no defaults.
  var plainInitialiser: Code {
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

  /// What is deprecated has an underscore in front, so that the initialiser is like no other.
  private func storingParameter(at index: Int) -> Code {
    let member = members[index]
    return parameter(member, labelled: stored[index], member.history.isDeprecated ? nil : member.defaultValue)
  }

  private func parameter(_ member: Member, labelled label: SwiftName, _ value: Code?) -> Code {
    let name: Code = label == member.local ? "\(label)" : "\(label: label) \(member.local)"
    return "\(name): \(member.parameterType)\(value.map { " = \($0)" } ?? .empty)"
  }

  /// What is given where only some members are set: by their names, or where one of them is deprecated, by the names of
  /// what holds them.
  func arguments(setting names: [String], to values: [Code]) -> [Code] {
    let isSet = members.map { member in names.contains { SwiftName($0) == member.name } }
    let isWhole = zip(members, isSet).contains { $0.history.isDeprecated && $1 }
    return members.indices.compactMap { index in
      guard isSet[index] || isWhole && members[index].history.isDeprecated else { return nil }
      return "\(label: isWhole ? stored[index] : members[index].name): \(values[index])"
    }
  }

  /// What is passed on to the initialiser that stores: what is given, or what it is otherwise.
  func storingArguments(of list: ArgumentList, _ defaults: [Code?]) -> [Code] {
    let given = Set(list.arguments.map(\.index))
    return members.indices.map { index in
      let value: Code = given.contains(index) ? "\(members[index].local)" : defaults[index] ?? "nil"
      return "\(label: stored[index]): \(value)"
    }
  }
}
