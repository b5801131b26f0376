/// Builds an array of models with `if`, `switch`, `for`, optional models and arrays of models.
///
/// The result builders of this module share these functions and differ in which expressions they take.
public protocol ModelArrayBuilder {
  associatedtype Model
}

extension ModelArrayBuilder {
  public static func buildBlock(_ parts: [Model]...) -> [Model] { parts.flatMap(\.self) }
  public static func buildOptional(_ part: [Model]?) -> [Model] { part ?? [] }
  public static func buildEither(first part: [Model]) -> [Model] { part }
  public static func buildEither(second part: [Model]) -> [Model] { part }
  public static func buildArray(_ parts: [[Model]]) -> [Model] { parts.flatMap(\.self) }
  public static func buildLimitedAvailability(_ part: [Model]) -> [Model] { part }
}

/// Builds the items of a section.
@resultBuilder public enum ItemModelBuilder: ModelArrayBuilder {
  public typealias Model = AnyItemModel

  public static func buildExpression(_ model: some ItemModeling) -> [AnyItemModel] { [model.eraseToAnyItemModel()] }
  public static func buildExpression(_ model: (some ItemModeling)?) -> [AnyItemModel] {
    model.map { [$0.eraseToAnyItemModel()] } ?? []
  }
  public static func buildExpression(_ models: [some ItemModeling]) -> [AnyItemModel] {
    models.map { $0.eraseToAnyItemModel() }
  }
  public static func buildExpression(_ models: [any ItemModeling]) -> [AnyItemModel] {
    models.map { $0.eraseToAnyItemModel() }
  }
}

/// Builds the sections of a list.
@resultBuilder public enum SectionModelBuilder: ModelArrayBuilder {
  public typealias Model = SectionModel

  public static func buildExpression(_ model: SectionModel) -> [SectionModel] { [model] }
  public static func buildExpression(_ model: SectionModel?) -> [SectionModel] { model.map { [$0] } ?? [] }
  public static func buildExpression(_ models: [SectionModel]) -> [SectionModel] { models }
}

/// Builds the views beside the items of a section.
@resultBuilder public enum SupplementaryItemModelBuilder: ModelArrayBuilder {
  public typealias Model = SupplementaryItemModel

  public static func buildExpression(_ model: SupplementaryItemModel) -> [SupplementaryItemModel] { [model] }
  public static func buildExpression(_ model: SupplementaryItemModel?) -> [SupplementaryItemModel] {
    model.map { [$0] } ?? []
  }
  public static func buildExpression(_ models: [SupplementaryItemModel]) -> [SupplementaryItemModel] { models }
}
