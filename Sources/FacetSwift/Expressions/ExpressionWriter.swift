import FacetIR
import FacetLanguage

/// Expressions as Swift, with the parentheses they need and no others.
struct ExpressionWriter {
  let index: DesignIndex
  var scope: Scope
  /// Whether a brace after the expression begins the body of a statement, which a trailing closure is confused with.
  private(set) var isHead = false

  /// The writer for the condition of an `if` or the subject of a `switch`.
  var head: ExpressionWriter {
    var writer = self
    writer.isHead = true
    return writer
  }

  func code(_ expression: Expression) -> Code {
    // The context gives the type of the closure.
    if case .performing(let action) = expression.node, !action.isOptional { return .closure(call(action)) }
    return written(expression).code
  }

  /// In parentheses unless it binds at least as tightly as `strength`.
  func code(_ expression: Expression, atLeast strength: Strength) -> Code {
    let written = written(expression)
    return written.strength >= strength ? written.code : "(\(written.code))"
  }

  /// A value with an explicit type, where the context gives none. A value that is not optional is converted if `type` is
  /// optional: `"Price" as String?`.
  func typedCode(_ expression: Expression, as type: ValueType) -> Code {
    guard type.isOptional, !expression.type.isOptional else { return typedCode(expression) }
    return "\(code(expression, atLeast: .cast)) as \(index.spelling(of: type))"
  }

  /// A value with an explicit type, where the context gives none.
  func typedCode(_ expression: Expression) -> Code {
    switch expression.node {
    case _ where expression.isDotted: "\(index.spelling(of: expression.type))\(code(expression))"
    case .switch where scope.switchMember(of: expression) != nil: code(expression)
    case .int, .bool, .string, .interpolation, .localized, .structure, .token, .url, .image, .range, .recorder:
      code(expression)
    case .word(let word): qualified(word, expression.type)
    case .record(let record): record.id == .font ? "Font\(font(record))" : code(expression)
    case .double: "\(code(expression)) as \(index.spelling(of: expression.type))"
    default: "\(code(expression, atLeast: .cast)) as \(index.spelling(of: expression.type))"
    }
  }

  /// How tightly Swift binds an expression, loosest first.
  enum Strength: Int, Comparable {
    case ternary, or, and, comparison, coalescing, cast, range, addition, multiplication, prefix, postfix

    static func < (lhs: Strength, rhs: Strength) -> Bool { lhs.rawValue < rhs.rawValue }
    var next: Strength { Strength(rawValue: rawValue + 1) ?? .postfix }
  }

  /// `content.note.map`, the `map` of an optional. Behind `content.trip?.name` it would be that of the name.
  func map(of optional: Expression, named function: StaticString = "map") -> Code {
    let receiver = isChain(optional) ? "(\(code(optional)))" : code(optional, atLeast: .postfix)
    return "\(receiver).\(.text(function))"
  }

  private func isChain(_ expression: Expression) -> Bool {
    if scope.capture(of: expression) != nil { return false }
    return switch expression.node {
    case .chain: true
    case .constant(let name, let value): !isName(name, of: value) && isChain(value)
    case .call(.verbatim, let arguments): arguments.first.map(isChain) == true
    default: false
    }
  }

  private func isName(_ name: String, of constant: Expression) -> Bool {
    scope.binds(name) && !constant.isConstantCondition
  }

  func written(_ expression: Expression) -> (code: Code, strength: Strength) {
    if let capture = scope.capture(of: expression) { return ("\(capture)", .postfix) }
    return switch expression.node {
    case .int(let value): (.int(value), value < 0 ? .prefix : .postfix)
    case .double(let value): (.double(value), value.sign == .minus ? .prefix : .postfix)
    case .not(let operand): negation(of: operand)
    case .negate(let operand): negative(operand)
    case .isPresent(let optional): ("\(code(optional, atLeast: .coalescing)) != nil", .comparison)
    case .binary(let operation, let lhs, let rhs): binary(operation, lhs, rhs)
    case .coalesce(let optional, let fallback):
      (broken(code(optional, atLeast: .cast), "??", code(fallback, atLeast: .coalescing)), .coalescing)
    case .conditional(let condition, let then, let otherwise):
      unwrapping(expression) ?? conditional(condition, then, otherwise)
    case .switch(let subject, let cases, let otherwise): choice(expression, subject, cases, otherwise)
    case .performing(let action): (handedOn(action), .postfix)
    case .interpolation(let segments):
      segments.onlyText.map(written) ?? (interpolation(segments), .postfix)
    case .localized(let text): (localized(text, as: expression.type), .postfix)
    case .translated(let text): (translation(of: text), .postfix)
    case .verbatim(let text): (verbatim(text), .postfix)
    case .range(let lower?, let upper?) where expression.isNumbers: numbers(lower, upper)
    case .constant(let name, let value):
      isName(name, of: value) ? ("\(scope.name(ofLocal: name))", .postfix) : written(value)
    case .call(.appending, let arguments): appending(arguments)
    default: (primary(expression), .postfix)
    }
  }

