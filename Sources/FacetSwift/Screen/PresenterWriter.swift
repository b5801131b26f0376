import FacetIR
import FacetLanguage

/// The file of a screen's content presenter: the screen as items and bars of a list, which hosts their views.
struct PresenterWriter {
  private let writer: ScreenWriter
  private let parts: Screen.Parts
  private let names: ScreenNames

  /// Nil if the screen has none.
  init?(_ writer: ScreenWriter) {
    guard writer.screen.hasPresenter else { return nil }
    self.writer = writer
    parts = writer.screen.parts
    names = writer.names
  }

  var file: SwiftFile {
    SwiftFile(
      names.presenter.text, from: writer.component.source, importing: writer.index.accessLevel, use: .values,
      modules: ["FacetStore", "FacetStoreItems"],
      privateModules: ["FacetItems", "FacetSupport"] + writer.component.modulesOfTypes
        + writer.component.modulesOfViews,
      [presenterType])
  }

  private var presenterType: Code {
    let access = writer.access
    let store: Code = "\(access)let store: \(names.storeType)"
    let initializer = Code.block(
      .declaration("\(access)init", parameters: ["store: \(names.storeType)"]), "self.store = store")
    let content = Code.block(
      "\(access)func content(for state: \(names.state)) -> ScreenContent",
      .chain(
        .block(".sections", .lines(sections)), bars("topBars", parts.top) + bars("bottomBars", parts.bottom)))
    return .sequence([
      .documentation(
        "`\(names.view.text)` as a list. Padding and spacing of sections are those of the list's layout."),
      writer.availability,
      .block(
        "\(access)struct \(names.presenter): StateStoreContentPresenter",
        .paragraphs([store, initializer, content])),
    ])
  }

  private var elements: ElementWriter {
    ElementWriter(
      index: writer.index,
      scope: Scope(
        members: writer.members, properties: ["store"], drawsItself: true, screen: .store, readsEnvironment: false))
  }

  // MARK: Sections

  private var sections: [Code] {
    zip(writer.screen.sections, parts.sections).compactMap { section, element in
      guard case .conditional(let condition, let then, _) = element.kind, let container = then.first,
        writer.environmentKeys(ofConditionIn: element).isEmpty
      else { return code(section, element, elements, locals: []) }
      if let isTrue = condition.constant {
        return isTrue ? code(section, container, elements, locals: []) : nil
      }
      let (head, inner) = elements.opening(of: condition, of: then)
      return .block("if \(head)", code(section, container, inner, locals: condition.boundNames))
    }
  }

  private func code(
    _ section: Screen.Section, _ container: Element, _ elements: ElementWriter, locals: [String]
  ) -> Code {
    let id: Code = "\(StringLiteral(section.name))"
    let items: Items
    switch (section.layout, container.kind) {
    case (.list, .stack(let stack)), (.stack, .stack(let stack)):
      items = Items(writer: writer, isAlone: stack.children.isSingleLoop)
      return .block(.call("SectionModel", ["dataID: \(id)"]), .lines(items.code(stack.children, elements, locals)))
    // A row and a grid are one item.
    default:
      items = Items(writer: writer, isAlone: false)
      return .block(.call("SectionModel", ["dataID: \(id)"]), .lines(items.code([container], elements, locals)))
    }
  }

  // MARK: Bars

  private func bars(_ name: Code, _ bars: [Element]) -> [Code] {
    if bars.isEmpty { return [] }
    let items = Items(writer: writer, isAlone: false, areBars: true)
    return [.block(".\(name)", .lines(items.code(bars, elements, [])))]
  }
}

/// The items of a section, or the bars of a stack.
private struct Items {
  let writer: ScreenWriter
  /// Whether there is nothing else in the section than one list of items, so that ids need not differ from others.
  let isAlone: Bool
  var areBars = false

  func code(
    _ elements: [Element], _ drawing: ElementWriter, _ locals: [String]
  ) -> [Code] {
    var lists = 0
    return elements.flatMap { code($0, drawing, locals, &lists) }
  }

  private func code(
    _ element: Element, _ drawing: ElementWriter, _ locals: [String], _ lists: inout Int
  ) -> [Code] {
    switch element.kind {
    case .group(let children) where element.modifiers.isEmpty,
      .constants(_, let children) where element.modifiers.isEmpty:
      return children.flatMap { code($0, drawing, locals, &lists) }
    case .conditional(let condition, let then, let otherwise)
    where element.modifiers.isEmpty && writer.environmentKeys(ofConditionIn: element).isEmpty:
      if let isTrue = condition.constant {
        return (isTrue ? then : otherwise).flatMap { code($0, drawing, locals, &lists) }
      }
      let (head, inner) = drawing.opening(of: condition, of: then)
      var first: [Code] = []
      for child in then { first += code(child, inner, locals + condition.boundNames, &lists) }
      var second: [Code] = []
      for child in otherwise { second += code(child, drawing, locals, &lists) }
      let branch = Code.block("if \(head)", .lines(first))
      return [second.isEmpty ? branch : .block("\(branch) else", .lines(second))]
    case .forEach(let array, let name, let id, let body) where element.modifiers.isEmpty:
      return [loop(array, name, id, body, drawing, locals, &lists)]
    default:
      return [item(element, drawing, locals, id: "\(StringLiteral(element.name))", isLiteral: true)]
    }
  }

