package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let roomWithoutTouch = DiagnosticKind(
    "element/room-without-touch", .warning, "Space in a button that takes no taps",
    explanation: """
      A button takes taps where its label draws something. The room that a spacer or a wide frame leaves between its \
      words draws nothing, and whoever taps there taps on nothing. A background takes taps, and 'contentShape' says \
      that the whole shape does. 'onTap' needs neither: it takes the whole rectangle, or, where there is a \
      'contentShape' below it, that shape. Room that is made above the shape takes no taps.

          button: content.onTap           # wrong: only the words can be tapped
          label:
            hstack: [ { text: content.title }, spacer, { icon: "chevron.right" } ]
            spacing: space.m

          button: content.onTap           # right
          label:
            hstack: [ { text: content.title }, spacer, { icon: "chevron.right" } ]
            spacing: space.m
            contentShape: rectangle
      """)
}

func roomWithoutTouch(of typed: TypedElement, in component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  guard let element = typed.wholeElement else { return [] }
  var found = roomAroundShapes(of: typed.written, as: element)
  if case .button(_, let label) = element.kind, !element.modifiers.contains(where: \.takesTaps),
    label.contains(where: \.hasEmptyRoom)
  {
    found.append(.roomWithoutTouch(typed.written.kind))
  }
  return found
}

private func roomAroundShapes(of written: ElementSpec, as element: Element) -> [Diagnostic] {
  element.modifiers.enumerated().compactMap { index, modifier in
    guard modifier.id == .onTap, modifier.outline == nil,
      let shape = written.modifiers.last(where: { $0.modifier == .contentShape })?.key
    else { return nil }
    let below = Element(name: element.name, kind: element.kind, modifiers: Array(element.modifiers[..<index]))
    return below.hasEmptyRoom ? .roomAroundShape(shape) : nil
  }
}

extension Element {
  /// Whether there surely is room in it that nothing is drawn in.
  fileprivate var hasEmptyRoom: Bool {
    var isEmpty = kind.hasEmptyRoom
    for modifier in modifiers {
      if modifier.takesTaps {
        isEmpty = false
      } else if modifier.leavesRoom(around: kind) {
        isEmpty = true
      }
    }
    return isEmpty
  }

  /// It draws all over the room that it is given, or nobody knows.
  fileprivate var mayFill: Bool {
    switch kind {
    case .shape(let shape): shape.fill != nil || shape.lines.isEmpty
    case .image(_, let isResizable): isResizable
    case .component, .slot, .scroll, .lazyGrid, .handWritten: true
    default: modifiers.contains(where: \.takesTaps) || kind.parts.contains(where: \.mayFill)
    }
  }
}

extension Element.Kind {
  fileprivate var hasEmptyRoom: Bool {
    switch self {
    case .stack(let stack) where stack.axis == .depth:
      !stack.children.contains(where: \.mayFill) && stack.children.contains(where: \.hasEmptyRoom)
    case .spacer: true
    case .stack, .group, .conditional, .switch, .forEach: parts.contains(where: \.hasEmptyRoom)
    default: false
    }
  }

  fileprivate var parts: [Element] {
    switch self {
    case .stack(let stack): stack.children
    case .group(let elements), .forEach(_, _, _, let elements): elements
    case .conditional(_, let then, let otherwise): then + otherwise
    case .switch(_, let cases, let otherwise): cases.flatMap(\.body) + (otherwise ?? [])
    default: []
    }
  }

  fileprivate var isSymbol: Bool { if case .icon = self { true } else { false } }
}

extension Modifier {
  /// Where it is, all of the room takes taps.
  var takesTaps: Bool {
    switch id {
    case .background where !drawsElements, .contentShape: true
    default: elements.contains(where: \.mayFill)
    }
  }

  /// A frame as wide or as high as may be, and one that is made for a finger around a symbol.
  fileprivate func leavesRoom(around kind: Element.Kind) -> Bool {
    if id != .frame || Element(name: "", kind: kind).mayFill { return false }
    let isEndless = [Key.maxWidth, .maxHeight].contains { self[$0]?.node == .double(.infinity) }
    let forFingers = [Key.width, .height, .minWidth, .minHeight].contains { self[$0]?.isFingerSized == true }
    return isEndless || kind.isSymbol && forFingers
  }
}

extension Expression {
  fileprivate var isFingerSized: Bool { (constantNumber ?? 0) >= 44 }
}

extension Diagnostic {
  fileprivate static func roomAroundShape(_ key: Located<String>) -> Diagnostic {
    Diagnostic(
      .roomWithoutTouch, at: key.span, "there is room around this shape that takes no taps, though 'onTap' is above it",
      help: "put 'contentShape' below the frame")
  }

  fileprivate static func roomWithoutTouch(_ kind: Located<String>) -> Diagnostic {
    Diagnostic(
      .roomWithoutTouch, at: kind.span, "there is room in this button's label that draws nothing, and takes no taps",
      help: "add 'contentShape: rectangle' to the outermost element of the label")
  }
}
