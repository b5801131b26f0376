import FacetIR

/// The style of a component that draws itself: a bag of values, its named ones, and how one is put into the environment.
struct PropertyStyleWriter {
  private let writer: ComponentWriter
  private let names: ComponentNames
  private let properties: [Style.Property]

  init(_ writer: ComponentWriter) {
    self.writer = writer
    names = writer.names
    properties = writer.component.styles.first(where: \.hasBody)?.properties ?? []
  }

  var declarations: [Code] { [structure, environment, modifier] }

  private var structure: Code {
    let storage = properties.map { property -> Code in
      "\(.documentation(property.doc))\(writer.access)var \(SwiftName(property.name)): \(spelling(property))"
    }
    let assignments = properties.map { "self.\(member: SwiftName($0.name)) = \(SwiftName($0.name))" as Code }
    let initialiser = Code.block(
      .declaration("\(writer.access)init", parameters: properties.map { parameter($0, $0) }), .lines(assignments))
    let parts =
      [.lines(storage), initialiser] + writer.component.styles.map(named) + writer.component.styles.map(function)
    return .sequence([
      "/// What a `\(names.view)` is drawn with.", .line,
      .block("\(writer.access)nonisolated struct \(names.style): \(conformances), Sendable", .paragraphs(parts)),
    ])
  }

  private var conformances: Code {
    properties.allSatisfy { writer.index.isHashable($0.type) } ? "Hashable" : "Equatable"
  }

  /// `static let thick = DividerStyle(thickness: 4)`
  private func named(_ style: Style) -> Code {
    let own = zip(style.properties, properties).filter { $0.defaultValue != $1.defaultValue }.map {
      property, _ -> Code in
      "\(label: SwiftName(property.name)): \(writer.defaultValue(of: property))"
    }
    let standard = "How `\(names.view.text)` looks where no style is set."
    let doc = style.doc ?? (style.name == "default" ? standard : nil)
    let declaration: Code = "\(writer.access)static let \(names.styleMember(style.name))"
    return "\(.documentation(doc))\(declaration) = \(.call("\(names.style)", own))"
  }

  /// `.thick(color: …)`: the named style with some of its values set. That of the first is the initialiser.
  private func function(_ style: Style) -> Code {
    if properties.isEmpty { return .empty }
    let parameters = zip(style.properties, properties).map(parameter)
    let head = Code.declaration(
      "\(writer.access)static func \(names.styleMember(style.name))", parameters: parameters)
    let arguments = properties.map { "\(label: SwiftName($0.name)): \(SwiftName($0.name))" as Code }
    return .block("\(head) -> Self", .call("Self", arguments))
  }

  private func parameter(_ property: Style.Property, _ declared: Style.Property) -> Code {
    "\(SwiftName(property.name)): \(spelling(declared)) = \(writer.defaultValue(of: property))"
  }

  private func spelling(_ property: Style.Property) -> Code { writer.spelling(of: property) }

  /// The default is stored: values may be shared.
  private var environment: Code {
    let first = names.styleMember(writer.component.styles.first?.name ?? "default")
    let property = Code.block(
      "\(writer.access)nonisolated var \(names.modifier): \(names.style)",
      .lines(["get { self[\(names.styleKey).self] }", "set { self[\(names.styleKey).self] = newValue }"]))
    return .paragraphs([
      .block(
        "private nonisolated struct \(names.styleKey): EnvironmentKey",
        "static let defaultValue = \(names.style).\(member: first)"),
      .block("extension EnvironmentValues", property),
    ])
  }

  private var modifier: Code {
    let function = Code.block(
      "\(writer.access)func \(names.modifier)(_ style: \(names.style)) -> some View",
      "environment(\\.\(member: names.modifier), style)")
    return .block(
      "extension View",
      "/// Sets the style of each `\(names.view)` in this view.\(.line)\(function)")
  }
}
