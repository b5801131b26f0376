import FacetCompiler

/// What an example of an explanation may be an excerpt of: a project around it, with a hole where it stands.
struct ExampleFrame {
  var path = "card.component.yaml"
  /// `…` stands for the example, which is as deep as this is.
  var text: String
  /// Other files of the project.
  var besides: [SourceInput] = []

  /// The files of the project, with an example in its hole.
  func files(around example: String) -> SpecFiles {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      guard line.hasSuffix("…") else { return String(line) }
      return example.split(separator: "\n", omittingEmptySubsequences: false)
        .map { line.dropLast() + $0 }.joined(separator: "\n")
    }
    let own = SourceInput(path: path, bytes: Array(lines.joined(separator: "\n").utf8))
    var files = Self.others
    files.add(own)
    for file in besides { files.add(file) }
    return files
  }

  /// What an example is about, of which it says only that part; read once.
  private static let others = SpecFiles([
    SourceInput(
      path: "base.tokens.yaml",
      bytes: Array(
        """
        space:
          $type: dimension
          m: { $value: { value: 12, unit: px } }
          l: { $value: { value: 16, unit: px } }
        text:
          body:
            $type: typography
            $value:
              fontFamily: system
              fontSize: { value: 17, unit: px }
              fontWeight: 400
              letterSpacing: { value: 0, unit: px }
              lineHeight: 1.3
        gradient:
          dusk:
            $type: gradient
            $value: [ { color: "{color.surface}", position: 0 }, { color: "{color.faint}", position: 1 } ]
        color:
          $type: color
          action: { $value: { colorSpace: srgb, components: [0, 0, 0.6] } }
          surface: { $value: { colorSpace: srgb, components: [1, 1, 1] } }
          accent: { $value: "{color.action}", $deprecated: "Use color.action." }
          faint: { $value: { colorSpace: srgb, components: [0.8, 0.8, 0.8] } }
          content:
            secondary: { $value: { colorSpace: srgb, components: [0.2, 0.2, 0.2] } }

        """.utf8)),
    SourceInput(
      path: "disclosure.component.yaml",
      bytes: Array(
        """
        component: Disclosure
        parameters: { title: String }
        state: { isOpen: Bool = false }
        actions: { onToggle: isOpen = not isOpen }
        content: { title: String, isOpen: Bool }
        styles:
          default:
            body:
              button: content.onToggle
              label: { text: content.title, lineLimit: if content.isOpen then nil else 2 }

        """.utf8)),
    SourceInput(
      path: "home-offer.component.yaml",
      bytes: Array(
        """
        component: HomeOffer
        serverDriven: true
        parameters: { title: String, onTap: Action }
        style: none
        body: { button: content.onTap, label: { text: content.title } }

        """.utf8)),
    SourceInput(
      path: "home.page.json",
      bytes: Array(
        """
        {
          "sections": [
            {"id": "new", "components": [
              {"type": "offer", "id": "o1", "title": "Lisbon", "onTap": {"type": "open", "id": "s1"}},
              {"type": "carousel", "id": "o2"}
            ]}
          ]
        }

        """.utf8)),
    SourceInput(
      path: "stays-of-app.screen.yaml",
      bytes: Array(
        """
        screen: StaysScreen
        types: { Stay: { name: String } }
        state:
          stays: Array<Stay> = []
        content: { stays: Array<Stay> }
        actions:
          opened: { takes: { stay: Stay }, do: open(stay) }
          cleared: stays = []
        effects: { open: { takes: { stay: Stay } } }
        onAppear: cleared
        sections:
          all: { items: { each: content.stays, as: stay, do: { button: content.opened(stay), label: { text: stay.name } } } }

        """.utf8)),
    SourceInput(
      path: "stay-of-app.screen.yaml",
      bytes: Array(
        """
        screen: StayScreen
        parameters: { name: String }
        actions: { closed: close }
        effects: { close: {} }
        sections:
          all: { layout: stack, items: { button: content.closed, label: { text: content.name }, identifier: SearchPill.card } }

        """.utf8)),
    SourceInput(
      path: "open-stay-of-app.transition.yaml",
      bytes: Array(
        """
        transition: OpenStay
        from: { SearchPill: Default }
        to: { SearchSheet: Default }
        elements: { SearchPill.card: sharedElement }

        """.utf8)),
    SourceInput(
      path: "search-pill-of-transition.component.yaml",
      bytes: Array(
        """
        component: SearchPill
        style: none
        body: { text: "Where to?", identifier: card }
        variants: { Default: {} }

        """.utf8)),
    SourceInput(
      path: "search-sheet-of-transition.component.yaml",
      bytes: Array(
        """
        component: SearchSheet
        style: none
        body:
          vstack:
            - { text: "Where to?", identifier: SearchPill.card }
            - { text: "Any week", identifier: dates }
            - { text: "Search", identifier: bar }
          spacing: 0
          identifier: background
        variants: { Default: {} }

        """.utf8)),
    SourceInput(path: "rating.component.yaml", bytes: Array(Self.component("Rating", "value: Int").utf8)),
    SourceInput(path: "avatar.component.yaml", bytes: Array(Self.component("Avatar", "author: String").utf8)),
    SourceInput(path: "badge.component.yaml", bytes: Array(Self.component("Badge", "text: String").utf8)),
    SourceInput(
      path: "pill.component.yaml", bytes: Array((Self.component("Pill", "text: String") + "status: deprecated").utf8)),
  ])

  private static func component(_ name: String, _ parameter: String) -> String {
    let parameterName = parameter.prefix { $0 != ":" }
    return """
      component: \(name)
      parameters: { \(parameter) }
      styles:
        default: { body: { text: "{content.\(parameterName)}" } }
        small: { extends: default }

      """
  }

  /// Parts of a spec that an example leaves out: those that it has itself are not added.
  private static let sections: [(key: String, text: String)] = [
    ("component", "component: Card\n"),
    (
      "types",
      """
      types:
        Tone: [neutral, positive, critical]
        Review: { author: String, stars: Int = 0 }
        Guest: { id: String, name: String }

      """
    ),
    (
      "parameters",
      """
      parameters:
        title: String = Title
        subtitle: String?
        value: Binding<Int> = 0
        step: Int = 1
        icon: Icon?
        photo: Image = photo
        author: String = Author
        tone: Tone = neutral
        note: String?
        stars: Int = 1
        review: { type: Review, default: { author: Author } }
        isOn: Bool = false
        rows: Array<String> = []
        guests: Array<Guest> = []
        trailing: View
        onTap: Action
        onIncrement: Action
        onClose: Action
        onToggle: Action

      """
    ),
    ("styles", "styles:\n  default:\n    body: { text: content.title }\n"),
  ]

  /// The same of a screen.
  private static let screenSections: [(key: String, text: String)] = [
    ("screen", "screen: Stays\n"), ("sections", "sections: { all: { items: { text: \"\" } } }\n"),
  ]

  /// Nil for a file that an example shows as it is.
  static func completed(_ example: String, at path: String) -> String? {
    if path.hasSuffix(".component.yaml") { return completed(example, with: sections) }
    if path.hasSuffix(".screen.yaml") {
      // A screen with a body has no sections.
      let isWhole = example.hasPrefix("body:") || example.contains("\nbody:")
      return completed(example, with: isWhole ? Array(screenSections.prefix(1)) : screenSections)
    }
    return nil
  }

  /// With the sections that an example does not have itself.
  private static func completed(_ example: String, with sections: [(key: String, text: String)]) -> String {
    let own = Set(
      example.split(separator: "\n").filter { $0.first != " " }.map { String($0.prefix { $0 != ":" }) })
    return sections.filter { !own.contains($0.key) }.map(\.text).joined() + example + "\n"
  }

  private static let head = sections.prefix(3).map(\.text).joined()

  private static let text = "styles:\n  default:\n    body: { text: content.title }\n"
  private static let body = "styles:\n  default:\n    body:\n"

  /// What the examples of `docs/` may be a part of.
  static let named: [String: ExampleFrame] = [
    "body": ExampleFrame(text: head + body + "      …\n"),
    "modifiers": ExampleFrame(text: head + body + "      text: content.title\n      …\n"),
    "facet.yaml": ExampleFrame(path: "facet.yaml", text: "facet: 1\nmodule: Sample\n…\n"),
    "localized": ExampleFrame(text: "…\n", besides: [project(strings: "Localizable.xcstrings"), catalog]),
    "localized facet.yaml": ExampleFrame(
      path: "facet.yaml", text: "facet: 1\nmodule: Sample\nlint: { strings: off }\n…\n", besides: [catalog]),
    "tokens": ExampleFrame(path: "more.tokens.yaml", text: "…\n"),
  ]

  private static func project(strings: String) -> SourceInput {
    let text = "facet: 1\nmodule: DesignSystem\nstrings: \(strings)\nlint: { strings/unused-key: off }\n"
    return SourceInput(path: "facet.yaml", bytes: Array(text.utf8))
  }

  /// A String Catalog with the texts of the examples.
  private static let catalog: SourceInput = {
    let german = ["Show more": "Mehr anzeigen", "Show less": "Weniger anzeigen"]
    let keys = [
      "%lld out of 5", "Review by %@", "Show less", "Show more", "Where to?", "Any week", "Search", "Close",
      "Name", "Name changed", "Save",
    ]
    let entries = keys.map { key in
      let translations = ["de", "ar"].map { language in
        let text = language == "de" ? german[key] ?? key : key
        return "\"\(language)\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(text)\" } }"
      }
      return "\"\(key)\" : { \"localizations\" : { \(translations.joined(separator: ", ")) } }"
    }
    let text = "{ \"sourceLanguage\" : \"en\", \"strings\" : { \(entries.joined(separator: ", ")) } }"
    return SourceInput(path: "Localizable.xcstrings", bytes: Array(text.utf8))
  }()

  /// All frames, first those that an example of a rule is most likely a part of.
  static func all(likelyFirstFor group: String) -> [ExampleFrame] {
    let specs = specs.map { ExampleFrame(text: $0) }
    return switch group {
    case "token", "dtcg": tokens + specs + project + resolver
    case "resolver": resolver + tokens + project + specs
    case "screen": [ExampleFrame(path: "stays.screen.yaml", text: "…")] + specs + project + tokens + resolver
    default: specs + project + tokens + resolver
    }
  }

  private static let specs = [
    "…",
    head + body + "      …\n",
    head + body + "      vstack:\n        …\n      spacing: 0\n",
    head + body + "      vstack:\n        - …\n      spacing: 0\n",
    head + body + "      text: content.title\n      …\n",
    head + body + "      hstack: [ spacer ]\n      …\n",
    head + body + "      vstack: [ spacer ]\n      spacing: 0\n      …\n",
    head + "styles:\n  default:\n    …\n",
    head + "styles:\n  default:\n    properties:\n      …\n    body: { text: content.title }\n",
    head + text + "  …\n",
    "component: Card\nparameters:\n  …\nstyles:\n  default:\n    body: { text: \"\" }\n",
    head + "content:\n  …\n" + text,
    head + text + "variants:\n  Default:\n    …\n",
    head + text + "variants:\n  …\n",
    head + text + "variants:\n  Default:\n    with:\n      …\n",
    "component: Card\ntypes:\n  …\n" + text,
  ]

  private static let project = ["…\n", "facet: 1\nmodule: Sample\n…\n"].map {
    ExampleFrame(path: "facet.yaml", text: $0)
  }

  private static let resolver = ["…\n", "{ \"version\": \"2025.10\",\n…\n}\n"].map {
    ExampleFrame(path: "app.resolver.json", text: $0)
  }

  private static let tokens =
    ["…\n", "{\n…\n}\n", "{ \"group\": {\n…\n} }\n"].map { ExampleFrame(path: "more.tokens.json", text: $0) }
    + ["dimension", "color", "typography", "duration", "shadow", "strokeStyle"].flatMap { type in
      ["\"$value\":\n…\n", "…\n", "\"$value\": {\n…\n}\n", "\"$value\": {\n\"fontSize\":\n…\n}"].map { value in
        let own = "{ \"group\": { \"$type\": \"\(type)\", \"own\": {\n\(value)} } }\n"
        return ExampleFrame(path: "more.tokens.json", text: own)
      }
    }
}
