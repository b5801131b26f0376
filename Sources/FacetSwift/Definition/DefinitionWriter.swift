import FacetIR
import FacetLanguage

/// The named variants of a component, which Xcode shows as previews.
struct DefinitionWriter {
  private let component: Component
  private let index: DesignIndex
  private let names: ComponentNames
  private let elements: ElementWriter

  init(_ component: Component, in index: DesignIndex) {
    self.component = component
    self.index = index
    names = index.names(of: component.name)
    elements = ElementWriter(index: index, scope: .constant)
  }

  var file: SwiftFile {
    let name: Code = "\(index.access)static let componentName = \(StringLiteral(component.name))"
    let matrix = MatrixWriter(component).code.map { ["\(index.access)static let matrix = \($0)" as Code] } ?? []
    let members = [Code.lines([name] + matrix)] + variants
    let definition = Code.block(
      "\(.available(component.availability))\(index.access)enum \(names.definition): ViewDefinition, PreviewProvider",
      .paragraphs(members))
    return SwiftFile(
      names.definition.text, from: component.source, importing: index.accessLevel, use: .interface,
      modules: ["FacetVariants"],
      privateModules: (component.screen == nil ? [] : ["FacetStore"])
        + (component.hasIdentifiedExamples ? ["FacetMotionViews"] : []), if: index.previewCondition, [definition])
  }

  /// As many variants as the compiler takes in one builder without getting slow.
  private static let largestBuilder = 50

  private var variants: [Code] {
    let cells = component.catalog.cells
    let variants = component.catalog.variants.flatMap { variant in
      component.catalog.combinations(of: variant).map { combination in
        let deviations = combination.deviations.joined(separator: " ")
        return code(
          combination.variant, named: deviations.isEmpty ? variant.name : "\(variant.name) @ \(deviations)",
          in: cells.flatMap { Self.places(of: combination.rows, in: $0) })
      }
    }
    let mark = index.mark(ifDeprecatedIn: component.catalog.variants, of: component)
    let head: Code = "\(mark)\(index.access)static var contentVariants: ContentVariants"
    guard variants.count > Self.largestBuilder else { return [.block(head, .paragraphs(variants))] }
    let chunks = variants.chunked(by: Self.largestBuilder)
    let parts = chunks.indices.map { SwiftName("variants\($0 + 1)") }
    return [.block(head, .lines(parts.map { "\($0)" }))]
      + zip(parts, chunks).map { name, chunk in
        .block("\(mark)@ContentVariantsBuilder private static var \(name): ContentVariants", .paragraphs(chunk))
      }
  }

  /// The places of some cells in a matrix; nil for all of them, or where the variant sets an axis by itself.
  private static func places(of rows: [[Int]], in cells: [[Int]]) -> [Int]? {
    let places = rows.compactMap(cells.firstIndex)
    return places.count < rows.count || places == Array(cells.indices) ? nil : places
  }

  /// - Parameter cells: The places of its cells in the matrix; nil for all.
  private func code(_ variant: Variant, named name: String, in cells: [Int]?) -> Code {
    let isPlain = variant.style.style == "default" && variant.style.settings.isEmpty
    let style = isPlain ? [] : [elements.style(variant.style, of: component)]
    let modifiers = elements.calls(variant.modifiers) + modifiers(variant.environment)
    let outer = style + modifiers + [self.name(name, variant, in: cells)]
    let view =
      component.screen.map { .chain(ScreenWriter(component, $0, in: index).preview(variant, elements), outer) }
      ?? elements.call(
        component, variant.arguments.map { ($0.parameter, $0.value) }, then: elements.start(of: variant),
        outside: outer)
    return .ifAvailable(availability(of: variant), view)
  }

  /// The availability of its style, if that is later than the component's.
  private func availability(of variant: Variant) -> Availability {
    guard let style = component.drawingStyle(of: variant.style.style), style.otherwise == nil else {
      return Availability()
    }
    return style.availability
  }

  private func name(_ name: String, _ variant: Variant, in cells: [Int]?) -> Code {
    let size = variant.environment.compactMap { setting -> Code? in
      if case .points(let points) = setting.value {
        "\(label: SwiftName(setting.id.name)): \(.double(points))"
      } else {
        nil
      }
    }
    let places = cells.map { ["cells: \(.array($0.map(Code.int)))" as Code] } ?? []
    return .call(".named", ["\(StringLiteral(name))"] + size + places)
  }

  private func modifiers(_ environment: [EnvironmentSetting]) -> [Code] {
    guard environment.contains(where: \.isRightToLeftLocale) else { return environment.compactMap(modifier) }
    let others = environment.filter { $0.id != .layoutDirection }
    return (others + [EnvironmentSetting(.layoutDirection, "rightToLeft")]).compactMap(modifier)
  }

  /// A width or a height is not a modifier but the proposed size of the variant.
  private func modifier(_ setting: EnvironmentSetting) -> Code? {
    let name = SwiftName(setting.id.name)
    return switch (setting.id, setting.value) {
    case (.colorSchemeContrast, .word(let word)): ".previewContrast(.\(member: SwiftName(word)))"
    case (.flag, .flag(let isOn)):
      component.screen?.flag.map { ".featureFlag(\(StringLiteral($0)), isOn: \(isOn ? "true" : "false"))" }
    case (.isEnabled, .flag(let isEnabled)): isEnabled ? nil : ".disabled(true)"
    case (.theme, .word(let theme)): ".theme(.\(member: SwiftName(theme)))"
    case (.locale, .word(let name)): ".environment(\\.locale, Locale(identifier: \(StringLiteral(name))))"
    case (_, .word(let word)): ".environment(\\.\(member: name), .\(member: SwiftName(word)))"
    case (_, .flag(let isSet)): ".environment(\\.\(member: name), \(isSet ? "true" : "false"))"
    case (_, .points): nil
    }
  }
}
