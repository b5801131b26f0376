import FacetDiagnostics
import FacetLanguage
import FacetLimits
import FacetText

extension SpecDecoder {
  /// - Parameters:
  ///   - shape: The keys of a variant.
  ///   - steps: The keys of its steps.
  mutating func variants(_ entry: Entry, as shape: Shape, steps: Shape) -> [VariantSpec] {
    var variants: [VariantSpec] = []
    forEachName(of: entry) { decoder, name, value in
      variants.append(decoder.variant(name, value, as: shape, steps: steps))
    }
    return variants
  }

  /// A variant. Without a value, `Default:` is the unchanged sample.
  private mutating func variant(
    _ name: Located<String>, _ entry: Entry, as shape: Shape, steps: Shape
  ) -> VariantSpec {
    var variant = VariantSpec(name: name)
    if isAbsent(entry.value) || isNull(entry.value) { return variant }
    guard isMapping(entry, orExpected: "a mapping with 'with', 'style', 'environment', 'after' or 'expect'") else {
      return variant
    }
    forEachEntry(of: entry.value, as: shape) { decoder, row, entry in
      switch row.key.key {
      case .with: variant.with = decoder.data(entry, expected: "a mapping of parameters to values")
      case .style: variant.style = decoder.styleSelection(entry)
      case .environment: variant.environment = decoder.environment(entry)
      case .state: variant.state = decoder.data(entry, expected: "a mapping of state to values")
      case .after: variant.after = decoder.steps(entry, as: steps)
      case .expect: variant.expect = decoder.expectations(entry)
      default:
        guard let value = decoder.value(entry, as: row.value) else { return }
        variant.modifiers.append(ElementSpec.Argument(key: decoder.located(entry, row), row.key, value: value))
      }
    }
    return variant
  }

  // MARK: Environment

  private mutating func environment(_ entry: Entry) -> [VariantSpec.Setting] {
    guard isMapping(entry, orExpected: ValueShape.shape(Grammar.environment).expectation) else { return [] }
    var settings: [VariantSpec.Setting] = []
    forEachEntry(of: entry.value, as: Grammar.environment) { decoder, row, setting in
      guard decoder.isSetting(setting, row.value) else { return }
      settings.append(VariantSpec.Setting(key: decoder.located(setting, row), value: setting.value))
    }
    return settings
  }

  mutating func matrix(_ entry: Entry) -> (axes: [AxisSpec], isPairwise: Bool) {
    guard isMapping(entry, orExpected: ValueShape.shape(Grammar.matrix).expectation) else { return ([], false) }
    var axes: [AxisSpec] = []
    var isPairwise = false
    reportCommas(in: entry.value, as: Grammar.matrix)
    for (key, value) in tree.entries(of: entry.value) where !isHopeless {
      let written = Entry(key: key, value: value)
      if Grammar.matrix.rowIndex(tree.keyword(key)) == nil, isParameter(key) {
        guard let values = values(ofAxis: written) else { continue }
        axes.append(AxisSpec(key: located(key), isParameter: true, values: values))
      } else {
        axes += environmentAxis(written, in: entry.value, &isPairwise)
      }
    }
    return (axes, isPairwise)
  }

  private mutating func environmentAxis(
    _ entry: Entry, in matrix: NodeID, _ isPairwise: inout Bool
  ) -> [AxisSpec] {
    guard let index = rowIndex(of: entry, in: matrix) else { return [] }
    let row = Grammar.matrix.rows[index]
    guard case .list(of: let shape) = row.value else {
      isPairwise = word(entry, of: .flag)?.value != "false"
      return []
    }
    guard let values = values(ofAxis: entry) else { return [] }
    return [
      AxisSpec(
        key: located(entry, row), values: values.filter { isSetting(Entry(key: entry.key, value: $0), shape) })
    ]
  }

