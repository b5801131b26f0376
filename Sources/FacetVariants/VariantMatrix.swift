/// The environments in which every variant of a component is drawn.
///
///     static let matrix = VariantMatrix(.colorScheme(.light, .dark), .dynamicTypeSize(.large, .accessibility3))
public nonisolated struct VariantMatrix: Sendable {
  /// The settings of each cell. The first cell is the base; the others are named by their differences from it.
  public let cells: [[VariantSetting]]

  /// Creates a matrix of all combinations of the axes' values.
  public init(_ axes: VariantAxis...) {
    cells = axes.reduce([[]]) { cells, axis in
      cells.flatMap { cell in axis.settings.map { cell + [$0] } }
    }
  }

  /// Creates a matrix of these cells.
  public init(cells: [[VariantSetting]]) {
    self.cells = cells
  }
}

extension ContentVariants {
  /// Every variant in each of its cells, the base first: `Default`, `Default @ ax3 rtl`, `Default @ size=small rtl`.
  func multiplied(by matrix: VariantMatrix) -> ContentVariants {
    let base = matrix.cells.first ?? []
    return ContentVariants(
      all.flatMap { variant in
        let places = variant.cells?.filter(matrix.cells.indices.contains)
        return (places.map { $0.map { matrix.cells[$0] } } ?? matrix.cells).map { variant.placed(in: $0, base: base) }
      })
  }
}

extension ContentVariant {
  /// The variant in a cell. Its own environment has precedence over that of the cell.
  fileprivate func placed(in cell: [VariantSetting], base: [VariantSetting]) -> ContentVariant {
    let deviations = cell.filter { !base.contains($0) }.map(\.name)
    var (width, height) = (width, height)
    let view = view
    for setting in cell {
      if case .width(let value) = setting { width = width ?? value }
      if case .height(let value) = setting { height = height ?? value }
    }
    // A variant of other parameters has an '@' in its name already.
    let separator = name.contains(" @ ") ? " " : " @ "
    return ContentVariant(
      name: deviations.isEmpty ? name : name + separator + deviations.joined(separator: " "), width: width,
      height: height
    ) {
      // The last setting is applied first, innermost: a locale determines the layout direction.
      cell.reversed().reduce(view()) { $1.apply(to: $0) }
    }
  }
}
