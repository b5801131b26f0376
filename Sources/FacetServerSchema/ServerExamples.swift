import FacetIR
import FacetLanguage
import FacetText

/// A value of an example.
indirect enum ExampleValue: Equatable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case array([ExampleValue])
  case object([(name: String, value: ExampleValue)])

  static func == (left: ExampleValue, right: ExampleValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.int(let left), .int(let right)): left == right
    case (.double(let left), .double(let right)): left == right
    case (.string(let left), .string(let right)): left == right
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.name == $1.name && $0.value == $1.value }
    default: false
    }
  }

  func write(to json: inout JSONWriter) {
    switch self {
    case .null: json.null()
    case .bool(let value): json.bool(value)
    case .int(let value): json.number(value)
    case .double(let value): json.number(value)
    case .string(let value): json.string(value)
    case .array(let values): json.array { json in for value in values { value.write(to: &json) } }
    case .object(let members):
      json.object { json in for (name, value) in members { json.member(name) { value.write(to: &$0) } } }
    }
  }
}

/// Components as a server would send the variants of their specs.
struct ServerExamples {
  let design: Design

  /// One for each variant whose values can be on the wire, without repetitions.
  func examples(of component: Component) -> [ExampleValue] {
    var examples: [ExampleValue] = []
    for variant in component.catalog.variants {
      let arguments = variant.arguments.map { ($0.parameter, $0.value) }
      guard let fields = fields(of: component, arguments), !examples.contains(.object(fields)) else { continue }
      examples.append(.object(fields))
    }
    return examples.enumerated().map { index, example in
      guard case .object(let members) = example else { return example }
      let id = "\(component.serverDriven?.type ?? "") \(index + 1)"
      return .object(members.prefix(1) + [("id", .string(id))] + members.dropFirst())
    }
  }

  /// The type and the payload; nil if a field that is required cannot be on the wire.
  private func fields(
    of component: Component, _ arguments: [(parameter: String, value: Expression)]
  ) -> [(name: String, value: ExampleValue)]? {
    guard let type = component.serverDriven?.type else { return nil }
    var fields: [(name: String, value: ExampleValue)] = [("type", .string(type))]
    for field in component.wireFields {
      let value = arguments.first { $0.parameter == field.name }.flatMap { self.value(of: $0.value, field.shape) }
      if let value, value != .null {
        fields.append((field.name, value))
      } else if field.shape == .components, !field.isOptional {
        // A slot is required, but it may be empty: its elements in a variant need not be components.
        fields.append((field.name, .array([])))
      } else if !field.isOptional {
        return nil
      }
    }
    return fields
  }

  /// Nil for what cannot be on the wire, such as a length that is a token.
  private func value(of expression: Expression, _ shape: WireShape) -> ExampleValue? {
    switch expression.node {
    case .null: return .null
    case .bool(let value): return .bool(value)
    case .int(let value): return .int(value)
    case .double(let value): return .double(value)
    case .string(let value), .word(let value), .icon(let value), .image(let value), .url(let value):
      return .string(value)
    case .date(let value): return .string(value.description)
    case .duration(let milliseconds): return .double(Double(milliseconds) / 1000)
    case .recorder(let name): return .object([("type", .string(name))])
    case .array(let elements):
      guard case .array(let shape) = shape else { return nil }
      let values = elements.compactMap { value(of: $0, shape) }
      return values.count == elements.count ? .array(values) : nil
    case .structure(let values):
      guard case .declared(let type) = shape else { return nil }
      return structure(type, values)
    case .views(let elements, _):
      let components = elements.enumerated().compactMap { sent($0.element, $0.offset) }
      return components.count == elements.count && !elements.isEmpty ? .array(components) : nil
    default: return nil
    }
  }

  private func structure(_ type: DeclaredType, _ values: [Expression]) -> ExampleValue? {
    guard let declaration = design.type(type), case .structure(let fields) = declaration.shape else { return nil }
    var members: [(name: String, value: ExampleValue)] = []
    for field in declaration.wireFields {
      guard let index = fields.firstIndex(where: { $0.name == field.name }), index < values.count,
        let value = self.value(of: values[index], field.shape)
      else { return nil }
      if value != .null { members.append((field.name, value)) } else if !field.isOptional { return nil }
    }
    return .object(members)
  }

  /// A component in a slot; nil for other elements, and for components with modifiers or in a style.
  private func sent(_ element: Element, _ index: Int) -> ExampleValue? {
    guard case .component(let instance) = element.kind, element.modifiers.isEmpty, instance.style == nil,
      let component = design.component(named: instance.component),
      let fields = fields(of: component, instance.arguments.map { ($0.parameter, $0.value) })
    else { return nil }
    return .object(fields.prefix(1) + [("id", .string("\(instance.component) \(index + 1)"))] + fields.dropFirst())
  }
}
