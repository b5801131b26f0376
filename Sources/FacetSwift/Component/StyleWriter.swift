import FacetIR
import FacetLanguage

/// A style with a body: a struct with its settable properties, and the static members that select it and the styles that
/// extend it.
struct StyleWriter {
  private let style: Style
  private let writer: ComponentWriter
  private let type: SwiftName
  private let scope: Scope
  /// The body; nil for a hand-written style.
  private let drawn: Element?
  /// The comment for the author of a hand-written style; nil for a generated one.
  private let start: Comment?
  private let list: MemberList
  /// What the body reads from the environment.
  private let environment: [EnvironmentID]
  /// The property for the namespace of the body; empty if no element has geometry in it.
  private let namespace: [Code]
  private let switches: SwitchMembers?
  private let partMembers: PartMembers?

  init(_ style: Style, of writer: ComponentWriter, start: Comment? = nil) {
    self.style = style
    self.start = start
    self.writer = writer
    type = writer.names.styleType(style.nameInSwift)
    list = writer.list(
      of: style.properties, storageAccess: "private ", isHandWritten: style.implementation == .handWritten,
      declaresThemes: start != nil)
    let scope = Scope(
      properties: style.properties.map(\.name), themed: writer.themedProperties, stored: list.storedNames)
    let drawn: Element? = if case .body(let element) = style.implementation { element } else { nil }
    self.drawn = drawn
    let use = writer.use(of: drawn, style.parts, in: scope)
    environment = use.environment
    switches = use.hasSwitches ? drawn.map { SwitchMembers(in: $0, style.parts, scope, writer.index) } : nil
    self.scope = switches?.scope ?? scope
    namespace = writer.namespace(of: drawn, in: scope)
    partMembers = PartMembers(style.parts, in: self.scope, writer.index) { SwiftName($0) }
  }

  /// Of a hand-written style, only the static members that select it.
  var declarations: [Code] { isHandWritten ? [members, alias] : [declaration, members, alias] }

  /// A deprecated alias with the style's former name.
  private var alias: Code {
    guard let former = style.formerNameInSwift else { return .empty }
    let attributes: Code = "\(Code.deprecated(renamed: type))\(availability)"
    return "\(attributes)\(writer.access)typealias \(writer.names.styleType(former)) = \(type)"
  }

  var declaration: Code {
    let head: Code = "\(writer.access)nonisolated struct \(type): \(writer.names.style), Equatable"
    let standard = "How `\(writer.names.view.text)` looks where no style is set."
    let doc = style.doc ?? (style.name == "default" ? standard : nil)
    return "\(.documentation(doc))\(availability)\(.block(head, .paragraphs(parts)))"
  }

  /// A style with a fallback has the availability of its component.
  private var availability: Code {
    let own = style.otherwise == nil ? style.availability : Availability()
    return .available(writer.component.availability.and(own))
  }

  private var parts: [Code] {
    [storage] + list.forwarding + initializers + [body]
      + (partMembers?.declarations(content: "\(writer.names.content)", mark: "@MainActor ") ?? [])
      + (switches?.declarations(isIsolated: false) ?? []) + [equality]
  }

  private var storage: Code {
    .lines(list.storedProperties + writer.readings(of: environment, in: scope) + namespace)
  }

  /// Nil without properties: Swift synthesizes the same initializer, with internal access.
  private var initializers: [Code] {
    if style.properties.isEmpty, writer.index.design.project.accessLevel == .internal, mark == nil { return [] }
    // A hand-written initializer need not repeat the defaults of the spec.
    return start == nil ? list.initializers(mark: mark, storingAccess: "") : [list.plainInitializer]
  }

  /// Whether the initializer is private: nothing refers to the type by name except styles that extend it.
  private var mark: Code? {
    guard let reason = style.history.deprecation, extensions.allSatisfy(\.history.isDeprecated) else { return nil }
    return .deprecated(because: reason)
  }

  private var body: Code {
    guard let drawn else { return .empty }
    let own = ElementWriter(index: writer.index, scope: scope, fragments: partMembers).code(drawn)
    let function = Code.block(
      "@MainActor \(writer.access)func body(content: \(writer.names.content)) -> some View",
      .lines([start.map(Code.comment) ?? .empty, FallbackWriter(style, of: writer, list, scope).code(own)]))
    let fallback = style.otherwise.flatMap { writer.component.style(named: $0) }
    let isDeprecated = fallback?.history.isDeprecated == true
    return "\(isDeprecated ? .deprecated() : writer.index.mark(ifDeprecatedIn: [drawn]))\(function)"
  }

  /// The conformance to Equatable if the compiler cannot synthesize it: environment values are not part of a style's value.
  private var equality: Code {
    guard !environment.isEmpty || !namespace.isEmpty else { return .empty }
    let comparisons = style.properties.map { property -> Code in
      let name = list.storedNames[property.name] ?? SwiftName(property.name)
      return "lhs.\(member: name) == rhs.\(member: name)"
    }
    let rest = comparisons.dropFirst().map { "\(.softLine(flat: " "))&& \($0)" as Code }
    return .block(
      "\(writer.access)static func == (lhs: Self, rhs: Self) -> Bool",
      .group("\(comparisons.first ?? "true")\(.indented(.sequence(rest)))"))
  }