  private func primary(_ expression: Expression) -> Code {
    switch expression.node {
    case .string(let text), .icon(let text): .string(StringLiteral(text))
    case .bool(let value): value ? "true" : "false"
    case .null, .views: "nil"
    case .word(let word): self.word(word, expression.type)
    case .image(let name): image(name)
    case .serverPage(let name): serverPage(name)
    case .date(let date): self.date(date)
    case .duration(let milliseconds): .duration(milliseconds: milliseconds)
    case .url(let text): "\(.callsSupport)URL(checked: \(StringLiteral(text)))"
    case .record(let record): self.record(record)
    case .range(let lower, let upper): bounds(lower, upper)
    case .array(let elements): .array(elements.map(code))
    case .structure(let fields): structure(fields, expression.type)
    case .recorder(let name): recording(name)
    case .token(let path): token(path, expression)
    case .member(let base, let name): "\(code(base, atLeast: .postfix)).\(member: storedName(of: name, in: base.type))"
    case .isLanguage(let locale, let language):
      "\(.callsSupport)\(code(locale, atLeast: .postfix)).isLanguage(\(StringLiteral(language)))"
    case .chain(let value): code(value, atLeast: .postfix)
    case .unwrapped(let optional):
      "\(code(optional, atLeast: .postfix))\(optional.type.isOptional ? "?" : .empty)"
    case .lowerBound(let range): "\(code(range, atLeast: .postfix)).lower"
    case .upperBound(let range): "\(code(range, atLeast: .postfix)).upper"
    case .call(let function, let arguments): call(function, arguments, as: expression.type)
    case .map(let array, let path): map(array, path)
    default: name(expression)
    }
  }

  private func name(_ expression: Expression) -> Code {
    switch expression.node {
    case .local(let name): "\(scope.name(ofLocal: name))"
    case .content(let name): content(name)
    case .style(let name): readsTheme(expression) ? chosen(style(name)) : style(name)
    case .parameter(let name), .state(let name): property(scope.members?.parameter(name) ?? SwiftName(name))
    case .environment(let key): scope.reading(of: key).map { "\($0)" } ?? property(scope.name(of: key))
    case .dimension(let dimension): self.dimension(dimension)
    case .drag(let value): drag(value)
    default: "nil"
    }
  }

  private func token(_ path: TokenPath, _ expression: Expression) -> Code {
    readsTheme(expression) ? chosen(index.token(path)) : index.token(path)
  }

  /// A property of the style, or its values in all themes.
  private func style(_ name: String) -> Code {
    let name = scope.name(ofProperty: name)
    return scope.drawsItself ? "\(property(SwiftName("style"))).\(member: name)" : property(name)
  }

  /// A field or an action of the content.
  func content(_ name: String) -> Code {
    if let screen = scope.screen { return content(name, of: screen) }
    guard scope.drawsItself, let members = scope.members else {
      return "\(scope.isContentHidden ? "self.content" : "content").\(member: SwiftName(name))"
    }
    return property(members.content(name))
  }

  /// `content.$isOn`, which reads and writes.
  func binding(_ field: String) -> Code {
    if let screen = scope.screen { return binding(field, of: screen) }
    guard scope.drawsItself, let members = scope.members else { return "content.\(projection: SwiftName(field))" }
    return "\(projection: members.target(ofBinding: field))"
  }

  /// `content.onPick(tag)`, with a `?` where there may be no such action.
  func call(_ action: ActionReference) -> Code { call(of: action, as: function(action)) }

  /// An action that may be nil: `content.onRefresh`, or with its argument as ``handedOn(_:)``.
  func optional(_ action: ActionReference) -> Code { action.argument == nil ? function(action) : handedOn(action) }

  /// The function of an action: `content.onPick`, or the local constant that an enclosing element binds.
  func function(_ action: ActionReference) -> Code {
    if action.isRecorded { return recording(action.name) }
    return action.local.map { "\(scope.name(ofLocal: $0))" } ?? content(action.name)
  }

  private func recording(_ name: String) -> Code { "VariantLog.recording(\(StringLiteral(name)))" }

  func call(of action: ActionReference, as function: Code) -> Code {
    if let screen = scope.screen { return sending(action.name, action.argument.map { code($0) }, in: screen) }
    return .call("\(function)\(action.isOptional ? "?" : .empty)", action.argument.map { [code($0)] } ?? [])
  }

  /// `{ @MainActor in content.onPick(tag) }`, inside an expression, where no parameter gives the closure its type.
  /// An optional action is passed on as an optional:
  /// `content.onPick.map { onPick in { @MainActor in onPick(tag) } }`.
  private func handedOn(_ action: ActionReference) -> Code {
    guard action.isOptional else { return .closure(taking: "@MainActor", call(action)) }
    let (inner, local) = binding(action.name)
    var present = action
    present.isOptional = false
    let closure = Code.closure(taking: "@MainActor", inner.call(of: present, as: "\(local)"))
    return calling("\(function(action)).map", taking: "\(local)", closure)
  }

  /// A property of the enclosing type; with `self.` if a local constant has the same name, or if it would be read as an
  /// accessor at the start of a computed property.
  func property(_ name: SwiftName) -> Code {
    scope.isHidden(name) || Self.accessors.contains(name.text) ? "self.\(member: name)" : "\(name)"
  }

  private static let accessors: Set<String> = [
    "get", "set", "willSet", "didSet", "_read", "_modify", "borrow", "mutate", "unsafeAddress", "unsafeMutableAddress",
  ]
}
