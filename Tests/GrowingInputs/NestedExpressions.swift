import FacetIR
import FacetLanguage

/// Each function and operator of the language within itself, once for each of its operands.
///
/// They come from the language's own tables, so a new one is nested without a change here.
extension GrowingInput {
  static let nestedExpressions: [GrowingInput] =
    Function.allCases.flatMap { function in
      function.forms.flatMap { form in
        form.operands.indices.compactMap { place in formNested(form, at: place, called: function.rawValue) }
      }
    }
    + BinaryOperator.allCases.flatMap { operation in
      operation.forms.flatMap { form in
        form.operands.indices.compactMap { place in formNested(form, at: place, called: operation.rawValue) }
      }
    }
    + Form.others.flatMap { name, form in
      form.operands.indices.compactMap { place in formNested(form, at: place, called: name) }
    }

  /// Nil where the operand is a word, or no expression is of its kind but a name.
  private static func formNested(_ form: Form, at place: Int, called name: String) -> GrowingInput? {
    let operand = form.operands[place]
    guard form.result.isMade(into: operand) else { return nil }
    let most = form.most(at: place)
    let types = form.operands.map(\.rawValue).joined(separator: " ")
    return GrowingInput("'\(name)' of \(types) in its operand \(place + 1)", most: most, beyond: most * 3) { count in
      let value = (0..<count).reduce(operand.sample) { inner, _ in
        let operands = form.operands.indices.map { $0 == place ? inner : form.operands[$0].sample }
        return form.result.converting(form.write(operands), to: operand)
      }
      return card(operand.converting(value, to: .int)).files
    }
  }

  /// A component that has one number in each kind of place for an expression, and the names that samples are.
  private static func card(_ number: String) -> Card {
    let inText = number.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"")
    let fields = lines(Kind.named.count) { "  \(Kind.named[$0].sample): \(Kind.named[$0].spelling)\n" }
    return Card(
      declarations: """
        types: { Row: { title: String } }
        parameters:
        \(fields)  m: Binding<Int>
        content:
        \(fields)  field: Int = \(number)
        actions:
          go: m = \(number)

        """,
      body: """

          let: { \(list(Kind.named.count) { "\(Kind.named[$0].sample): content.\(Kind.named[$0].sample)" }) }
          do:
            vstack:
              - text: "{\(inText)}"
                layoutPriority: Double(\(number))
              - { button: content.go, label: { text: "{content.field}" } }
              - if: \(number) == 1
                then: { text: "a" }
            spacing: 0
        """,
      sample: """
        n: 1, d: 1, gap: 4, b: true, s: a, o: null, names: [a, b], rows: [{ title: a }], u: "https://example.com", \
        at: 2026-05-01, m: 1
        """,
      variants: "  Default:\n  Done: { after: [tap: go] }\n")
  }
}

/// An operation on values: how it is written, and of what.
private struct Form: Sendable {
  let operands: [Kind]
  let result: Kind
  let write: @Sendable ([String]) -> String
  /// How deep it may be in itself at each place, where that is other than for most.
  private let limits: [Int]?

  init(
    _ operands: [Kind], _ result: Kind, most limits: [Int]? = nil, _ write: @escaping @Sendable ([String]) -> String
  ) {
    self.operands = operands
    self.result = result
    self.limits = limits
    self.write = write
  }

  /// How deep it may be in itself: by the levels and the operators of a project's limits.
  func most(at place: Int) -> Int { limits?[place] ?? (result == operands[place] ? 28 : 14) }

  /// What is neither a function nor an operator of two operands.
  static let others: [(String, Form)] = [
    ("not", Form([.bool], .bool) { "not (\($0[0]))" }),
    ("-", Form([.int], .int) { "-(\($0[0]))" }),
    ("-", Form([.double], .double) { "-(\($0[0]))" }),
    ("??", Form([.optional, .string], .string) { "(\($0[0]) ?? \($0[1]))" }),
    ("if", Form([.bool, .int, .int], .int) { "(if \($0[0]) then \($0[1]) else \($0[2]))" }),
    ("if", Form([.bool, .string, .string], .string) { "(if \($0[0]) then \($0[1]) else \($0[2]))" }),
    ("if", Form([.bool, .optional, .optional], .optional) { "(if \($0[0]) then \($0[1]) else \($0[2]))" }),
    // What a name stands for is written out where its size is asked for, twice a level.
    (
      "if let",
      Form([.optional, .string, .string], .string, most: [2, 18, 28]) {
        "(if let x = \($0[0]) then x + \($0[1]) else \($0[2]))"
      }
    ),
    ("{}", Form([.string, .string], .string) { "\"{\($0[0])} {\($0[1])}\"" }),
    ("[]", Form([.string, .string], .strings) { "[\($0[0]), \($0[1])]" }),
    ("?.", Form([.optional], .int) { "(\($0[0])?.count ?? n)" }),
  ]
}

