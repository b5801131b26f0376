package import FacetDiagnostics

extension VariantSpec {
  /// Decodes a variant from each row of a data file: a list of rows with a `name` each, or a mapping of names to rows.
  /// The other keys of a row are parameters, as in `with:`.
  ///
  /// - Parameter parameters: The component's parameters. If one of them is named `name`, it is set by a row's `name`.
  package static func rows(
    of tree: SourceTree, naming parameters: [String], diagnostics: inout [Diagnostic]
  ) -> [VariantSpec] {
    var decoder = SpecDecoder(tree)
    defer { decoder.handOver(to: &diagnostics) }
    guard let root = tree.root, !decoder.isAbsent(root), !decoder.isEmpty(root) else {
      decoder.report(
        .noRows, at: tree.root.map(tree.span) ?? SourceSpan(file: tree.file, start: 0, end: 0),
        "there is not one row in this file", help: "write '- { name: Default, … }', or remove 'variantsFrom'")
      return []
    }
    return decoder.rows(root, isParameter: parameters.contains("name"))
  }
}

extension SpecDecoder {
  fileprivate func isEmpty(_ root: NodeID) -> Bool {
    switch tree.kind(root) {
    case .mapping: !tree.entries(of: root).contains { _ in true }
    case .sequence: !tree.elements(of: root).contains { _ in true }
    default: false
    }
  }

  fileprivate mutating func rows(_ root: NodeID, isParameter: Bool) -> [VariantSpec] {
    switch tree.kind(root) {
    case .mapping: return namedRows(root)
    case .sequence: return tree.elements(of: root).compactMap { listedRow($0, isParameter: isParameter) }
    default:
      report(
        .notARow, at: tree.span(root), "expected rows, found text",
        help: "write a list of mappings, each with a 'name'")
      return []
    }
  }

  private mutating func namedRows(_ root: NodeID) -> [VariantSpec] {
    var rows: [VariantSpec] = []
    forEachName(of: Entry(root)) { decoder, name, row in
      guard decoder.isRow(row.value) else { return }
      var variant = VariantSpec(name: name)
      variant.with = row.value
      variant.row = VariantSpec.Row(tree: decoder.tree)
      rows.append(variant)
    }
    return rows
  }

  private mutating func listedRow(_ node: NodeID, isParameter: Bool) -> VariantSpec? {
    guard isRow(node) else { return nil }
    for (key, value) in tree.entries(of: node) where tree.kind(key).isScalar && tree.text(key) == "name" {
      guard tree.kind(value).isScalar, !isAbsent(value) else {
        reportWrongShape(Entry(key: key, value: value), expected: "the name of the variant")
        return nil
      }
      var variant = VariantSpec(name: located(value))
      variant.with = node
      variant.row = VariantSpec.Row(tree: tree, nameKey: isParameter ? nil : key)
      return variant
    }
    report(
      .notARow, at: start(of: node), "this row has no name",
      help: "add 'name: …', which is what the variant is called")
    return nil
  }

  private mutating func isRow(_ node: NodeID) -> Bool {
    if tree.kind(node) == .mapping { return true }
    report(
      .notARow, at: tree.span(node), "a row is a mapping of parameters to values, and this is \(found(node))",
      help: "write '- { name: Default, … }'")
    return false
  }
}

extension DiagnosticKind {
  package static let noRows = DiagnosticKind(
    "variant/no-rows", .error, "Data file without rows",
    explanation: """
      A component reads its variants from this file with 'variantsFrom', but the file is empty.

      Wrong:

          # card.component.yaml
          parameters: { title: String }
          styles: { default: { body: { text: content.title } } }
          variantsFrom: cabins.yaml
          # cabins.yaml
          []

      Right:

          # card.component.yaml
          parameters: { title: String }
          styles: { default: { body: { text: content.title } } }
          variantsFrom: cabins.yaml
          # cabins.yaml
          - { name: Cabin, title: Cabin by the lake }
      """)

  package static let notARow = DiagnosticKind(
    "variant/row", .error, "Invalid row of a data file",
    explanation: """
      A file named by 'variantsFrom' is a list of mappings, one for each variant, or a mapping from the names of \
      variants to their parameters. An item of a list has the key 'name'; its other keys are parameters.

      Wrong:

          # card.component.yaml
          parameters: { title: String }
          styles: { default: { body: { text: content.title } } }
          variantsFrom: cabins.yaml
          # cabins.yaml
          - title: Cabin by the lake

      Right:

          # card.component.yaml
          parameters: { title: String }
          styles: { default: { body: { text: content.title } } }
          variantsFrom: cabins.yaml
          # cabins.yaml
          - name: Cabin
            title: Cabin by the lake
      """)
}
