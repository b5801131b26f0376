import FacetFrame
import FacetText

/// A frame as a table of its nodes with their exact positions and sizes in points, which a picture does not show.
///
///     hstack                   0, 0      152 × 44
///       decrement  button      0, 0      44 × 44   off
struct FrameTable {
  private struct Row {
    var name: String
    var place: String
    var size: String
    var remark: String
  }

  private let rows: [Row]

  init(_ frame: Frame, _ marks: Marks) {
    var open: [Int] = []
    rows = frame.nodes.indices.map { index in
      let node = frame.nodes[index]
      while let end = open.last, end <= index { open.removeLast() }
      defer { open.append(node.end) }
      return Row(
        name: String(repeating: "  ", count: open.count) + node.title(marks[index]?.name),
        place: "\(shortDecimal(node.rect.x)), \(shortDecimal(node.rect.y))",
        size: "\(shortDecimal(node.rect.width)) × \(shortDecimal(node.rect.height))",
        remark: node.remark(marks[index]?.action))
    }
  }

  var text: String {
    let name = rows.map { displayWidth(of: $0.name) }.max() ?? 0
    let place = rows.map { displayWidth(of: $0.place) }.max() ?? 0
    let size = rows.map { displayWidth(of: $0.size) }.max() ?? 0
    return rows.map { row in
      let line = [padded(row.name, name), padded(row.place, place), padded(row.size, size), row.remark]
      return trimmed(line.joined(separator: "  ")) + "\n"
    }.joined()
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(width - displayWidth(of: text), 0))
  }

  private func trimmed(_ text: String) -> Substring {
    var text = text[...]
    while text.utf8.last == UInt8(ascii: " ") { text.removeLast() }
    return text
  }
}

extension Frame.Node {
  /// The name of the node in the spec, and its kind.
  fileprivate func title(_ name: String?) -> String {
    [name == kind.title ? nil : name, kind.title].compactMap { $0 }.map(escapedForDisplay).joined(separator: "  ")
  }

  fileprivate func remark(_ action: String?) -> String {
    [isEnabled ? nil : "disabled", isHidden ? "hidden" : nil, action.map { "does \($0)" }].compactMap { $0 }
      .joined(separator: ", ")
  }
}

extension Frame.Kind {
  fileprivate var title: String {
    switch self {
    case .text(let run): "text \"\(run.lines.joined(separator: "|"))\""
    case .image(let name, let isSymbol, let isMirrored, _):
      (isSymbol ? "icon " : "image ") + name + (isMirrored ? ", mirrored" : "")
    case .color: "color"
    case .shape: "shape"
    case .placeholder(let name, _, _): "\(name), in Swift"
    case .spacer: "spacer"
    case .divider: "divider"
    case .stack(let axis, _, _): axis == .horizontal ? "hstack" : "vstack"
    case .zstack: "zstack"
    case .background: "background"
    case .overlay: "overlay"
    case .padding: "padding"
    case .frame: "frame"
    case .control(let control): control.title
    case .indicator(let indicator): indicator.title
    case .clip: "clip"
    case .grid: "grid"
    case .flow: "flow"
    case .scroll: "scroll"
    case .wrapper: "wrapper"
    }
  }
}

extension Frame.Control {
  fileprivate var title: String {
    switch self {
    case .button: "button"
    case .tapGesture: "tap gesture"
    case .toggle: "toggle"
    case .textField: "text field"
    case .slider: "slider"
    case .stepper: "stepper"
    case .picker: "picker"
    case .menu: "menu"
    }
  }
}

extension Frame.Indicator {
  fileprivate var title: String {
    switch self {
    case .toggle(let isOn): isOn ? "switch, on" : "switch, off"
    case .slider(let fraction): "thumb at \(shortDecimal(fraction))"
    case .progress(let fraction): "bar to \(shortDecimal(fraction))"
    case .activity: "wheel"
    case .ring(let fraction): "ring to \(shortDecimal(fraction))"
    case .stepper: "minus and plus"
    }
  }
}
