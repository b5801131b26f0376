package import FacetIR
import FacetLanguage
import FacetText

/// The lines with a variant's arguments and steps.
package struct VariantFacts {
  private let component: Component
  private let words: ExpressionWords
  private let modifiers: ModifierWords

  package init(component: Component, design: Design) {
    self.component = component
    words = ExpressionWords(design: design)
    modifiers = ModifierWords(words: words)
  }

  /// The arguments of the first variant of a style. The others list their differences from it.
  package struct Base {
    fileprivate let cell: Cell
    fileprivate let values: [Given]
    fileprivate let environment: [String]
  }

  package func base(_ cell: Cell) -> Base {
    Base(cell: cell, values: values(of: cell.variant), environment: environment(of: cell))
  }

  /// - Parameter base: The variant to which the lines are relative; nil for the first one of a style.
  package func lines(_ drawn: SnapshotVariant, base: Base?) -> [String] {
    let variant = drawn.cell.variant
    var lines: [String] = []
    lines += given(variant, base: base).map { fact("given", $0) }
    lines += variant.style.settings.map { fact("sets", "\($0.property) \(words($0.value))") }
    lines += variant.state.map { fact("state", "\($0.property) \(words($0.value))") }
    lines += variant.modifiers.map { fact("with", modifiers($0)) }
    lines += environment(drawn.cell, base: base).map { [fact("env", $0)] } ?? []
    lines += log(drawn, 0)
    for (index, step) in variant.steps.enumerated() { lines += [fact("after", step.words)] + log(drawn, index + 1) }
    lines += variant.expectations.map { fact("expect", expectation($0)) }
    return lines
  }

  private func log(_ drawn: SnapshotVariant, _ step: Int) -> [String] {
    step < drawn.log.count ? drawn.log[step].map { fact("log", escapedForDisplay($0)) } : []
  }

  private func given(_ variant: Variant, base: Base?) -> [String] {
    let before = base?.values ?? []
    let now = values(of: variant)
    let added = now.filter { !before.contains($0) }.map { "\($0.name) \($0.words)" }
    // Either all fields of a struct are given, or none.
    let gone = before.filter { old in !now.contains { $0.isAbout(old) } }.map { $0.name.prefix { $0 != "." } }
    return added + distinct(gone).map { "\($0) by default" }
  }

  /// An argument, or a field of one, with its value as text.
  fileprivate struct Given: Equatable {
    var name: String
    var words: String

    /// Whether both are about the same value, or about a value and a part of it: the fields of a nil struct are absent.
    func isAbout(_ other: Given) -> Bool {
      name == other.name || other.name.hasPrefix("\(name).") || name.hasPrefix("\(other.name).")
    }
  }

  /// The arguments of a variant, in the order of the parameters; structs by field.
  private func values(of variant: Variant) -> [Given] {
    component.parameters.flatMap { parameter in
      variant.arguments.filter { $0.parameter == parameter.name }.flatMap {
        values(of: $0.value, named: parameter.name)
      }
    }
  }

  private func values(of value: Expression, named name: String) -> [Given] {
    guard case .structure(let values) = value.node, let fields = words.fields(of: value.type),
      fields.count == values.count
    else { return [Given(name: name, words: words(value))] }
    return zip(fields, values).flatMap { self.values(of: $1, named: "\(name).\($0.name)") }
  }

  private func environment(_ cell: Cell, base: Base?) -> String? {
    let own = environment(of: cell)
    guard let base else { return own.joined(separator: ", ") }
    let added = own.filter { !base.environment.contains($0) }
    let gone = base.cell.environment.map(\.id).filter { id in !cell.environment.contains { $0.id == id } }
    let absent = gone.isEmpty ? [] : EnvironmentKind.all.filter { gone.contains($0.id) }
    let words = added + absent.compactMap(\.absence)
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// The environment settings of the variant and of its cell: `light, L, ltr, width 375`.
  private func environment(of cell: Cell) -> [String] {
    EnvironmentKind.all.compactMap { kind in
      let setting = cell.environment.first { $0.id == kind.id } ?? kind.usual.map { EnvironmentSetting(kind.id, $0) }
      return setting?.shortName
    }
  }

  private func expectation(_ expectation: Expectation) -> String {
    "\(expectation.subject.words) \(words(expectation.value))"
  }
}
