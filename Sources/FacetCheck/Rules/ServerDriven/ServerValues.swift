package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let serverValue = DiagnosticKind(
    "server/value", .error, "Value that a server cannot send",
    explanation: """
      A server sends the parameters of a component as JSON: text, numbers, dates, URLs, names of symbols and images, \
      lists, and the declared types of these. A slot is a list of components, and an action is an object that the app \
      performs. There is no JSON for a binding, a range, a color or a font. Instead of a binding, give the component a \
      value and an action; instead of a color, a case of an enum.

          parameters: { value: Binding<Int> }              # wrong
          serverDriven: true

          parameters: { value: Int, onChange: Action }     # right
          serverDriven: true
      """)

  package static let serverField = DiagnosticKind(
    "server/field", .error, "Parameter with the name of a field that each component has",
    explanation: """
      On the wire, the fields 'type', 'id', 'requires', 'fallback' and 'flag' belong to each component. A parameter of \
      such a name would be read from them.

          parameters: { id: String }         # wrong
          serverDriven: true

          parameters: { itemID: String }     # right
          serverDriven: true
      """)

  package static let serverPlatforms = DiagnosticKind(
    "server/platforms", .error, "Server-driven component that not all platforms have",
    explanation: """
      A server sends the same page to all devices, and the app decodes each component that it knows. So a server-driven \
      component exists on all versions that the project runs on.

          availability: { iOS: 18 }                        # wrong
          serverDriven: true

          serverDriven: true                               # right
      """)
}

/// Reports parameters that cannot be on the wire.
func serverValues(_ component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  guard let serverDriven = component.spec.serverDriven, serverDriven.isOn else { return [] }
  var found = component.signature.parameters.compactMap { parameter -> Diagnostic? in
    let name = parameter.name
    if ServerDriven.commonFields.contains(name.value) { return .serverField(name) }
    guard let type = parameter.type, let fault = component.faultOnWire(type, design) else { return nil }
    return .serverValue(name, type, fault)
  }
  if let since = serverDriven.since, !since.value.isVersion { found.append(.serverVersion(since)) }
  if !component.component.availability.isEmpty { found.append(.serverPlatforms(serverDriven.value, component.name)) }
  return found
}

/// Reports components with the same type on the wire.
func repeatedServerTypes(of components: [ComponentSignature]) -> [Diagnostic] {
  duplicates(among: components.compactMap(\.serverType), what: "server-driven component")
}

extension TypedComponent {
  /// What cannot be on the wire of a type: an empty path for the type itself, or the fields that lead to it.
  ///
  /// Structs nest without a limit, so each is entered once, and without recursion.
  fileprivate func faultOnWire(_ type: ValueType, _ design: DesignIndex) -> (path: [String], type: ValueType)? {
    var waiting: [(type: ValueType, field: Int?)] = [(type, nil)]
    var fields: [(name: String, outer: Int?)] = []
    var entered: Set<DeclaredType> = []
    while let (type, field) = waiting.popLast() {
      guard let shape = type.wireShape else {
        let path = sequence(first: field) { $0.flatMap { fields[$0].outer } }.prefix { $0 != nil }
        return (path.compactMap { $0.map { fields[$0].name } }.reversed(), type)
      }
      guard let declared = shape.declaredType, entered.insert(declared).inserted else { continue }
      for inner in self.fields(of: declared, in: design).reversed() {
        waiting.append((inner.type, fields.count))
        fields.append((inner.name, field))
      }
    }
    return nil
  }
}

extension String {
  /// Whether it is numbers with dots between them, as in `2.1`.
  fileprivate var isVersion: Bool {
    utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy { part in
      part.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } && Int(Substring(part)) != nil
    }
  }
}

extension Diagnostic {
  fileprivate static func serverValue(
    _ name: Located<String>, _ type: ValueType, _ fault: (path: [String], type: ValueType)
  ) -> Diagnostic {
    let reason =
      fault.path.isEmpty
      ? "" : ": its field '\(fault.path.joined(separator: "."))' is of type '\(fault.type.spelling)'"
    return Diagnostic(
      .serverValue, at: name.span, "a server cannot send '\(name.value)' of type '\(type.spelling)'\(reason)",
      help: help(for: fault.type))
  }

  private static func help(for type: ValueType) -> String? {
    switch type.unwrapped {
    case .viewOf: "give the component a list of components: a slot of type View"
    case .binding: "give the component the value, and an action that changes it"
    case .range: "give the component the two ends of the range"
    case .color, .textStyle, .fontWeight, .gradient, .border, .strokeStyle, .transition, .easing, .record, .words:
      "declare an enum under 'types', and choose the value by its case"
    case .actionOf: "an action on the wire takes a String, an Int, a Double or a Bool"
    case .array: "the elements of a list are values, and not optional"
    default: nil
    }
  }

  fileprivate static func serverField(_ name: Located<String>) -> Diagnostic {
    Diagnostic(
      .serverField, at: name.span, "'\(name.value)' is a field of each component on the wire",
      help: "choose another name for the parameter")
  }

  fileprivate static func serverVersion(_ since: Located<String>) -> Diagnostic {
    Diagnostic(
      .wrongShape, at: since.span, "'since' takes a version, as in '2.1', found '\(since.value)'")
  }

  fileprivate static func serverPlatforms(_ place: SourceSpan, _ name: String) -> Diagnostic {
    Diagnostic(
      .serverPlatforms, at: place, "'\(name)' is server-driven, and not available on all versions of the project",
      help: "remove 'availability', or raise 'platforms' in facet.yaml")
  }
}
