import FacetDiagnostics
import FacetFormat
import FacetLanguage
import FacetSpec
import Testing

/// What is written differently, and how it is written then.
@Suite struct FormatTests {
  @Test func sectionsAndKeysStandInTheOrderOfTheGrammar() {
    expect(
      """
      styles:
        default:
          body: { text: content.title }
          doc: Plain.

      component: Card
      parameters: { title: String }
      """,
      """
      component: Card
      parameters: { title: String }
      styles:
        default:
          doc: Plain.
          body: { text: content.title }
      """)
  }

  /// PyYAML reads `?` in braces as the sign of a key.
  @Test func whatNotAllReadersTakeInBracesStandsOnLines() {
    expect(
      """
      component: Card
      parameters: { title: String, note: { type: String?, doc: Left out without one. } }
      types: { Row: { id: String, icon: Icon? }, Kind: [plain, "why?"] }
      styles: { default: { body: { text: 'content.title ?? "?"', padding: 4 } } }
      """,
      """
      component: Card
      types:
        Row:
          id: String
          icon: Icon?
        Kind: [plain, "why?"]
      parameters:
        title: String
        note:
          type: String?
          doc: Left out without one.
      styles: { default: { body: { text: 'content.title ?? "?"', padding: 4 } } }
      """)
  }

  @Test func modifiersAndNamesAndAxesStayAsTheyAre() {
    same(
      """
      component: Card
      parameters:
        zebra: String
        apple: String
      styles:
        default:
          body:
            vstack:
              - text: content.zebra
                padding: 4
                background: color.action
                padding: 8
            spacing: 2
      matrix:
        width: [200, 300]
        colorScheme: [light, dark]
      """.replacing("          padding: 8\n", with: ""))
  }

  @Test func theFirstKeyAndItsArgumentsStandBeforeModifiers() {
    expectBody(
      """
      - button: content.onTap
        padding: 4
        label: { text: "Go" }
      - Badge: { text: "new" }
        opacity: 0.5
        style: small
      """,
      """
      - button: content.onTap
        label: { text: "Go" }
        padding: 4
      - Badge: { text: "new" }
        style: small
        opacity: 0.5
      """)
  }

  @Test func blocksAreIndentedByTwoAndListsStandUnderTheirKey() {
    expectBody(
      """
      -   text:   "a"
          color:	color.action
      - hstack:
        - spacer
        -
           divider
        spacing:   4
      """,
      """
      - text: "a"
        color: color.action
      - hstack:
          - spacer
          - divider
        spacing: 4
      """)
  }

  @Test func bracesAndBracketsAreSpaced() {
    expectBody(
      """
      - text: "a"
        frame: {width:  10 ,
          height: [ 1,2 , {a: b} ] }
        traits: [ ]
      - if: x
        then: [ tap: y, spacer ]
      """,
      """
      - text: "a"
        frame: { width: 10, height: [1, 2, { a: b }] }
        traits: []
      - if: x
        then: [tap: y, spacer]
      """)
  }

  @Test func bracesThatAreTooLongBecomeBlocks() {
    let long = String(repeating: "x", count: 60)
    expect(
      "sample: { review: { title: \(long), text: \(long) }, other: { a: 1 } }",
      """
      sample:
        review:
          title: \(long)
          text: \(long)
        other: { a: 1 }
      """)
    // 120 columns are none too many.
    same("sample: { a: \(String(repeating: "x", count: 105)) }")
    expect(
      "sample: { a: \(String(repeating: "x", count: 106)) }", "sample:\n  a: \(String(repeating: "x", count: 106))")
  }

  @Test func commentsStayByWhatTheyStandBy() {
    expect(
      """
      # Who made it

      # of the component
      component:   A # beside
      styles:   # of the styles
            # above default
            default:     # of default
                # above body
                body: spacer

                # below body
            # below default

      # above doc
      doc: B
      # the end
      """,
      """
      # Who made it

      # of the component
      component: A  # beside

      # above doc
      doc: B
      styles:  # of the styles
        # above default
        default:  # of default
          # above body
          body: spacer

          # below body
        # below default
      # the end
      """, ignoringColumns: true)
  }

