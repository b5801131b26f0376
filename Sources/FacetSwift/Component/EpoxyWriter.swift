import FacetIR
import FacetLanguage

/// The bridge of a component to lists of Epoxy: for each of its initializers, a function that makes an item of a list.
///
/// A file of its own, because the condition of its build and its imports are not those of the component.
struct EpoxyWriter {
  private let writer: ComponentWriter
  private let names: ComponentNames

  init(_ writer: ComponentWriter) {
    self.writer = writer
    names = writer.names
  }

  /// One file; none if the component has no bridge.
  var files: [SwiftFile] {
    guard let bridge = writer.component.epoxy else { return [] }
    let forms = InitializerForm.all(of: writer.ordered)
    let functions = forms.map { function($0, current: forms[0].list, bridge) }
    return [
      SwiftFile(
        names.view.text + "+Epoxy", from: writer.component.source, importing: writer.index.accessLevel,
        modules: ["EpoxyCollectionView", "EpoxyCore"], if: .whereEpoxyIs,
        ["\(writer.availability)\(.block("extension \(names.view)", .paragraphs(functions)))"])
    ]
  }

  /// The view has an opaque type, and not the item: on an item, callers set what happens when it is selected or shown.
  private func function(_ form: InitializerForm, current: ArgumentList, _ bridge: EpoxyBridge) -> Code {
    let taken = form.arguments(among: writer.ordered)
    let now = InitializerForm(list: current, firstSlot: form.firstSlot).arguments(among: writer.ordered)
    let parameters = parameters(taken, form)
    let attributes = writer.attributes(of: form, as: SwiftName("itemModel"), self.parameters(now, form).map(\.label))
    let head = Code.declaration("\(writer.access)static func itemModel", parameters: parameters.map(\.code))
    let documentation = form.list.isCurrent ? documentation(of: taken.map { writer.ordered[$0.index] }) : .empty
    let item: Code = "ItemModel<EpoxySwiftUIHostingView<some View>>"
    return "\(documentation)\(attributes)\(.block("\(head) -> \(item)", body(taken, bridge)))"
  }

  /// The identity of an item is that of its view, so that no state, focus or scroll position gets from one item to
  /// another in a host, and `onAppear` runs for each. A host that shows one item only needs none.
  private func body(_ taken: [ArgumentList.Argument], _ bridge: EpoxyBridge) -> Code {
    let arguments = taken.map { argument -> Code in
      let name = writer.local(writer.ordered[argument.index])
      return writer.label(of: argument).map { "\(label: $0): \(name)" } ?? "\(name)"
    }
    let style = style.map { [".\(names.modifier)(\($0.local))" as Code] } ?? []
    let item: [Code] =
      switch bridge.reuse {
      case .reusable: [".id(\(dataID))", ".itemModel(dataID: \(dataID))"]
      case .unique: [".itemModel(dataID: \(dataID), reuseBehavior: .unique(reuseID: \(dataID)))"]
      }
    return .chain(.call("Self", arguments), style + (bridge.resizes ? [".resizingEpoxyItem()"] : []) + item)
  }

  private func documentation(of parameters: [Parameter]) -> Code {
    let entries =
      ["\(dataID.text): The identity of the item among those of the list."] + writer.documented(parameters)
      + (style.map { ["\($0.local.text): The style. The environment of the list does not reach the view."] } ?? [])
    let lines = ["An item of an Epoxy list that shows this view.", ""]
    if entries.count == 1 { return .documentation((lines + ["- Parameter \(entries[0])"]).joined(separator: "\n")) }
    return .documentation((lines + ["- Parameters:"] + entries.map { "  - \($0)" }).joined(separator: "\n"))
  }

  // MARK: Parameters

