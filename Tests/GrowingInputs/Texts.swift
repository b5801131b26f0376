/// Texts of every script, and places that break, cut, shrink or read them.
extension GrowingInput {
  static let texts: [GrowingInput] =
    scripts.flatMap { script in
      places.map { place in
        GrowingInput("\(script.name) \(place.name)", most: 100_000 / script.unit.utf8.count) { count in
          Card(
            declarations: "parameters: { title: String }\n", body: place.body,
            sample: "title: \"\(String(repeating: script.unit, count: count))\""
          ).files
        }
      }
    } + [
      GrowingInput("a text with breaks", most: 30_000) { count in
        Card(body: "{ text: \"\(String(repeating: "a\\n", count: count))\" }").files
      },
      GrowingInput("spans of Markdown", most: 8_000) { count in
        Card(body: "{ text: \"\(lines(count) { "**a\($0)** b " })\", markdown: true }").files
      },
      GrowingInput("links of Markdown", most: 3_000) { count in
        Card(body: "{ text: \"\(lines(count) { "[a\($0)](https://example.com) " })\", markdown: true }").files
      },
      GrowingInput("brackets of Markdown", most: 90_000) { count in
        Card(body: "{ text: \"\(String(repeating: "[", count: count))\", markdown: true }").files
      },
      GrowingInput("asterisks of Markdown", most: 90_000) { count in
        Card(body: "{ text: \"\(String(repeating: "*a", count: count / 2))\", markdown: true }").files
      },
      GrowingInput("mixed delimiters of Markdown", most: 90_000) { count in
        Card(body: "{ text: \"\(String(repeating: "*_~`", count: count / 4))\", markdown: true }").files
      },
      GrowingInput("delimiters of Markdown around words", most: 90_000) { count in
        Card(body: "{ text: \"\(String(repeating: "a**b _c ", count: count / 8))\", markdown: true }").files
      },
      GrowingInput("code of Markdown with longer and longer fences", most: 400, growing: .quadratically) { count in
        Card(body: "{ text: \"\(lines(count) { String(repeating: "`", count: $0 + 1) + "a" })\", markdown: true }")
          .files
      },
      GrowingInput("braces in a text", most: 20_000) { count in
        Card(body: "{ text: \"\(String(repeating: "{{ }} ", count: count))\" }").files
      },
      GrowingInput("values in a text", most: 256) { count in
        Card(
          declarations: "parameters: { n: Int = 1 }\n",
          body: "{ text: \"\(String(repeating: "{content.n} ", count: count))\" }"
        ).files
      },
      GrowingInput("long texts", most: 400) { count in
        Card(body: "\n  vstack:\n" + lines(count) { _ in "    - text: \"\(words(2_000))\"\n" } + "  spacing: 0").files
      },
      GrowingInput("long texts in pseudo-languages", most: 90_000) { count in
        Card(
          body: "{ text: \"\(words(count))\" }",
          variants:
            "  Default:\n  Long: { environment: { locale: en-XA } }\n  Turned: { environment: { locale: ar-XB } }\n"
        ).files
      },
    ]

  private static let scripts: [(name: String, unit: String)] = [
    ("words", "amber of "), ("one word", "a"), ("letters from right to left", "שלום "), ("mixed directions", "aב "),
    ("emoji", "👩‍👩‍👧‍👦"), ("combining marks", "a\u{301}\u{327} "), ("only combining marks", "\u{301}"),
    ("ideographs", "今日"), ("Thai", "สวัสดี"), ("control characters of direction", "\u{202A}a"),
    ("flags", "🇩🇪"), ("joiners", "\u{200D}"), ("Hangul", "\u{1100}\u{1161}\u{11A8}"),
  ]

  private static let places: [(name: String, body: String)] = [
    ("as text", "{ text: content.title }"),
    ("in a narrow text", "{ text: content.title, frame: { width: 20 } }"),
    ("on one line", "{ text: content.title, lineLimit: 1, truncationMode: middle }"),
    ("that shrinks", "{ text: content.title, lineLimit: 1, minimumScaleFactor: 0.1 }"),
    ("as label", "{ icon: \"star\", accessibilityLabel: content.title }"),
  ]
}
