import FacetIR
import FacetLanguage

/// The first version of a hand-written view: an initializer with the parameters that the specs use, and a body that shows
/// the view's name.
struct ViewScaffold {
  private let name: String
  private let type: [String]
  private let specs: [String]
  private let components: [String]
  private let signature: ViewSignature
  private let slotTypes: SlotTypeNames
  private let index: DesignIndex

  /// - Parameter uses: not empty.
  init(_ uses: [(view: Element.HandWritten, component: String)], named name: String, in index: DesignIndex) {
    self.name = name
    type = uses[0].view.type
    specs = Set(uses.compactMap { index.component($0.component)?.source })
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    components = Set(uses.map(\.component)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    signature = ViewSignature(uses, in: index)
    slotTypes = SlotTypeNames(signature.parameters.map { (name: $0.name, type: $0.type) }, besides: type, in: index)
    self.index = index
  }

  var scaffold: Scaffold {
    let typeName = type[type.count - 1]
    if let conflict = signature.conflict {
      return Scaffold(
        name: name, typeName: typeName, beginning: .conflict(conflict, specs: specs), components: components)
    }
    let outer = type.dropLast()
    let declaration = outer.isEmpty ? structure(typeName) : .block("extension \(path(outer))", structure(typeName))
    let file = index.scaffoldFile(
      (outer + [typeName]).joined(separator: "+"), for: name, "\(Code.available(availability))\(declaration)")
    let surrounding = surroundingComponent == nil ? Array(outer) : []
    return Scaffold(
      name: name, typeName: typeName, surroundingTypes: surrounding, beginning: .file(file), components: components)
  }

  private var surroundingComponent: Component? {
    index.design.components.first { index.names(of: $0.name).view.text == type[0] }
  }

  /// The availability of the enclosing component, and of those whose types it uses.
  private var availability: Availability {
    let given = signature.parameters.compactMap { $0.type.declaration.flatMap { index.component($0.component) } }
    return (given + [surroundingComponent].compactMap { $0 }).reduce(Availability()) { $0.and($1.availability) }
  }

  private func path(_ names: ArraySlice<String>) -> Code {
    names.dropFirst().reduce("\(SwiftName(names[names.startIndex]))") { "\($0).\(member: SwiftName($1))" }
  }

  private func structure(_ typeName: String) -> Code {
    let held = signature.parameters.filter(\.isHeld)
    let drawn: Code =
      held.isEmpty
      ? .call("Text", ["verbatim: \(StringLiteral(typeName))"])
      : .block("VStack", .lines(held.map { "\(member($0))" }))
    let body = Code.block(
      "\(index.access)var body: some View", .lines([.comment(Comment(.note, "Draw it here.")), drawn]))
    return .block(
      "\(index.access)struct \(SwiftName(typeName))\(genericParameters): View",
      .paragraphs([.lines(signature.parameters.map(storage)), initializer, body]))
  }

  private func storage(_ parameter: ViewSignature.Parameter) -> Code {
    if case .binding(let value) = parameter.type {
      return "@Binding private var \(member(parameter)): \(index.spelling(of: value))"
    }
    return "private let \(member(parameter)): \(spelling(of: parameter))"
  }

  /// `<Label: View>`: the type of a slot's view is generic.
  private var genericParameters: Code {
    let slots = signature.parameters.filter(\.type.isSlot)
    return slots.isEmpty ? .empty : "<\(.joined(slots.map { "\(generic($0)): View" }, by: ", "))>"
  }

  private func spelling(of parameter: ViewSignature.Parameter) -> Code {
    switch parameter.type {
    case .view: "\(generic(parameter))"
    case .viewOf(let value): "(\(index.spelling(of: value))) -> \(generic(parameter))"
    default: index.spelling(of: parameter.type)
    }
  }

  private func generic(_ parameter: ViewSignature.Parameter) -> SwiftName { slotTypes[parameter.name] }

  /// Nil without parameters: Swift synthesizes the same initializer, with internal access.
  private var initializer: Code {
    if signature.parameters.isEmpty, index.design.project.accessLevel == .internal { return .empty }
    let assignments = signature.parameters.map { parameter -> Code in
      let member = member(parameter)
      if case .binding = parameter.type { return "\(SwiftName("_" + member.text)) = \(member)" }
      return "self.\(member: member) = \(member)\(parameter.isHeld ? "()" : .empty)"
    }
    return .block(
      .declaration("\(index.access)init", parameters: signature.parameters.map(self.parameter)), .lines(assignments))
  }

  private func parameter(_ parameter: ViewSignature.Parameter) -> Code {
    let member = member(parameter)
    let isSame = parameter.label.map { SwiftName($0) == member } ?? false
    let label: Code = isSame ? "" : parameter.label.map { "\(label: SwiftName($0)) " } ?? "_ "
    let escapes: Code = parameter.type.isAction ? "@escaping " : .empty
    if case .viewOf = parameter.type {
      return "@ViewBuilder \(label)\(member): @escaping \(spelling(of: parameter))"
    }
    if parameter.isHeld { return "@ViewBuilder \(label)\(member): () -> \(generic(parameter))" }
    let nothing: Code = parameter.isLeftOut ? " = nil" : .empty
    return "\(label)\(member): \(escapes)\(spelling(of: parameter))\(nothing)"
  }

  /// `body` can be a label, but every view has a member of that name.
  private func member(_ parameter: ViewSignature.Parameter) -> SwiftName {
    SwiftName(["body", "self"].contains(parameter.name) ? parameter.name + "Value" : parameter.name)
  }
}

extension ValueType {
  /// The declared type that it is or contains.
  fileprivate var declaration: DeclaredType? {
    switch self {
    case .declared(let type): type
    case .actionOf(let type), .binding(let type), .range(let type), .array(let type), .optional(let type):
      type.declaration
    default: nil
    }
  }
}
