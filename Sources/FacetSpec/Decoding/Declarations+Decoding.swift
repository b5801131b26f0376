import FacetDiagnostics
import FacetLanguage

extension SpecDecoder {
  /// `step: Int = 1`, `in bounds: Range<Int>`, `insets: { type: Insets, default: … }`
  mutating func declarations(
    _ entry: Entry, defaults zone: DefaultZone, longForm shape: Shape
  ) -> [DeclarationSpec] {
    var declarations: [DeclarationSpec] = []
    forEachName(of: entry) { decoder, key, value in
      if let declaration = decoder.declaration(key, value, zone, shape) { declarations.append(declaration) }
    }
    return declarations
  }

  private mutating func declaration(
    _ key: Located<String>, _ entry: Entry, _ zone: DefaultZone, _ shape: Shape
  ) -> DeclarationSpec? {
    guard var declaration = declarationName(entry.key) else { return nil }
    switch tree.kind(entry.value) {
    case .mapping: readLongForm(of: &declaration, entry.value, zone, shape)
    case .plain where isAbsent(entry.value), .sequence:
      let type = elementOfArray(entry.value).map { "Array<\($0)>" } ?? "String"
      reportWrongShape(
        entry, expected: ValueShape.declaration(shape).expectation, help: "write '\(key.value): \(type)'")
      declaration.type = TypeSyntax(.invalid, at: tree.span(entry.value))
    case _ where spoiled.contains(entry.value):
      declaration.type = TypeSyntax(.invalid, at: tree.span(entry.value))
    case .plain, .singleQuoted, .doubleQuoted, .block, .jsonString:
      let syntax = parse(entry.value) { $0.wholeDeclaration(zone) }
      declaration.type = syntax.type
      declaration.defaultValue = syntax.defaultValue
      declaration.defaultData = syntax.dataStart.flatMap { data(behind: $0, in: entry.value) }
    }
    return declaration
  }

  /// The element type `String` of `[String]`, which is Swift's syntax of an array.
  private func elementOfArray(_ node: NodeID) -> String? {
    guard tree.kind(node) == .sequence else { return nil }
    let elements = Array(tree.elements(of: node))
    return elements.count == 1 && tree.kind(elements[0]).isScalar ? tree.text(elements[0]) : nil
  }

  /// The properties of a style. If it extends another style, they are overrides, which have only a value.
  mutating func properties(_ entry: Entry, extending isExtending: Bool) -> [DeclarationSpec] {
    let shape = Grammar.lastingDeclaration
    guard isExtending else { return declarations(entry, defaults: .code, longForm: shape) }
    var properties: [DeclarationSpec] = []
    forEachName(of: entry) { decoder, key, value in
      let property =
        decoder.isDeclaration(value.value) ? decoder.declaration(key, value, .code, shape) : decoder.newDefault(value)
      if let property { properties.append(property) }
    }
    return properties
  }

  private mutating func newDefault(_ entry: Entry) -> DeclarationSpec? {
    guard var declaration = declarationName(entry.key) else { return nil }
    declaration.defaultValue = expression(entry)
    return declaration
  }

  /// Whether a value is a declaration such as `Int = 3`, which begins with a type, or the long form, which has one of
  /// its keys. Types begin with a capital letter; a token can too, but has no default.
  private func isDeclaration(_ node: NodeID) -> Bool {
    switch tree.kind(node) {
    case .plain, .jsonString: tree.withText(node) { $0.first?.isUppercase == true && $0.containsAssignment }
    case .mapping: tree.entries(of: node).contains { tree.keyword($0.key) == Keyword(.type) }
    default: false
    }
  }

  // MARK: The long form

  private mutating func readLongForm(
    of declaration: inout DeclarationSpec, _ mapping: NodeID, _ zone: DefaultZone, _ shape: Shape
  ) {
    var read = declaration
    let missing = forEachEntry(of: mapping, as: shape, missingAt: declaration.name.span) { decoder, row, entry in
      switch row.key.key {
      case .type: read.type = decoder.type(entry)
      case .default where zone == .data: read.defaultData = decoder.data(behind: entry)
      case .default: read.defaultValue = decoder.expression(entry)
      case .doc: read.doc = decoder.text(entry)
      case .deprecated: read.deprecated = decoder.reason(entry)
      case .renamedFrom: read.renamedFrom = decoder.formerName(entry)
      default: break
      }
    }
    if missing.contains(Keyword(.type)) { read.type = TypeSyntax(.invalid, at: tree.span(mapping)) }
    declaration = read
  }

  /// `count`, `in range`, `_ title`
  private mutating func formerName(_ entry: Entry) -> DeclarationSpec.FormerName? {
    guard name(entry) != nil, let former = declarationName(entry.value) else { return nil }
    return DeclarationSpec.FormerName(label: former.label, name: former.name)
  }

  private mutating func data(behind entry: Entry) -> DataSpec? {
    guard isAbsent(entry.value) else { return entry.value }
    reportWrongShape(entry, expected: "a value")
    return nil
  }

  mutating func type(_ entry: Entry) -> TypeSyntax {
    if tree.kind(entry.value).isScalar, !isAbsent(entry.value) { return parse(entry.value) { $0.wholeType() } }
    reportWrongShape(entry, expected: "a type", help: "write it as in Swift: 'Array<String>'")
    return TypeSyntax(.invalid, at: tree.span(entry.value))
  }

  // MARK: Names

  /// `step`, `in bounds`, `_ title`
  private mutating func declarationName(_ key: NodeID) -> DeclarationSpec? {
    let words = words(of: key)
    switch words.count {
    case 1: return DeclarationSpec(name: words[0])
    case 2:
      var declaration = DeclarationSpec(name: words[1])
      declaration.label = words[0]
      return declaration
    default:
      report(
        .malformedDeclaration, at: tree.span(key), "expected a name, or an argument label and a name",
        help: "write 'bounds', 'in bounds' or '_ bounds'")
      return nil
    }
  }

  private func words(of node: NodeID) -> [Located<String>] {
    let space = UInt8(ascii: " ")
    return tree.withText(node) { text in
      // Most are one word.
      let words = text.contains(space) || text.isEmpty ? text.split(separator: space) : [text[...]]
      return words.map { word in
        let span = tree.sourceSpan(ofText: word.startIndex..<word.endIndex, in: node)
        return Located(String(decoding: word, as: UTF8.self), at: span)
      }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the text contains an `=` that is not part of a comparison.
  fileprivate var containsAssignment: Bool {
    indices.contains { index in
      self[index] == UInt8(ascii: "=") && !isComparison(index - 1) && !isComparison(index + 1)
    }
  }

  private func isComparison(_ index: Int) -> Bool {
    indices.contains(index) && [UInt8]("=<>!".utf8).contains(self[index])
  }
}
