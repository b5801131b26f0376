import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec
import FacetText

/// Steps that write to a binding of the content through a control, or follow a link.
extension ComponentResolver {
  /// `type: { text: Mina, into: name }`, or `type: Mina` if there is one text field.
  mutating func typing(_ step: VariantSpec.StepSpec, style: String, _ body: Element?) -> Step? {
    guard let written = step.target ?? step.part("text"), let text = dataText(written)?.text else { return nil }
    if let into = step.part("into") { return field(into, style: style, body).map { .type(text, into: $0) } }
    // What a body with errors draws is unknown.
    guard let body else { return nil }
    let own = body.fields(\.textField)
    let fields = own.isEmpty ? body.fields(passedAs: .binding(.string)) : own
    guard fields.count == 1 else {
      let inner = statesOfComponents(in: body, ofTypes: Self.typed)
      report(
        fields.isEmpty
          ? .nothingToTypeInto(step.verb, style: style, inner: inner.first) : .severalFields(step.verb, fields))
      return nil
    }
    return .type(text, into: fields[0])
  }

  /// The field of the content that a text field of the style writes to.
  mutating func field(_ target: Located<String>, style: String, _ body: Element?) -> String? {
    var stored = ValueType.string
    if case .binding(let number)? = content.field(named: target.value)?.type, number.unwrapped.isNumber {
      stored = number
    }
    return drawn(target, "text field", as: stored, of: Self.typed, style: style, body, \.textField)
  }

  /// `adjust: { slider: volume, to: 0.5 }`
  mutating func sliding(_ step: VariantSpec.StepSpec, style: String, _ body: Element?) -> Step? {
    guard let target = step.part("slider") else { return nil }
    let isWhole = content.field(named: target.value)?.type == .binding(.int)
    guard
      let name = drawn(
        target, "slider", as: isWhole ? .int : .double, of: ["Double", "Int"], style: style, body, \.slider)
    else { return nil }
    switch (step.part("to"), step.part("by")) {
    case (let value?, nil): return number(value).map { .slide(name, to: $0) }
    case (nil, let distance?): return number(distance).map { .slideBy(name, $0) }
    default:
      let message = "a slider is moved 'to' a value, or 'by' a distance"
      report(.malformedStep(step.verb.span, message, help: Diagnostic.helpForSliding))
      return nil
    }
  }

  /// A link can be in a nested component or in a slot.
  mutating func follow(_ target: Located<String>, style: String, _ body: Element?) -> Step? {
    guard URLText(target.value) != nil else {
      report(.notAURL(target))
      return nil
    }
    let isDrawn = body?.contains { element in
      switch element.kind {
      case .control(.link), .component, .slot: true
      case .run(let run): run.link != nil || run.isMarkdown
      default: false
      }
    }
    if isDrawn == false { report(.followWithoutLink(target, style: style)) }
    return .follow(target.value)
  }

  /// The labels of menus are known when they are drawn.
  mutating func opening(_ target: Located<String>, style: String, _ body: Element?) -> Step? {
    let isDrawn = body?.contains { element in
      switch element.kind {
      case .control(.menu), .component, .slot: true
      default: element.modifiers.contains { $0.id == .contextMenu }
      }
    }
    if isDrawn == false { report(.openWithoutMenu(target, style: style)) }
    return .open(unescapedFromDisplay(target.value))
  }

  /// `select: { picker: tone, option: warm }`
  mutating func selection(_ step: VariantSpec.StepSpec, style: String, _ body: Element?) -> Step? {
    guard let target = step.part("picker"), let option = step.part("option") else { return nil }
    if content.field(named: target.value)?.type == .binding(.date) {
      guard let date = DateText(option.value) else {
        report(.notADate(option))
        return nil
      }
      return drawn(target, "date picker", as: .date, of: ["Date"], style: style, body, \.datePicker).map {
        .select($0, date.value.description)
      }
    }
    if isStateOfComponent(target.value, in: body) { return .select(target.value, option.value) }
    guard case .binding(let stored)? = content.field(named: target.value)?.type,
      let name = drawn(target, "picker", as: stored, of: [], style: style, body, \.picker)
    else {
      if content.field(named: target.value) == nil || body?.fields(\.picker).contains(target.value) != true {
        // A picker of a component is of an enum of its own, or of texts or numbers.
        let others = statesOfComponents(in: body, ofTypes: ["Bool", "Focus", "Duration", "URL"])
        let names = statesOfComponents(in: body).filter { !others.contains($0) }
        report(.noField(target, "picker", style: style, among: (body?.fields(\.picker) ?? []) + names))
      }
      return nil
    }
    if case .declared(let type) = stored, case .enumeration(let cases)? = declaration(of: type)?.shape,
      !cases.contains(option.value)
    {
      report(.notAnOption(option, among: cases))
      return nil
    }
    return .select(name, option.value)
  }

  /// - Parameter help: What to write instead.
  mutating func number(
    _ text: Located<String>, help: String = Diagnostic.helpForSliding
  ) -> Double? {
    if let value = Numeral(text.value).double, value.isFinite { return value }
    report(.malformedStep(text.span, "expected a number, found '\(text.value)'", help: help))
    return nil
  }

  /// Text, or a number that is typed.
  private static let typed = ["String", "Int", "Double"]

  /// Nil if an error has been reported. If the style could not be parsed, any field of the type is accepted.
  ///
  /// - Parameter types: The names of the types of states of components that such a control can write to.
  private mutating func drawn(
    _ target: Located<String>, _ control: String, as stored: ValueType, of types: [String], style: String,
    _ body: Element?,
    _ field: KeyPath<Element.Kind, String?>
  ) -> String? {
    if isStateOfComponent(target.value, in: body) { return target.value }
    let fields = body?.fields(field)
    let known = content.fields.filter { $0.type == .binding(stored) }.map(\.name.value)
    if !known.contains(target.value) {
      let names = (fields ?? known) + statesOfComponents(in: body, ofTypes: types)
      report(renamedParameter(target) ?? .noField(target, control, style: style, among: names))
      return nil
    }
    if let fields, !fields.contains(target.value),
      body?.fields(passedAs: .binding(stored)).contains(target.value) != true
    {
      report(.noField(target, control, style: style, among: fields))
    }
    return target.value
  }
}

extension Element.Kind {
  fileprivate var textField: String? { if case .textField(let field) = self { field.text } else { nil } }
  fileprivate var picker: String? { if case .control(.picker(let picker)) = self { picker.selection } else { nil } }
  fileprivate var datePicker: String? {
    if case .control(.datePicker(let picker)) = self { picker.selection } else { nil }
  }
  fileprivate var slider: String? {
    switch self {
    case .slider(let slider): slider.value
    case .control(.stepper(let stepper)): stepper.value
    default: nil
    }
  }
}

extension Element {
  /// The distinct fields that the controls in this body write to.
  fileprivate func fields(_ field: KeyPath<Element.Kind, String?>) -> [String] {
    var names: [String] = []
    forEachElement { element in
      if field == \.textField {
        for modifier in element.modifiers where modifier.id == .searchable {
          if let name = modifier.name(.text), !names.contains(name) { names.append(name) }
        }
      }
      if let name = element.kind[keyPath: field], !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The distinct fields of a type that components in this body are passed. Their controls can write to them.
  fileprivate func fields(passedAs type: ValueType) -> [String] {
    var names: [String] = []
    forEachElement { element in
      guard case .component(let instance) = element.kind else { return }
      for argument in instance.arguments where argument.value.type == type {
        if case .content(let name) = argument.value.node, !names.contains(name) { names.append(name) }
      }
    }
    return names
  }
}
