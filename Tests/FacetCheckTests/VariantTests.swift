import FacetIR
import FacetLanguage
import Testing

@Suite struct VariantTests {
  private let checking = Checking(
    """
    component: Card
    types:
      Place: { city: String, zip: String? }
      Review:
        author: String
        place: Place
        tags: Array<String> = ["none"]
    parameters:
      review: Review
      open: Binding<Bool> = false
      size: Int = 1
    styles:
      default:
        body:
          text: "{content.review.author} {content.open} {content.size} {count(content.review.tags)}"
    sample: { review: { author: Mina, place: { city: Bonn, zip: 0777 } }, open: true }
    variants:
      Sample:
      Merged: { with: { review: { place: { city: no } }, size: 2 } }
      Without: { with: { review: { place: { zip: null } } } }
    """)

  private func argument(_ parameter: String, of variant: String) -> Expression.Node? {
    let variant = checking.component?.catalog.variants.first { $0.name == variant }
    return variant?.arguments.first { $0.parameter == parameter }?.value.node
  }

  private func review(city: String, zip: String?) -> Expression.Node {
    let place = DeclaredType(component: "Card", name: "Place")
    let zip = zip.map { Expression(.string($0), as: .string) } ?? Expression(.null, as: .optional(.string))
    let fields = [Expression(.string(city), as: .string), zip]
    let tags = Expression(.array([Expression(.string("none"), as: .string)]), as: .array(.string))
    return .structure([
      Expression(.string("Mina"), as: .string), Expression(.structure(fields), as: .declared(place)), tags,
    ])
  }

  @Test func theSampleIsWhatAVariantStartsFrom() {
    #expect(argument("review", of: "Sample") == review(city: "Bonn", zip: "0777"))
    #expect(argument("open", of: "Sample") == .bool(true))
    #expect(argument("size", of: "Sample") == nil)
  }

  @Test func structsMergeFieldByField() {
    #expect(argument("review", of: "Merged") == review(city: "no", zip: "0777"))
    #expect(argument("review", of: "Without") == review(city: "Bonn", zip: nil))
    #expect(argument("size", of: "Merged") == .int(2))
  }

  @Test func argumentsAreInTheOrderOfTheParameters() {
    #expect(checking.component?.catalog.variants[1].arguments.map(\.parameter) == ["review", "open", "size"])
  }
}
