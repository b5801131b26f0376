import FacetIR
import FacetLanguage
import FacetText

extension ScreenWriter {
  /// The bars and sections that are views of their own: those that draw components, hand-written views or lists.
  ///
  /// The others evaluate no body besides that of the screen.
  var parts: [ScreenPart] {
    var parts: [ScreenPart] = []
    var taken = takenTypes
    for (name, element) in candidates {
      let (drawn, locals) = element.underCondition
      // Equal elements are one view.
      guard drawn.isCompared, !parts.contains(where: { $0.element == drawn }) else { continue }
      let name = Self.free(name, &taken)
      parts.append(ScreenPart(element: drawn, name: name, properties: properties(of: drawn, locals: locals)))
    }
    return parts
  }

  private var candidates: [(name: String, element: Element)] {
    screen.parts.top.map { ("TopBar", $0) }
      + zip(screen.sections, screen.parts.sections).map { (Self.typeName(ofSection: $0.name), $1) }
      + (screen.parts.content.map { [("MainContent", $0)] } ?? []) + screen.parts.bottom.map { ("BottomBar", $0) }
  }

  private func properties(of element: Element, locals: [String]) -> ScreenPart.Properties {
    ScreenPart.Properties(
      ReadValues(of: element, locals: locals, in: component).values,
      environment: ComponentWriter(component, in: index).environmentKeys(of: element, in: Scope(members: members)),
      sendsActions: element.performs { members.actionOfScreen($0) != nil }, in: component)
  }

  // MARK: Names

  /// `results` → `ResultsSection`
  private static func typeName(ofSection name: String) -> String {
    let name = CamelCase.upper(name) ?? name
    return name.hasSuffix("Section") && name != "Section" ? name : name + "Section"
  }

  /// The types that the view refers to without a type around them, and those nested in it.
  private var takenTypes: Set<String> {
    var taken = Set(index.design.components.map { index.names(of: $0.name).view.text } + component.types.map(\.name))
    for element in screen.parts.all {
      element.forEachElement { if case .handWritten(let view) = $0.kind { taken.insert(view.type[0]) } }
    }
    return taken
  }

  private static func free(_ name: String, _ taken: inout Set<String>) -> SwiftName {
    var free = name
    var number = 2
    while !taken.insert(free).inserted {
      free = "\(name)\(number)"
      number += 1
    }
    return SwiftName(free)
  }

  // MARK: Code

  func declaration(of part: ScreenPart) -> Code {
    let scope = part.scope(members)
    let switches = switches(in: part.element, scope)
    let elements = ElementWriter(index: index, scope: switches?.scope ?? scope)
    let body: Code = "\(index.mark(ifDeprecatedIn: [part.element]))var body: some View"
    return .block(
      "private struct \(part.name): View, Equatable",
      .paragraphs(
        [.lines(storage(of: part.properties)), .block(body, elements.code(part.element))]
          + (switches?.declarations(isIsolated: true) ?? [])))
  }

  private func storage(of properties: ScreenPart.Properties) -> [Code] {
    let environment = properties.environment.map { key -> Code in
      "let \(SwiftName(key.name)): \(environmentType(of: key))"
    }
    let values = properties.values.map { value -> Code in
      let type = index.spelling(of: value.expression.type)
      return "let \(value.name): \(value.isBound ? "StatePart<\(type)>" : type)"
    }
    let sender: Code = "let \(ScreenPart.Properties.sender): ActionSender<\(names.action)>"
    return environment + values + (properties.sendsActions ? [sender] : [])
  }

  private func environmentType(of key: EnvironmentID) -> Code {
    key == .locale ? "Locale" : key.kind.readType.map { index.spelling(of: $0) } ?? "\(index.themeType)"
  }

  /// `ResultsSection(stays: state.stays, send: store.sender).equatable()`
  ///
  /// - Parameter expressions: Those around the part.
  func call(of part: ScreenPart, _ expressions: ExpressionWriter) -> Code {
    let store = expressions.property(SwiftName("store"))
    let environment = part.properties.environment.map { key -> Code in
      "\(label: SwiftName(key.name)): \(expressions.code(Expression(.environment(key), as: .bool)))"
    }
    let values = part.properties.values.map { value -> Code in
      var code = expressions.code(value.expression)
      if value.isBound, case .content(let field) = value.expression.node {
        code = "\(store).scope(\\.\(member: members.target(ofBinding: field)))"
      }
      return "\(label: value.name): \(code)"
    }
    let sender: [Code] =
      part.properties.sendsActions ? ["\(ScreenPart.Properties.sender): \(store).sender"] : []
    return "\(.call("\(part.name)", environment + values + sender)).equatable()"
  }
}
