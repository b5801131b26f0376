import FacetIR

/// The style of a component that draws itself: a struct of values, its named instances, and the modifier that sets one.
struct PropertyStyleWriter {
  private let writer: ComponentWriter
  private let names: ComponentNames
  private let properties: [Style.Property]
  private let list: MemberList

  init(_ writer: ComponentWriter) {
    self.writer = writer
    names = writer.names
    properties = writer.component.styles.first(where: \.hasBody)?.properties ?? []
    list = writer.list(of: properties, storageAccess: "fileprivate ")
  }

  var declarations: [Code] { [structure, environment, modifier] }

  private var structure: Code {
    let parts =
      [.lines(list.storedProperties)] + list.forwarding + list.initializers(storingAccess: "")
      + writer.component.styles.flatMap(named) + writer.component.styles.flatMap(functions)
    return .sequence([
      "/// What a `\(names.view)` is drawn with.", .line, writer.availability,
      .block("\(writer.access)nonisolated struct \(names.style): \(conformances)", .paragraphs(parts)),
    ])
  }

  private var conformances: Code {
    let comparison: Code = properties.allSatisfy { writer.index.isHashable($0.type) } ? "Hashable" : "Equatable"
    return "\(comparison), Sendable\(list.hasThemes ? ", SettableStyle" : .empty)"
  }

  /// `static let thick = DividerStyle(thickness: 4)`, followed by its former name.
  private func named(_ style: Style) -> [Code] {
    let own = zip(style.properties, properties).filter { $0.defaultValue != $1.defaultValue }.map(\.0.name)
    let value = list.call(
      "\(names.style)", setting: own, to: style.properties.map { writer.value(of: $0, isHandWritten: false) })
    let standard = "How `\(names.view.text)` looks where no style is set."
    let doc = style.doc ?? (style.name == "default" ? standard : nil)
    let member = names.styleMember(style.nameInSwift)
    let deprecation = style.history.deprecation.map { Code.deprecated(because: $0) } ?? .empty
    let declaration: Code = "\(deprecation)\(writer.access)static let \(member)"
    let former = style.formerNameInSwift.map { name in
      let head: Code = "\(writer.access)static var \(names.styleMember(name)): \(names.style)"
      return "\(Code.deprecated(renamed: member))\(Code.shortBlock(head, "\(member)"))" as Code
    }
    return ["\(.documentation(doc))\(declaration) = \(value)"] + [former].compactMap { $0 }
  }

  /// `.thick(color: …)`: the named style with some values set. For the first style, this is the initializer.
  private func functions(_ style: Style) -> [Code] {
    ([style.nameInSwift] + [style.formerNameInSwift].compactMap { $0 }).flatMap { functions(style, $0) }
  }

  private func functions(_ style: Style, _ name: String) -> [Code] {
    let own = writer.list(of: style.properties, storageAccess: "fileprivate ")
    let mark = style.history.deprecation.map { Code.deprecated(because: $0) }
    return own.lists.filter { !$0.arguments.isEmpty }.map { written in
      var dated = written
      if name != style.nameInSwift { dated.age = .renamed }
      let head = Code.declaration(
        "\(writer.access)static func \(names.styleMember(name))", parameters: own.parameters(of: written))
      let attributes = mark ?? list.attributes(of: dated, names.styleMember(style.nameInSwift))
      return "\(attributes)\(Code.block("\(head) -> Self", list.call("Self", passing: written, of: own)))"
    }
  }

  /// The default value is stored, because values are Sendable.
  private var environment: Code {
    let first = names.styleMember(writer.component.styles.first?.nameInSwift ?? "default")
    let property = Code.block(
      "\(writer.access)nonisolated var \(names.modifier): \(names.style)",
      .lines(["get { self[\(names.styleKey).self] }", "set { self[\(names.styleKey).self] = newValue }"]))
    return .paragraphs([
      .block(
        "\(writer.availability)private nonisolated struct \(names.styleKey): EnvironmentKey",
        "static let defaultValue = \(names.style).\(member: first)"),
      .block("\(writer.availability)extension EnvironmentValues", property),
    ])
  }

  private var modifier: Code {
    let function = Code.block(
      "\(writer.access)func \(names.modifier)(_ style: \(names.style)) -> some View",
      "environment(\\.\(member: names.modifier), style)")
    return .block(
      "\(writer.availability)extension View",
      "/// Sets the style of each `\(names.view)` in this view.\(.line)\(function)")
  }
}
