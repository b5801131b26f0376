package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let sizeFeedback = DiagnosticKind(
    "element/size-feedback", .warning, "A measured size that cannot become smaller",
    explanation: """
      A stack is as wide as its widest child. If a child has the width that the stack was measured with, the stack keeps \
      that width when there is less room, as when a device is turned. Elements of an 'overlay' and of a 'background' do \
      not count, and neither does the content of a 'frame' with a least size of its own.

          parameters: { share: Double }
          state: { width: Length = 0 }
          content: { share: Double, width: Length }
          actions:
            onMeasure: { takes: { points: Length }, do: width = points }
          styles:
            default:
              body:
                zstack:
                  - { shape: capsule, frame: { width: content.width * Length(content.share) } }
                onGeometryChange: content.onMeasure(width)   # wrong

          parameters: { share: Double }
          state: { width: Length = 0 }
          content: { share: Double, width: Length }
          actions:
            onMeasure: { takes: { points: Length }, do: width = points }
          styles:
            default:
              body:
                shape: capsule
                overlay: { content: { shape: capsule, frame: { width: content.width * Length(content.share) } } }
                onGeometryChange: content.onMeasure(width)   # right
      """)
}

extension Diagnostic {
  fileprivate static func sizeFeedback(_ key: Located<String>, _ dimension: ViewDimension, field: String) -> Diagnostic
  {
    let least = dimension == .width ? "minWidth" : "minHeight"
    return Diagnostic(
      .sizeFeedback, at: key.span,
      "the measured \(dimension.name) cannot become smaller: an element in it has the size of 'content.\(field)'",
      help: "draw that element in an 'overlay' or a 'background', or write 'frame: { \(least): 0 }' above this key")
  }
}

/// Reports a measured element with content whose least size depends on what was measured.
func sizeFeedback(of element: TypedElement, in component: TypedComponent, _: DesignIndex) -> [Diagnostic] {
  guard let written = element.written.modifiers.first(where: { $0.modifier == .onGeometryChange }),
    let measured = element.wholeElement,
    let action = measured.modifiers.first(where: { $0.id == .onGeometryChange })?.action
  else { return [] }
  let below = measured.modifiers.prefix { $0.id != .onGeometryChange }
  for dimension in [ViewDimension.width, .height] where action.argument?.has(.dimension(dimension)) == true {
    let fields = component.component.fields(setBy: action.name)
    if below.contains(where: { $0.setsLeast(dimension) }) { continue }
    if let field = measured.content.lazy.compactMap({ $0.field(of: fields, in: dimension) }).first {
      return [.sizeFeedback(written.key, dimension, field: field)]
    }
  }
  return []
}

extension Component {
  /// The fields of the content that change with the value that an action is given.
  fileprivate func fields(setBy action: String) -> Set<String> {
    guard case .statements(let statements, let given?)? = content.actions.first(where: { $0.name == action })?.body
    else {
      return []
    }
    let states = statements.all.compactMap { statement -> String? in
      guard case .assign(let target, let value) = statement, value.has(.local(given)) else {
        return nil
      }
      return target
    }
    let changed = content.fields.filter { field in
      states.contains { field.value.has(.state($0)) || field.value.has(.parameter($0)) }
    }
    return Set(changed.map(\.name))
  }
}

extension Element {
  /// What is in it, without the elements of its modifiers.
  fileprivate var content: [Element] { Element(name: name, kind: kind).children }

  /// The field that determines the least size of the element, or of one that makes it as large.
  fileprivate func field(of fields: Set<String>, in dimension: ViewDimension) -> String? {
    for modifier in modifiers where modifier.id == .frame {
      for value in dimension.sizes.compactMap({ modifier[$0] }) {
        if let field = fields.sorted().first(where: { value.has(.content($0)) }) {
          return field
        }
      }
    }
    if modifiers.contains(where: { $0.setsLeast(dimension) }) { return nil }
    if case .scroll = kind { return nil }
    return content.lazy.compactMap { $0.field(of: fields, in: dimension) }.first
  }
}

extension Modifier {
  /// Whether it is a frame whose content does not make it larger.
  fileprivate func setsLeast(_ dimension: ViewDimension) -> Bool {
    id == .frame && dimension.sizes.contains { self[$0] != nil }
  }
}

extension ViewDimension {
  /// The arguments of a frame that its content does not outgrow.
  fileprivate var sizes: [Key] { self == .width ? [.width, .minWidth] : [.height, .minHeight] }
}

extension Expression {
  fileprivate func has(_ part: Node) -> Bool { node == part || operands.contains { $0.has(part) } }
}
