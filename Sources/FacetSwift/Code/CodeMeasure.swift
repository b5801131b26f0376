/// The width of code, measured once from its end, so that the width of any range is a subtraction.
struct CodeMeasure {
  private struct Place {
    /// The columns of all code from here on, on one line.
    var flat = 0
    /// The number of mandatory line breaks from here on.
    var lines = 0
    /// The columns from here to the next place where a line may end.
    var toBreak = 0
  }

  /// One for each piece, and one for the end.
  private let places: [Place]

  init(_ code: CodePieces) {
    let end = code.pieces.count
    places = Array(unsafeUninitializedCapacity: end + 1) { places, count in
      var place = Place()
      places.initializeElement(at: end, to: place)
      for index in code.pieces.indices.reversed() {
        code.pieces[index].count(into: &place.flat, &place.lines, &place.toBreak)
        places.initializeElement(at: index, to: place)
      }
      count = end + 1
    }
  }

  /// The columns that `range` takes on one line; nil if it cannot be on one.
  func flatWidth(of range: Range<Int>) -> Int? {
    let (start, end) = (places[range.lowerBound], places[range.upperBound])
    return start.lines == end.lines ? start.flat - end.flat : nil
  }

  /// The columns up to the next possible line break.
  func widthToBreak(from index: Int) -> Int { places[index].toBreak }
}

extension CodePieces.Piece {
  fileprivate func count(into flat: inout Int, _ lines: inout Int, _ toBreak: inout Int) {
    switch self {
    case .text(let text): add(text.utf8CodeUnitCount, to: &flat, &toBreak)
    case .word(_, let width): add(width, to: &flat, &toBreak)
    // swift-format keeps room for the comma of an array also where the array is on one line.
    case .ifBroken(let text): add(text.utf8CodeUnitCount, to: &flat, &toBreak)
    case .softLine(let text):
      flat += text.utf8CodeUnitCount
      toBreak = 0
    case .line, .comment:
      lines += 1
      toBreak = 0
    case .string, .group, .indented, .chain, .calls, .end: break
    }
  }

  private func add(_ width: Int, to flat: inout Int, _ toBreak: inout Int) {
    flat += width
    toBreak += width
  }
}
