import FacetDiagnostics
import Testing

@testable import FacetSpec

@Suite struct ExpressionTests {
  @Test(arguments: [
    // Literals
    ("1", "1"), ("-1", "-1"), ("0.5", "0.5"), ("1e3", "1000.0"), ("2.5e-1", "0.25"), ("true", "true"), ("nil", "nil"),
    ("null", "nil"), ("-9223372036854775808", "-9223372036854775808"), ("\"a b\"", "'a b'"), ("[]", "[]"),
    ("[a, [1, 2]]", "[a [1 2]]"), ("_", "_"),
    // Text inside an expression
    (#""a \"b\" \\ \n \t \u{48}""#, "'a \"b\" \\ <10> <9> H'"), (#""{{a}}""#, "'{a}'"),
    (#""{a}{b} c""#, "(text a b ' c')"), (#""{if a then "x" else "{b}"}""#, "(text (if a 'x' (text b)))"),
    (#""""#, "''"),
    // Members and calls
    ("a.b.c", "(. (. a b) c)"), ("min(a.b, 2)", "(min (. a b) 2)"), ("f()", "(f)"), ("a.if", "(. a if)"),
    ("a?.b.c?.d", "(. (? (. (. (? a) b) c)) d)"),
    ("text.body", "(. text body)"),
    // Words
    (".leading", ".leading"), ("a == .if", "(== a .if)"), ("[.b, c]", "[.b c]"),
    // Precedence, each level against its neighbour
    ("a or b and c", "(or a (and b c))"), ("a and b or c", "(or (and a b) c)"), ("a || b && c", "(or a (and b c))"),
    ("not a == b", "(not (== a b))"), ("!a == b", "(== (not a) b)"), ("not a and b", "(and (not a) b)"),
    ("a and not b or c", "(or (and a (not b)) c)"), ("not not a", "(not (not a))"), ("a == not b", "(== a (not b))"),
    ("a ?? b == c", "(== (?? a b) c)"), ("a ?? b ?? c", "(?? a (?? b c))"), ("a ?? 0...9", "(?? a (... 0 9))"),
    ("1 + 2...3 * 4", "(... (+ 1 2) (* 3 4))"), ("a - b - c", "(- (- a b) c)"),
    ("a + b * c % d", "(+ a (% (* b c) d))"),
    ("(a + b) * c", "(* (+ a b) c)"), ("-a.b * c", "(* (- (. a b)) c)"), ("a - -1", "(- a -1)"), ("a-b", "(- a b)"),
    ("- 1", "(- 1)"), ("a <= b.c", "(<= a (. b c))"),
    // Ranges
    ("0...16", "(... 0 16)"), ("0...", "(... 0 _)"), ("...9", "(... _ 9)"), ("-1...1", "(... -1 1)"),
    ("[0..., ...9]", "[(... 0 _) (... _ 9)]"), ("if a then 0... else ...9", "(if a (... 0 _) (... _ 9))"),
    ("a == 0...", "(== a (... 0 _))"), ("a...b == c", "(== (... a b) c)"),
    // Conditionals
    ("if let a = b?.c then a else d", "(if (let a (. (? b) c)) a d)"),
    ("if a then b else c", "(if a b c)"), ("if a then b else if c then d else e", "(if a b (if c d e))"),
    ("if a then 1 else 2 + 3", "(if a 1 (+ 2 3))"), ("1 + (if a then 2 else 3)", "(+ 1 (if a 2 3))"),
    ("if not a or b then [x] else []", "(if (or (not a) b) [x] [])"),
  ])
  func reads(_ source: String, as expected: String) {
    let reading = read(source)
    #expect(text(reading.expression) == expected)
    #expect(reading.messages == [])
  }

  @Test(arguments: [
    ("plain words", "'plain words'"), ("{a}", "(text a)"),
    ("{a + 1} of {count(b)}.", "(text (+ a 1) ' of ' (count b) '.')"),
    (#"a \n "b""#, #"'a \n "b"'"#), ("{{}}", "'{}'"), ("", "''"),
    (#"{if a then "{b}" else "c"}"#, "(text (if a (text b) 'c'))"),
    ("é{a}é", "(text 'é' a 'é')"),
  ])
  func readsQuoted(_ source: String, as expected: String) {
    let reading = read(source, .doubleQuoted)
    #expect(text(reading.expression) == expected)
    #expect(reading.messages == [])
  }

  @Test func spansNest() {
    let reading = read(#"if a.b <= -3 then min(c, [d, 0...]) else "x {not e} y" ?? f % 2"#)
    for part in parts(of: reading.expression) {
      for child in parts(of: part) { #expect(part.span.start <= child.span.start && child.span.end <= part.span.end) }
    }
    let words = parts(of: reading.expression).map { reading.words(at: $0.span) }
    #expect(
      words == [
        reading.source, "a.b <= -3", "a.b", "a", "-3", "min(c, [d, 0...])", "c", "[d, 0...]", "d", "0...", "0",
        #""x {not e} y" ?? f % 2"#, #""x {not e} y""#, "not e", "e", "f % 2", "f", "2",
      ])
  }

  @Test(arguments: [
    // Operands and operators
    ("", ["expr/missing []"]), ("a +", ["expr/unexpected []"]), ("* a", ["expr/unexpected [*]"]),
    ("a = b", ["expr/unexpected [=]"]), ("a ? b : c", ["expr/unexpected [?]"]), ("a!", ["expr/unexpected [!]"]),
    ("a?", ["expr/unexpected [?]"]), ("a?...", ["expr/unexpected [?]"]), (". leading", ["expr/unexpected [.]"]),
    (".leading.x", ["expr/unexpected [.]"]), (".f(1)", ["expr/unexpected [.]"]),
    ("a.", ["expr/unexpected []"]),
    ("0..<16", ["expr/unexpected [..<]"]), ("a.b(c)", ["expr/unexpected [(]"]), ("a[0]", ["expr/unexpected [[]"]),
    ("0...1...2", ["expr/unexpected [...]"]), ("f(a: 1)", ["expr/unexpected [:]"]),
    ("then", ["expr/unexpected [then]"]),
    // Prose
    ("Show more", ["expr/unquoted-text [Show more]"]), ("a AND b", ["expr/unexpected [AND]"]),
    ("Hello, world", ["expr/unquoted-text [Hello, world]"]),
    ("Läuft gut", ["expr/unquoted-text [Läuft gut]"]), ("'a'", ["expr/unknown-character [']"]),
    ("a & b", ["expr/unknown-character [&]"]),
    // Numbers
    ("44px", ["expr/malformed-number [44px]"]), ("007", ["expr/malformed-number [007]"]),
    ("0x1F", ["expr/malformed-number [0x1F]"]), ("1_000", ["expr/malformed-number [1_000]"]),
    ("9223372036854775808", ["expr/number-too-large [9223372036854775808]"]),
    ("1e999", ["expr/number-too-large [1e999]"]),
    // Comparison does not chain
    ("a < b < c", ["expr/chained-comparison [<]"]), ("a == b != c < d", ["expr/chained-comparison [!=]"]),
    // Brackets and texts
    ("min(a, b", ["expr/unbalanced-brackets [(]"]), ("(a", ["expr/unbalanced-brackets [(]"]),
    ("a)", ["expr/unbalanced-brackets [)]"]), ("[a b]", ["expr/unexpected [b]"]),
    ("\"a", ["expr/unterminated-text [\"]"]),
    (#""\q""#, [#"expr/unknown-escape [\q]"#]), (#""\(a)""#, [#"expr/unknown-escape [\(]"#]),
    (#""\u{110000}""#, [#"expr/unknown-escape [\u{110000}]"#]),
    (#""\u{}""#, [#"expr/unknown-escape [\u{}]"#]),
    // Conditionals
    ("if a then b", ["expr/unexpected []"]), ("if a, b", ["expr/unexpected [,]"]),
    ("1 + if a then 2 else 3", ["expr/unexpected [if]"]),
    ("if let a then b else c", ["expr/unexpected [then]"]),
    // Several at once
    ("[44px, a.b(c), 'x']", ["expr/malformed-number [44px]", "expr/unexpected [(]", "expr/unknown-character [']"]),
    (#""{1px} {} {a b}""#, ["expr/malformed-number [1px]", "expr/unbalanced-brace [{}]", "expr/unexpected [b]"]),
  ])
  func reports(_ source: String, _ expected: [String]) { #expect(read(source).messages == expected) }

  @Test(arguments: [
    ("{a", ["expr/unbalanced-brace [{]"]), ("a}", ["expr/unbalanced-brace [}]"]),
    ("{}", ["expr/unbalanced-brace [{}]"]),
    ("{a b} {c", ["expr/unexpected [b]", "expr/unbalanced-brace [{]"]),
    ("{1px} }", ["expr/malformed-number [1px]", "expr/unbalanced-brace [}]"]),
  ])
  func reportsQuoted(_ source: String, _ expected: [String]) {
    #expect(read(source, .doubleQuoted).messages == expected)
  }

  @Test func chainedComparisonShowsBothComparisons() {
    #expect(read("0 < a + 1 <= 9").diagnostics.first?.help == "write '0 < a + 1 and a + 1 <= 9'")
  }

  @Test func nestingIsBounded() {
    for source in [
      String(repeating: "(", count: 100_000), String(repeating: "[", count: 100_000),
      String(repeating: "-", count: 100_000) + "a",
      String(repeating: "not ", count: 100_000) + "a", String(repeating: "\"{", count: 100_000),
      String(repeating: "if ", count: 100_000), String(repeating: "a ?? ", count: 100_000) + "a",
      "a" + String(repeating: " + a", count: 100_000), "a" + String(repeating: ".a", count: 100_000),
      String(repeating: "if a then a else ", count: 100_000) + "a",
    ] { #expect(read(source).diagnostics.map { "\($0.kind.code)" } == ["expr/too-complex"]) }
    #expect(read(String(repeating: "(", count: 60) + "a" + String(repeating: ")", count: 60)).messages == [])
    #expect(read("[" + String(repeating: "a, ", count: 5_000) + "a]").messages == [])
  }

  /// Columns are exact behind escapes and folds too, in the file and not in the text.
  @Test func spansAreThoseOfTheFile() throws {
    for (source, expected) in [
      (#""a\u00e9\"b {first} \t{second + }""#, "}"), ("a +\n    b +\n    44px", "44px"), ("'it''s {1px}'", "1px"),
      ("|\n    line\n    {a b}", "b"),
    ] {
      let decoded = Decoded(
        "component: A\nstyles: { default: { body: spacer } }\naccessibility:\n  element: single\n  label: \(source)\n")
      #expect(decoded.diagnostics.map { decoded.words(at: $0.span) } == [expected])
    }
  }

  /// Whatever the bytes, reading ends and every span lies inside the text.
  @Test func anyTextIsReadWithoutATrap() {
    var generator = LinearCongruential(seed: 1)
    let pieces = [
      "a", "b.c", "1", "0.5", "\"", "{", "}", "(", ")", "[", "]", ",", " ", "...", "??", "-", "not ", "if ", " then ",
      " else ", "let ", "==", "<", "\\", "\\u{", "é", "\u{1F600}", ".", "!", "?", "=", "#", "'", "\n",
    ]
    for _ in 0..<4_000 {
      let source = (0..<Int(generator.next(below: 14))).map { _ in pieces[Int(generator.next(below: pieces.count))] }
        .joined()
      for kind in [SourceTree.Kind.plain, .doubleQuoted] {
        let reading = read(source, kind)
        let end = UInt32(source.utf8.count)
        for part in parts(of: reading.expression) { #expect(part.span.start <= part.span.end && part.span.end <= end) }
        for diagnostic in reading.diagnostics { #expect((diagnostic.span?.end ?? .max) <= end) }
        let isBroken = parts(of: reading.expression).contains { if case .invalid = $0.node { true } else { false } }
        #expect(!isBroken || !reading.diagnostics.isEmpty, "nothing was said about: \(source)")
      }
    }
  }
}

/// The same numbers on every machine.
struct LinearCongruential {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(below bound: Int) -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) % UInt64(bound)
  }
}
