import FacetIR

/// The first version of the class of a UIKit view that draws a component: an empty view that takes what it is given.
struct UIKitScaffold {
  private let writer: ComponentWriter
  private let view: UIKitView
  private let type: [String]

  /// Nil if no UIKit view draws the component.
  init?(_ component: Component, in index: DesignIndex) {
    writer = ComponentWriter(component, in: index)
    guard let (view, drawn) = writer.uiKit else { return nil }
    self.view = view
    type = drawn.type
  }

  var scaffold: Scaffold {
    let name = type.joined(separator: ".")
    let outer = type.dropLast()
    let imports = Code.lines(["\(writer.access)import EpoxyCore", "\(writer.access)import UIKit"])
    let path = Element.HandWritten(type: Array(outer))
    let declaration = outer.isEmpty ? structure : .block("extension \(.typeName(path))", structure)
    let code = Code.paragraphs([imports, "\(writer.availability)\(declaration)"]).compiled(if: .whereUIKitViewsAre)
    return Scaffold(
      name: name, typeName: type[type.count - 1], surroundingTypes: Array(outer),
      beginning: .file(
        writer.index.scaffoldFile(type.joined(separator: "+"), for: name, code, importingRuntime: false)),
      components: [writer.component.name])
  }

  private var structure: Code {
    // Epoxy is compiled in Swift 5 mode, where a protocol of views is not on the main actor.
    let conformance: Code = "UIView, @MainActor EpoxyableView"
    let head: Code = "\(writer.access)final class \(SwiftName(type[type.count - 1])): \(conformance)"
    return .block(head, .paragraphs([.lines(storage)] + initializers + content + behaviors))
  }

  private var hasBehaviors: Bool { !writer.component.content.actions.isEmpty }

  private var storage: [Code] {
    (view.style == nil ? [] : ["private let style: Style"])
      + (hasBehaviors ? ["private var behaviors: Behaviors?"] : [])
  }

  /// A class that declares no initializer inherits those of `UIView`.
  private var initializers: [Code] {
    if view.style == nil { return [] }
    let unavailable: Code = "@available(*, unavailable, message: \"Views are made in code.\")"
    return [
      .block("\(writer.access)init(style: Style)", .lines(["self.style = style", "super.init(frame: .zero)"])),
      "\(unavailable)\(.line)\(.shortBlock("\(writer.access)required init?(coder: NSCoder)", "return nil"))",
    ]
  }

  private var content: [Code] {
    if writer.fields(of: view).isEmpty { return [] }
    let head: Code = "\(writer.access)func setContent(_ content: Content, animated: Bool)"
    return [.block(head, .comment(Comment(.note, "Show it here.")))]
  }

  private var behaviors: [Code] {
    let head: Code = "\(writer.access)func setBehaviors(_ behaviors: Behaviors?)"
    return hasBehaviors ? [.shortBlock(head, "self.behaviors = behaviors")] : []
  }
}
