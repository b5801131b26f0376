import FacetFrame
import FacetIR
import FacetText

/// What one cell shows, apart from what it is called and given.
struct VariantLook {
  let picture: [String]
  let looks: LookLines
  let outcomes: Outcomes
  let accessibility: AccessibilityLines

  init(_ frame: Frame, of component: String) {
    let names = NodeNames(frame, of: component)
    picture = frame.picture.lines + frame.picture.legend
    looks = LookLines(frame, names: names, of: component)
    outcomes = Outcomes(frame, names: names)
    accessibility = AccessibilityLines(frame, names: names)
  }

  /// What is known of a variant that only compiled code draws: what it is to assistive technologies, if that does not
  /// depend on what is drawn.
  ///
  /// - Parameter frame: one in which that stands; empty if it is not known.
  init(drawnBy author: String, _ frame: Frame, of component: String) {
    picture = [columns("drawn", author, width: 11)]
    let nothing = NodeNames(Frame(), of: component)
    looks = LookLines(Frame(), names: nothing, of: component)
    outcomes = Outcomes(Frame(), names: nothing)
    accessibility = AccessibilityLines(frame, names: NodeNames(frame, of: component)).withoutNotes
  }

  /// All of it.
  var lines: [String] {
    picture.map { "  \($0)" } + looks.lines.map { fact("looks", $0) } + outcomes.lines.map { fact($0.keyword, $0.text) }
      + (accessibility.lines.isEmpty ? [] : ["  a11y"] + accessibility.lines)
  }

  /// What is not as in another variant; nothing where they are the same.
  func lines(unlike other: Self) -> [String] {
    var lines = picture == other.picture ? [] : picture.map { "  \($0)" }
    lines += looks.lines(unlike: other.looks).map { fact("looks", $0) }
    for keyword in Outcomes.keywords where outcomes[keyword] != other.outcomes[keyword] {
      let texts = outcomes[keyword]
      lines += (texts.isEmpty ? ["none"] : texts).map { fact(keyword, $0) }
    }
    if accessibility != other.accessibility {
      let changed = accessibility.lines(unlike: other.accessibility)
      lines += ["  a11y"] + (changed.isEmpty ? ["    none"] : changed)
    }
    return lines
  }
}

/// `  given      value 0`
func fact(_ keyword: String, _ text: String) -> String { columns("  \(keyword)", text, width: 13) }

/// The lines on what a variant is given, and what is done to it.
struct VariantFacts {
  let component: Component
  let words: ExpressionWords
  let modifiers: ModifierWords

  init(component: Component, design: Design) {
    self.component = component
    words = ExpressionWords(design: design)
    modifiers = ModifierWords(design: design)
  }

  /// - Parameter base: the variant that this one is told as a difference from; nil for the first of a style.
  func lines(_ drawn: SnapshotVariant, base: Cell?) -> [String] {
    let variant = drawn.cell.variant
    var lines: [String] = []
    lines += given(variant, base: base?.variant).map { fact("given", $0) }
    lines += variant.style.settings.map { fact("sets", "\($0.property) \(words($0.value))") }
    lines += variant.state.map { fact("state", "\($0.property) \(words($0.value))") }
    lines += variant.modifiers.map { fact("with", modifiers($0)) }
    lines += environment(drawn.cell, base: base).map { [fact("env", $0)] } ?? []
    lines += variant.steps.map { fact("after", $0.words) }
    lines += variant.expectations.map { fact("expect", expectation($0)) }
    return lines
  }

  private func given(_ variant: Variant, base: Variant?) -> [String] {
    let before = base.map(values) ?? []
    let now = values(of: variant)
    let added = now.filter { !before.contains($0) }.map { "\($0.name) \($0.words)" }
    // All fields of a struct are given, or none.
    let gone = before.filter { old in !now.contains { $0.isAbout(old) } }.map { $0.name.prefix { $0 != "." } }
    return added + distinct(gone).map { "\($0) by default" }
  }

  private struct Given: Equatable {
    var name: String
    var words: String

    /// Whether one says what the other says, or what is around it or in it: where a struct is nil, so are its fields.
    func isAbout(_ other: Given) -> Bool {
      name == other.name || other.name.hasPrefix("\(name).") || name.hasPrefix("\(other.name).")
    }
  }

  /// What a variant gives, in the order of the parameters; of a struct, field by field.
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

  private func environment(_ cell: Cell, base: Cell?) -> String? {
    guard let base else { return self.all(cell).joined(separator: ", ") }
    let own = all(cell)
    let others = all(base)
    let added = own.filter { !others.contains($0) }
    let hadWidth = base.environment.contains { $0.key == .width }
    let hasWidth = cell.environment.contains { $0.key == .width }
    let words = added + (hadWidth && !hasWidth ? ["no width"] : [])
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// What every cell says, and what only some do: `light, L, ltr, width 375`.
  private func all(_ cell: Cell) -> [String] {
    let usual: [EnvironmentSetting] = [
      .colorScheme("light"), .dynamicTypeSize("large"), .layoutDirection("leftToRight"),
    ]
    return EnvironmentSetting.Key.allCases.compactMap { key in
      let setting = cell.environment.first { $0.key == key } ?? usual.first { $0.key == key }
      return setting.map(\.shortName)
    }
  }

  private func expectation(_ expectation: Expectation) -> String {
    "\(expectation.subject.words) \(words(expectation.value))"
  }
}