  @Test func commentsInBracesNeedLinesOfTheirOwn() {
    expect(
      """
      sample: {
        a: 1, # one
        # above b
        b: [ 2, # two
          3 ] # list
      } # all
      """,
      """
      sample: # all
        a: 1  # one
        # above b
        b: # list
          - 2  # two
          - 3
      """, ignoringColumns: true)
  }

  @Test func commentsKeepTheirColumn() {
    same(
      """
      parameters:              # the public initializer
        title: String          # what it says
        subtitle: String?      # what more it says
      """)
  }

  @Test func blankLinesStayOneAtATime() {
    expect("\n\ncomponent: A\n\n\n\ndoc: B\n\n\n", "component: A\n\ndoc: B")
  }

  @Test func scalarsAreKeptByteForByte() {
    same(
      #"""
      doc: 'it''s'
      "sample": { a: "\u00e9 \"x\"", b: 0x1F, c: 1.10, d: ~, e: no }
      variants:
        Text:
          with:
            a: |-
              one
                two

              three
            b: >2
                folded
              more
            c: plain text
              over two lines
            d: "quoted \
              text"
      """#)
    expect(
      """
      sample:
          a: |
                 one

                   two
          b: plain
                text
      """,
      """
      sample:
        a: |
          one

            two
        b: plain
              text
      """)
  }

  @Test func blanksAtTheEndOfALineOfABlockAreText() {
    same("sample:\n  a: |\n    one  \n    two  \n  b: 2")
  }

  @Test func blocksThatKeepTheirEmptyLinesKeepThem() {
    same("sample:\n  a: |+\n    one\n\n\n  b: 2")
  }

  @Test func anchorsAndAliasesKeepTheirPlaces() {
    expect(
      """
      variants:
         A: &a   { with: {x: 1} }
         B: &b
            with: *c
         C: *a
      sample: &c { x: 2 }
      """.replacing("*c", with: "{ y: 1 }"),
      """
      variants:
        A: &a { with: { x: 1 } }
        B: &b
          with: { y: 1 }
        C: *a
      sample: &c { x: 2 }
      """)
  }

  @Test func theEndsOfLinesAndTheMarkOfTheirOrder() {
    expect(
      "\u{FEFF}component: A\r\nsample:\r\n    a: |\r\n      one\r\n      two\r\n",
      "component: A\nsample:\n  a: |\n    one\n    two")
  }

  @Test func theMarksOfADocumentStay() {
    same("%YAML 1.1\n---  # begins\ncomponent: A\n...")
    expect("--- { component: A }", "---\n{ component: A }")
  }

  @Test func whatCannotBeReadIsLeft() {
    var diagnostics: [Diagnostic] = []
    let result = format(
      Array("component: [A\n".utf8), as: Grammar.component, file: FileID(0), diagnostics: &diagnostics)
    #expect(result == .unreadable)
    #expect(diagnostics.contains { $0.severity == .error })
  }
}

// MARK: - Expectations

extension FormatTests {
  private func expect(
    _ text: String, _ expected: String, ignoringColumns: Bool = false,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let once = formatted(text)
    let shown = ignoringColumns ? withoutColumns(once) : once
    #expect(shown == (ignoringColumns ? withoutColumns(expected) : expected) + "\n", sourceLocation: sourceLocation)
    #expect(formatted(once) == once, "not twice the same", sourceLocation: sourceLocation)
  }

  private func same(_ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    expect(text, text, sourceLocation: sourceLocation)
  }

  /// Elements of a body.
  private func expectBody(_ text: String, _ expected: String, sourceLocation: Testing.SourceLocation = #_sourceLocation)
  {
    expect(inBody(text), inBody(expected), sourceLocation: sourceLocation)
  }

  private func inBody(_ text: String) -> String {
    "component: A\nstyles:\n  default:\n    body:\n      zstack:\n"
      + text.split(separator: "\n").map { "        " + $0 }.joined(separator: "\n")
  }

  private func formatted(_ text: String) -> String {
    var diagnostics: [Diagnostic] = []
    let result = format(Array(text.utf8), as: Grammar.component, file: FileID(0), diagnostics: &diagnostics)
    guard case .formatted(let bytes) = result else { return "\(result) \(diagnostics.map(\.message))" }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// With one blank before each comment beside something.
func withoutColumns(_ text: String) -> String { text.replacing(#/(\S) +#/#, with: { "\($0.1) #" }) }
