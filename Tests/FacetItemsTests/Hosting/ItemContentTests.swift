import FacetItems
import Testing

struct ItemContentTests {
  @Test func contentIsEqualIfItsValuesAre() {
    #expect(ItemContent("a", 1, true) == ItemContent("a", 1, true))
    #expect(ItemContent() == ItemContent())
    #expect(ItemContent([1, 2], Int?.none) == ItemContent([1, 2], Int?.none))
  }

  @Test(arguments: [
    ItemContent("b", 1), ItemContent("a", 2), ItemContent(1, "a"), ItemContent("a"), ItemContent("a", 1, 1),
    ItemContent(),
    ItemContent("a", 1.0), ItemContent("a", UInt(1)),
  ])
  func contentDiffersInAValueATypeOrACount(_ other: ItemContent) {
    #expect(other != ItemContent("a", 1))
    #expect(ItemContent("a", 1) != other)
  }

  @Test func anOptionalIsNoValueOfItsType() {
    #expect(ItemContent(Int?.some(1)) != ItemContent(1))
    #expect(ItemContent(1) != ItemContent(Int?.some(1)))
    #expect(ItemContent(Int?.none) != ItemContent(String?.none))
  }

  @Test func unknownContentIsEqualToNothing() {
    let unknown = ItemContent.unknown
    #expect(unknown != unknown)
    #expect(unknown != ItemContent())
    #expect(ItemContent() != unknown)
  }
}
