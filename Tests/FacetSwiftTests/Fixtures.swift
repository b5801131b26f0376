import FacetIR
import FacetLanguage

// Components made by hand, with something of every construct that the emitter writes.

extension Expression {
  static func string(_ text: String) -> Expression { Expression(.string(text), as: .string) }
  static func int(_ value: Int) -> Expression { Expression(.int(value), as: .int) }
  static func bool(_ value: Bool) -> Expression { Expression(.bool(value), as: .bool) }
  static func length(_ value: Double) -> Expression { Expression(.double(value), as: .length) }
  static func double(_ value: Double) -> Expression { Expression(.double(value), as: .double) }
  static func icon(_ name: String) -> Expression { Expression(.icon(name), as: .icon) }
  static func null(_ type: ValueType) -> Expression { Expression(.null, as: .optional(type)) }
  static func parameter(_ name: String, _ type: ValueType) -> Expression { Expression(.parameter(name), as: type) }
  static func content(_ name: String, _ type: ValueType) -> Expression { Expression(.content(name), as: type) }
  static func style(_ name: String, _ type: ValueType) -> Expression { Expression(.style(name), as: type) }
  static func local(_ name: String, _ type: ValueType) -> Expression { Expression(.local(name), as: type) }
  static func word(_ word: String, _ type: ValueType) -> Expression { Expression(.word(word), as: type) }
  static func token(_ path: String, _ type: ValueType) -> Expression {
    Expression(.token(TokenPath(path.split(separator: ".").map { String($0) })), as: type)
  }
  static func binary(_ lhs: Expression, _ operation: BinaryOperator, _ rhs: Expression, as type: ValueType = .bool)
    -> Expression
  {
    Expression(.binary(operation, lhs, rhs), as: type)
  }
  static func call(_ function: Function, _ arguments: Expression..., as type: ValueType) -> Expression {
    Expression(.call(function, arguments), as: type)
  }
  static func range(_ lower: Int?, _ upper: Int?) -> Expression {
    Expression(.range(lower: lower.map { .int($0) }, upper: upper.map { .int($0) }), as: .range(.int))
  }
  static func insets(horizontal: Expression, vertical: Expression) -> Expression {
    var sides = Record<Expression>(.insets)
    (sides[.top], sides[.bottom]) = (vertical, vertical)
    (sides[.leading], sides[.trailing]) = (horizontal, horizontal)
    return Expression(sides)
  }
  static func choice(_ condition: Expression, _ then: Expression, _ otherwise: Expression) -> Expression {
    Expression(.conditional(if: condition, then: then, else: otherwise), as: then.type)
  }
}

extension Modifier {
  static func frame(_ parts: (Key, Expression)..., alignment: Expression = .center(of: .alignment)) -> Modifier {
    Modifier(
      .frame,
      parts.map { Argument($0, .expression($1)) } + [Argument(.alignment, .expression(alignment))])
  }

  static func background(color: Expression, in outline: Outline) -> Modifier {
    Modifier(.background, [Argument(.color, .expression(color)), Argument(.shape, .outline(outline))])
  }

  static func onTap(_ action: ActionReference) -> Modifier {
    Modifier(.onTap, [Argument(nil, .action(action)), Argument(.contentShape, .outline(.rectangle))])
  }
}

extension Element {
  init(_ kind: Kind, _ modifiers: Modifier...) { self.init(name: "", kind: kind, modifiers: modifiers) }
}

enum Fixtures {
  static let design = Design(
    project: Project(module: "DesignSystem"), tokens: tokens,
    components: [badge, listRow, numericStepper, primaryButton, reviewCard])

  static let tokens = TokenCatalog(tokens: [
    Token(
      path: TokenPath(["color", "action"]), doc: "What can be tapped.",
      value: .color(
        ColorModes(
          light: ColorValue(red: 0.9, green: 0.1, blue: 0.3), dark: ColorValue(red: 1, green: 0.4, blue: 0.6)))),
    Token(path: TokenPath(["space", "m"]), value: .length(12)),
    Token(path: TokenPath(["space", "xs"]), value: .length(4)),
    Token(
      path: TokenPath(["text", "body"]),
      value: .textStyle(TextStyleValue(size: 17, weight: 400, lineHeight: 1.29, relativeTo: "body"))),
  ])
}
