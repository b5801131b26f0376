/// A bar at the top or the bottom of a screen: a view, its content, and what to do with it.
///
/// Bars are the same if their identifiers and the types of their views are: unlike an item of a list, a bar with another
/// style stays in its place, and its view is replaced there.
public struct BarModel: Sendable {
  /// Nil if the type of the view identifies the bar.
  public let dataID: DataID?
  let item: AnyItemModel
  private(set) var coordinator: CoordinatorType?

  /// - Parameter item: The view. Its identifier is the bar's.
  public init(_ item: some ItemModeling) { self.init(item, dataID: item.eraseToAnyItemModel().dataID) }

  init(_ item: some ItemModeling, dataID: DataID?) {
    self.item = item.eraseToAnyItemModel()
    self.dataID = dataID
  }

  /// The bar as an object that lives as long as the bar has it changed.
  public func coordinator<Coordinator: BarCoordinator>(_ type: Coordinator.Type) -> Self {
    var model = self
    model.coordinator = CoordinatorType(id: ObjectIdentifier(type)) { Coordinator(update: $0) }
    return model
  }
}

/// Changes a bar from inside, for example one that counts down.
///
/// A coordinator lives from the first pass in which its bar has it to the last; it is not made anew when the bar's model
/// changes.
@MainActor public protocol BarCoordinator: AnyObject {
  /// - Parameter update: Sets the bar again, with what ``bar(for:)`` returns then.
  init(update: @escaping @MainActor (_ animated: Bool) -> Void)

  /// The bar that is shown for the model that was set.
  func bar(for model: BarModel) -> BarModel
}

struct CoordinatorType: Sendable {
  let id: ObjectIdentifier
  let make: @MainActor @Sendable (@escaping @MainActor (_ animated: Bool) -> Void) -> any BarCoordinator
}

extension BarModel: Diffable {
  public struct DiffIdentifier: Hashable, Sendable {
    let dataID: DataID?
    let viewType: ReuseIdentifier
  }

  public var diffIdentifier: DiffIdentifier {
    DiffIdentifier(dataID: dataID, viewType: item.identifier.view.withoutStyle)
  }

  /// Whether content and style are the same.
  public func isDiffableItemEqual(to other: BarModel) -> Bool {
    item.identifier.view == other.item.identifier.view && item.isDiffableItemEqual(to: other.item)
  }
}

/// Builds the bars of a stack, from top to bottom.
@resultBuilder public enum BarModelBuilder: ModelArrayBuilder {
  public typealias Model = BarModel

  public static func buildExpression(_ model: BarModel) -> [BarModel] { [model] }
  public static func buildExpression(_ model: BarModel?) -> [BarModel] { model.map { [$0] } ?? [] }
  public static func buildExpression(_ models: [BarModel]) -> [BarModel] { models }
}

extension StyledView where Self: ContentConfigurableView & BehaviorsConfigurableView {
  /// A bar that this view is.
  ///
  /// - Parameter dataID: Needed only where several bars of a stack have views of this type.
  public nonisolated static func barModel(
    dataID: DataID? = nil, content: Content, behaviors: Behaviors? = nil, style: Style
  ) -> BarModel {
    BarModel(
      itemModel(dataID: dataID ?? "", content: content, behaviors: behaviors, style: style), dataID: dataID)
  }
}

extension StyledView where Self: ContentConfigurableView & BehaviorsConfigurableView, Content == Never {
  /// A bar that this view is, which has no content.
  public nonisolated static func barModel(
    dataID: DataID? = nil, behaviors: Behaviors? = nil, style: Style
  ) -> BarModel {
    BarModel(itemModel(dataID: dataID ?? "", behaviors: behaviors, style: style), dataID: dataID)
  }
}

extension UnstyledView where Self: ContentConfigurableView & BehaviorsConfigurableView {
  /// A bar that this view is, which has no styles.
  public nonisolated static func barModel(
    dataID: DataID? = nil, content: Content, behaviors: Behaviors? = nil
  ) -> BarModel {
    BarModel(itemModel(dataID: dataID ?? "", content: content, behaviors: behaviors), dataID: dataID)
  }
}

extension UnstyledView where Self: ContentConfigurableView & BehaviorsConfigurableView, Content == Never {
  /// A bar that this view is, which has neither styles nor content.
  public nonisolated static func barModel(dataID: DataID? = nil, behaviors: Behaviors? = nil) -> BarModel {
    BarModel(itemModel(dataID: dataID ?? "", behaviors: behaviors), dataID: dataID)
  }
}
