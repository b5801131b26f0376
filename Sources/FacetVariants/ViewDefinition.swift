public import FacetRuntime

/// A component with its named variants.
///
///     enum NumericStepper_Definition: ViewDefinition, PreviewProvider {
///       static let componentName = "NumericStepper"
///       static let matrix = VariantMatrix(.dynamicTypeSize(.large, .accessibility3))
///
///       static var contentVariants: ContentVariants {
///         NumericStepper("Guests", value: .constant(1), in: 0...)
///           .named("Default")
///       }
///     }
@MainActor public protocol ViewDefinition {
  static var componentName: String { get }
  @ContentVariantsBuilder static var contentVariants: ContentVariants { get }
  static var matrix: VariantMatrix { get }
}

extension ViewDefinition {
  /// A matrix of one cell without settings.
  public static var matrix: VariantMatrix { VariantMatrix() }

  /// Every variant in every cell of the matrix, with the names in snapshots: `Default @ ax3 rtl`.
  public static var variantsInMatrix: ContentVariants { contentVariants.multiplied(by: matrix) }
}

extension ViewDefinition where Self: PreviewProvider {
  public static var previews: some View { list(contentVariants) }

  /// The variants in the matrix, for an additional preview:
  ///
  ///     #Preview("In the matrix") { NumericStepper_Definition.previewsInMatrix }
  public static var previewsInMatrix: some View { list(variantsInMatrix) }

  private static func list(_ variants: ContentVariants) -> some View {
    ForEach(variants.all, id: \.id) { variant in
      variant.view()
        .frame(width: variant.width, height: variant.height)
        .previewDisplayName(variant.name)
    }
  }
}