  private var extensions: [Style] { writer.component.styles.filter { writer.base(of: $0)?.name == style.name } }

  private var members: Code {
    .block(
      "\(availability)nonisolated extension \(writer.names.style) where Self == \(type)",
      .paragraphs(([style] + extensions).flatMap(members)))
  }

  /// `.compact`, and `.compact(spacing: 4)` for a style with properties, followed by the former names.
  private func members(of style: Style) -> [Code] {
    let member = writer.names.styleMember(style.nameInSwift)
    let isOwn = style.name == self.style.name
    let former = style.formerNameInSwift.map { writer.names.styleMember($0) }
    let doc: Code = .documentation(isOwn && !isHandWritten ? nil : style.doc)
    let deprecation = style.history.deprecation.map { Code.deprecated(because: $0) }
    let variable = variable(member, value(of: style))
    let own = "\(doc)\(deprecation ?? .empty)\(variable)" as Code
    let old = former.map { "\(Code.deprecated(renamed: member))\(self.variable($0, "\(member)"))" as Code }
    let variables = [own] + [old].compactMap { $0 }
    // A style that extends another has no function: `.compact.setting(\.spacing, to: 4)`.
    guard isOwn || isHandWritten else { return variables }
    return [own] + functions(of: style, member, deprecation) + [old].compactMap { $0 }
      + (former.map { functions(of: style, $0, nil, now: member) } ?? [])
  }

  /// The value of a style: what is not as in the style that it extends. A hand-written style has no defaults.
  private func value(of style: Style) -> Code {
    guard isHandWritten else {
      let changed = zip(style.properties, self.style.properties).filter { $0.defaultValue != $1.defaultValue }
      return list.call(
        "\(type)", setting: changed.map(\.0.name),
        to: style.properties.map { writer.value(of: $0, isHandWritten: false) })
    }
    if style.properties.isEmpty { return "\(type)()" }
    if !style.properties.allSatisfy(\.history.isDeprecated) {
      return "\(writer.names.styleMember(style.nameInSwift))()"
    }
    let own = list(of: style)
    return list.call("\(type)", passing: own.lists[0], of: own)
  }

  /// The same properties with the defaults of the style.
  private func list(of style: Style) -> MemberList {
    writer.list(of: style.properties, storageAccess: "private ", isHandWritten: isHandWritten)
  }

  private func variable(_ name: SwiftName, _ value: Code) -> Code {
    .shortBlock("\(writer.access)static var \(name): \(type)", value)
  }

  /// - Parameters:
  ///   - mark: An attribute for all of them, in place of their own.
  ///   - now: The current name.
  private func functions(of style: Style, _ name: SwiftName, _ mark: Code?, now: SwiftName? = nil) -> [Code] {
    let own = list(of: style)
    return own.lists.filter { !$0.arguments.isEmpty }.map { written in
      var dated = written
      if now != nil { dated.age = .renamed }
      let head = Code.declaration(
        "\(writer.access)static func \(name)", parameters: own.parameters(of: written))
      let body = list.call("\(type)", passing: written, of: own)
      return "\(mark ?? list.attributes(of: dated, now ?? name))\(Code.block("\(head) -> \(type)", body))"
    }
  }

  private var isHandWritten: Bool { style.implementation == .handWritten }
}

extension Style {
  /// Nil if the Swift name has not changed.
  var formerNameInSwift: String? { history.formerName == nameInSwift ? nil : history.formerName }
}

extension ComponentWriter {
  /// - Parameter declaresThemes: Whether a person declares the properties, as those of a style that is written by hand.
  func list(
    of properties: [Style.Property], storageAccess: Code, isHandWritten: Bool = false, declaresThemes: Bool = false
  ) -> MemberList {
    let themed = themedProperties
    let expressions = ExpressionWriter(index: index, scope: .constant)
    let members = properties.map { property in
      let type = index.spelling(of: property.type)
      var member = MemberList.Member(
        name: SwiftName(property.name), local: SwiftName(property.name), type: type, parameterType: type,
        doc: property.documentation, history: property.history)
      let value = property.defaultValue
      if !themed.contains(property.name) {
        member.defaultValue = defaultValue(of: property)
      } else if isHandWritten || declaresThemes || property.type.isOptional {
        // The argument for an optional cannot be nil where it is left out.
        member.parameterType = "Themed<\(type)>"
        member.defaultValue = expressions.themedCode(value, as: property.type)
        if isHandWritten || declaresThemes { member.type = member.parameterType } else { member.themes = .given }
      } else if expressions.readsTheme(value) {
        member.parameterType = "\(type)?"
        member.defaultValue = "nil"
        member.themes = .function(expressions.themeFunction(value, as: property.type), of: value)
      } else {
        member.defaultValue = defaultValue(of: property)
        member.themes = .same
      }
      return member
    }
    return MemberList(members, access: access, storageAccess: storageAccess, isHandWritten: isHandWritten)
  }

  /// The style whose body draws `style`.
  func base(of style: Style) -> Style? {
    style.base.flatMap(component.drawingStyle)
  }
}

extension Style.Property {
  /// What it is for, and that it grows with the text.
  fileprivate var documentation: String? {
    guard case .word(let style)? = textStyle?.node else { return doc }
    return [doc, "Grows with the reader's text size as `\(style)` does."].compactMap(\.self).joined(separator: "\n\n")
  }
}
