package import FacetIR
import FacetLanguage
import FacetText

/// Expressions as text in the spec language.
package struct ExpressionWords {
  let design: Design
  /// Whether quoted text is the design system's own wording, which is looked up in the String Catalog unless the spec
  /// says `verbatim(…)`.
  private var isWording = false

  package init(design: Design) { self.design = design }

  /// For texts that the design system shows.
  init(ofWordingIn design: Design) {
    self.design = design
    isWording = design.strings != nil
  }

  /// For values of the program in such texts.
  var values: Self { isWording ? Self(design: design) : self }

  package func callAsFunction(_ expression: Expression) -> String { words(expression).text }

  /// `content.isOn`, `let note = content.note`
  func callAsFunction(_ condition: Element.Condition) -> String {
    switch condition {
    case .isTrue(let test): self(test)
    case .binds(let name, let optional): "let \(name) = \(self(optional))"
    }
  }

  /// An alignment: a word alone, or `alignment style.alignment`.
  func alignment(_ value: Expression) -> String {
    if case .word = value.node { self(value) } else { "alignment \(self(value))" }
  }

  /// The precedence of an expression, lowest first.
  private enum Strength: Int { case choice, coalesce, or, and, comparison, sum, product, prefix, whole }

  private typealias Words = (text: String, strength: Strength)

  private func words(_ expression: Expression) -> Words {
    if let isTrue = expression.constantCondition { return ("\(isTrue)", .whole) }
    let expression = expression.reduced
    return switch expression.node {
    case .null: ("nil", .whole)
    case .bool(let value): ("\(value)", .whole)
    case .int(let value): ("\(value)", value < 0 ? .prefix : .whole)
    case .double(let value): (number(value), value < 0 ? .prefix : .whole)
    case .string(let text): (wording(quoted(text), isText: holdsLetters(text)), .whole)
    case .interpolation(let segments) where segments.contains(where: \.hasLetters):
      (wording(values.interpolation(segments), isText: true), .whole)
    case .interpolation(let segments): (interpolation(segments), .whole)
    case .localized(let text): localized(text.source)
    case .word(let name), .icon(let name), .image(let name), .serverPage(let name), .local(let name),
      .constant(let name, _),
      .parameter(let name), .state(let name):
      (escapedForDisplay(name), .whole)
    case .date, .duration, .url: (expression.exampleWords ?? "", .whole)
    case .record(let record): (self.record(record), .whole)
    case .dimension(let dimension): (dimension.name, .whole)
    case .isLanguage(let locale, let language): ("\(self(locale)) == \(language)", .comparison)
    case .drag(let value): (value.name, .whole)
    case .range(let lower, let upper): ("\(bound(lower))...\(bound(upper))", .comparison)
    case .array(let elements): ("[\(elements.map(callAsFunction).joined(separator: ", "))]", .whole)
    case .structure(let values): ("{ \(fields(values, of: expression.type)) }", .whole)
    case .views(let elements, let name): (views(elements, of: name), .whole)
    case .recorder: ("record", .whole)
    case .performing(let action): (self(action), .whole)
    case .token(let path): (escapedForDisplay(path.description), .whole)
    case .content(let name): ("content.\(name)", .whole)
    case .style(let name): ("style.\(name)", .whole)
    case .environment(let key): ("environment.\(key.name)", .whole)
    case .member(let base, let name): ("\(operand(base, .whole)).\(name)", .whole)
    case .chain(let value), .translated(let value), .verbatim(let value): words(value)
    case .unwrapped(let optional): ("\(operand(optional, .whole))?", .whole)
    case .lowerBound(let range): ("\(operand(range, .whole)).lower", .whole)
    case .upperBound(let range): ("\(operand(range, .whole)).upper", .whole)
    case .not(let value): ("not \(operand(value, .prefix))", .prefix)
    case .negate(let value): ("-\(operand(value, .prefix))", .prefix)
    case .binary(let op, let left, let right): (op == .add ? self : values).binary(op, left, right)
    case .coalesce(let value, let other): ("\(operand(value, .or)) ?? \(operand(other, .coalesce))", .coalesce)
    case .isPresent(let value): ("\(operand(value, .sum)) != nil", .comparison)
    case .conditional(let condition, let then, let other):
      ("if \(self.condition(condition, of: expression)) then \(operand(then, .coalesce)) else \(self(other))", .choice)
    case .switch(let subject, let cases, let otherwise): (choice(subject, cases, otherwise), .choice)
    // The third argument is the reader's text size.
    case .call(.scaled, let arguments):
      ("scaled(\(arguments.prefix(2).map(callAsFunction).joined(separator: ", ")))", .whole)
    case .call(let function, let arguments):
      ("\(function.rawValue)(\(list(arguments, of: function)))", .whole)
    case .map(let array, let path):
      ("map(\(self(array)), \(self(path).dropFirst(Expression.mappedElement.count + 1)))", .whole)
    }
  }

  /// `content.isOn`, `let note = content.note`
  private func condition(_ condition: Expression, of choice: Expression) -> String {
    guard let (name, optional) = choice.unwrapping else { return values(condition) }
    return "let \(escapedForDisplay(name)) = \(values(optional))"
  }

  /// `content.onPick(tag)`, `record`
  func callAsFunction(_ action: ActionReference) -> String { self(action, given: values.callAsFunction) }

  /// - Parameter given: The words for the value that the action takes.
  func callAsFunction(_ action: ActionReference, given: (Expression) -> String) -> String {
    if action.isRecorded { return "record" }
    return (action.local ?? "content.\(action.name)") + (action.argument.map { "(\(given($0)))" } ?? "")
  }

  private func operand(_ expression: Expression, _ least: Strength) -> String {
    let words = words(expression)
    return words.strength.rawValue < least.rawValue ? "(\(words.text))" : words.text
  }

  private func binary(_ op: BinaryOperator, _ left: Expression, _ right: Expression) -> Words {
    let (strength, next): (Strength, Strength) =
      switch op {
      case .or: (.or, .and)
      case .and: (.and, .comparison)
      case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: (.comparison, .sum)
      case .add, .subtract: (.sum, .product)
      case .multiply, .divide, .remainder: (.product, .prefix)
      }
    let least = strength == .comparison ? next : strength
    return ("\(operand(left, least)) \(op.rawValue) \(operand(right, next))", strength)
  }

  /// `switch content.tone { positive color.positive, default color.neutral }`
  private func choice(_ subject: Expression, _ cases: [Expression.Case], _ otherwise: Expression?) -> String {
    func value(_ value: Expression) -> String {
      let words = self(value)
      if case .record = value.node, words.utf8.contains(UInt8(ascii: ",")) { return "(\(words))" }
      return words
    }
    let named = cases.map { "\($0.name) \(value($0.value))" }
    let rest = otherwise.map { ["default \(value($0))"] } ?? []
    return "switch \(values(subject)) { \((named + rest).joined(separator: ", ")) }"
  }

  /// Text as it is written where wording is looked up: `"Show more"`, `verbatim("iOS")`.
  private func wording(_ text: String, isText: Bool) -> String { isWording && isText ? "verbatim(\(text))" : text }

  /// Text that is looked up, in which the values may be wording of their own.
  private func localized(_ source: Expression) -> Words {
    if case .interpolation(let segments) = source.node {
      (interpolation(segments), .whole)
    } else {
      values.words(source)
    }
  }

  /// Arguments, those that come out of a function as they are with their wording.
  private func list(_ arguments: [Expression], of function: Function) -> String {
    let count =
      switch function {
      case .contains, .formatted: 0
      case .appending, .removing, .toggling: 1
      default: arguments.count
      }
    return (arguments.prefix(count).map(callAsFunction) + arguments.dropFirst(count).map(values.callAsFunction))
      .joined(separator: ", ")
  }

  private func interpolation(_ segments: [Expression.Segment]) -> String {
    let parts = segments.map { segment in
      switch segment {
      case .text(let text): String(quoted(text).dropFirst().dropLast()).doublingBraces
      case .value(let value): "{\(self(value))}"
      }
    }
    return "\"\(parts.joined())\""
  }

  private func bound(_ expression: Expression?) -> String { expression.map { operand($0, .sum) } ?? "" }

  /// `color color.shade, radius 4, x 0, y 2`. If all parts are equal, their value; of corners only those that are not
  /// 0.
  func record(_ record: Record<Expression>) -> String {
    let parts = record.parts
    if record.id.type.takesLength, record.isUniform, let first = parts.first { return self(first.value) }
    let (leading, top) = (record.length(.leading), record.length(.top))
    if record.id == .insets, top == record.length(.bottom), leading == record.length(.trailing) {
      return "horizontal \(self(leading)), vertical \(self(top))"
    }
    let written = record.id == .cornerRadius ? parts.filter { $0.value.node != .double(0) } : parts
    return written.map { "\($0.row.key.text) \(self($0.value))" }.joined(separator: ", ")
  }

  /// `author "Mina", stars 4`; without the fields that are nil, unless they are something else by default.
  private func fields(_ values: [Expression], of type: ValueType) -> String {
    guard let fields = fields(of: type) else { return values.map(callAsFunction).joined(separator: ", ") }
    let given = zip(fields, values).filter { $1.node != .null || ($0.defaultValue?.node ?? .null) != .null }
    return given.map { "\($0.name) \(self($1))" }.joined(separator: ", ")
  }

  /// The fields of a declared struct.
  func fields(of type: ValueType) -> [TypeDeclaration.Field]? {
    guard case .declared(let name) = type.unwrapped,
      let declaration = design.component(named: name.component)?.types.first(where: { $0.name == name.name }),
      case .structure(let fields) = declaration.shape
    else { return nil }
    return fields
  }

  private func views(_ elements: [Element], of name: String?) -> String {
    if elements.isEmpty { return "none" }
    let words = TreeWords(words: self)
    let contents = elements.map { words.node(for: $0).line }.joined(separator: ", ")
    return name.map { "as \(escapedForDisplay($0)): \(contents)" } ?? contents
  }
}

extension Expression.Segment {
  fileprivate var hasLetters: Bool { if case .text(let text) = self { holdsLetters(text) } else { false } }
}

/// Whether the text is wording in some language.
private func holdsLetters(_ text: String) -> Bool { text.unicodeScalars.contains(where: \.properties.isAlphabetic) }

extension String {
  /// The text with doubled braces, because a single brace begins an interpolation.
  fileprivate var doublingBraces: String {
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      scalars.append(scalar)
      if scalar == "{" || scalar == "}" { scalars.append(scalar) }
    }
    return String(scalars)
  }
}
