import FacetIR
import FacetLanguage

/// Types of values on the wire, and what generated code makes of them.
struct WireValueWriter {
  let component: Component
  let index: DesignIndex
  /// The structs of the payload, also those within others: a payload has structs of its own, because those of components
  /// hold images and closures.
  let structs: [(name: SwiftName, type: DeclaredType)]
  private let names: [DeclaredType: SwiftName]

  init(component: Component, index: DesignIndex) {
    self.component = component
    self.index = index
    var taken: Set<String> = []
    structs = index.design.structsOnWire(of: component.wireFields).map { type in
      let name = type.component == component.name ? type.name : type.component + type.name
      return (MemberNames.free(name, "Value", &taken), type)
    }
    names = structs.reduce(into: [:]) { $0[$1.type] = $1.name }
  }

  private func name(of type: DeclaredType) -> SwiftName? { names[type] }

  // MARK: On the wire

  /// The type of a property of the payload.
  func type(_ shape: WireShape) -> Code {
    switch shape {
    case .string, .text, .image: "String"
    case .int: "Int"
    case .double: "Double"
    case .bool: "Bool"
    case .length: "CGFloat"
    case .duration: "Duration"
    case .date: "Date"
    case .url: "URL"
    case .icon: "DesignIcon"
    case .action: "ServerAction"
    case .components: "[ServerComponent<DesignServerContent>]"
    case .array(let element): "[\(type(element))]"
    case .declared(let declared):
      name(of: declared).map { "\($0)" } ?? index.names(of: declared.component).declaredType(declared.name)
    }
  }

  /// How the value is read and written; see `WireFormat`.
  func format(_ shape: WireShape) -> Code {
    switch shape {
    case .string, .text, .image: ".string"
    case .int: ".int"
    case .double: ".double"
    case .bool: ".bool"
    case .length: ".length"
    case .duration: ".duration"
    case .date: ".date"
    case .url: ".url"
    case .icon: index.hasIcons ? ".icon(among: DesignIcon.all)" : ".icon"
    case .action: ".action"
    case .array(let element): ".array(\(format(element)))"
    case .declared(let declared): name(of: declared) == nil ? ".word()" : ".object()"
    case .components: .empty
    }
  }

  // MARK: In the component

  /// The argument of the component's initializer for a field, or of that of a struct.
  ///
  /// - Parameter name: The property of `payload`.
  func argument(_ field: WireField, named name: SwiftName) -> Code {
    let value: Code = "payload.\(member: name)"
    if case .action(let taken) = field.shape {
      let sent: Code =
        taken.map { "send(\(value), value: .\(eventCase(of: $0))($0))" } ?? "send(\(value))"
      // Without an isolation of its own, a closure in a ternary expression has none.
      return field.isOptional ? "\(value) == nil ? nil : { @MainActor in \(sent) }" : "{ \(sent) }"
    }
    let given =
      field.isOptional
      ? mapped(value, field.shape)
      : converted(value, field.shape)
    guard let defaultValue = field.defaultValue else { return given ?? value }
    let expressions = ExpressionWriter(index: index, scope: .constant)
    return expressions.broken(given ?? value, "??", expressions.code(defaultValue))
  }

  /// An optional value of the payload as the component takes it; nil if it is the same.
  private func mapped(_ value: Code, _ shape: WireShape) -> Code? {
    if shape == .text { return "\(value).map(LocalizedStringResource.init(verbatim:))" }
    return converted("value", shape).map { "\(value).map { value in \($0) }" }
  }

  /// The case of `ServerEvent.Value` for a value that an action takes.
  private func eventCase(of type: ValueType) -> Code {
    switch type {
    case .int: "int"
    case .double: "double"
    case .bool: "bool"
    default: "string"
    }
  }

  /// A value of the payload as the component takes it; nil if it is the same.
  private func converted(_ value: Code, _ shape: WireShape) -> Code? {
    switch shape {
    case .text: return .call("LocalizedStringResource", ["verbatim: \(value)"])
    case .image: return .call("Image", [value] + index.bundleArgument)
    case .declared(let type) where name(of: type) != nil:
      return .call(index.names(of: type.component).declaredType(type.name), [value])
    case .array(let element): return converted("element", element).map { "\(value).map { element in \($0) }" }
    default: return nil
    }
  }
}

extension WireShape {
  /// Whether the type of a property is one of the runtime.
  var isOfRuntime: Bool {
    switch self {
    case .length, .date, .url, .icon: true
    case .array(let element): element.isOfRuntime
    default: false
    }
  }
}
