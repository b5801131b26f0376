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
    /// Nil if the member has one value in all themes.
    var themes: Themes?
  }

  /// What a property that differs by theme gets from its argument.
  enum Themes {
    /// The same in all themes.
    case same
    /// The same in all themes, or without an argument what a function makes of each theme.
    case function(Code, of: Expression)
    /// A `Themed` value.
    case given
  }

  let members: [Member]
  let access: Code
  /// The prefix of the stored property of a deprecated member.
  let storageAccess: Code
  /// The labels in the initializer that stores all members.
  private let stored: [SwiftName]
  /// The stored properties.
  private let storage: [SwiftName]
  private let isHandWritten: Bool

  /// - Parameter isHandWritten: Whether the struct is written by hand, with an initializer that takes all members.
  init(_ members: [Member], access: Code, storageAccess: Code, isHandWritten: Bool = false) {
    self.members = members
    self.access = access
    self.storageAccess = storageAccess
    self.isHandWritten = isHandWritten
    stored = isHandWritten ? members.map(\.name) : Self.storedNames(members.map { ($0.name, $0.history) })
    storage = Self.namesInThemes(zip(members, stored).map { ($1, $0.themes != nil) })
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

  /// The names of what holds a value for each theme; they are distinct from all others.
  private static func namesInThemes(_ stored: [(name: SwiftName, isThemed: Bool)]) -> [SwiftName] {
    var taken = Set(stored.map(\.name))
    return stored.map { name, isThemed in
      guard isThemed else { return name }
      var themed = SwiftName(name.text + "InThemes")
      while !taken.insert(themed).inserted { themed = SwiftName(themed.text + "Value") }
      return themed
    }
  }

  private var hasDeprecated: Bool { members.contains { $0.history.isDeprecated } }

  // MARK: Storage

  /// One on each line.
  var storedProperties: [Code] {
    zip(members, storage).map { member, stored in
      if member.themes != nil {
        let doc: Code = .documentation(member.history.isDeprecated ? nil : "`\(member.name.text)` in each theme.")
        return "\(doc)\(access)var \(stored): Themed<\(member.type)>"
      }
      return member.history.isDeprecated && !isHandWritten
        ? "\(storageAccess)var \(stored): \(member.type)"
        : "\(.documentation(member.doc))\(access)var \(stored): \(member.type)"
    }
  }

  /// Whether a property differs by theme.
  var hasThemes: Bool { members.contains { $0.themes != nil } }

  /// The computed properties, separated by blank lines: those that are deprecated or differ by theme.
  var forwarding: [Code] {
    if isHandWritten { return [] }
    return zip(members, storage).flatMap { member, stored -> [Code] in
      let own: Code? =
        member.themes == nil || member.history.isDeprecated
        ? nil : "\(.documentation(member.doc))\(property(member.name, of: member, stored))"
      let deprecated = member.history.deprecation.map { reason in
        let property = property(member.name, of: member, stored)
        return "\(.documentation(member.doc))\(.deprecated(because: reason))\(property)" as Code
      }
      let former = member.history.formerName.map { name in
        "\(.deprecated(renamed: member.name))\(property(SwiftName(name), of: member, stored))" as Code
      }
      return [own, deprecated, former].compactMap { $0 }
    }
  }

  private func property(_ name: SwiftName, of member: Member, _ stored: SwiftName) -> Code {
    let accessors: [Code] =
      member.themes == nil
      ? ["get { \(stored) }", "set { \(stored) = newValue }"]
      : ["get { \(stored).base }", "set { \(stored) = Themed(newValue) }"]
    return .block("\(access)var \(name): \(member.type)", .lines(accessors))
  }

  /// The stored properties that are not named as their members, by the members' names.
  var storedNames: [String: SwiftName] {
    Dictionary(
      zip(members, storage).filter { $0.name != $1 }.map { ($0.name.text, $1) }, uniquingKeysWith: { first, _ in first }
    )
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
    let assignments = zip(members, storage).map(assignment)
    let lists = lists
    var initializers = lists.map { list -> Code in
      let isStoring = !hasDeprecated && list.isCurrent
      let head = Code.declaration("\(access)init", parameters: parameters(of: list))
      let body = isStoring ? .lines(assignments) : call("self.init", passing: list, of: self)
      return "\(mark ?? attributes(of: list, SwiftName("init")))\(Code.block(head, body))"
    }
    if hasDeprecated {
      let parameters = members.indices.map { storingParameter(at: $0) }
      let head = Code.declaration("\(storingAccess)init", parameters: parameters)
      initializers.insert(Code.block(head, .lines(assignments)), at: 1)
    }
    return initializers
  }

  /// The overload of the first initializer that takes some texts as finished ones of type `String`, as the controls of
  /// SwiftUI do. A literal is given to the first. Nil if it takes none of them.
  ///
  /// - Parameter isText: The members that it takes so.
  func initializer(takingFinished isText: [Bool]) -> Code? {
    guard let list = lists.first, list.arguments.contains(where: { isText[$0.index] }) else { return nil }
    let parameters = list.arguments.map { argument -> Code in
      var member = members[argument.index]
      if isText[argument.index] { member.parameterType = "String" }
      return parameter(member, labelled: member.name, member.defaultValue)
    }
    let values = list.arguments.map { argument -> Code in
      let member = members[argument.index]
      let value: Code =
        isText[argument.index] ? "LocalizedStringResource(verbatim: \(member.local))" : "\(member.local)"
      return "\(label: member.name): \(value)"
    }
    let head = Code.declaration("\(access)init", parameters: parameters)
    return "@_disfavoredOverload\(.line)\(.block(head, .call("self.init", values)))"
  }

  /// The initializer that takes all members, without defaults.
  var plainInitializer: Code {
    let parameters = members.map { parameter($0, labelled: $0.name, nil) }
    let assignments = zip(members, stored).map { "self.\(member: $1) = \($0.local)" as Code }
    return .block(.declaration("\(access)init", parameters: parameters), .lines(assignments))
  }

  private func assignment(to member: Member, _ stored: SwiftName) -> Code {
    let value: Code =
      switch member.themes {
      case nil, .given: "\(member.local)"
      case .same: "Themed(\(member.local))"
      case .function(let function, _): .call("Themed", ["\(member.local)", "or: \(function)"])
      }
    return "self.\(member: stored) = \(value)"
  }

  func attributes(of list: ArgumentList, _ function: SwiftName) -> Code {
    list.attributes(of: function, members.filter { !$0.history.isDeprecated }.map(\.name))
  }

  func parameters(of list: ArgumentList) -> [Code] {
    list.arguments.map { argument in
      let member = members[argument.index]
      let former = member.history.formerName.map { SwiftName($0) }
      let label = argument.hasFormerLabel ? former ?? member.name : member.name
      let value = argument.isRequired ? nil : member.defaultValue
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
    return "\(name): \(member.parameterType)\(value.map { " = \(.interface($0))" } ?? .empty)"
  }

  /// What a member is set to.
  enum Value {
    case argument(Code)
    /// A value for each theme, which is set behind the initializer.
    case themed(Code)
  }

  /// A call of the initializer that sets some members: with their names as labels, or with the names of the stored
  /// properties if one of them is deprecated.
  func call(_ type: Code, setting names: [String], to values: [Value]) -> Code {
    let isSet = members.map { member in names.contains { SwiftName($0) == member.name } }
    let isWhole = members.indices.contains { members[$0].history.isDeprecated && isSet[$0] }
    var (arguments, settings): ([Code], [Code]) = ([], [])
    for (index, member) in members.enumerated() {
      guard isSet[index] || isWhole && member.history.isDeprecated else { continue }
      let label = isWhole ? stored[index] : member.name
      switch values[index] {
      case .argument(let value): arguments.append("\(label: label): \(value)")
      case .themed(let value):
        if isWhole, member.history.isDeprecated { arguments.append("\(label: label): \(member.defaultValue ?? "nil")") }
        settings.append(Self.setting(storage[index], to: value))
      }
    }
    return .sequence([.call(type, arguments)] + settings)
  }

  /// `.setting(\.spacing, to: 4)`
  static func setting(_ name: SwiftName, to value: Code, isThemed: Bool = false) -> Code {
    .call(".setting", ["\\.\(isThemed ? "\(projection: name)" : "\(member: name)")", "to: \(value)"])
  }

  /// A call of the initializer with what a function is given, and otherwise with the defaults of a style.
  ///
  /// - Parameter style: The same members with those defaults.
  func call(_ type: Code, passing list: ArgumentList, of style: MemberList) -> Code {
    let given = Set(list.arguments.map(\.index))
    var (arguments, settings): ([Code], [Code]) = ([], [])
    for (index, member) in style.members.enumerated() {
      let local: Code? = given.contains(index) ? "\(member.local)" : nil
      guard case .function(let function, let value)? = member.themes, !members[index].isWorth(value) else {
        arguments.append("\(label: stored[index]): \(local ?? member.defaultValue ?? "nil")")
        continue
      }
      let themed = Code.call("Themed", local.map { ["\($0)", "or: \(function)"] } ?? [function])
      settings.append(Self.setting(storage[index], to: themed))
      if member.history.isDeprecated {
        arguments.append("\(label: stored[index]): \(members[index].defaultValue ?? "nil")")
      }
    }
    return .sequence([.call(type, arguments)] + settings)
  }
}

extension MemberList.Member {
  /// Whether it is worth an expression where its argument is left out.
  fileprivate func isWorth(_ expression: Expression) -> Bool {
    if case .function(_, let own)? = themes { own == expression } else { false }
  }
}