  /// The row of a key; nil for an unknown key, which has been reported.
  private mutating func rowIndex(of entry: Entry, in matrix: NodeID) -> Int? {
    if let index = Grammar.matrix.rowIndex(tree.keyword(entry.key)) { return index }
    if tree.kind(entry.key).isScalar, let parameter = parameterMeant(by: tree.text(entry.key)) {
      let isTaken = tree.entries(of: matrix).contains { tree.kind($0.key).isScalar && tree.text($0.key) == parameter }
      report(
        .unknownKey, at: tree.span(entry.key), "unknown key '\(tree.text(entry.key))' in \(Grammar.matrix.name)",
        help: isTaken ? "'\(parameter)' is given already" : "did you mean '\(parameter)'?")
      return nil
    }
    guard let (index, isCertain) = reportUnknownKey(entry, in: matrix, as: Grammar.matrix) else { return nil }
    return isCertain ? index : nil
  }

  private mutating func values(ofAxis entry: Entry) -> [NodeID]? {
    let help = "write '\(tree.text(entry.key)): [\(example(entry.value))]'"
    guard isSequence(entry, orExpected: "a list of values", help: help) else { return nil }
    return Array(tree.elements(of: entry.value))
  }

  private func isParameter(_ key: NodeID) -> Bool {
    tree.kind(key).isScalar && parameterNames.contains { $0 == tree.text(key) }
  }

  /// The parameter whose name is nearer to a word than all keys of a matrix.
  private func parameterMeant(by word: String) -> String? {
    let names = parameterNames
    if names.isEmpty { return nil }
    let near = nearest(to: word, among: Grammar.matrix.rows.map(\.key.text) + names)
    return near.flatMap { names.contains($0) ? $0 : nil }
  }

  /// The names of the parameters that the file declares: 'bounds' for `in bounds: Range<Int>`.
  private var parameterNames: [String] {
    guard let root = tree.root, tree.kind(root) == .mapping else { return [] }
    var names: [String] = []
    for (section, declarations) in tree.entries(of: root)
    where tree.keyword(section) == Keyword(.parameters) && tree.kind(declarations) == .mapping {
      for (declared, _) in tree.entries(of: declarations) where tree.kind(declared).isScalar {
        if let name = tree.text(declared).split(separator: " ").last { names.append(String(name)) }
      }
    }
    return names
  }

  private func example(_ node: NodeID) -> String { tree.kind(node).isScalar ? tree.text(node) : "…" }

  /// Whether the environment allows a value. If not, that has been reported.
  private mutating func isSetting(_ entry: Entry, _ shape: ValueShape) -> Bool {
    switch shape {
    case .word(let list): return word(entry, of: list) != nil
    case .flag: return word(entry, of: .flag) != nil
    case .name: return name(entry) != nil
    case .text: return text(entry, expected: "a language") != nil
    case .number:
      guard let number = text(entry, expected: "a number") else { return false }
      if let value = Double(number.value), value.isFinite, value >= 0 { return true }
      report(
        .wrongShape, at: number.span,
        "invalid value '\(number.value)' for '\(tree.text(entry.key))'; expected a number of points",
        help: Double(number.value) != nil
          ? "write a number that is zero or more" : "write it without a unit, as in '\(tree.text(entry.key)): 320'")
      return false
    default: return true
    }
  }

  // MARK: Steps

  mutating func steps(_ entry: Entry, as shape: Shape) -> [VariantSpec.StepSpec] {
    guard isSequence(entry, orExpected: "a list of steps", help: "write '- tap: onTap'") else { return [] }
    let elements = Array(tree.elements(of: entry.value))
    if elements.count > Limit.steps.most {
      let place = tree.span(elements[Limit.steps.most])
      diagnostics.append(.exceeded(.steps, found: elements.count, at: place, help: "make several variants of it"))
    }
    let isCut = reportCommas(inSteps: entry.value, as: shape)
    return elements.prefix(Limit.steps.most).flatMap { node in
      isCut && (tree.kind(node) == .plain || isRestOfStep(node, as: shape)) ? [] : steps(node, as: shape)
    }
  }

