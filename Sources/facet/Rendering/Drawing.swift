import FacetFrame
import FacetIR
import FacetPreview

/// One picture that can be drawn: a variant in one cell of its component's matrix.
struct Drawing {
  let component: Component
  let variant: Variant
  let cell: Cell

  /// All names that it goes by, from the widest to its own. Every one of them can be asked for.
  var names: [String] {
    let own = component.name + "/" + variant.name
    let cellName = cell.name.map { own + "@" + $0 }
    return [component.name, component.name + "/" + variant.style.style, own] + (cellName.map { [$0] } ?? [])
  }

  /// The narrowest name.
  var name: String { names[names.count - 1] }

  /// Every variant in every cell, in the order of the design.
  static func all(of design: Design) -> [Drawing] {
    design.components.flatMap { component in
      component.catalog.variants.flatMap { variant in
        Cell.all(of: component.catalog.matrix, for: variant).map {
          Drawing(component: component, variant: variant, cell: $0)
        }
      }
    }
  }

  /// - Parameter style: drawn in this style instead of the variant's own.
  @MainActor func draw(in program: Program, style: String? = nil) -> (frame: Frame, failures: [VariantPreview.Failure])
  {
    var variant = variant
    if let style { variant.style = StyleSelection(style: style) }
    return VariantPreview(variant, of: component, in: program, settings: cell.settings).run()
  }
}

/// One combination of a matrix's values.
struct Cell {
  /// What differs from the base, such as `rightToLeft accessibility3`; nil for the base itself.
  var name: String?
  /// With the variant's own.
  var settings: [EnvironmentSetting]

  /// The base first. What a variant sets itself is not varied.
  static func all(of matrix: [Axis], for variant: Variant) -> [Cell] {
    let own = Set(variant.environment.map(\.key))
    var cells = [Cell(name: nil, settings: variant.environment)]
    for axis in matrix where !own.contains(axis.key) {
      cells = cells.flatMap { cell in axis.values.enumerated().map { cell.with($1, isBase: $0 == 0) } }
    }
    return cells
  }

  private func with(_ setting: EnvironmentSetting, isBase: Bool) -> Cell {
    let names = [name, isBase ? nil : setting.word].compactMap { $0 }
    return Cell(name: names.isEmpty ? nil : names.joined(separator: " "), settings: settings + [setting])
  }
}

extension EnvironmentSetting {
  fileprivate var word: String {
    switch self {
    case .colorScheme(let word), .dynamicTypeSize(let word), .layoutDirection(let word): word
    case .colorSchemeContrast(let word): word + "Contrast"
    case .isEnabled(let isEnabled): isEnabled ? "enabled" : "disabled"
    case .width(let width): "width \(points(width))"
    }
  }
}
