/// The components of a module, for a browser and for tests.
@MainActor public struct ComponentCatalog {
  public let definitions: [any ViewDefinition.Type]

  public init(_ definitions: [any ViewDefinition.Type]) { self.definitions = definitions }

  public subscript(componentName: String) -> (any ViewDefinition.Type)? {
    definitions.first { $0.componentName == componentName }
  }

  public func forEachVariant(_ visit: (_ componentName: String, _ variant: ContentVariant) -> Void) {
    for definition in definitions {
      for variant in definition.contentVariants.all { visit(definition.componentName, variant) }
    }
  }
}
