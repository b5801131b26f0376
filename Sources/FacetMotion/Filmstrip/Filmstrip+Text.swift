extension Filmstrip {
  /// For each moment a picture of the container, in which elements are boxes with their names, and beside it a table of the
  /// elements from back to front: role, place and size in points, opacity and blur. Boxes of elements that are not opaque
  /// have dashed lines.
  public var text: String { lines.map { $0 + "\n" }.joined() }

  package var lines: [String] {
    parts.enumerated().flatMap { index, part in (index == 0 ? [] : [""]) + [part.title] + part.lines }
  }

  /// The pictures with their titles: `50 %  0.175 s`.
  package var parts: [(title: String, lines: [String])] { parts(isAligned: true) }

  /// - Parameter isAligned: Whether the columns of the tables are aligned, so that a longer text moves those of all rows.
  package func parts(isAligned: Bool) -> [(title: String, lines: [String])] {
    pictures.map { picture in
      let overshoot = picture.isOvershoot ? "  overshoot" : ""
      return (
        "\(Self.number(picture.fraction * 100)) %  \(Self.number(picture.seconds, digits: 3)) s\(overshoot)",
        lines(of: picture, isAligned: isAligned)
      )
    }
  }

  private func lines(of picture: Picture, isAligned: Bool) -> [String] {
    let canvas = FilmstripCanvas(container: plan.container, frame: picture.frame)
    let table = Self.table(of: picture.frame, isAligned: isAligned)
    let blank = String(repeating: " ", count: canvas.lines.first?.count ?? 0)
    return (0..<max(canvas.lines.count, table.count)).map { row in
      let drawn = canvas.lines.indices.contains(row) ? canvas.lines[row] : blank
      let told = table.indices.contains(row) ? table[row] : ""
      let line = drawn.isEmpty || told.isEmpty ? drawn + told : drawn + "  " + told
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  private static func table(of frame: TransitionFrame, isAligned: Bool) -> [String] {
    var depths: [Int] = []
    let rows = frame.elements.map { element in
      depths.append(element.parent.map { depths[$0] + 1 } ?? 0)
      let place = element.frame
      var looks = ["opacity \(number(element.opacity * 100)) %"]
      if element.blur > 0 { looks.append("blur \(number(element.blur))") }
      if let later = element.laterCopyOpacity { looks.append("later copy \(number(later * 100)) %") }
      return [
        String(repeating: "  ", count: depths[depths.count - 1]) + element.identifier.name, element.role.rawValue,
        "\(number(place.x)),\(number(place.y))", "\(number(place.width))×\(number(place.height))",
        looks.joined(separator: "  "),
      ]
    }
    let widths = (0..<4).map { column in isAligned ? rows.map { $0[column].count }.max() ?? 0 : 0 }
    return rows.map { row in
      row.enumerated().map { column, text in
        column < 4 ? text + String(repeating: " ", count: max(widths[column] - text.count, 0)) : text
      }.joined(separator: "  ")
    }
  }

  /// A number with at most so many digits after the point, without trailing zeros.
  static func number(_ value: Double, digits: Int = 1) -> String {
    let scale: Double = digits == 1 ? 10 : 1_000
    let scaled = (value * scale).rounded()
    guard abs(scaled) < 1e15 else { return "\(value)" }
    let whole = Int(scaled)
    let (quotient, remainder) = (abs(whole) / Int(scale), abs(whole) % Int(scale))
    var fraction = String(String(Int(scale) + remainder).dropFirst())
    while fraction.last == "0" { fraction.removeLast() }
    return (whole < 0 ? "-" : "") + "\(quotient)" + (fraction.isEmpty ? "" : "." + fraction)
  }
}
