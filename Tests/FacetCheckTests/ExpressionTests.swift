import FacetIR
import FacetLanguage
import Testing

/// Types of expressions, by the content field that has them.
@Suite struct ExpressionTests {
  /// The lowered value of one content field.
  private func value(_ declaration: String) -> Expression? {
    let checking = Checking(
      """
      component: Card
      types:
        Tone: [calm, loud]
      parameters:
        count: Int
        ratio: Double
        size: Length
        note: String?
        tone: Tone = calm
        bounds: Range<Int>
      content:
        x: \(declaration)
      styles:
        default:
          body: { text: "Hello" }
      """)
    return checking.component?.content.fields.first?.value
  }

  private let count = Expression(.parameter("count"), as: .int)
  private let tone = Expression(.parameter("tone"), as: .declared(DeclaredType(component: "Card", name: "Tone")))

  @Test func literalsTakeTheTypeThatIsWanted() {
    #expect(value("Double = 1") == Expression(.double(1), as: .double))
    #expect(value("Length = -2") == Expression(.double(-2), as: .length))
    #expect(value("Icon = \"star\"") == Expression(.icon("star"), as: .icon))
    #expect(value("Int? = nil") == Expression(.null, as: .optional(.int)))
  }

  @Test func literalsTakeTheTypeOfTheOtherSide() {
    let ratio = Expression(.parameter("ratio"), as: .double)
    let two = Expression(.double(2), as: .double)
    #expect(value("Double = 2 * ratio") == Expression(.binary(.multiply, two, ratio), as: .double))
    #expect(value("Bool = ratio < 2") == Expression(.binary(.less, ratio, two), as: .bool))
    #expect(value("Double = max(2, ratio)") == Expression(.call(.max, [two, ratio]), as: .double))
  }

  @Test func wordsTakeTheTypeOfTheOtherSide() {
    let loud = Expression(.word("loud"), as: tone.type)
    #expect(value("Bool = tone == loud") == Expression(.binary(.equal, tone, loud), as: .bool))
    #expect(value("Bool = loud == tone") == Expression(.binary(.equal, loud, tone), as: .bool))
  }

  @Test func comparisonWithNilAsksForPresence() {
    let note = Expression(.parameter("note"), as: .optional(.string))
    let isPresent = Expression(.isPresent(note), as: .bool)
    #expect(value("Bool = note != nil") == isPresent)
    #expect(value("Bool = nil == note") == Expression(.not(isPresent), as: .bool))
  }

  @Test func aRangeHasEnds() {
    let bounds = Expression(.parameter("bounds"), as: .range(.int))
    #expect(value("Int = bounds.lower") == Expression(.lowerBound(bounds), as: .int))
  }

  @Test func branchesTakeTheTypeThatIsWanted() {
    let isOne = Expression(.binary(.equal, count, Expression(.int(1), as: .int)), as: .bool)
    let null = Expression(.null, as: .optional(.int))
    #expect(
      value("Int? = if count == 1 then nil else count")
        == Expression(.conditional(if: isOne, then: null, else: count), as: .optional(.int)))
  }

  @Test func numbersAreNotConverted() {
    #expect(value("Double = count") == nil)
    #expect(value("Int = ratio") == nil)
    #expect(value("Length = ratio") == nil)
    #expect(value("Double = count + 1.5") == nil)
  }
}
