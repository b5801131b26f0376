import FacetDiagnostics
import Testing

@testable import FacetSpec

@Suite struct TypeTests {
  @Test(arguments: [
    ("Int", "Int"), ("Image?", "(? Image)"), ("Array<String>", "(Array String)"),
    ("Array<Review>?", "(? (Array Review))"),
    ("Binding<Range<Int>>", "(Binding (Range Int))"), ("Array<Int?>", "(Array (? Int))"),
    ("Array<Foo.Bar?>", "(Array (? Foo.Bar))"), (" Map<A, B> ", "(Map A B)"),
  ])
  func reads(_ source: String, as expected: String) {
    let (type, codes) = readType(source)
    #expect(text(type) == expected)
    #expect(codes == [])
  }

  @Test(arguments: [
    ("[String]", "(Array String)"), ("[String]?", "(? (Array String))"), ("[A: B]", "!"), ("Int!", "(? Int)"),
    ("Int??", "(? Int)"),
    ("() -> Void", "!"), ("", "!"), ("Array<Int", "(Array Int)"), ("Foo.Bar.Baz", "!"), ("Foo.", "!"),
    ("Int Int", "Int"),
    ("Int = 1", "Int"),
    ("Array<>", "(Array !)"), ("44", "!"),
  ])
  func reports(_ source: String, as expected: String) {
    let (type, codes) = readType(source)
    #expect(text(type) == expected)
    #expect(codes == ["type/malformed"])
  }

  @Test func nestingIsBounded() {
    #expect(readType(String(repeating: "Array<", count: 100_000)).codes == ["expr/too-complex"])
    #expect(readType(String(repeating: "[", count: 100_000)).codes == ["expr/too-complex"])
  }

  @Test(arguments: [
    ("Int = 1", "Int", "1"), ("Int", "Int", "-"), ("Range<Int> = 0...", "(Range Int)", "(... 0 _)"),
    ("Array<Int>= [1]", "(Array Int)", "[1]"), ("Int? = nil", "(? Int)", "nil"),
  ])
  func declares(_ source: String, _ type: String, _ value: String) {
    var diagnostics: [Diagnostic] = []
    let declaration = ExpressionParser.parse(NodeID(0), in: scalar(source), diagnostics: &diagnostics) {
      $0.wholeDeclaration(.code)
    }
    #expect(text(declaration.type) == type)
    #expect(declaration.defaultValue.map { text($0) } ?? "-" == value)
    #expect(diagnostics.isEmpty)
  }

  private func readType(_ source: String) -> (type: TypeSyntax, codes: [String]) {
    var diagnostics: [Diagnostic] = []
    let type = TypeSyntax.read(NodeID(0), in: scalar(source), diagnostics: &diagnostics)
    return (type, diagnostics.map { "\($0.kind.code)" })
  }
}
