import FacetIR
import FacetLanguage

/// The file of what servers send about a component: the payload, and the view that draws it.
struct ServerPayloadWriter {
  private let writer: ComponentWriter
  private let component: Component
  private let values: WireValueWriter

  init(_ writer: ComponentWriter) {
    self.writer = writer
    component = writer.component
    values = WireValueWriter(component: writer.component, index: writer.index)
  }

  /// One file; none if servers do not send the component.
  var files: [SwiftFile] {
    guard let serverDriven = component.serverDriven else { return [] }
    let isOfRuntime = (component.wireFields + structs.flatMap(\.fields)).contains { $0.shape.isOfRuntime }
    return [
      SwiftFile(
        writer.names.payload.text, from: component.source, importing: writer.index.accessLevel,
        use: isOfRuntime ? .declarations : .values, modules: ["FacetServerDriven"],
        privateModules: ["FacetServerDrivenViews"],
        [payload(serverDriven)] + (serverDriven.isMigrated ? [view] + conversions : []))
    ]
  }

  private var access: Code { writer.access }

  // MARK: Payload

  private func payload(_ serverDriven: ServerDriven) -> Code {
    let since = serverDriven.since.map {
      "\(access)static let since: ServerVersion? = \(StringLiteral($0))" as Code
    }
    let identity = Code.lines([
      "\(access)static let type = \(StringLiteral(serverDriven.type))", since ?? .empty,
    ])
    let structs = structs.map { name, _, fields in
      Code.block(
        "\(access)nonisolated struct \(name): WireObject",
        .paragraphs(members(of: fields)))
    }
    return .sequence([
      .documentation("What a server sends about `\(writer.names.view.text)`."),
      .block(
        "\(access)nonisolated struct \(writer.names.payload): ServerPayload",
        .paragraphs([identity] + members(of: component.wireFields) + structs)),
    ])
  }

  private var structs: [(name: SwiftName, type: DeclaredType, fields: [WireField])] {
    values.structs.map { ($0.name, $0.type, writer.index.type($0.type)?.wireFields ?? []) }
  }

  /// The properties, and how they are made, read and written.
  private func members(of fields: [WireField]) -> [Code] {
    let named = named(fields)
    let properties = named.map { field, name in
      "\(.documentation(field.doc))\(access)var \(name): \(type(of: field))" as Code
    }
    let parameters = named.map { field, name -> Code in
      "\(name): \(type(of: field))\(field.isOptional ? field.shape == .components ? " = []" : " = nil" : "")"
    }
    let making = Code.block(
      .declaration("\(access)init", parameters: parameters),
      .lines(named.map { "self.\(member: $1) = \($1)" }))
    let reading = Code.block(
      "\(access)init(from payload: inout PayloadReader) throws(MalformedPayload)",
      .lines(named.map { "\(property($1)) = \(read($0))" }))
    let writing = Code.block(
      "\(access)func encode(to payload: inout PayloadWriter)", .lines(named.map { write($0, property($1)) }))
    return [.lines(properties), making, reading, writing]
  }

  private func named(_ fields: [WireField]) -> [(field: WireField, name: SwiftName)] {
    var taken: Set<String> = ["self"]
    return fields.map { ($0, MemberNames.free($0.name, "Value", &taken)) }
  }

  private func type(of field: WireField) -> Code {
    "\(values.type(field.shape))\(field.isOptional && field.shape != .components ? "?" : "")"
  }

  /// The parameter of the function is called `payload`.
  private func property(_ name: SwiftName) -> Code {
    name == SwiftName("payload") ? "self.\(member: name)" : "\(name)"
  }

  private func read(_ field: WireField) -> Code {
    let former: [Code] = field.formerName.map { ["formerly: \(StringLiteral($0))"] } ?? []
    let key: Code = "\(StringLiteral(field.name))"
    if field.shape == .components {
      return "try \(.call(field.isOptional ? "payload.components" : "payload.requiredComponents", [key] + former))"
    }
    let arguments = [key, values.format(field.shape)] + former
    return field.isOptional ? .call("payload.optional", arguments) : "try \(.call("payload.required", arguments))"
  }

