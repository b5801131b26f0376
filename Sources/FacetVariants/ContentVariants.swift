/// The variants of a component, in order. Snapshots list the others as differences from the first.
public struct ContentVariants {
  public let all: [ContentVariant]

  public init(_ all: [ContentVariant]) { self.all = all }

  public subscript(name: String) -> ContentVariant? { all.first { $0.name == name } }
}

@resultBuilder public enum ContentVariantsBuilder {
  public static func buildExpression(_ variant: ContentVariant) -> [ContentVariant] { [variant] }
  public static func buildExpression(_ variants: ContentVariants) -> [ContentVariant] { variants.all }
  public static func buildBlock(_ parts: [ContentVariant]...) -> [ContentVariant] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [ContentVariant]?) -> [ContentVariant] { part ?? [] }
  public static func buildEither(first: [ContentVariant]) -> [ContentVariant] { first }
  public static func buildEither(second: [ContentVariant]) -> [ContentVariant] { second }
  public static func buildArray(_ parts: [[ContentVariant]]) -> [ContentVariant] { parts.flatMap { $0 } }
  public static func buildFinalResult(_ all: [ContentVariant]) -> ContentVariants { ContentVariants(all) }
}
