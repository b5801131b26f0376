package import FacetIR
import FacetInterpreter
package import FacetServerDriven

/// The contents of components, read by what the specs say: the same as those of the generated `DesignServerContent`.
package enum InterpretedContent: ServerContent {
  case payload(InterpretedPayload)
  case registered(RegisteredPayload)
  case unknown(UnknownComponent)

  /// None: they are known only at run time.
  package static var types: [ServerType] { [] }

  package static func decode(
    _ type: String, from payload: inout PayloadReader
  ) throws(MalformedPayload) -> InterpretedContent? {
    guard let forms = payload.userInfo as? PayloadForms, let form = forms[type] else { return nil }
    return .payload(try InterpretedPayload(form, from: &payload))
  }

  package var type: String? {
    switch self {
    case .payload(let payload): payload.component.serverDriven?.type
    case .registered(let payload): payload.type
    case .unknown(let component): component.type
    }
  }

  package var renderer: ServerRenderer {
    if case .payload(let payload) = self, payload.component.serverDriven?.isMigrated == true { .view } else { .legacy }
  }

  package func encode(to payload: inout PayloadWriter) {
    switch self {
    case .payload(let value): value.encode(to: &payload)
    case .registered(let value): value.value.encode(to: &payload)
    case .unknown: break
    }
  }
}

/// What a server sent about a component.
package struct InterpretedPayload: Sendable {
  let form: PayloadForm
  /// By the fields of the form; nil for one that is missing.
  let values: [PayloadValue?]

  init(_ form: PayloadForm, from payload: inout PayloadReader) throws(MalformedPayload) {
    self.form = form
    var values: [PayloadValue?] = []
    for field in form.fields { values.append(try field.read(&payload)) }
    self.values = values
  }

  package var component: Component { form.component }

  /// The components in its slots.
  package var components: [ServerComponent<InterpretedContent>] {
    values.flatMap { value -> [ServerComponent<InterpretedContent>] in
      if case .components(let components)? = value { components } else { [] }
    }
  }

  func encode(to payload: inout PayloadWriter) {
    for (field, value) in zip(form.fields, values) { field.write(value, to: &payload) }
  }
}

extension InterpretedPayload: Equatable {
  package static func == (left: InterpretedPayload, right: InterpretedPayload) -> Bool {
    left.component.name == right.component.name && left.values == right.values
  }
}

/// The payloads of a design, by the type on the wire.
package struct PayloadForms: Sendable {
  private let forms: [String: PayloadForm]
  package let types: [ServerType]

  package init(_ design: Design) {
    var forms: [String: PayloadForm] = [:]
    var types: [ServerType] = []
    for component in design.components {
      guard let serverDriven = component.serverDriven else { continue }
      forms[serverDriven.type] = PayloadForm(component, in: design)
      types.append(ServerType(serverDriven.type, since: serverDriven.since.flatMap(ServerVersion.init)))
    }
    self.forms = forms
    self.types = types
  }

  /// With the standard settings.
  package var decoder: ServerPageDecoder<InterpretedContent> {
    ServerPageDecoder<InterpretedContent>(types, userInfo: self)
  }

  subscript(type: String) -> PayloadForm? { forms[type] }
}