  private func write(_ field: WireField, _ value: Code) -> Code {
    let format: [Code] = field.shape == .components ? [] : [values.format(field.shape)]
    return .call("payload.write", ["\(StringLiteral(field.name))", value] + format)
  }

  /// The structs of the component from those of the payload.
  private var conversions: [Code] {
    structs.map { name, type, fields in
      let arguments = named(fields).map { field, name in
        "\(label: SwiftName(field.name)): \(values.argument(field, named: name))" as Code
      }
      let initializer = Code.block(
        "@MainActor fileprivate init(_ payload: \(writer.names.payload).\(member: name))", .call("self.init", arguments)
      )
      return .block(
        "extension \(writer.index.names(of: type.component).declaredType(type.name))",
        "\(hasDeprecated(type) ? .deprecated() : .empty)\(initializer)")
    }
  }

  // MARK: View

  private var hasSlots: Bool { component.wireFields.contains { $0.shape == .components } }

  /// The view calls what is deprecated only in its body; see ``DesignIndex/mark(ifDeprecatedIn:)``.
  private var view: Code {
    let fields = Dictionary(named(component.wireFields).map { ($0.field.name, $0) }) { first, _ in first }
    let arguments = writer.ordered.compactMap { parameter -> Code? in
      guard let (field, name) = fields[parameter.name] else { return nil }
      let value =
        field.shape == .components ? slot(parameter, name) : values.argument(field, named: name)
      return parameter.label.map { "\(label: SwiftName($0)): \(value)" } ?? value
    }
    let storage: [Code] =
      ["let payload: \(writer.names.payload)"]
      + (hasSlots ? ["let component: (ServerComponent<DesignServerContent>) -> Slot"] : [])
      + (sendsEvents ? ["@Environment(\\.serverEvents) private var send"] : [])
    let body = Code.shortBlock("var body: some View", .call("\(writer.names.view)", arguments))
    return .sequence([
      .documentation("Draws what a server sends about `\(writer.names.view.text)`."),
      .block(
        "struct \(writer.names.serverView)\(hasSlots ? "<Slot: View>" : ""): View",
        .paragraphs([.lines(storage), "\(isDeprecated ? .deprecated() : .empty)\(body)"])),
    ])
  }

  private var sendsEvents: Bool {
    component.wireFields.contains { field in
      if case .action = field.shape { true } else { false }
    }
  }

  private var isDeprecated: Bool {
    component.listing.deprecation != nil || component.parameters.contains { $0.history.isDeprecated }
      || values.structs.contains { hasDeprecated($0.type) }
      || component.parameters.contains { writer.index.drawDeprecated(defaultElements(of: $0)) }
  }

  private func hasDeprecated(_ type: DeclaredType) -> Bool {
    guard case .structure(let fields)? = writer.index.type(type)?.shape else { return false }
    return fields.contains { $0.history.isDeprecated }
  }

  /// The default of a slot.
  private func defaultElements(of parameter: Parameter) -> [Element] {
    parameter.defaultValue?.slotElements ?? []
  }

  /// The components of a slot, or its default if a server sends none.
  private func slot(_ parameter: Parameter, _ name: SwiftName) -> Code {
    let components: Code = "ForEach(payload.\(member: name)) { component($0) }"
    let elements = defaultElements(of: parameter)
    if elements.isEmpty { return "{ ServerSlot(payload.\(member: name)) { component($0) } }" }
    let standard = ElementWriter(index: writer.index, scope: .constant).block(elements)
    let choice = Code.sequence([
      .block("if payload.\(member: name).isEmpty", standard), " else {", .indented("\(.line)\(components)"), .line, "}",
    ])
    return "{\(.indented("\(.line)\(choice)"))\(.line)}"
  }
}
