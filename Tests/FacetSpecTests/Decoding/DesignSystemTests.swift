import Checkout
import FacetDiagnostics
import Foundation
import Testing

@testable import FacetSpec

/// The specs of this repository are the language at work: they are read without a word, and completely.
@Suite struct DesignSystemTests {
  @Test(arguments: SpecFiles.components)
  func isReadWithoutDiagnostics(_ path: String) throws {
    let decoded = Decoded(try Checkout.bytes(path))
    #expect(decoded.report == "")
    let component = try #require(decoded.component)
    #expect(component.name != nil && !component.variants.isEmpty)
    #expect(!component.styles.isEmpty || component.body != nil)
  }

  @Test func thereAreComponents() { #expect(SpecFiles.components.count > 50) }

  @Test func projectIsRead() throws {
    var diagnostics: [Diagnostic] = []
    let bytes = try Checkout.bytes("specs/facet.yaml")
    let tree = try #require(SourceTree.read(yaml: bytes, file: FileID(0), diagnostics: &diagnostics))
    let project = try #require(ProjectSpec.decode(tree, diagnostics: &diagnostics))
    #expect(diagnostics.map(\.message) == [])
    #expect(project.module?.value == "DesignSystem" && project.specs?.value == ".")
    #expect(project.swiftOutput?.value == "../generated/Swift")
    #expect(project.snapshotOutput?.value == "../generated/Snapshots")
    #expect(project.schemaOutput?.value == "../generated/Schema")
    #expect(project.modes.map(\.mode.value) == ["dark", "increasedContrast"])
  }

  @Test func numericStepperIsReadCompletely() throws {
    let spec = try #require(
      Decoded(try Checkout.bytes("specs/components/inputs/numeric-stepper.component.yaml")).component)
    #expect(
      spec.parameters.map { summary($0) + ($0.defaultData.map { " = \(spec.tree.text($0))" } ?? "") } == [
        "_ title: LocalizedText", "value: (Binding Int)", "in bounds: (Range Int) = 0...", "step: Int = 1",
      ])
    #expect(
      spec.content?.map { summary($0) } == [
        "title: LocalizedText", "description: String = (text value)",
        "atLowerBound: Bool = (<= value (. bounds lower))",
        "atUpperBound: Bool = (>= value (. bounds upper))",
      ])
    #expect(
      spec.actions.map { "\($0.name.value): \($0.statements.map(summary).joined(separator: "; "))" } == [
        "onDecrement: value = (max (- value step) (. bounds lower))",
        "onIncrement: value = (min (+ value step) (. bounds upper))",
      ])
    #expect(spec.accessibility?.element?.value == "single")
    #expect(spec.accessibility?.increment.map { text($0) } == "(. content onIncrement)")
    #expect(spec.styles.map(\.name.value) == ["default", "compact", "vertical"])
    #expect(spec.styles[1].extends?.value == "default")
    #expect(spec.styles[1].properties.map { summary($0) } == ["spacing: - = 0", "valueLabel: - = (. text footnote)"])
    #expect(spec.styles[1].body == nil)
    let body = try #require(spec.styles[0].body)
    #expect(
      summary(body) == """
        hstack([button((. content onDecrement), label=[icon('minus.circle') .color((. style tint)) \
        .frame({minWidth=(. style buttonSize), minHeight=(. style buttonSize)}) .contentShape(rectangle)]) \
        .disabled((. content atLowerBound)) | \
        text((. content description)) .textStyle((. style valueLabel)) .monospacedDigit(true) | \
        button((. content onIncrement), label=[icon('plus.circle') .color((. style tint)) \
        .frame({minWidth=(. style buttonSize), minHeight=(. style buttonSize)}) .contentShape(rectangle)]) \
        .disabled((. content atUpperBound))], \
        spacing=(. style spacing)) .fixedSize(true)
        """)
    #expect(spec.variants.map(\.name.value).prefix(3) == ["Default", "At lower bound", "At upper bound"])
    #expect(spec.variants[5].style?.name.value == "default")
    #expect(
      spec.variants[5].style?.settings.map { "\($0.property.value)=\(text($0.value))" } == ["spacing=(. space xl)"])
    #expect(
      spec.variants[7].after.map { "\($0.verb.value) \($0.target?.value ?? "")" } == [
        "tap onIncrement", "tap onIncrement",
      ])
    #expect(spec.variants[7].expect.map(\.key.value) == ["value", "content.description"])
    #expect(spec.matrix.map { "\($0.key.value) \($0.values.map(spec.tree.text))" }.count == 2)
  }

  @Test func elementsAreReadByTheirFirstKey() throws {
    let spec = try #require(Decoded(try Checkout.bytes("specs/components/rows/list-row.component.yaml")).component)
    #expect(
      summary(try #require(spec.styles[0].body))
        == "if(let tap = (. content onTap), then=[part(row) .contentShape(rectangle) .onTap(tap)], else=[part(row)])")
    #expect(
      summary(try #require(spec.styles[0].parts.first?.body.first)) == """
        hstack([if(let icon = (. content icon), then=[icon(icon) \
        .frame({minWidth=(. style iconSize), minHeight=(. style iconSize)}) .accessibilityHidden(true)]) | \
        vstack([text((. content title)) .textStyle((. style titleStyle)) .color((. style titleColor)) | \
        if(let subtitle = (. content subtitle), then=[text(subtitle) .textStyle((. style subtitleStyle)) \
        .color((. style subtitleColor)) \
        .lineLimit((if (. (. environment dynamicTypeSize) isAccessibilitySize) nil 2))])], \
        alignment=leading, spacing=(. space xxs)) | \
        spacer | slot((. content trailing))], \
        alignment=(if (. (. environment dynamicTypeSize) isAccessibilitySize) firstTextBaseline center), \
        spacing=(. space m)) .padding((. style insets)) \
        .frame({minHeight=(. size touch)}) .opacity((if (. environment isEnabled) 1 (. style disabledOpacity)))
        """)
    let insets = try #require(spec.styles[0].properties.first)
    #expect(summary(insets) == "insets: Insets = data")
  }
}

// MARK: - Specs as text

private func summary(_ declaration: DeclarationSpec) -> String {
  let label = declaration.label.map { "\($0.value) " } ?? ""
  let value = declaration.defaultValue.map { " = \(text($0))" } ?? ""
  return "\(label)\(declaration.name.value): \(declaration.type.map { text($0) } ?? "-")\(value)"
}

private func summary(_ statement: StatementSpec) -> String {
  switch statement {
  case .assign(let name, let value): "\(name.value) = \(text(value))"
  case .call(let name, let arguments): ([name.value] + arguments.map { text($0) }).joined(separator: " ")
  case .animated(_, let curve, let statements):
    "animated \(curve.map { text($0) } ?? "-"): \(statements.map(summary).joined(separator: "; "))"
  case .conditional(let condition, let then, let otherwise):
    "if \(summary(condition)): \(then.map(summary).joined(separator: "; ")), else: \(otherwise.map(summary).joined(separator: "; "))"
  }
}

func summary(_ element: ElementSpec) -> String {
  let arguments = [element.principal.map(summary)].compactMap { $0 } + element.arguments.map { summary($0) }
  let modifiers = element.modifiers.map { " .\($0.key.value)(\(summary($0.value)))" }
  return element.kind.value + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))") + modifiers.joined()
}

private func summary(_ argument: ElementSpec.Argument) -> String { "\(argument.key.value)=\(summary(argument.value))" }

private func summary(_ value: ElementSpec.Value) -> String {
  switch value {
  case .expression(let expression): text(expression)
  case .elements(let elements): "[\(elements.map { summary($0) }.joined(separator: " | "))]"
  case .binding(let name, let optional): "let \(name.value) = \(text(optional))"
  case .word(let word): word.value
  case .style(let style):
    "style \(style.name.value)\(style.settings.map { " \($0.property.value)=\(text($0.value))" }.joined())"
  case .parts(let parts): "{\(parts.map { summary($0) }.joined(separator: ", "))}"
  case .list(let items): "[\(items.map { summary(.parts($0.parts)) }.joined(separator: ", "))]"
  }
}
