import FacetText

/// Rows of named columns, for output as aligned text or as JSON.
struct Table {
  enum Cell {
    case text(String)
    /// Text as it is written in a spec.
    case code(String)
    case texts([String])
    /// A number, with the noun for what is counted.
    case count(Int, String)
    /// A Boolean, with the word for true.
    case flag(Bool, String)
    /// `12`, `12.5`
    case number(Double)
    /// `12.0`, with one decimal.
    case ratio(Double)
    case none

    var text: String {
      switch self {
      case .text(let text), .code(let text): escapedForDisplay(text)
      case .texts(let texts): texts.map(escapedForDisplay).joined(separator: ", ")
      case .count(let count, let noun): counted(count, noun)
      case .flag(let isSo, let word): isSo ? word : ""
      case .number(let value): shortNumber(value)
      case .ratio(let value): "\(Int(nearest: value * 10) / 10).\(Int(nearest: value * 10) % 10)"
      case .none: ""
      }
    }
  }

  /// The names of the columns in JSON.
  let columns: [String]
  /// The headings of the columns; nil for a table whose text has none, and whose columns are headed by their names.
  let titles: [String]?
  let rows: [[Cell]]

  init(columns: [String], titles: [String]? = nil, rows: [[Cell]]) {
    self.columns = columns
    self.titles = titles
    self.rows = rows
  }

  /// The table with the columns of another table, with equally many rows, after its own.
  func joined(with other: Table) -> Table {
    Table(columns: columns + other.columns, rows: zip(rows, other.rows).map { $0 + $1 })
  }

  var text: ShownText {
    let lines = (titles.map { [$0] } ?? []) + rows.map { $0.map(\.text) }
    let widths = columns.indices.map { column in lines.map { displayWidth(of: $0[column]) }.max() ?? 0 }
    return lines.map { line -> ShownText in
      let cells = zip(line, widths).map { text, width in
        text + String(repeating: " ", count: width - displayWidth(of: text))
      }
      return "\(withoutTrailingBlanks(cells.joined(separator: "  ")))\n"
    }.joined()
  }

  /// An array of objects, with the column names as keys.
  var json: [UInt8] {
    var json = JSONWriter()
    write(to: &json)
    return json.bytes
  }

  func write(to json: inout JSONWriter) {
    json.array { json in
      for row in rows {
        json.object { json in
          for (column, cell) in zip(columns, row) { json.member(column) { $0.write(cell) } }
        }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ cell: Table.Cell) {
    switch cell {
    case .text(let text), .code(let text): string(text)
    case .texts(let texts):
      array { json in
        for text in texts { json.string(text) }
      }
    case .count(let count, _): number(count)
    case .flag(let isSo, _): bool(isSo)
    case .number(let value): shortNumber(value)
    case .ratio(let value): number((value * 10).rounded() / 10)
    case .none: null()
    }
  }
}

extension JSONWriter {
  /// A number, as an integer if it is one; the median of an even number of values can have a fraction.
  mutating func shortNumber(_ value: Double) {
    if let whole = Int(exactly: value) { number(whole) } else { number(value) }
  }
}

func withoutTrailingBlanks(_ text: String) -> String {
  let kept = text.utf8.reversed().drop { $0 == UInt8(ascii: " ") }.count
  return String(Substring(text.utf8.prefix(kept)))
}
