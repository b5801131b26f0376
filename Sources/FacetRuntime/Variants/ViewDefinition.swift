/// A component with its named examples.
///
///     enum NumericStepper_Definition: ViewDefinition, PreviewProvider {
///       static let componentName = "NumericStepper"
///
///       static var contentVariants: ContentVariants {
///         NumericStepper("Guests", value: .constant(1), in: 0...)
///           .named("Default")
///       }
///     }
@MainActor public protocol ViewDefinition {
  static var componentName: String { get }
  @ContentVariantsBuilder static var contentVariants: ContentVariants { get }
}

extension ViewDefinition where Self: PreviewProvider {
  public static var previews: some View {
    ForEach(contentVariants.all, id: \.id) { variant in
      variant.view()
        .frame(width: variant.width, height: variant.height)
        .previewDisplayName(variant.name)
    }
  }
}
