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
    // Also of the types that are stored in a way of their own.
    #expect(DataID(Int?.some(1)) != DataID(1))
    #expect(DataID(String?.some("a")) != DataID("a"))
    #expect(DataID(DataID?.some("a")) != DataID("a"))
    #expect(DataID(Int?.some(1)) == DataID(Int?.some(1)))
    #expect(DataID(DataID("a")) == "a")
  }
}