/// The types of operands, and what expressions of a test are.
private enum Kind: String, Sendable {
  case int, double, length, bool, string, optional, strings, rows, url, date, slot, typeSize
  // Words
  case up, percent, title, abbreviated, shortened, digits

  /// An expression of the type that is as short as there is.
  var sample: String {
    switch self {
    case .int: "n"
    case .double: "d"
    case .length: "gap"
    case .bool: "b"
    case .string: "s"
    case .optional: "o"
    case .strings: "names"
    case .rows: "rows"
    case .url: "u"
    case .date: "at"
    case .slot: "content.slot"
    case .typeSize: "environment.dynamicTypeSize"
    case .digits: "1"
    case .up, .percent, .title, .abbreviated, .shortened: rawValue
    }
  }

  /// Those of which a component has a value.
  static let named: [Kind] = [.int, .double, .length, .bool, .string, .optional, .strings, .rows, .url, .date]

  var spelling: String {
    switch self {
    case .int: "Int"
    case .double: "Double"
    case .length: "Length"
    case .bool: "Bool"
    case .optional: "String?"
    case .strings: "Array<String>"
    case .rows: "Array<Row>"
    case .url: "URL"
    case .date: "Date"
    default: "String"
    }
  }

  /// Whether an expression of the type can be one of another type.
  func isMade(into other: Kind) -> Bool {
    switch (self, other) {
    // What is zipped has its type from where it stands.
    case (.rows, _): false
    case (_, .int), (_, .double), (_, .length), (_, .bool), (_, .string), (_, .optional), (_, .strings), (_, .rows),
      (_, .url), (_, .date):
      true
    default: false
    }
  }

  /// An expression of another type in which one of this type stands once.
  func converting(_ expression: String, to other: Kind) -> String {
    if self == other { return expression }
    let isSo =
      switch self {
      case .bool: expression
      case .strings: "isEmpty(\(expression))"
      case .optional: "\(expression) == nil"
      default: "\(expression) == \(sample)"
      }
    return "(if \(isSo) then \(other.sample) else \(other.sample))"
  }
}

extension Function {
  /// Each way to call it.
  fileprivate var forms: [Form] {
    let name = rawValue
    func call(_ operands: [Kind], _ result: Kind) -> Form {
      Form(operands, result) { "\(name)(\($0.joined(separator: ", ")))" }
    }
    func property(_ operand: Kind, _ result: Kind) -> Form { Form([operand], result) { "\($0[0]).\(name)" } }
    return switch signature {
    case .numbers(let count):
      [.int, .double, .length].map { (kind: Kind) in call(Array(repeating: kind, count: count), kind) }
    case .text: [call([.string], .string)]
    case .collection(let type): [.string, .strings].map { call([$0], type == .bool ? .bool : .int) }
    case .contains: [call([.string, .string], .bool), call([.strings, .string], .bool)]
    case .joined: [call([.strings, .string], .string)]
    case .changing: [call([.strings, .string], .strings)]
    case .field: [call([.rows, .title], .strings)]
    case .zipped: [call([.strings, .strings], .rows)]
    case .element: [call([.strings], .optional)]
    case .prefix: [call([.string, .int], .string), call([.strings, .int], .strings)]
    case .rounded: [call([.double], .double), call([.double, .up], .double)]
    case .given: [property(.slot, .bool)]
    case .conversion(let type):
      [.int, .double, .length].map { call([$0], type == .int ? .int : type == .double ? .double : .length) }
    case .formatted:
      [
        call([.int], .string), call([.double, .percent, .digits], .string),
        call([.date, .abbreviated, .shortened], .string),
      ]
    // Nothing is scaled twice.
    case .scaled: []
    case .part(let whole, let part):
      [
        property(
          whole == .url ? .url : .typeSize, part == .bool ? .bool : part == .string ? .string : .optional)
      ]
    }
  }
}

extension BinaryOperator {
  fileprivate var forms: [Form] {
    let symbol = rawValue
    func infix(_ operand: Kind, _ result: Kind) -> Form {
      Form([operand, operand], result) { "(\($0[0]) \(symbol) \($0[1]))" }
    }
    return switch self {
    case .and, .or: [infix(.bool, .bool)]
    case .equal, .notEqual: [.int, .string, .optional, .strings, .bool].map { infix($0, .bool) }
    case .less, .lessOrEqual, .greater, .greaterOrEqual: [infix(.int, .bool), infix(.date, .bool)]
    case .add, .subtract: [.int, .double, .length].map { infix($0, $0) }
    case .multiply, .divide: [.int, .double].map { infix($0, $0) }
    case .remainder: [infix(.int, .int)]
    }
  }
}
