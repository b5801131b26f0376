import FacetIR
package import FacetInterpreter
import FacetLanguage
import FacetRuntime
package import FacetServerDriven
import FacetServerDrivenViews
import FacetSupport

/// The payload of a component, as its spec says it.
struct PayloadForm: Sendable {
  let component: Component
  let fields: [PayloadField]

  init(_ component: Component, in design: Design) {
    self.component = component
    fields = component.wireFields.map { PayloadField($0, in: design, within: []) }
  }
}

/// A field of a payload or of a struct in one.
struct PayloadField: Sendable {
  enum Format: Sendable {
    case value(WireFormat<Value>)
    case action
    case components
  }

  let field: WireField
  let format: Format

  /// - Parameter outer: The structs around it.
  init(_ field: WireField, in design: Design, within outer: [DeclaredType]) {
    self.field = field
    format =
      switch field.shape {
      case .action: .action
      case .components: .components
      default: .value(.interpreted(field.shape, in: design, within: outer))
      }
  }

  func read(_ payload: inout PayloadReader) throws(MalformedPayload) -> PayloadValue? {
    let (name, former) = (field.name, field.formerName)
    switch format {
    case .components where field.isOptional: return .components(try payload.components(name, formerly: former))
    case .components: return .components(try payload.requiredComponents(name, formerly: former))
    case .action where field.isOptional:
      return payload.optional(name, .action, formerly: former).map { .action($0) }
    case .action: return .action(try payload.required(name, .action, formerly: former))
    case .value(let format) where field.isOptional:
      return payload.optional(name, format, formerly: former).map { .value($0) }
    case .value(let format): return .value(try payload.required(name, format, formerly: former))
    }
  }

  func write(_ value: PayloadValue?, to payload: inout PayloadWriter) {
    switch (value, format) {
    case (.value(let value), .value(let format)): payload.write(field.name, value, format)
    case (.action(let action), _): payload.write(field.name, action, .action)
    case (.components(let components), _): payload.write(field.name, components)
    default: break
    }
  }
}

/// What a server sent for one field.
package enum PayloadValue: Equatable, Sendable {
  /// In a struct, a field that is missing is null.
  case value(Value)
  case action(ServerAction)
  case components([ServerComponent<InterpretedContent>])
}

extension WireFormat where Value == FacetInterpreter.Value {
  /// The format of a value that is no action and no component.
  fileprivate static func interpreted(_ shape: WireShape, in design: Design, within outer: [DeclaredType]) -> Self {
    switch shape {
    case .int: WireFormat<Int>.int.converted(to: { .int($0) }, from: \.intValue)
    case .double, .length: WireFormat<Double>.double.converted(to: { .double($0) }, from: \.doubleValue)
    case .bool: WireFormat<Bool>.bool.converted(to: { .bool($0) }, from: \.boolValue)
    case .duration: WireFormat<Duration>.duration.converted(to: { .duration($0) }, from: \.duration)
    case .date: WireFormat<Date>.date.converted(to: { .date($0) }, from: \.sentDate)
    case .url: WireFormat<URL>.url.converted(to: { .url($0) }, from: { URL(checked: $0.text) })
    case .icon where design.project.icons != nil:
      .words(design.project.icons?.map { ($0.name, .word($0.name)) } ?? [])
    case .icon: WireFormat<String>.string.converted(to: { .icon($0) }, from: \.text)
    case .image: WireFormat<String>.string.converted(to: { .image($0) }, from: \.text)
    case .array(let element):
      WireFormat<[Value]>.array(interpreted(element, in: design, within: outer))
        .converted(to: { .array($0) }, from: \.elements)
    case .declared(let type): declared(type, in: design, within: outer)
    case .string, .text, .action, .components: WireFormat<String>.string.converted(to: { .string($0) }, from: \.text)
    }
  }

  private static func declared(_ type: DeclaredType, in design: Design, within outer: [DeclaredType]) -> Self {
    switch design.type(type)?.shape {
    case .enumeration(let cases): return .words(cases.map { ($0, .word($0)) })
    case .structure where outer.contains(type):
      // A struct with an array of itself has no end, so its format is made when a value is read.
      return .object(
        read: { payload throws(MalformedPayload) in try structure(type, in: design, within: []).read(&payload) },
        write: { structure(type, in: design, within: []).write($0, to: &$1) })
    case .structure, nil:
      let structure = structure(type, in: design, within: outer)
      return .object(
        read: { payload throws(MalformedPayload) in try structure.read(&payload) },
        write: { structure.write($0, to: &$1) })
    }
  }

  private static func structure(
    _ type: DeclaredType, in design: Design, within outer: [DeclaredType]
  ) -> PayloadStructure {
    PayloadStructure(
      fields: (design.type(type)?.wireFields ?? []).map { PayloadField($0, in: design, within: outer + [type]) })
  }
}

/// A struct in a payload.
private struct PayloadStructure: Sendable {
  let fields: [PayloadField]

  func read(_ payload: inout PayloadReader) throws(MalformedPayload) -> Value {
    var values: [Value] = []
    for field in fields {
      guard case .value(let value)? = try field.read(&payload) else {
        values.append(.null)
        continue
      }
      values.append(value)
    }
    return .structure(values)
  }

  func write(_ value: Value, to payload: inout PayloadWriter) {
    guard case .structure(let values) = value else { return }
    for (field, value) in zip(fields, values) where !value.isNull { field.write(.value(value), to: &payload) }
  }
}

extension Value {
  fileprivate var sentDate: Date {
    if case .date(let date) = self { date } else { Date(timeIntervalSince1970: 0) }
  }
}
