// What the system draws of a control, in one row.

extension PictureBlock {
  init(_ indicator: Frame.Indicator) {
    switch indicator {
    case .toggle: self.init(width: 5, height: 1)
    }
  }
}

extension Frame.Indicator {
  /// `(━━●)` where it is on, `(●──)` where it is off; with broken lines where it cannot be used.
  func line(columns: Int, isEnabled: Bool, isMirrored: Bool) -> String {
    let (full, empty) = isEnabled ? ("━", "─") : ("╍", "╌")
    switch self {
    case .toggle(let isOn):
      let line = String(repeating: isOn ? full : empty, count: 2)
      return isOn != isMirrored ? "(\(line)●)" : "(●\(line))"
    }
  }
}
