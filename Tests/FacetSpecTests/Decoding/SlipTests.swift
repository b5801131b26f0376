import FacetDiagnostics
import Testing

@testable import FacetSpec

/// What is said about each mistake, and where.
@Suite struct SlipTests {
  /// An element in the body of a style.
  private func body(_ lines: String) -> Decoded {
    let indented = lines.split(separator: "\n", omittingEmptySubsequences: false).map { "      \($0)" }
      .joined(separator: "\n")
    return Decoded("component: Card\nstyles:\n  default:\n    body:\n\(indented)\n")
  }

  @Test(arguments: [
    // The usual slips
    ("text: {title}", ["spec/braces-without-quotes [{title}]"]),
    ("text: content.title\nbackground: {surface}", ["spec/braces-without-quotes [{surface}]"]),
    ("hstack:\n  - { text: Hello, world }", ["spec/comma-in-braces [Hello, world]"]),
    ("hstack:\n  - { text: Hello, dear, world, color: style.tint }", ["spec/comma-in-braces [Hello, dear, world]"]),
    ("hstack:\n  - { text: a, opacity: min(1, 2) }", ["spec/comma-in-braces [min(1, 2)]"]),
    ("Badge: { text: Hello, world }", ["spec/comma-in-braces [Hello, world]"]),
    ("hstack:\n  - spacer\n  - text:content.title", ["spec/missing-space [text:content.title]"]),
    ("hstack:\n  - { text: a, opacity:1 }", ["spec/missing-space [opacity:1]"]),
    ("text: Show more", ["expr/unquoted-text [Show more]"]),
    ("text: \"a\"\ncolor: #FF0000", ["spec/missing-value [color]"]),
    ("hstack:\n  - \"Hello\"", ["spec/unknown-element [\"Hello\"]"]),
    ("hstack:\n  - content.title", ["spec/unknown-element [content.title]"]),
    ("text: !flag", ["yaml/tag [!flag]"]),
    // Kinds
    ("color: style.tint\ntext: a", ["spec/kind-not-first [color]"]), ("txt: a", ["spec/unknown-element [txt]"]),
    ("row: [ spacer ]", ["spec/unknown-element [row]"]), ("{}", ["spec/unknown-element [{}]"]),
    ("color: style.tint", ["spec/unknown-element [color]"]), ("- spacer", ["spec/wrong-shape [- spacer]"]),
    ("hstack:\n  - [ spacer ]", ["spec/wrong-shape [[ spacer ]]"]),
    ("hstack:\n  - text", ["spec/missing-value [text]"]),
    ("hstack:\n  -", ["spec/missing-value []"]), ("spacer: 8", ["spec/wrong-shape [8]"]),
    // Keys
    ("text: a\ncolour: style.tint", ["spec/unknown-key [colour]"]),
    ("text: a\nforegroundColor: style.tint", ["spec/unknown-key [foregroundColor]"]),
    ("text: a\nspacing: 4", ["spec/misplaced-key [spacing]"]), ("text: a\nlabel: b", ["spec/misplaced-key [label]"]),
    ("button: a", ["spec/missing-key [button]"]), ("if: a", ["spec/missing-key [if]"]),
    ("each: a\ndo: { text: b }", ["spec/missing-key [each]"]), ("each: a\nas: b", ["spec/missing-key [each]"]),
    ("text: a\nborder: { width: 4 }", ["spec/missing-key [width]"]),
    // Values
    ("text:", ["spec/missing-value [text]"]), ("hstack:", ["spec/missing-value [hstack]"]),
    ("text: a\nframe: 44", ["spec/wrong-shape [44]"]), ("text: a\nframe: { with: 4 }", ["spec/unknown-key [with]"]),
    ("text: a\nclip: middle", ["spec/unknown-word [middle]"]),
    ("scroll: spacer\naxis: leading", ["spec/unknown-word [leading]"]),
    ("Badge: { text }", ["spec/missing-value [text]"]), ("Badge:\nstyle: [ small ]", ["spec/wrong-shape [[ small ]]"]),
    ("if: let icon\nthen: spacer", ["expr/unexpected []"]), ("if:\nthen: spacer", ["spec/missing-value [if]"]),
    // All of them at once
    (
      "hstack:\n  - text: 44px\n    colour: a\n  - txt: b\n  - if: a\nspacing: 1 +",
      [
        "expr/malformed-number [44px]", "spec/unknown-key [colour]", "spec/unknown-element [txt]",
        "spec/missing-key [if]", "expr/unexpected []",
      ]
    ),
  ])
  func bodies(_ source: String, _ expected: [String]) {
    #expect(body(source).messages == expected)
  }

