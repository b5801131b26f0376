import FacetIR

/// A style with a body: a struct with the properties that whoever uses it can set, and the members by which it, and the
/// styles that extend it, are chosen.
struct StyleWriter {
  private let style: Style
  private let writer: ComponentWriter
  private let type: SwiftName
  private let scope: Scope
  /// What a person is told who goes on from here; nil where nobody does.
  private let start: Comment?

  init(_ style: Style, of writer: ComponentWriter, start: Comment? = nil) {
    self.style = style
    self.start = start
    self.writer = writer
    type = writer.names.styleType(style.name)
    scope = Scope(properties: style.properties.map(\.name), themed: writer.themedProperties)
  }

  /// Of a style that a person writes, only the members by which it is chosen.
  var declarations: [Code] { isHandWritten ? [members] : [declaration, members] }

  var declaration: Code {
    let head: Code = "\(writer.access)nonisolated struct \(type): \(writer.names.style), Equatable"
    let standard = "How `\(writer.names.view.text)` looks where no style is set."
    let doc = style.doc ?? (style.name == "default" ? standard : nil)
    return "\(.documentation(doc))\(.block(head, .paragraphs([storage, initialiser, body, equality])))"
  }

  private var storage: Code {
    let properties = style.properties.map { property -> Code in
      let declaration: Code = "\(writer.access)var \(SwiftName(property.name)): \(spelling(property))"
      return "\(.documentation(property.doc))\(declaration)"
    }
    return .lines(properties + writer.readings(of: drawn, in: scope))
  }

  /// Where a style has nothing to set, Swift makes the same one, for this module only.
  private var initialiser: Code {
    if style.properties.isEmpty, writer.index.design.project.accessLevel == .internal { return .empty }
    let assignments = style.properties.map { property -> Code in
      "self.\(member: SwiftName(property.name)) = \(SwiftName(property.name))"
    }
    // What a person writes need not say the defaults again: they stand in the spec.
    let parameters =
      start == nil ? parameters(of: style) : style.properties.map { "\(SwiftName($0.name)): \(spelling($0))" }
    return .block(.declaration("\(writer.access)init", parameters: parameters), .lines(assignments))
  }

  private var body: Code {
    guard let drawn else { return .empty }
    let function = Code.block(
      "@MainActor \(writer.access)func body(content: \(writer.names.content)) -> some View",
      .lines([start.map(Code.comment) ?? .empty, ElementWriter(index: writer.index, scope: scope).code(drawn)]))
    return "\(writer.index.mark(ifDeprecatedIn: [drawn]))\(function)"
  }

  /// Written out only where the compiler cannot: what is read from the environment is no part of a style's value.
  private var equality: Code {
    guard !writer.environmentKeys(of: drawn, in: scope).isEmpty else { return .empty }
    let comparisons = style.properties.map { property -> Code in
      "lhs.\(member: SwiftName(property.name)) == rhs.\(member: SwiftName(property.name))"
    }
    let rest = comparisons.dropFirst().map { "\(.softLine(flat: " "))&& \($0)" as Code }
    return .block(
      "\(writer.access)static func == (lhs: Self, rhs: Self) -> Bool",
      .group("\(comparisons.first ?? "true")\(.indented(.sequence(rest)))"))
  }

  private var members: Code {
    let extensions = writer.component.styles.filter { writer.base(of: $0)?.name == style.name }
    return .block(
      "nonisolated extension \(writer.names.style) where Self == \(type)",
      .paragraphs(([style] + extensions).flatMap(members)))
  }

  /// `.compact`, and `.compact(spacing: 4)` where there is something to set.
  private func members(of style: Style) -> [Code] {
    let member = writer.names.styleMember(style.name)
    let isOwn = style.name == self.style.name
    let doc: Code = .documentation(isOwn && !isHandWritten ? nil : style.doc)
    let isPlain = isOwn && !isHandWritten || style.properties.isEmpty
    let value: Code = isPlain ? "\(type)()" : "\(member)()"
    let variable = "\(doc)\(Code.shortBlock("\(writer.access)static var \(member): \(type)", value))" as Code
    if style.properties.isEmpty { return [variable] }
    let arguments = style.properties.map { "\(label: SwiftName($0.name)): \(SwiftName($0.name))" as Code }
    let head = Code.declaration("\(writer.access)static func \(member)", parameters: parameters(of: style))
    return [variable, .block("\(head) -> \(type)", .call("\(type)", arguments))]
  }

  private func parameters(of style: Style) -> [Code] {
    style.properties.map { "\(SwiftName($0.name)): \(spelling($0)) = \(writer.defaultValue(of: $0))" }
  }

  private func spelling(_ property: Style.Property) -> Code { writer.spelling(of: property) }

  private var isHandWritten: Bool { style.implementation == .handWritten }

  private var drawn: Element? {
    if case .body(let element) = style.implementation { element } else { nil }
  }
}

extension ComponentWriter {
  /// The style whose body draws `style`.
  func base(of style: Style) -> Style? {
    guard case .extends(let name) = style.implementation else { return nil }
    return component.drawingStyle(of: name)
  }
}
