extension Code {
  typealias Width = (width: Int, isBroken: Bool)

  /// The columns up to the first line break, and whether there is one.
  func widthToBreak(isFlat: Bool) -> Width {
    switch self {
    case .text(let text): (text.utf8CodeUnitCount, false)
    case .name(let name, let position): (name.spelled(position).utf8.count, false)
    case .int(let value): (Code.spelling(of: value).utf8.count, false)
    case .double(let value): (Code.spelling(of: value).utf8.count, false)
    case .string(let literal): (literal.spelled.count, false)
    case .comment, .line: (0, true)
    case .ifBroken(let text): (isFlat ? 0 : text.utf8CodeUnitCount, false)
    case .chain(let base, _): (base.widthToBreak(isFlat: isFlat).width, true)
    case .softLine(let flat): isFlat ? (flat.utf8CodeUnitCount, false) : (0, true)
    case .sequence(let parts): parts[...].widthToBreak(isFlat: isFlat)
    case .indented(let inner): inner.widthToBreak(isFlat: isFlat)
    // What comes later may break at its first chance.
    case .group(let inner): inner.widthToBreak(isFlat: isFlat)
    }
  }

  /// Whether its layout can depend on what follows it on the line.
  var dependsOnRoom: Bool {
    switch self {
    case .group, .sequence, .indented, .string, .chain: true
    case .ifBroken, .text, .name, .int, .double, .comment, .softLine, .line: false
    }
  }
}

extension ArraySlice<Code> {
  func widthToBreak(isFlat: Bool) -> Code.Width {
    var width = 0
    for part in self {
      let next = part.widthToBreak(isFlat: isFlat)
      width += next.width
      if next.isBroken { return (width, true) }
    }
    return (width, false)
  }
}
