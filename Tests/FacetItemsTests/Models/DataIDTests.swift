import FacetItems
import Testing

struct DataIDTests {
  private struct Key: Hashable { var name: String }

  @Test func identifiersOfOneTypeAreComparedByValue() {
    #expect(DataID(Key(name: "a")) == DataID(Key(name: "a")))
    #expect(DataID(Key(name: "a")) != DataID(Key(name: "b")))
  }

  @Test func anOptionalIsNoIdentifierOfItsType() {
    #expect(DataID(Key?.some(Key(name: "a"))) != DataID(Key(name: "a")))
    #expect(DataID(Key(name: "a")) != DataID(Key?.some(Key(name: "a"))))
    #expect(DataID(Key?.none) != DataID(Int?.none))
  }
}