  @Test(arguments: [
    ("", ["spec/empty []"]), ("# nothing\n", ["spec/empty []"]), ("- a\n", ["spec/wrong-shape [- a]"]),
    ("text", ["spec/wrong-shape [text]"]),
    ("component: A\n", ["spec/missing-key [component]"]),
    ("styles: { default: { body: spacer } }", ["spec/missing-key [styles]"]),
  ])
  func files(_ source: String, _ expected: [String]) { #expect(Decoded(source).messages == expected) }

  @Test(arguments: [
    ("parameters: [title]", ["spec/wrong-shape [[title]]"]), ("parameters:\n  title:", ["spec/missing-value [title]"]),
    ("parameters:\n  a b c: Int", ["spec/malformed-declaration [a b c]"]),
    ("parameters:\n  a: Int 1", ["spec/malformed-declaration [1]"]),
    ("parameters:\n  a: { default: 1 }", ["spec/missing-key [a]"]),
    ("parameters:\n  a: { type: Int, defualt: 1 }", ["spec/unknown-key [defualt]"]),
    ("parameters:\n  a: [Int]", ["spec/wrong-shape [[Int]]"]),
    ("parameters:\n  a: Int = \n", ["spec/malformed-declaration []"]),
    ("types: { Tone: Int }", ["spec/wrong-shape [Int]"]), ("types: { Tone: [a, [b]] }", ["spec/wrong-shape [[b]]"]),
    ("actions:\n  onTap: value += 1", ["spec/malformed-statement [+]"]),
    ("actions:\n  onTap: onOther()", ["spec/malformed-statement [(]"]),
    ("actions:\n  onTap: \"a\"", ["spec/wrong-shape [\"a\"]"]),
    ("actions:\n  onTap: value == 1", ["spec/malformed-statement [==]"]),
    ("actions:\n  onTap: [a = 1 +, b]", ["expr/unexpected []"]),
    ("accessibility: { label: title }", ["spec/missing-key [accessibility]"]),
    ("accessibility: { element: one }", ["spec/unknown-word [one]"]),
    ("accessibility: { element: single, adjustable: { increment: a } }", ["spec/missing-key [adjustable]"]),
    ("accessibility: { element: single, actions: { name: a, do: b } }", ["spec/wrong-shape [{ name: a, do: b }]"]),
    ("accessibility: { element: single, actions: [ { name: a } ] }", ["spec/missing-key [name]"]),
    ("variants:\n  A: { after: { tap: onTap } }", ["spec/wrong-shape [{ tap: onTap }]"]),
    ("variants:\n  A: { after: [ onTap ] }", ["spec/wrong-shape [onTap]"]),
    ("variants:\n  A: { after: [ tab: onTap ] }", ["spec/unknown-key [tab]"]),
    ("variants:\n  A: { after: [ adjust: up ] }", ["spec/unknown-word [up]"]),
    ("variants:\n  A: { environment: { colorScheme: drak } }", ["spec/unknown-word [drak]"]),
    ("variants:\n  A: { environment: { isEnabled: no } }", ["spec/unknown-word [no]"]),
    ("variants:\n  A: { environment: { width: 320pt } }", ["spec/wrong-shape [320pt]"]),
    ("variants:\n  A: { style: { a: {}, b: {} } }", ["spec/wrong-shape [{ a: {}, b: {} }]"]),
    ("variants:\n  A: { with: 1 }", ["spec/wrong-shape [1]"]),
    ("variants:\n  A: compact", ["spec/wrong-shape [compact]"]),
    ("matrix: { colorScheme: dark }", ["spec/wrong-shape [dark]"]),
    ("matrix: { style: [a] }", ["spec/misplaced-key [style]"]),
    ("style: compact", ["spec/unknown-word [compact]"]), ("props: {}", ["spec/unknown-key [props]"]),
    ("label: a", ["spec/misplaced-key [label]"]),
    ("doc:", ["spec/missing-value [doc]"]), ("doc: [a]", ["spec/wrong-shape [[a]]"]),
  ])
  func sections(_ source: String, _ expected: [String]) {
    let decoded = Decoded("component: Card\nstyles: { default: { body: spacer } }\n" + source)
    #expect(decoded.messages == expected)
    #expect(decoded.component?.name?.value == "Card")
  }

  @Test func extendingStylesGiveValuesOrDeclare() throws {
    let decoded = Decoded(
      """
      component: Card
      styles:
        default: { body: spacer }
        compact:
          properties:
            spacing: space.xs
            insets: { horizontal: 4 }
            wide: { type: Length, default: 4, doc: New. }
            title: TextStyle = text.body
            label: "text"
          extends: default
      """)
    #expect(decoded.report == "")
    let properties = try #require(decoded.component?.styles[1].properties)
    #expect(properties.map { $0.type.map { text($0) } ?? "-" } == ["-", "-", "Length", "TextStyle", "-"])
    #expect(
      properties.map { $0.defaultValue.map { text($0) } ?? "-" } == [
        "(. space xs)", "data", "4", "(. text body)", "'text'",
      ])
  }

  @Test func helpShowsTheRightLine() {
    #expect(
      body("text: {title}").diagnostics[0].help
        == "write 'text: title', or 'text: \"{title}\"' for text with the value in it")
    #expect(body("hstack:\n  - text:a").diagnostics[0].help == "write 'text: a'")
    #expect(body("text: a\nforegroundColor: b").diagnostics[0].help == "did you mean 'color'?")
    #expect(body("text: a\nclip: capsul").diagnostics[0].help == "did you mean 'capsule'?")
    #expect(
      body("hstack:\n  - { text: Hello, world }").diagnostics[0].help
        == "put text with a comma in quotes: 'text: \"Hello, world\"'")
  }
}