  private func loop(
    _ array: Expression, _ name: String, _ id: Expression?, _ body: [Element], _ drawing: ElementWriter,
    _ locals: [String], _ lists: inout Int
  ) -> Code {
    let (inner, local) = drawing.binding(name)
    let names = locals + [name]
    let values = drawing.expressions.code(array, atLeast: .postfix)
    var free = "position"
    while names.contains(free) { free += "Value" }
    let position = SwiftName(free)
    let items = body.map { element -> Code in
      let value = id.map { inner.expressions.code($0) } ?? "\(position)"
      let whole: Code =
        isAlone && body.count == 1 ? value : .call("ListElementID", ["list: \(.int(lists))", "id: \(value)"])
      lists += 1
      return item(element, inner, names, id: whole, isLiteral: false)
    }
    // The compiler warns about an unused name.
    let isRead = body.contains { $0.mentions(local: name) } || id?.reads(local: name) == true
    let element: Code = isRead ? "\(local)" : "_"
    let head: Code =
      id == nil ? "for (\(position), \(element)) in \(values).enumerated()" : "for \(element) in \(values)"
    return .block(head, .lines(items))
  }

  /// `StayRow(…).itemModel(dataID: stay.id, content: ItemContent(stay))`
  private func item(
    _ element: Element, _ drawing: ElementWriter, _ locals: [String], id: Code, isLiteral: Bool
  ) -> Code {
    // The label tells the function from Epoxy's, if the module imports both.
    let content = content(of: element, drawing, locals)
    let erased = isLiteral ? id : .call("DataID", [id])
    var arguments: [Code] = ["dataID: \(areBars ? erased : id)", "content: \(content)"]
    if !areBars, writer.index.keepsState(element) { arguments.append("reuse: .unique(\(erased))") }
    return view(element, drawing, calling: .call(areBars ? ".barModel" : ".itemModel", arguments))
  }

  /// The view of an element, inside of what reads the environment for it.
  private func view(_ element: Element, _ drawing: ElementWriter, calling call: Code) -> Code {
    var drawing = drawing
    drawing.expressions.scope.readsEnvironment = true
    let scope = drawing.expressions.scope
    let keys = writer.environmentKeys(of: element, in: scope)
    if keys.isEmpty { return drawing.code(element, calling: [call]) }
    let view = keys.reversed().reduce(drawing.code(element)) { inner, key in
      .sequence([
        .callsSupport, "WithEnvironment(\(writer.keyPath(of: key))) { \(scope.name(of: key)) in",
        .indented("\(.line)\(inner)"), .line, "}",
      ])
    }
    return .chain(view, [call])
  }

  /// The values that the element is made of.
  private func content(of element: Element, _ drawing: ElementWriter, _ locals: [String]) -> Code {
    let read = ReadValues(of: element, locals: locals, in: writer.component).values
    return .call("ItemContent", read.map { drawing.expressions.code($0) })
  }
}

extension [Element] {
  fileprivate var isSingleLoop: Bool {
    guard count == 1, case .forEach = self[0].kind else { return false }
    return self[0].modifiers.isEmpty
  }
}

extension DesignIndex {
  /// Whether a view of the element has state, which a reused host would carry to another item.
  fileprivate func keepsState(_ element: Element) -> Bool { keepsState(element, below: []) }

  private func keepsState(_ element: Element, below names: Set<String>) -> Bool {
    switch element.kind {
    case .handWritten: return true
    case .component(let instance):
      if let component = component(instance.component), !names.contains(component.name),
        keepsState(component, below: names.union([component.name]))
      {
        return true
      }
    default: break
    }
    return element.children.contains { keepsState($0, below: names) }
  }

  private func keepsState(_ component: Component, below names: Set<String>) -> Bool {
    if !component.state.isEmpty { return true }
    return component.styles.contains { style in
      if case .body(let body) = style.implementation { keepsState(body, below: names) } else { false }
    }
  }
}

extension ScreenWriter {
  fileprivate func keyPath(of key: EnvironmentID) -> Code { ComponentWriter(component, in: index).keyPath(of: key) }

  fileprivate func environmentKeys(of element: Element, in scope: Scope) -> [EnvironmentID] {
    ComponentWriter(component, in: index).environmentKeys(of: element, in: scope)
  }

  /// What the condition of a conditional element reads from the environment.
  fileprivate func environmentKeys(ofConditionIn element: Element) -> [EnvironmentID] {
    guard case .conditional(let condition, _, _) = element.kind else { return [] }
    let bare = Element(name: element.name, kind: .conditional(condition, then: [], else: []))
    return environmentKeys(of: bare, in: Scope(members: members))
  }
}
