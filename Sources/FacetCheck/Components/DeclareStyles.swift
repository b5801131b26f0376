import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec
import FacetText

extension ComponentResolver {
  /// Declares the names and properties of the styles. A style that extends another starts with its properties, in its
  /// order.
  mutating func declareStyles() {
    reportDuplicates(spec.styles.map(\.name), what: "style")
    for style in spec.styles {
      checkStyleName(style.name)
      if let former = style.renamedFrom { checkStyleName(former) }
      if let swiftName = style.swiftName { checkSwiftName(swiftName, ofStyle: style.name) }
    }
    reportSharedSwiftNames()
    let histories = histories(of: spec.styles.map { ($0.name, $0.renamedFrom, $0.deprecated) }, what: "style")
    checkDefaultStyleIsNotDeprecated()
    checkStyleKind()
    checkDefaultStyle()
    let order = inheritanceOrder()
    var declared = [StyleSignature?](repeating: nil, count: spec.styles.count)
    for index in order {
      let base = base(of: spec.styles[index]).flatMap { declared[$0] }
      declared[index] = signature(of: spec.styles[index], base: base)
      declared[index]?.history = histories[index]
      declared[index]?.swiftName = spec.styles[index].swiftName
      declared[index]?.availability = availability(of: spec.styles[index], base: base)
      declared[index]?.hasFallback = base?.hasFallback ?? (spec.styles[index].otherwise != nil)
      if let base { checkDeprecatedBase(base, of: spec.styles[index], histories[index]) }
    }
    signature.styles = declared.compactMap { $0 }
    checkFallbacks()
  }

  /// The position of the style that this one extends.
  private func base(of style: StyleSpec) -> Int? {
    guard let name = style.extends?.value else { return nil }
    return spec.styles.firstIndex { $0.name.value == name }
      ?? spec.styles.firstIndex { $0.renamedFrom?.value == name }
  }

  private mutating func inheritanceOrder() -> [Int] {
    for style in spec.styles {
      guard let extends = style.extends else { continue }
      if let base = base(of: style) {
        reportRenamed(extends, "style", to: spec.styles[base].name.value)
        continue
      }
      report(.unknownStyle(extends, of: name, among: spec.styles.map(\.name.value)))
    }
    let bases = spec.styles.map { [base(of: $0)].compactMap(\.self) }
    var visit = DepthFirst(count: bases.count) { bases[$0] }
    for cycle in visit.run() {
      report(.extendsCycle(cycle.map { spec.styles[$0].name }))
    }
    return visit.order
  }

  private mutating func signature(of style: StyleSpec, base: StyleSignature?) -> StyleSignature {
    reportDuplicates(style.properties.map(\.name), what: "property")
    let histories = histories(
      of: style.properties.map { ($0.name, $0.renamedFrom?.name, $0.deprecated) }, what: "property")
    var signature = StyleSignature(name: style.name, doc: style.doc?.value, extends: base?.name.value)
    signature.properties =
      base?.properties.map { StyleSignature.Property(declaration: $0.declaration, isOwn: false) } ?? []
    for (property, history) in zip(style.properties, histories) {
      if style.extends == nil {
        let declaration = newProperty(property, history, isHandWritten: style.handWritten != nil)
        signature.properties.append(.init(declaration: declaration, isOwn: true))
      } else if base != nil {
        override(property, of: style, in: &signature)
      }
    }
    return signature
  }

  private mutating func newProperty(
    _ property: DeclarationSpec, _ history: History, isHandWritten: Bool
  ) -> Declaration {
    let owner: MemberOwner = signature.styleKind == .properties ? .structure : .style
    checkMemberName(property.name, what: "property", of: owner)
    checkFormerName(property.renamedFrom, what: "property", of: owner)
    rejectLabel(of: property, what: "property")
    let type = property.type.flatMap { resolve($0, in: .property) }
    if let type, property.defaultValue == nil, !type.isOptional {
      report(.propertyWithoutDefault(property.name, type: type))
    }
    let value = type.flatMap { propertyDefault(property, type: $0, isHandWritten: isHandWritten) }
    return Declaration(
      name: property.name, type: type, defaultValue: value?.length, textStyle: value?.textStyle, hasDefault: true,
      doc: property.doc?.value, history: history)
  }

  /// The default of a property, and the text style with which it grows: 24 and `body` of `24.scaled(body)`. What is
  /// written by hand reads the length itself.
  private mutating func propertyDefault(
    _ property: DeclarationSpec, type: ValueType, isHandWritten: Bool
  ) -> (length: Expression?, textStyle: Expression?) {
    guard type == .length, !isHandWritten, case .call(let function, let arguments)? = property.defaultValue?.node,
      function.value == Function.scaled.rawValue, arguments.count == 2
    else { return (defaultValue(of: property, type: type), nil) }
    return (constant(arguments[0], as: .length), constant(arguments[1], as: .words(.fontTextStyle)))
  }

  /// A style that extends another can override defaults, but not add properties.
  private mutating func override(_ property: DeclarationSpec, of style: StyleSpec, in signature: inout StyleSignature) {
    checkHistory(ofOverride: property, base: signature.extends ?? "")
    let renamed = signature.property(formerly: property.name.value)?.declaration.name.value
    let name = renamed ?? property.name.value
    if let renamed { reportRenamed(property.name, "property", to: renamed, besides: style.properties.map(\.name)) }
    guard let index = signature.properties.firstIndex(where: { $0.declaration.name.value == name }) else {
      let known = signature.properties.map(\.declaration.name.value)
      report(.unknownProperty(property.name, of: signature.extends ?? "", among: known))
      return
    }
    var declaration = signature.properties[index].declaration
    if let syntax = property.type, let type = resolve(syntax, in: .property), let inherited = declaration.type,
      type != inherited
    {
      report(.changedPropertyType(property.name, from: inherited, to: type, at: syntax.span))
    }
    let value = declaration.type.flatMap { propertyDefault(property, type: $0, isHandWritten: false) }
    declaration.defaultValue = value?.length
    if let style = value?.textStyle, style != declaration.textStyle, let syntax = property.defaultValue {
      report(.changedTextStyle(property.name, from: declaration.textStyle, at: syntax.span))
    }
    if let doc = property.doc { declaration.doc = doc.value }
    signature.properties[index] = StyleSignature.Property(declaration: declaration, isOwn: true)
  }
}
