import FacetIR
import FacetLanguage
import Testing

@testable import FacetSwift

/// Expressions as Swift: the parentheses, and the arithmetic that cannot trap.
struct ExpressionTests {
  private static let a = Expression.content("a", .int)
  private static let b = Expression.content("b", .int)
  private static let x = Expression.content("x", .double)
  private static let yes = Expression.content("yes", .bool)
  private static let no = Expression.content("no", .bool)
  private static let maybe = Expression.content("maybe", .optional(.int))

  private func swift(_ expression: Expression, _ scope: Scope = .constant) -> String {
    let design = Design(
      project: Project(module: "M"), tokens: TokenCatalog(tokens: []), components: [Fixtures.badge])
    return ExpressionWriter(index: DesignIndex(design), scope: scope).code(expression).onOneLine
  }

  private static func not(_ operand: Expression) -> Expression { Expression(.not(operand), as: .bool) }

  @Test(arguments: [
    (Expression.binary(a, .add, b, as: .int), "content.a.addingClamped(content.b)"),
    (
      .binary(.binary(a, .add, b, as: .int), .multiply, .int(2), as: .int),
      "content.a.addingClamped(content.b).multipliedClamped(by: 2)"
    ),
    (.binary(.int(-5), .subtract, a, as: .int), "(-5).subtractingClamped(content.a)"),
    (.binary(a, .divide, b, as: .int), "content.a.dividedClamped(by: content.b)"),
    (.binary(a, .divide, .int(2), as: .int), "content.a / 2"),
    (.binary(a, .divide, .int(-1), as: .int), "content.a.dividedClamped(by: -1)"),
    (.binary(a, .remainder, .int(0), as: .int), "content.a.remainderClamped(dividingBy: 0)"),
    (Expression(.negate(a), as: .int), "content.a.negatedClamped()"),
    (Expression(.negate(x), as: .double), "-content.x"),
    (.binary(x, .multiply, .binary(x, .add, x, as: .double), as: .double), "content.x * (content.x + content.x)"),
    (.binary(x, .subtract, .binary(x, .subtract, x, as: .double), as: .double), "content.x - (content.x - content.x)"),
    (.binary(x, .divide, x, as: .double), "content.x.dividedOrZero(by: content.x)"),
    (.binary(.double(1), .divide, x, as: .double), "(1 as Double).dividedOrZero(by: content.x)"),
    (.binary(x, .remainder, .double(2), as: .double), "content.x.remainderOrZero(dividingBy: 2)"),
    (.call(.abs, a, as: .int), "content.a.magnitudeClamped()"),
    (.call(.clamp, a, .int(0), .int(5), as: .int), "min(max(content.a, 0), 5)"),
  ]) func arithmetic(expression: Expression, expected: String) {
    #expect(swift(expression) == expected)
  }

  private static let gap = Expression.content("gap", .length)

  /// A `@Sendable` closure captures the values that it reads, by names that nothing else in it has.
  @Test(arguments: [
    (gap, "[gap = content.gap]", "gap"),
    (.style("gap", .length), "[gap]", "gap"),
    (
      .binary(gap, .add, .binary(gap, .multiply, .style("gap", .length), as: .length), as: .length),
      "[gap = content.gap, gap2 = gap]", "gap + gap * gap2"
    ),
    (
      .call(.max, gap, .content("max", .length), as: .length),
      "[gap = content.gap, max = content.max]", "Swift.max(gap, max)"
    ),
    (
      .binary(.local("item", .length), .add, .content("item", .length), as: .length),
      "[item2 = content.item]", "item + item2"
    ),
    (.choice(.content("in", .bool), .length(4), gap), "[`in` = content.in, gap = content.gap]", "`in` ? 4 : gap"),
    (.length(4), "", "4"),
  ]) func sendableClosures(expression: Expression, captures: String, body: String) {
    let design = Design(project: Project(module: "M"), tokens: TokenCatalog(tokens: []), components: [])
    let scope = Scope.constant.binding("item").scope
    let closure = ExpressionWriter(index: DesignIndex(design), scope: scope).sendableBody(expression)
    #expect(closure.captures.onOneLine == captures)
    #expect(closure.body.onOneLine == body)
  }

  @Test(arguments: [
    (Expression.binary(yes, .and, .binary(no, .or, yes)), "content.yes && (content.no || content.yes)"),
    (.binary(.binary(yes, .and, no), .or, yes), "content.yes && content.no || content.yes"),
    (.binary(.binary(a, .less, b), .equal, yes), "(content.a < content.b) == content.yes"),
    (not(yes), "!content.yes"),
    (not(.binary(yes, .and, no)), "!(content.yes && content.no)"),
    (not(.binary(a, .equal, b)), "content.a != content.b"),
    (not(Expression(.isPresent(maybe), as: .bool)), "content.maybe == nil"),
    (.binary(Expression(.coalesce(maybe, .int(0)), as: .int), .equal, a), "content.maybe ?? 0 == content.a"),
    (.choice(yes, .choice(no, a, b), b), "content.yes ? (content.no ? content.a : content.b) : content.b"),
    (.choice(yes, a, .choice(no, a, b)), "content.yes ? content.a : content.no ? content.a : content.b"),
    (.binary(.choice(yes, a, b), .add, a, as: .int), "(content.yes ? content.a : content.b).addingClamped(content.a)"),
  ]) func precedence(expression: Expression, expected: String) {
    #expect(swift(expression) == expected)
  }

  @Test func aWordOnTheLeftSaysWhoseItIs() {
    let tone = ValueType.declared(DeclaredType(component: "Badge", name: "Tone"))
    let words = Expression.binary(.word("neutral", tone), .equal, .word("default", tone))
    #expect(swift(words) == "Badge.Tone.neutral == .default")
  }

  @Test(arguments: [
    (Expression.range(0, 16), "DesignBounds(0...16)"), (.range(0, nil), "DesignBounds(0...)"),
    (.range(nil, 9), "DesignBounds(...9)"),
    (.range(nil, nil), "DesignBounds()"),
    // Swift would trap on `5...1`.
    (.range(5, 1), "DesignBounds(lower: 5, upper: 1)"),
  ]) func ranges(expression: Expression, expected: String) {
    #expect(swift(expression) == expected)
  }

  @Test func interpolationKeepsTextAsText() {
    let text = Expression(
      .interpolation([.text("\"\\("), .value(Self.a), .text(")"), .value(.string("\""))]), as: .string)
    #expect(swift(text) == #""\"\\(\(content.a))\("\"")""#)
  }

  @Test func whatHasTheNameOfAFunctionDoesNotHideIt() {
    let largest = Expression.call(.max, .style("max", .int), .int(1), as: .int)
    #expect(swift(largest, Scope(properties: ["max"])) == "Swift.max(max, 1)")
  }

  @Test func aLocalHidesAPropertyAndNotTheContent() {
    let inner = Scope(properties: ["icon"]).binding("icon").scope
    #expect(swift(.style("icon", .icon), inner) == "self.icon")
    #expect(swift(.local("icon", .icon), inner) == "icon")
    #expect(Scope.constant.binding("content").local.text == "contentValue")
  }
}
