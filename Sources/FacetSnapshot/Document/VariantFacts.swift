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
    lines += Self.joined(given(variant, base: base)).map { fact("given", $0) }
    lines += variant.style.settings.map { fact("sets", "\($0.property) \(words($0.value))") }
    lines += variant.state.map { fact("state", "\($0.property) \(words($0.value))") }
    lines += variant.modifiers.map { fact("with", modifiers($0)) }
    lines += environment(drawn.cell, base: base).map { [fact("env", $0)] } ?? []
    lines += log(drawn, 0)
    var steps: [String] = []
    for (index, step) in variant.steps.enumerated() {
      steps.append(step.words)
      let log = log(drawn, index + 1)
      if log.isEmpty && index + 1 < variant.steps.count { continue }
      lines += Self.joined(steps).map { fact("after", $0) } + log
      steps = []
    }
    lines += Self.joined(variant.expectations.map(expectation)).map { fact("expect", $0) }
    return lines
  }

  /// As many arguments in a line as have room in it, two spaces apart.
  private static func joined(_ arguments: [String]) -> [String] {
    var lines: [String] = []
    for argument in arguments {
      if let last = lines.last, displayWidth(of: last) + displayWidth(of: argument) < width {
        lines[lines.count - 1] = "\(last)  \(argument)"
      } else {
        lines.append(argument)
      }
    }
    return lines
  }

  private static let width = 100

  private func log(_ drawn: SnapshotVariant, _ step: Int) -> [String] {
    guard step < drawn.log.count else { return [] }
    return LogLines.joined(drawn.log[step].map(escapedForDisplay)).map { fact("log", $0) }
  }

  private func given(_ variant: Variant, base: Base?) -> [String] {
    let before = base?.values ?? []
    let now = values(of: variant)
    let added = now.filter { !before.contains($0) }.flatMap { value in
      let old = before.first { $0.name == value.name }
      return changedElements(of: value, since: old) ?? ["\(value.name) \(value.words)"]
    }
    // Either all fields of a struct are given, or none.
    let gone = before.filter { old in !now.contains { $0.isAbout(old) } }.map { $0.name.prefix { $0 != "." } }
    return added + distinct(gone).map { "\($0) by default" }
  }

  /// The elements of an array that are others than before, by their numbers from 1: `stays[2].title "Cabin"`. Those that
  /// it has no more are `stays[3…] none`. Nil if that is longer than the array.
  private func changedElements(of value: Given, since old: Given?) -> [String]? {
    guard let old, let elements = value.elements, let before = old.elements, !elements.isEmpty else { return nil }
    let shared = min(elements.count, before.count)
    var changed = elements.indices.prefix(shared).flatMap { index -> [String] in
      let name = "\(value.name)[\(index + 1)]"
      let (own, was) = (values(of: elements[index], named: name), values(of: before[index], named: name))
      if own.map(\.name) != was.map(\.name) { return own == was ? [] : ["\(name) \(words(elements[index]))"] }
      return own.filter { !was.contains($0) }.map { "\($0.name) \($0.words)" }
    }
    changed += elements.indices.dropFirst(shared).map { "\(value.name)[\($0 + 1)] \(words(elements[$0]))" }
    if before.count > shared {
      changed.append("\(value.name)[\(shared + 1)\(before.count > shared + 1 ? "…" : "")] none")
    }
    return changed.joined(separator: ", ").utf8.count < value.words.utf8.count ? changed : nil
  }

  /// An argument, or a field of one, with its value as text.
  fileprivate struct Given: Equatable {
    var name: String
    var words: String
    /// The elements of an array.
    var elements: [Expression]?

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.name == rhs.name && lhs.words == rhs.words }

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
    if case .structure(let values) = value.node, let fields = words.fields(of: value.type),
      fields.count == values.count
    {
      return zip(fields, values).flatMap { self.values(of: $1, named: "\(name).\($0.name)") }
    }
    let elements: [Expression]? = if case .array(let elements) = value.node { elements } else { nil }
    return [Given(name: name, words: words(value), elements: elements)]
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

/// What happened in a step, as many events in a line as have room.
package enum LogLines {
  private static let end = ";  "
  private static let width = 100

  /// The events that an action has caused are indented below it.
  package static func joined(_ events: [String]) -> [String] {
    var lines: [String] = []
    for event in events {
      if let last = lines.last, event.hasPrefix(" "), displayWidth(of: last) + displayWidth(of: event) < width {
        lines[lines.count - 1] = last + end + event.drop { $0 == " " }
      } else {
        lines.append(event)
      }
    }
    return lines
  }
}
