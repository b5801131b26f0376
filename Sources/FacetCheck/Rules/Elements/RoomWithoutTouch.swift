package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let roomWithoutTouch = DiagnosticKind(
    "element/room-without-touch", .warning, "Space in a button that takes no taps",
    explanation: """
      A button takes taps in the whole rectangle of its label. With a 'contentShape' in the label it takes them in that \
      shape only, and 'onTap' responds in the whole rectangle of its element, or in the 'contentShape' applied before \
      it. Space added after that 'contentShape', by a wide frame for example, ignores taps, and so does a frame around \
      the button, which ends at its label.

          button: content.onTap           # wrong: only the capsule around the words can be tapped
          label:
            text: content.title
            contentShape: capsule
            frame: { maxWidth: infinity }

          button: content.onTap           # right
          label:
            text: content.title
            frame: { maxWidth: infinity }
            contentShape: capsule

          button: content.onTap           # wrong: only the symbol can be tapped
          label: { icon: "xmark" }
          accessibilityLabel: "Close"
          frame: { minWidth: 44, minHeight: 44 }

          button: content.onTap           # right
          label: { icon: "xmark", frame: { minWidth: 44, minHeight: 44 } }
          accessibilityLabel: "Close"
      """)
}

func roomWithoutTouch(of typed: TypedElement, in component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  guard let element = typed.wholeElement else { return [] }
  var found = roomAroundShapes(of: typed.written, as: element)
  if let label = element.labelInStyle, label.hasContentShape, label.contains(where: \.hasEmptyRoom) {
    found.append(.roomWithoutTouch(typed.written.kind))
  }
  if let label = element.labelInStyle, element.leavesRoom(around: label),
    let key = typed.written.modifiers.first(where: { $0.modifier == .frame })?.key
  {
    found.append(.roomAroundButton(key))
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
  /// Whether the element certainly contains empty space.
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

  /// Whether a frame around a button makes room for a finger that its label does not take. A larger one is for the layout.
  fileprivate func leavesRoom(around label: [Element]) -> Bool {
    let inside = label.flatMap { $0.modifiers.flatMap(\.sidesForFingers) }
    return modifiers.prefix { !$0.takesTaps }.contains { frame in
      frame.sides(from: 44, to: 60).contains { side in !inside.contains(side) }
    }
  }

  /// Whether the element may draw in all of the space that it is offered.
  fileprivate var mayFill: Bool {
    switch kind {
    case .shape(let shape): shape.fill != nil || shape.lines.isEmpty
    case .image(_, let options): options.isResizable
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
    case .stack, .group, .conditional, .switch, .forEach, .constants: parts.contains(where: \.hasEmptyRoom)
    default: false
    }
  }

  fileprivate var parts: [Element] {
    switch self {
    case .stack(let stack): stack.children
    case .group(let elements), .forEach(_, _, _, let elements), .constants(_, let elements): elements
    case .conditional(_, let then, let otherwise): then + otherwise
    case .switch(_, let cases, let otherwise): cases.flatMap(\.body) + (otherwise ?? [])
    default: []
    }
  }

  fileprivate var isSymbol: Bool { if case .icon = self { true } else { false } }
}

extension Modifier {
  /// Whether the modifier makes all of the space respond to taps.
  var takesTaps: Bool {
    switch id {
    case .background where !drawsElements, .contentShape: true
    default: elements.contains(where: \.mayFill)
    }
  }

  /// Whether the frame is larger than its content: as wide or high as possible, or a touch target around a symbol.
  fileprivate func leavesRoom(around kind: Element.Kind) -> Bool {
    if id != .frame || Element(name: "", kind: kind).mayFill { return false }
    let isEndless = [Key.maxWidth, .maxHeight].contains { self[$0]?.node == .double(.infinity) }
    return isEndless || kind.isSymbol && !sidesForFingers.isEmpty
  }

  /// The sides that a frame makes as long as a touch target.
  fileprivate var sidesForFingers: [Element.Stack.Axis] { sides(from: 44, to: .infinity) }

  /// The sides that a frame makes so long, in points.
  fileprivate func sides(from least: Double, to most: Double) -> [Element.Stack.Axis] {
    if id != .frame { return [] }
    func isLong(_ keys: Key...) -> Bool {
      keys.contains { self[$0]?.constantNumber.map { (least...most).contains($0) } ?? false }
    }
    return (isLong(.width, .minWidth) ? [.horizontal] : []) + (isLong(.height, .minHeight) ? [.vertical] : [])
  }
}

extension Diagnostic {
  fileprivate static func roomAroundShape(_ key: Located<String>) -> Diagnostic {
    Diagnostic(
      .roomWithoutTouch, at: key.span, "the space added after this 'contentShape' ignores taps",
      help: "move 'contentShape' below the frame")
  }

  fileprivate static func roomAroundButton(_ key: Located<String>) -> Diagnostic {
    Diagnostic(
      .roomWithoutTouch, at: key.span, "this frame is around the button, which takes taps on its label only",
      help: "move 'frame' into the label")
  }

  fileprivate static func roomWithoutTouch(_ kind: Located<String>) -> Diagnostic {
    Diagnostic(
      .roomWithoutTouch, at: kind.span, "the space added after the 'contentShape' in this label ignores taps",
      help: "move 'contentShape' below the frame")
  }
}
