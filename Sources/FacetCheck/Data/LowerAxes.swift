import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

/// Parameters as axes of the matrix: `matrix: { size: [small, large] }`.
extension ComponentResolver {
  /// The axes in the order of the parameters, so that the order in the spec does not change a golden.
  mutating func lowerParameterAxes() -> [ParameterAxis] {
    let written = spec.matrix.filter(\.isParameter)
    if written.isEmpty { return [] }
    return signature.parameters.compactMap { parameter in
      written.first { $0.key.value == parameter.name.value }.flatMap { lower($0, of: parameter) }
    }
  }

  private mutating func lower(_ axis: AxisSpec, of parameter: Declaration) -> ParameterAxis? {
    guard let type = parameter.type else { return nil }
    switch type.unwrapped {
    case .action, .actionOf, .view, .viewOf:
      report(.misplacedAxis(axis.key, of: type))
      return nil
    default: break
    }
    let name = parameter.name.value
    let sample = spec.sample.flatMap {
      spec.tree.kind($0) == .mapping ? value(of: name, parameter.history, in: $0) : nil
    }
    var values: [ParameterAxis.Value] = []
    for (position, node) in axis.values.enumerated() {
      let layers = [sample, node].compactMap(\.self)
      guard let value = readLayers(layers, as: type, for: DataSubject(name)) else { continue }
      if values.contains(where: { $0.value == value }) {
        report(.repeatedAxisValue(value.axisWord ?? "this value", at: spec.tree.span(node)))
      } else {
        values.append(ParameterAxis.Value(word: value.axisWord ?? "#\(position + 1)", value: value))
      }
    }
    return values.isEmpty ? nil : ParameterAxis(parameter: name, values: values)
  }

  /// The axes whose parameters a variant sets in its 'with'.
  mutating func settledAxes(of variant: VariantSpec) -> Set<String> {
    let tree = spec.tree
    if let row = variant.row { spec.tree = row.tree }
    defer { spec.tree = tree }
    guard let with = variant.with, spec.tree.kind(with) == .mapping else { return [] }
    var settled: Set<String> = []
    for axis in parameterAxes {
      let history = signature.parameter(named: axis.parameter)?.history ?? History()
      if value(of: axis.parameter, history, in: with) != nil { settled.insert(axis.parameter) }
    }
    return settled
  }

  mutating func reportSettledAxes(_ variants: [Variant]) {
    guard !variants.isEmpty, variants.count == spec.variants.count else { return }
    for axis in spec.matrix {
      let isSettled = variants.allSatisfy { variant in
        axis.isParameter
          ? variant.settled.contains(axis.key.value)
          : variant.environment.contains { $0.id == EnvironmentID(axis.key.value) }
      }
      if isSettled { report(.settledAxis(axis)) }
    }
  }
}

extension Expression {
  /// What the value is called in the name of a cell; nil for a value that is not one short word.
  fileprivate var axisWord: String? {
    switch node {
    case .null: "nil"
    case .bool(let value): "\(value)"
    case .int(let value): "\(value)"
    case .double(let value) where value.isFinite: "\(value)".hasSuffix(".0") ? "\("\(value)".dropLast(2))" : "\(value)"
    case .word(let word), .icon(let word), .image(let word): word.isAxisWord ? word : nil
    case .string(let text): text.isAxisWord && text != "nil" ? text : nil
    default: nil
    }
  }
}

extension String {
  /// Whether it can stand in the name of a cell, whose parts are separated by spaces.
  fileprivate var isAxisWord: Bool {
    (1...24).contains(utf8.count)
      && utf8.allSatisfy { byte in
        (48...57).contains(byte) || (65...90).contains(byte & 0xdf) || byte == UInt8(ascii: ".")
          || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      }
  }
}