  /// Reports values of steps that commas have split, each once: in `[type: a, b, c]`, YAML ends a value at a comma.
  private mutating func reportCommas(inSteps list: NodeID, as shape: Shape) -> Bool {
    guard isFlowSequence(list) else { return false }
    /// The steps that are cut, with the last of their parts.
    var cuts: [(step: Entry, last: NodeID)] = []
    var step: Entry?
    for element in tree.elements(of: list) {
      guard tree.kind(element) == .plain, let cut = step else {
        step = firstEntry(of: element)
        continue
      }
      if cuts.last?.step.value == cut.value { cuts.removeLast() }
      cuts.append((cut, element))
    }
    for (step, last) in cuts {
      let whole = tree.sourceText(from: tree.span(step.value).start, to: tree.span(last).end)
      // Only text has commas in it; the name of an action has none.
      let isText = shape.row(tree.keyword(step.key)).map(\.takesText) ?? true
      let isQuotable = isText && !whole.utf8.contains(UInt8(ascii: "\""))
      reportComma(
        inBrackets: step.value, upTo: last, quoting: isQuotable ? "\(tree.text(step.key)): \"\(whole)\"" : nil)
    }
    return !cuts.isEmpty
  }

  /// Whether it is a part of the step before it, which a comma has cut off: `into: name` of `type: Hello, world, into: name`.
  private func isRestOfStep(_ node: NodeID, as shape: Shape) -> Bool {
    guard let first = firstEntry(of: node), shape.row(tree.keyword(first.key)) == nil else { return false }
    return shape.rows.contains { row in
      if case .textOr(let parts) = row.value { parts.row(tree.keyword(first.key)) != nil } else { false }
    }
  }

  /// The steps of a list: `tap: onIncrement`.
  private mutating func steps(_ node: NodeID, as shape: Shape) -> [VariantSpec.StepSpec] {
    guard tree.kind(node) == .mapping else {
      if !reportMissingSpace(node) {
        report(.wrongShape, at: tree.span(node), "expected a step, found \(found(node))", help: "write '- tap: onTap'")
      }
      return []
    }
    var steps: [VariantSpec.StepSpec] = []
    forEachEntry(of: node, as: shape) { decoder, row, step in
      if let step = decoder.step(step, row) { steps.append(step) }
    }
    if steps.count > 1 {
      let help = "give each step a '-' of its own: their order counts"
      report(.wrongShape, at: tree.span(node), "expected one step, found \(steps.count)", help: help)
    }
    return steps
  }

  private mutating func step(_ entry: Entry, _ row: Row) -> VariantSpec.StepSpec? {
    var step = VariantSpec.StepSpec(verb: located(entry, row))
    switch row.value {
    case .shape(let shape),
      .wordOr(_, let shape) where tree.kind(entry.value) == .mapping,
      .textOr(let shape) where tree.kind(entry.value) == .mapping:
      let missing = forEachEntry(of: entry.value, as: shape, missingAt: step.verb.span) { decoder, row, part in
        if case .data = row.value {
          step.data = part.value
          return
        }
        guard let value = decoder.text(part) else { return }
        step.parts.append((decoder.located(part, row), value))
      }
      return missing.isEmpty ? step : nil
    case .word(let list), .wordOr(let list, _): step.target = word(entry, of: list)
    case .text, .textOr: step.target = text(entry)
    default: step.target = name(entry)
    }
    return step.target == nil ? nil : step
  }

  private mutating func expectations(_ entry: Entry) -> [VariantSpec.Setting] {
    var expectations: [VariantSpec.Setting] = []
    forEachName(of: entry) { decoder, subject, expectation in
      expectations.append(VariantSpec.Setting(key: subject, value: expectation.value))
    }
    return expectations
  }
}

extension Row {
  fileprivate var takesText: Bool {
    switch value {
    case .text, .textOr: true
    default: false
    }
  }
}
