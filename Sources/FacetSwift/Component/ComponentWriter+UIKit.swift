import FacetIR
import FacetLanguage

/// A component that a UIKit view draws: its content becomes that of the view, its actions the view's behaviors.
extension ComponentWriter {
  /// The view and its arguments; nil if another body draws the component.
  var uiKit: (view: UIKitView, drawn: Element.HandWritten)? {
    guard let view = component.uiKitView, case .handWritten(let drawn)? = ownBody?.kind else { return nil }
    return (view, drawn)
  }

  /// The view where UIKit and Epoxy are, and nothing elsewhere.
  func code(_ view: UIKitView, _ drawn: Element.HandWritten) -> Code {
    let sizing: [Code] = view.sizing == .automatic ? [] : [".sizing(.\(member: SwiftName(view.sizing.rawValue)))"]
    let shown = Code.chain(.call("\(.typeName(drawn)).swiftUIView", arguments(of: view, drawn)), sizing)
    let conditional = shown.compiled(if: .whereUIKitViewsAre, else: "EmptyView()")
    return accessibility.isEmpty ? conditional : .chain(.block("Group", conditional), accessibility)
  }

  private func arguments(of view: UIKitView, _ drawn: Element.HandWritten) -> [Code] {
    func value(_ names: [String], as type: Code) -> [Code] {
      let values = drawn.arguments.filter { names.contains($0.name) }
      if values.isEmpty { return [] }
      let arguments = values.map { "\(label: SwiftName($0.name)): \(expressions.code($0.value))" as Code }
      return [.call("\(.typeName(drawn)).\(type)", arguments)]
    }
    let style = drawn.arguments.filter { $0.name == view.style }.map { expressions.code($0.value) }
    return value(fields(of: view).map(\.name), as: "Content").map { "content: \($0)" } + style.map { "style: \($0)" }
      + value(component.content.actions.map(\.name), as: "Behaviors").map { "behaviors: \($0)" }
  }

  func fields(of view: UIKitView) -> [Content.Field] {
    component.content.fields.filter { $0.name != view.style }
  }

  var uiKitImport: [Code] { uiKit == nil ? [] : [("import EpoxyCore" as Code).compiled(if: .whereUIKitViewsAre)] }

  /// The types that Epoxy's protocols ask for. The class conforms to them in its own file.
  var uiKitFiles: [SwiftFile] {
    guard let (view, drawn) = uiKit else { return [] }
    let types = content(of: view) + style(of: view) + behaviors
    if types.isEmpty { return [] }
    return [
      SwiftFile(
        drawn.type.joined(separator: "+") + "+Epoxy", from: component.source, importing: index.accessLevel,
        use: useOfRuntime, if: .whereUIKitViewsAre,
        ["\(availability)\(.block("extension \(.typeName(drawn))", .paragraphs(types)))"])
    ]
  }

  /// The types of the content and of the values that actions take. Declared types are the module's own.
  private var useOfRuntime: LibraryUse {
    let types = component.content.fields.map(\.type) + component.content.actions.compactMap(\.takes)
    return types.allSatisfy(\.isOfStandardLibrary) ? .none : .declarations
  }

  private func content(of view: UIKitView) -> [Code] {
    structure(
      "nonisolated struct Content: Equatable, Sendable", "What the view shows. It is set if it differs.",
      fields(of: view).map { ($0.name, $0.type, $0.doc) })
  }

  private func style(of view: UIKitView) -> [Code] {
    guard let field = component.content.fields.first(where: { $0.name == view.style }) else { return [] }
    let documentation = Code.documentation("How the view looks, as long as it exists: another style is another view.")
    return ["\(documentation)\(access)typealias Style = \(index.spelling(of: field.type))"]
  }

  private var behaviors: [Code] {
    structure(
      "struct Behaviors", "What the view does. They are set at each update.",
      component.content.actions.map { ($0.name, $0.type, $0.doc) })
  }

  private func structure(_ head: Code, _ doc: String, _ fields: [(name: String, type: ValueType, doc: String?)])
    -> [Code]
  {
    if fields.isEmpty { return [] }
    let members = fields.map { name, type, doc in
      let spelling = index.spelling(of: type)
      return MemberList.Member(
        name: SwiftName(name), local: SwiftName(name == "self" ? "selfValue" : name), type: spelling,
        parameterType: type.isAction ? "@escaping \(spelling)" : spelling, doc: doc, history: History(),
        defaultValue: type.isOptional ? "nil" : nil)
    }
    let list = MemberList(members, access: access, storageAccess: "")
    let parts = [.lines(list.storedProperties)] + list.initializers(storingAccess: access)
    return ["\(.documentation(doc))\(.block("\(access)\(head)", .paragraphs(parts)))"]
  }
}

extension ValueType {
  fileprivate var isOfStandardLibrary: Bool {
    switch self {
    case .string, .int, .double, .bool, .duration, .declared: true
    case .optional(let inner), .array(let inner): inner.isOfStandardLibrary
    default: false
    }
  }
}

extension Code {
  /// Epoxy's modules can be in the build of an app for macOS too.
  static let whereUIKitViewsAre: Code = "canImport(UIKit) && canImport(EpoxyCore)"
}
