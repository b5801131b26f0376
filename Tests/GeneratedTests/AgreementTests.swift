import FacetCompiler
import FacetIR
import FacetInterpreter
import FacetPreview
import FacetSwift
import Foundation
import Testing

/// An expression comes to the same in the interpreter and in the Swift that it becomes: overflow, infinities, division
/// by zero and what nobody would write included.
struct AgreementTests {
  @Test func expressionsComeToTheSameInterpretedAndCompiled() async throws {
    let compilation = Compiler.compile(
      [SourceInput(path: "facet.yaml", bytes: Array("facet: 1\nmodule: Design\n".utf8))]
        + Self.parts.indices.map { part in
          SourceInput(path: "sums\(part).component.yaml", bytes: Array(Self.spec(part).utf8))
        })
    let design = try #require(compilation.design, "\(compilation.diagnostics.prefix(5))")
    var interpreted: [String] = []
    for component in design.components { interpreted += await interpret(component, of: design) }
    let compiled = try compile(design)
    #expect(interpreted.count == Self.expressions.count * 4)
    let expressions = Self.parts.flatMap { part in (0..<4).flatMap { _ in Self.expressions[part] } }
    for (expression, pair) in zip(expressions, zip(compiled, interpreted)) where pair.0 != pair.1 {
      Issue.record("\(expression.text)\n  compiled:    \(pair.0)\n  interpreted: \(pair.1)")
    }
    #expect(compiled.count == interpreted.count)
  }

  /// Of one component each: the Swift compiler takes all arguments of an initializer at once, and far longer for more.
  private static let parts = stride(from: 0, to: expressions.count, by: 50).map { $0..<min($0 + 50, expressions.count) }

  private static let expressions: [(kind: RandomExpressions.Kind, text: String)] = {
    var random = RandomExpressions(seed: 1)
    return (0..<400).map { index in
      let kind = RandomExpressions.Kind.allCases[index % 4]
      return (kind, random.next(kind, depth: 1 + index % 3))
    }
  }()

  /// A component whose content is expressions, and variants that are the values to work them out with.
  private static func spec(_ part: Int) -> String {
    """
    component: Sums\(part)
    types:
      Kind: [first, second, last]
      Box: { depth: Int = 7 }
      Person: { name: String, age: Int?, box: { type: Box, default: {} } }
    parameters:
    \(RandomExpressions.parameters)
    content:
    \(expressions[parts[part]].enumerated().map { "  c\($0): \($1.kind.rawValue) = \($1.text)" }.joined(separator: "\n"))
    styles:
      default: { body: { text: "" } }
    sample: { a: 0, b: 0, x: 0, y: 0, p: false, s: "", kind: first, within: 0..., beyond: ...2.5, list: [], words: [], grid: [], people: [] }
    variants:
      Nothing:
      Something:
        with: { a: 5, b: -2, x: 1.5, y: -0.1, p: true, s: tExt, maybe: 3, perhaps: 0.25, name: N, kind: last, other: last, within: 2...8, beyond: -1...1, list: [1, 2], words: [a, "", tExt], grid: [[], [1, 2]], person: { name: N, age: 3 }, people: [{ name: a }, { name: tExt, age: 5, box: { depth: 2 } }] }
      DesignBounds:
        with: { a: 9223372036854775807, b: -9223372036854775808, x: 1e308, y: -1e308, s: İ, within: ...9, beyond: 3..., list: [3], words: [İ], grid: [[3]], person: { name: "", box: { depth: 0 } }, people: [{ name: "" }] }
      Equal:
        with: { a: -1, b: -1, x: -0.0, y: -0.0, maybe: 0, other: first, within: 0...0 }
    """
  }

  /// A few fields at a time: what one variant may evaluate is bounded.
  @MainActor private func interpret(_ component: Component, of design: Design) -> [String] {
    let fields = component.content.fields
    return component.catalog.variants.flatMap { variant in
      stride(from: 0, to: fields.count, by: 4).flatMap { start in
        values(of: fields[start..<min(start + 4, fields.count)], in: variant, of: component, in: Program(design))
      }
    }
  }

  @MainActor private func values(
    of fields: ArraySlice<Content.Field>, in variant: Variant, of component: Component, in program: Program
  ) -> [String] {
    var variant = variant
    // Nothing is what it is never: all come back, with what they are.
    variant.expectations = fields.map {
      Expectation(subject: .content($0.name), value: Expression(.null, as: $0.type))
    }
    return VariantPreview(variant, of: component, in: program, settings: []).run().failures.map { failure in
      if case .expectation(_, expected: _, before: _, was: let value) = failure { printed(value) } else { "" }
    }
  }

  private func printed(_ value: Value) -> String {
    switch value {
    case .int(let number): "\(number)"
    case .double(let number): "\(number)"
    case .bool(let flag): "\(flag)"
    case .string(let text): text
    default: "\(value)"
    }
  }

  private func compile(_ design: Design) throws -> [String] {
    let folder = try TemporaryFolder()
    let printer = """
      import FacetRuntime
      import FacetSupport
      import FacetVariants
      import FacetUI
      func printed(_ content: Any) -> EmptyView {
        for (_, value) in Mirror(reflecting: content).children { print(value) }
        return EmptyView()
      }
      \(Self.parts.indices.map { part in
        """
        struct PrintingStyle\(part): Sums\(part)Style {
          func body(content: Sums\(part)StyleContent) -> some View { printed(content) }
        }

        """
      }.joined())
      @main @MainActor struct Printer {
        static func main() {
      \(Self.parts.indices.map { part in
        """
          for variant in Sums\(part)_Definition.contentVariants.all {
            _ = ViewHost(variant.view().sums\(part)Style(PrintingStyle\(part)()), environment: EnvironmentValues())
              .frame(proposing: .unspecified)
          }

        """
      }.joined())
        }
      }
      """
    let main = try folder.write(printer.utf8, to: "Printer.swift")
    let compiled = try SwiftTool.swiftc(
      SwiftTool.strict + ["-I", SwiftTool.modules, "-lm", "-o", folder.path("printer"), main]
        + swiftFiles(for: design).map { try folder.write($0.bytes, to: $0.name) }
        + SwiftTool.objectsOfRuntime)
    #expect(compiled.status == 0, "\(compiled.findings.prefix(10))")
    let output = try SwiftTool.run(folder.path("printer"), []).output
    return output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }
}
