import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec
import FacetText

extension ComponentResolver {
  /// Lowers the variants, and the axes that multiply them.
  mutating func lowerCatalog(styles: [Style]) -> VariantCatalog {
    checkVariantNames()
    readSample()
    parameterAxes = lowerParameterAxes()
    let variants = spec.variants.compactMap { lower($0, styles: styles) }
    reportLackingParameters()
    reportSettledAxes(variants)
    return VariantCatalog(
      variants: variants, matrix: lowerMatrix(), parameterAxes: parameterAxes, isPairwise: spec.isPairwise)
  }

  /// Checked separately: every variant can override a value, so no variant would report it.
  private mutating func readSample() {
    guard let node = spec.sample, spec.tree.kind(node) == .mapping else { return }
    reportUnknownParameters(in: node)
    let (told, hadHoles) = (diagnostics, hasHoles)
    diagnostics = []
    hasHoles = false
    // A variant can add the fields that the sample omits.
    let canBeAdded = !spec.variants.isEmpty
    for parameter in signature.parameters {
      let name = parameter.name.value
      guard let written = value(of: name, parameter.history, in: node), let type = parameter.type else { continue }
      sampleValues[name] = SampleValue(value: readLayers([written], as: type, for: DataSubject(name)))
      if diagnostics.isEmpty || !canBeAdded { continue }
      sampleValues[name]?.missing = diagnostics.filter { $0.kind == .missingField }
      diagnostics.removeAll { $0.kind == .missingField }
    }
    diagnostics = told + diagnostics
    hasHolesInSample = hasHoles
    hasHoles = hadHoles
  }

  private mutating func lower(_ variant: VariantSpec, styles: [Style]) -> Variant? {
    let hadHoles = hasHoles
    hasHoles = false
    let style = variant.style?.name.value ?? signature.styles.first?.name.value
    variantBeingRead = (variant.name.value, style ?? "default")
    var lowered = Variant(name: variant.name.value, arguments: arguments(of: variant))
    variantBeingRead = nil
    hasHolesInVariant = hasHoles || hasHolesInSample
    hasHoles = hasHoles || hadHoles
    if !parameterAxes.isEmpty { lowered.settled = settledAxes(of: variant) }
    if let style = variant.style {
      guard let selection = selection(style, on: signature, in: Scope(place: .constants)) else { return nil }
      lowered.style = selection
    }
    lowered.environment = environment(of: variant)
    lowered.state = state(of: variant)
    for modifier in variant.modifiers {
      let meaning = lower(modifier: modifier, in: Scope(place: .constants))
      variantModifiers.append(TypedModifier(written: modifier, modifier: meaning))
      if let meaning { lowered.modifiers.append(meaning) }
    }
    namesRecordedInSlots = lowered.arguments.namesRecordedInSlots
    lowered.steps = variant.after.compactMap { step($0, style: lowered.style.style, styles) }
    let expected = variant.expect.map(\.key)
    lowered.expectations = variant.expect.compactMap {
      expectation($0, among: expected, style: lowered.style.style, styles)
    }
    return lowered
  }

  // MARK: Arguments

  private mutating func arguments(of variant: VariantSpec) -> [Variant.Argument] {
    if let row = variant.row, let with = variant.with { return arguments(of: row, with, named: variant.name) }
    if let with = variant.with { reportUnknownParameters(in: with) }
    return arguments(sample: spec.sample, with: variant.with, required: variant.name)
  }

  /// The arguments of a row of a data file. Its structs replace those of the sample and are not merged with them.
  private mutating func arguments(
    of row: VariantSpec.Row, _ node: NodeID, named name: Located<String>
  ) -> [Variant.Argument] {
    let own = spec.tree
    spec.tree = row.tree
    reportUnknownParameters(in: node, besides: row.nameKey)
    let given = arguments(sample: nil, with: node, required: nil)
    let names = Set(row.tree.entries(of: node).map { row.tree.text($0.key) })
    spec.tree = own
    let others = arguments(sample: spec.sample, with: nil, required: name, besides: names)
    let arguments = Dictionary((given + others).map { ($0.parameter, $0) }, uniquingKeysWith: { first, _ in first })
    return signature.parameters.compactMap { arguments[$0.name.value] }
  }

  private mutating func reportUnknownParameters(in node: NodeID, besides known: NodeID? = nil) {
    reportCommas(in: node, among: signature.parameters.map(\.name.value))
    let names = keys(of: node)
    for (key, _) in spec.tree.entries(of: node) where key != known {
      let name = Located(spec.tree.text(key), at: spec.tree.span(key))
      if signature.hasParameter(named: name.value) { continue }
      report(
        renamedParameter(name, besides: names)
          ?? .unknownVariantParameter(name, of: signature, besides: names.map(\.value)))
    }
  }

  /// The sample merged with the variant's own values, in the order of the parameters.
  ///
  /// An error in the sample is reported once, not for each variant that starts from it.
  private mutating func arguments(
    sample: NodeID?, with: NodeID?, required variant: Located<String>?, besides others: Set<String> = []
  ) -> [Variant.Argument] {
    let ownValues = with.map { valuesByName(in: $0) } ?? [:]
    let sharedValues = sample.map { valuesOfSample($0) } ?? [:]
    return signature.parameters.compactMap { parameter in
      let name = parameter.name.value
      if others.contains(name) { return nil }
      let own = ownValues[name] ?? parameter.history.formerName.flatMap { ownValues[$0] }
      let shared = sharedValues[name] ?? parameter.history.formerName.flatMap { sharedValues[$0] }
      if own == nil, let base = parameterAxes.first(where: { $0.parameter == name })?.values.first {
        return Variant.Argument(parameter: name, value: base.value)
      }
      let layers = [shared, own].compactMap(\.self)
      if layers.isEmpty {
        if let variant, !parameter.hasDefault { lacking[name, default: []].append(variant) }
        return nil
      }
      guard let type = parameter.type else { return nil }
      if own == nil { return sampleArgument(parameter) }
      return readLayers(layers, as: type, for: DataSubject(name)).map { Variant.Argument(parameter: name, value: $0) }
    }
  }

