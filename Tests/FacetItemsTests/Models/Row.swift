import FacetItems

/// A view that records what is done with it.
final class Row: EpoxyableView {
  enum Style: Hashable { case regular, large }

  struct Content: Equatable {
    var title: String
  }

  struct Behaviors {
    var onTap: @MainActor @Sendable () -> Void
  }

  static var madeCount = 0

  let style: Style
  private(set) var content: Content?
  private(set) var behaviors: Behaviors?
  private(set) var log: [String] = []

  init(style: Style) {
    self.style = style
    Row.madeCount += 1
  }

  func setContent(_ content: Content, animated: Bool) {
    self.content = content
    log.append("content \(content.title)\(animated ? " animated" : "")")
  }

  func setBehaviors(_ behaviors: Behaviors?) {
    self.behaviors = behaviors
    log.append(behaviors == nil ? "no behaviors" : "behaviors")
  }
}

/// A view with neither styles nor content nor behaviors.
final class Header: UnstyledView, EpoxyableView {
  init() {}
}

/// A type of the same name as another, elsewhere.
enum Elsewhere {
  final class Header: UnstyledView, EpoxyableView {
    init() {}
  }
}

func row(_ id: Int, _ title: String? = nil, _ style: Row.Style = .regular) -> ItemModel<Row> {
  Row.itemModel(dataID: DataID(id), content: Row.Content(title: title ?? "\(id)"), style: style)
}

func header() -> ItemModel<Header> { Header.itemModel(dataID: "header") }
