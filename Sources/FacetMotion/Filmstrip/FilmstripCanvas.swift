/// A moment of a transition as a picture of boxes, at the scale of the container.
struct FilmstripCanvas {
  private(set) var lines: [String] = []

  private static let columns = 24
  private static let maximumRows = 32

  private var cells: [[Character]]
  private let container: MotionRect
  /// Points; a row is as high as two columns are wide.
  private let columnWidth: Double

  init(container: MotionRect, frame: TransitionFrame) {
    self.container = container
    columnWidth = max(
      container.width / Double(Self.columns), container.height / Double(2 * Self.maximumRows))
    guard container.width > 0, container.height > 0, columnWidth.isNormal else {
      cells = []
      return
    }
    let columns = max(Int((container.width / columnWidth).rounded()), 1)
    let rows = max(Int((container.height / (2 * columnWidth)).rounded()), 1)
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    for element in frame.elements where element.opacity > 0 { draw(element) }
    let edge = String(repeating: "─", count: columns)
    lines = ["╭" + edge + "╮"] + cells.map { "│" + String($0) + "│" } + ["╰" + edge + "╯"]
  }

  private mutating func draw(_ element: TransitionFrame.Element) {
    let (left, top) = (column(element.frame.x - container.x), row(element.frame.y - container.y))
    let right = max(column(element.frame.maxX - container.x), left + 2) - 1
    let bottom = max(row(element.frame.maxY - container.y), top + 1) - 1
    let isOpaque = element.opacity >= 1 && element.blur <= 0
    let (horizontal, vertical): (Character, Character) = isOpaque ? ("─", "│") : ("╌", "╎")
    for row in max(top, 0)...max(min(bottom, cells.count - 1), max(top, 0)) {
      for column in max(left, 0)...max(min(right, cells[0].count - 1), max(left, 0)) {
        let isCorner = (row == top || row == bottom) && (column == left || column == right)
        if isCorner {
          set(row, column, Self.corner(isTop: row == top, isLeft: column == left, isLine: top == bottom))
        } else if row == top || row == bottom {
          set(row, column, horizontal)
        } else if column == left || column == right {
          set(row, column, vertical)
        } else if isOpaque {
          set(row, column, " ")
        }
      }
    }
    // The last part of the name, as far as there is room between the corners.
    let name = element.identifier.name.split(separator: ".").last ?? ""
    for (offset, character) in name.prefix(max(right - left - 1, 0)).enumerated() {
      set(top, left + 1 + offset, character)
    }
  }

  private static func corner(isTop: Bool, isLeft: Bool, isLine: Bool) -> Character {
    if isLine { return isLeft ? "[" : "]" }
    return isTop ? (isLeft ? "┌" : "┐") : (isLeft ? "└" : "┘")
  }

  private mutating func set(_ row: Int, _ column: Int, _ character: Character) {
    guard cells.indices.contains(row), cells[row].indices.contains(column) else { return }
    cells[row][column] = character
  }

  private func column(_ points: Double) -> Int { Self.cell(points / columnWidth) }
  private func row(_ points: Double) -> Int { Self.cell(points / (2 * columnWidth)) }

  /// Far enough from the picture, whatever the place.
  private static func cell(_ value: Double) -> Int {
    value.isNaN ? 0 : Int(min(max(value.rounded(), -1_000), 1_000))
  }
}
