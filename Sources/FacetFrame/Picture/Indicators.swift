import FacetText

// The characters for a control that the system draws, in one row.

extension PictureBlock {
  init(_ indicator: Frame.Indicator) {
    switch indicator {
    case .toggle: self.init(width: 5, height: 1)
    case .slider, .progress: self.init(width: 5, height: 1, fillsWidth: true)
    case .activity, .ring: self.init(width: 1, height: 1)
    case .stepper: self.init(width: 5, height: 1)
    }
  }
}

extension Frame.Indicator {
  /// A switch that is on `(━━●)` or off `(●──)`, a slider `━━●──`, a bar `▰▰▱▱▱`, a ring `◔`, a spinner `◌`
  /// or a stepper `(−│+)`. Lines are dashed if
  /// the control is disabled.
  func line(columns: Int, isEnabled: Bool, isMirrored: Bool) -> String {
    let (full, empty) = isEnabled ? ("━", "─") : ("╍", "╌")
    switch self {
    case .toggle(let isOn):
      return "(" + parts(2, of: isOn ? 2 : 0, full, "●", empty, isMirrored) + ")"
    case .slider(let fraction):
      let room = max(columns - 1, 0)
      return parts(room, of: Int(nearest: fraction * Double(room)), full, "●", empty, isMirrored)
    case .progress(let fraction):
      return parts(columns, of: Int(nearest: fraction * Double(columns)), "▰", "", "▱", isMirrored)
    case .activity: return "◌"
    case .ring(let fraction): return ["○", "◔", "◑", "◕", "●"][min(max(Int(nearest: fraction * 4), 0), 4)]
    case .stepper(let canDecrement, let canIncrement):
      let signs = [canDecrement ? "−" : "·", isEnabled ? "│" : "┊", canIncrement ? "+" : "·"]
      return "(" + (isMirrored ? signs.reversed() : signs).joined() + ")"
    }
  }

  private func parts(
    _ count: Int, of done: Int, _ full: String, _ mark: String, _ empty: String, _ isMirrored: Bool
  ) -> String {
    let done = max(0, min(done, count))
    let before = String(repeating: full, count: done)
    let after = String(repeating: empty, count: count - done)
    return isMirrored ? after + mark + before : before + mark + after
  }
}
