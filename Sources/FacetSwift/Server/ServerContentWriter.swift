import FacetIR
import FacetText

/// The file with the contents of all components that servers send, and the view that draws them.
struct ServerContentWriter {
  private let index: DesignIndex
  private let components: [Component]

  init(index: DesignIndex) {
    self.index = index
    components = index.design.components.filter { $0.serverDriven != nil }
  }

  var files: [SwiftFile] {
    guard !components.isEmpty else { return [] }
    return [
      SwiftFile(
        "DesignServerContent", from: "", importing: index.accessLevel, modules: ["FacetServerDriven"],
        [content, view, short])
    ]
  }

  private var access: Code { index.access }

  /// The name of the component, unless that is one of the other cases.
  private func caseName(_ component: Component) -> SwiftName {
    let name = CamelCase.lower(component.name) ?? component.name
    return SwiftName(["registered", "unknown"].contains(name) ? name + "Component" : name)
  }

  private func payload(_ component: Component) -> SwiftName { index.names(of: component.name).payload }

  // MARK: Content

  private var content: Code {
    let cases =
      components.map { "case \(caseName($0))(\(payload($0)))" as Code } + [
        "/// Of a type that the app registered with its decoder.\(.line)case registered(RegisteredPayload)",
        "/// What the app cannot decode.\(.line)case unknown(UnknownComponent)",
      ]
    return .sequence([
      .documentation("What servers send about the components of \(index.design.project.module)."),
      .block(
        "\(access)nonisolated enum DesignServerContent: ServerContent",
        .paragraphs([.lines(cases), types, decoding, type, renderer, encoding])),
    ])
  }

  private var types: Code {
    "\(access)static let types = \(.longArray(components.map { "ServerType(\(payload($0)).self)" }))"
  }

  private var decoding: Code {
    let cases = components.map { component -> Code in
      let payload = payload(component)
      return "case \(payload).type: .\(member: caseName(component))(try \(payload)(from: &payload))"
    }
    let head = Code.declaration(
      "\(access)static func decode", parameters: ["_ type: String", "from payload: inout PayloadReader"])
    return .block(
      "\(head) throws(MalformedPayload) -> DesignServerContent?", choice("type", cases + ["default: nil"]))
  }

  private var type: Code {
    let cases = components.map { "case .\(member: caseName($0)): \(payload($0)).type" as Code }
    let others: [Code] = [
      "case .registered(let payload): payload.type", "case .unknown(let component): component.type",
    ]
    return .block("\(access)var type: String?", choice("self", cases + others))
  }

  /// Adding a component to the migrated ones moves one line.
  private var renderer: Code {
    let cases = components.map { component -> Code in
      component.serverDriven?.isMigrated == true
        ? "case .\(member: caseName(component)): .view" : "case .\(member: caseName(component)): .legacy"
    }
    return .sequence([
      .documentation("What draws the component: a component of the module, or what the app had before."),
      .block("\(access)var renderer: ServerRenderer", choice("self", cases + ["case .registered, .unknown: .legacy"])),
    ])
  }

  private var encoding: Code {
    let cases = components.map { component -> Code in
      "case .\(member: caseName(component))(let value): value.encode(to: &payload)"
    }
    let others: [Code] = ["case .registered(let value): value.value.encode(to: &payload)", "case .unknown: break"]
    return .block("\(access)func encode(to payload: inout PayloadWriter)", choice("self", cases + others))
  }

  private func choice(_ value: Code, _ cases: [Code]) -> Code {
    .sequence(["switch \(value) {", .line, .lines(cases), .line, "}"])
  }

  // MARK: View

  private var view: Code {
    let component: Code = "ServerComponent<DesignServerContent>"
    let drawn = components.filter { $0.serverDriven?.isMigrated == true }.map { component -> Code in
      let view = index.names(of: component.name).serverView
      let hasSlots = component.wireFields.contains { $0.shape == .components }
      let slot: Code = hasSlots ? " { DesignServerView($0, other: other) }" : .empty
      return "case .\(member: caseName(component))(let payload): \(view)(payload: payload)\(slot)"
    }
    let left = components.filter { $0.serverDriven?.isMigrated != true }.map { ".\(member: caseName($0))" as Code }
    let rest: Code = "case \(.joined(left + [".registered", ".unknown"], by: ", ")): other(component)"
    let initializer = Code.block(
      .declaration(
        "\(access)init",
        parameters: ["_ component: \(component)", "@ViewBuilder other: @escaping (\(component)) -> Other"]),
      .lines(["self.component = component", "self.other = other"]))
    let documentation = """
      Draws a component that a server sends.

      - Parameter other: Draws what the app draws in its own way, types that it registered, and what it cannot decode.
      """
    return .sequence([
      .documentation("Draws a component that a server sends."),
      .block(
        "\(access)struct DesignServerView<Other: View>: View",
        .paragraphs([
          .lines(["private let component: \(component)", "private let other: (\(component)) -> Other"]),
          "\(.documentation(documentation))\(initializer)",
          .block("\(access)var body: some View", choice("component.content", drawn + [rest])),
        ])),
    ])
  }

  private var short: Code {
    .block(
      "extension DesignServerView where Other == EmptyView",
      .sequence([
        .documentation("Draws nothing for what the module does not draw."),
        .block(
          "\(access)init(_ component: ServerComponent<DesignServerContent>)",
          "self.init(component) { _ in EmptyView() }"),
      ]))
  }
}
