// Of EpoxyCollectionView, what bridges and their users refer to, with its public signatures.

public import EpoxyCore
public import UIKit

#if canImport(SwiftUI)
  public import SwiftUI
#else
  public import FacetUI
#endif

@MainActor @preconcurrency public protocol ItemModeling {
  var diffIdentifier: AnyHashable { get }
}

@MainActor @preconcurrency public struct ItemModel<View: UIView>: ItemModeling {
  public struct CallbackContext {
    public var view: View
    public var animated: Bool
  }

  public var dataID: AnyHashable
  public private(set) var styleID: AnyHashable?
  public private(set) var didSelect: ((CallbackContext) -> Void)?
  private let makeView: () -> View
  private let setContent: (CallbackContext) -> Void

  public init<Params: Hashable, Content: Equatable>(
    dataID: AnyHashable, params: Params, content: Content, makeView: @escaping (Params) -> View,
    setContent: @escaping (CallbackContext, Content) -> Void
  ) {
    self.dataID = dataID
    styleID = params
    self.makeView = { makeView(params) }
    self.setContent = { setContent($0, content) }
  }

  public func didSelect(_ value: ((CallbackContext) -> Void)?) -> Self {
    var copy = self
    copy.didSelect = value
    return copy
  }

  /// Two items with equal identifiers can show the same view, one after the other.
  public var diffIdentifier: AnyHashable { [dataID, ObjectIdentifier(View.self), styleID] as [AnyHashable?] }

  /// In Epoxy, the view is in a cell.
  public func configure(_ view: View?) -> View {
    let view = view ?? makeView()
    setContent(CallbackContext(view: view, animated: false))
    return view
  }
}

/// As in Epoxy, from which an app makes the items of a section.
@resultBuilder public enum ItemModelBuilder {
  public static func buildExpression(_ item: any ItemModeling) -> [any ItemModeling] { [item] }
  public static func buildBlock(_ items: [any ItemModeling]...) -> [any ItemModeling] { items.flatMap(\.self) }
  public static func buildEither(first items: [any ItemModeling]) -> [any ItemModeling] { items }
  public static func buildEither(second items: [any ItemModeling]) -> [any ItemModeling] { items }
  public static func buildOptional(_ items: [any ItemModeling]?) -> [any ItemModeling] { items ?? [] }
  public static func buildArray(_ items: [[any ItemModeling]]) -> [any ItemModeling] { items.flatMap(\.self) }
}

extension StyledView where Self: ContentConfigurableView & BehaviorsConfigurableView {
  @preconcurrency @MainActor
  public static func itemModel(dataID: AnyHashable, content: Content, style: Style) -> ItemModel<Self> {
    ItemModel<Self>(dataID: dataID, params: style, content: content) {
      Self(style: $0)
    } setContent: {
      $0.view.setContent($1, animated: $0.animated)
    }
  }
}

extension View {
  public func itemModel(
    dataID: AnyHashable, reuseBehavior: SwiftUIHostingViewReuseBehavior = .reusable
  ) -> ItemModel<EpoxySwiftUIHostingView<Self>> {
    let content = EpoxySwiftUIHostingView<Self>.Content(rootView: self, dataID: dataID)
    return EpoxySwiftUIHostingView<Self>.itemModel(
      dataID: dataID, content: content, style: .init(reuseBehavior: reuseBehavior, initialContent: content))
  }
}