  /// The values of a mapping by the text of their keys, of which the first counts.
  private func valuesByName(in mapping: NodeID) -> [String: NodeID] {
    if spec.tree.kind(mapping) != .mapping { return [:] }
    let values = spec.tree.entries(of: mapping).map { (spec.tree.text($0.key), $0.value) }
    return Dictionary(values, uniquingKeysWith: { first, _ in first })
  }

  /// The same of the sample, which all variants ask.
  private mutating func valuesOfSample(_ sample: NodeID) -> [String: NodeID] {
    if let known = sampleNodes { return known }
    let values = valuesByName(in: sample)
    sampleNodes = values
    return values
  }

  /// The sample's value of a parameter that the variant does not set.
  private mutating func sampleArgument(_ parameter: Declaration) -> Variant.Argument? {
    guard let value = sampleValues[parameter.name.value] else { return nil }
    diagnostics += value.missing
    if value.value == nil { hasHoles = true }
    return value.value.map { Variant.Argument(parameter: parameter.name.value, value: $0) }
  }

  /// Reports a parameter that all variants omit once. A parameter without a type is not reported, and neither is one that
  /// a screen cannot have.
  private mutating func reportLackingParameters() {
    for parameter in signature.parameters {
      guard let type = parameter.type, let variants = lacking[parameter.name.value] else { continue }
      if spec.screen != nil, !type.isValue { continue }
      if variants.count > 1, variants.count == spec.variants.count {
        report(.missingEverywhere(parameter.name, type: type, example: example(of: type)))
      } else {
        let example = example(of: type)
        for variant in variants {
          report(.missingParameter(parameter.name.value, type: type, example: example, in: variant))
        }
      }
    }
  }

  // MARK: State

  private mutating func state(of variant: VariantSpec) -> [Variant.Start] {
    guard let written = variant.state else { return [] }
    reportCommas(in: written, among: state.map(\.name.value))
    for (key, _) in spec.tree.entries(of: written) {
      let name = Located(spec.tree.text(key), at: spec.tree.span(key))
      if !hasState(named: name.value) { report(.unknownState(name, of: signature, among: state.map(\.name.value))) }
    }
    return state.compactMap { property in
      let name = property.name.value
      guard let node = value(of: name, in: written), let type = property.type else { return nil }
      if type.isFocus {
        report(.initialFocus(Located(name, at: spec.tree.span(node))))
        return nil
      }
      return read(node, as: type, for: DataSubject(name)).map { Variant.Start(property: name, value: $0) }
    }
  }

  // MARK: Environment

  /// The environment settings, in a fixed order of keys.
  private mutating func environment(of variant: VariantSpec) -> [EnvironmentSetting] {
    let settings = variant.environment.compactMap { setting($0.key, $0.value) }
    return settings.count < 2 ? settings : EnvironmentID.allCases.compactMap { id in settings.first { $0.id == id } }
  }

  /// The axes as written. A screen with a feature flag is drawn with it off and on, unless the matrix says otherwise.
  private mutating func lowerMatrix() -> [Axis] {
    let axes = writtenAxes()
    let saysFlag = spec.matrix.contains { !$0.isParameter && $0.key.value == EnvironmentID.flag.name }
    if !isFlagged || saysFlag { return axes }
    return axes + [Axis(.flag, values: [false, true].map { EnvironmentSetting(.flag, .flag($0)) })]
  }

  private mutating func writtenAxes() -> [Axis] {
    spec.matrix.filter { !$0.isParameter }.compactMap { axis in
      guard let id = EnvironmentID(axis.key.value) else { return nil }
      let values = axis.values.compactMap { setting(axis.key, $0) }
      reportRepeatedAxisValues(values, axis)
      return values.isEmpty ? nil : Axis(id, values: values)
    }
  }

  private mutating func reportRepeatedAxisValues(_ values: [EnvironmentSetting], _ axis: AxisSpec) {
    guard values.count == axis.values.count else { return }
    var seen: Set<EnvironmentSetting> = []
    for (index, value) in values.enumerated() where !seen.insert(value).inserted {
      report(.repeatedAxisValue(spec.tree.text(axis.values[index]), at: spec.tree.span(axis.values[index])))
    }
  }

  private mutating func setting(_ key: Located<String>, _ value: NodeID) -> EnvironmentSetting? {
    guard let id = EnvironmentID(key.value) else { return nil }
    if id == .theme { return theme(at: value) }
    if id == .flag, !hasFlag(at: key.span) { return nil }
    if id == .locale {
      let language = spec.tree.text(value)
      return isLanguage(language, at: spec.tree.span(value)) ? EnvironmentSetting(id, language) : nil
    }
    let type = id.kind.readType ?? .length
    switch read(value, as: type, for: DataSubject(key.value))?.node {
    case .word(let word): return EnvironmentSetting(id, word)
    case .bool(let isSet): return EnvironmentSetting(id, .flag(isSet))
    case .double(let points): return EnvironmentSetting(id, .points(points))
    default: return nil
    }
  }
}

/// The value of a parameter in the sample.
struct SampleValue: Sendable {
  /// Nil if it is invalid, which has been reported, or lacks a field.
  var value: Expression?
  /// The errors about its missing fields, for variants that do not add them.
  var missing: [Diagnostic] = []
}
