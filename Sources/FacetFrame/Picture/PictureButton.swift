/// What the edge of a button says of it.
struct PictureButton: Equatable {
  private let isEnabled: Bool
  private let isPressed: Bool
  private let isHovered: Bool
  private let isDestructive: Bool

  init(_ node: Frame.Node) {
    isEnabled = node.isEnabled
    isPressed = node.isPressed && node.isEnabled
    isHovered = node.isHovered && node.isEnabled
    isDestructive = node.isDestructive
  }
}

/// The characters of a box.
struct BoxLine {
  var topLeft: Unicode.Scalar
  var rule: Unicode.Scalar
  var topRight: Unicode.Scalar
  var side: Unicode.Scalar
  var bottomLeft: Unicode.Scalar
  var bottomRight: Unicode.Scalar

  init(
    _ topLeft: Unicode.Scalar, _ topRight: Unicode.Scalar, _ bottomLeft: Unicode.Scalar, _ bottomRight: Unicode.Scalar,
    rule: Unicode.Scalar = "─", side: Unicode.Scalar = "│"
  ) {
    (self.topLeft, self.topRight, self.bottomLeft, self.bottomRight) = (topLeft, topRight, bottomLeft, bottomRight)
    (self.rule, self.side) = (rule, side)
  }
}

extension PictureCanvas.Box {
  var line: BoxLine {
    switch self {
    case .square: BoxLine("┌", "┐", "└", "┘")
    case .button(let button): button.line
    }
  }
}

extension PictureButton {
  /// Thick while it is pressed, with double lines above and below it while a pointer is over it, and with double lines at
  /// its sides if it destroys something.
  fileprivate var line: BoxLine {
    let rule: Unicode.Scalar = !isEnabled ? "╌" : isPressed ? "━" : isHovered ? "═" : "─"
    if isPressed { return BoxLine("┏", "┓", "┗", "┛", rule: rule, side: isDestructive ? "║" : "┃") }
    if isDestructive, isHovered { return BoxLine("╔", "╗", "╚", "╝", rule: rule, side: "║") }
    if isDestructive { return BoxLine("╓", "╖", "╙", "╜", rule: rule, side: "║") }
    if isHovered { return BoxLine("╒", "╕", "╘", "╛", rule: rule) }
    return BoxLine("╭", "╮", "╰", "╯", rule: rule, side: isEnabled ? "│" : "╎")
  }
}