  /// The style comes before closures at the end, which can then be trailing closures.
  private func parameters(
    _ taken: [ArgumentList.Argument], _ form: InitializerForm
  ) -> [(label: SwiftName?, code: Code)] {
    let closures = taken.reversed().prefix { writer.ordered[$0.index].isClosure }.count
    let own = taken.map { (label: writer.label(of: $0), code: writer.parameter($0, form)) }
    let first = (label: SwiftName("dataID") as SwiftName?, code: parameter(SwiftName("dataID"), dataID, "AnyHashable"))
    let style = style.map { style in
      (
        label: style.label as SwiftName?,
        code: "\(parameter(style.label, style.local, style.type)) = .\(member: style.value)" as Code
      )
    }
    return [first] + own.dropLast(closures) + [style].compactMap(\.self) + own.suffix(closures)
  }

  private func parameter(_ label: SwiftName, _ local: SwiftName, _ type: Code) -> Code {
    label == local ? "\(label): \(type)" : "\(label: label) \(local): \(type)"
  }

  private var dataID: SwiftName { local("dataID") }

  /// The parameter for the style: `style`, or the name of its modifier if the component has a parameter of that name.
  private var style: (label: SwiftName, local: SwiftName, type: Code, value: SwiftName)? {
    let labels = writer.ordered.flatMap { [$0.label, $0.formerLabel?.name] }
    let label = labels.contains("style") ? names.modifier : SwiftName("style")
    let first = names.styleMember(writer.component.styles.first?.nameInSwift ?? "default")
    switch writer.component.styleKind {
    case .none: return nil
    case .flexible: return (label, local(label.text), "some \(names.style)", first)
    case .properties: return (label, local(label.text), "\(names.style)", first)
    }
  }

  /// A name for a value of the function that no parameter of the component has.
  private func local(_ name: String) -> SwiftName {
    var name = SwiftName(name)
    while writer.ordered.contains(where: { writer.local($0) == name }) { name = SwiftName(name.text + "Value") }
    return name
  }
}

/// A modifier for all components that change their height in a list.
struct EpoxyResizingWriter {
  let index: DesignIndex

  var files: [SwiftFile] {
    guard index.design.components.contains(where: { $0.epoxy?.resizes == true }) else { return [] }
    return [
      SwiftFile(
        "View+EpoxyResizing", from: "", importing: .internal, modules: ["EpoxyCore"], if: .whereEpoxyIs,
        [.block("extension View", function), modifier])
    ]
  }

  private var function: Code {
    let documentation = Code.documentation(
      "Has an Epoxy list measure its item again when this view changes its height.")
    return "\(documentation)\(.shortBlock("func resizingEpoxyItem() -> some View", "modifier(EpoxyItemResizing())"))"
  }

  /// The item still has its old height when the view changes, so the view must not be compressed to that. The first
  /// height is no change. It is kept, because `onGeometryChange` gives the one before to none but newer systems.
  private var modifier: Code {
    let changes: Code = ".onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in"
    let action: Code = .lines(["if let height, height != new { invalidateIntrinsicContentSize() }", "height = new"])
    let body = Code.block(
      "func body(content: Content) -> some View",
      .chain(
        "content",
        [
          ".fixedSize(horizontal: false, vertical: true)",
          "\(changes)\(.indented("\(.line)\(action)"))\(.line)}",
        ]))
    return .block(
      "private struct EpoxyItemResizing: ViewModifier",
      .paragraphs([
        .lines([
          "@Environment(\\.epoxyIntrinsicContentSizeInvalidator) private var invalidateIntrinsicContentSize",
          "@State private var height: CGFloat?",
        ]), body,
      ]))
  }
}

extension Code {
  /// Epoxy is made for UIKit, but its modules can be in the build of an app for macOS too.
  fileprivate static let whereEpoxyIs: Code = "canImport(UIKit) && canImport(EpoxyCollectionView)"
}

extension Parameter {
  /// Whether it can be given as a trailing closure.
  fileprivate var isClosure: Bool { type.isSlot || type.unwrapped.isAction }
}
