import FacetIR
import FacetLanguage

/// The fallback of a style that is not available: another style, with the properties that both have.
struct FallbackWriter {
  private let style: Style
  private let writer: ComponentWriter
  private let own: MemberList
  private let expressions: ExpressionWriter

  init(_ style: Style, of writer: ComponentWriter, _ own: MemberList, _ scope: Scope) {
    self.style = style
    self.writer = writer
    self.own = own
    expressions = ExpressionWriter(index: writer.index, scope: scope)
  }

  func code(_ body: Code) -> Code {
    guard let other = style.otherwise.flatMap({ writer.component.style(named: $0) }) else { return body }
    return .block("\(.ifAvailable(style.availability, body)) else", code(of: other))
  }

  /// Through `erasedBody`, which sets the environment values that the other style reads.
  private func code(of other: Style) -> Code {
    let drawing = writer.base(of: other) ?? other
    let isHandWritten = drawing.implementation == .handWritten
    let list = writer.list(of: drawing.properties, storageAccess: "", isHandWritten: isHandWritten)
    let given = zip(other.properties, drawing.properties).filter { property, declared in
      isHandWritten || isShared(property) || property.defaultValue != declared.defaultValue
    }
    let type = writer.names.styleType(drawing.nameInSwift)
    let values = other.properties.map { value(of: $0, isHandWritten: isHandWritten) }
    return "\(.callsSupport)\(list.call("\(type)", setting: given.map(\.0.name), to: values)).erasedBody(content)"
  }

  private func value(of property: Style.Property, isHandWritten: Bool) -> MemberList.Value {
    guard isShared(property) else { return writer.value(of: property, isHandWritten: isHandWritten) }
    let name = own.storedNames[property.name] ?? SwiftName(property.name)
    guard writer.themedProperties.contains(property.name) else { return .argument(expressions.property(name)) }
    let themed = expressions.property(name)
    return isHandWritten || property.type.isOptional ? .argument(themed) : .themed(themed)
  }

  private func isShared(_ property: Style.Property) -> Bool {
    style.properties.contains { $0.name == property.name && $0.type == property.type }
  }
}
