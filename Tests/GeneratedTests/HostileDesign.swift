import FacetIR
import FacetLanguage

/// A component that says what it is given wherever a spec can say something.
enum HostileDesign {
  static let name = "Hostile"

  static func saying(_ strings: [String]) -> Design {
    let list = Expression(.array(strings.map { Expression(.string($0), as: .string) }), as: .array(.string))
    let component = Component(
      name: name, doc: strings.joined(separator: "\n"), source: strings.joined(separator: "|"),
      types: chunks(strings, of: 10).enumerated().map { number, chunk in
        TypeDeclaration(
          name: "Type\(number)",
          shape: .structure(
            chunk.enumerated().map { position, text in
              .init(name: "field\(position)", type: .string, defaultValue: literal(text), doc: text)
            }))
      },
      parameters: [
        Parameter(label: nil, name: "title", type: .string, defaultValue: literal(strings[0]), doc: strings[0])
      ],
      content: Content(
        fields: [
          .init(
            name: "title", type: .string,
            value: Expression(
              .interpolation(strings.map { .text($0) } + [.value(Expression(.parameter("title"), as: .string))]),
              as: .string), doc: strings.last)
        ], actions: []),
      accessibility: Accessibility(
        element: .single, label: literal(strings.joined()),
        actions: strings.prefix(3).map { .init(name: literal($0), offer: .init(ActionReference("none"))) }),
      styles: [
        Style(
          name: "default", doc: strings.joined(separator: "\r"),
          properties: [.init(name: "strings", type: .array(.string), defaultValue: list, doc: strings.last)],
          implementation: .body(Element(name: "", kind: .text(literal(strings.joined(separator: " "))))))
      ],
      catalog: VariantCatalog(
        variants: strings.map { text in
          Variant(name: text, arguments: [.init(parameter: "title", value: literal(text))])
        }))
    return Design(project: Project(module: "Design"), tokens: TokenCatalog(tokens: []), components: [component])
  }

  private static func literal(_ text: String) -> Expression { Expression(.string(text), as: .string) }

  static func chunks(_ strings: [String], of size: Int) -> [[String]] {
    stride(from: 0, to: strings.count, by: size).map { Array(strings[$0..<min($0 + size, strings.count)]) }
  }
}
