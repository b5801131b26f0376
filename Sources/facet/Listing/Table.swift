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
    case none

    var text: String {
      switch self {
      case .text(let text), .code(let text): escapedForDisplay(text)
      case .texts(let texts): texts.map(escapedForDisplay).joined(separator: ", ")
      case .count(let count, let noun): counted(count, noun)
      case .flag(let isSo, let word): isSo ? word : ""
      case .none: ""
      }
    }
  }

  let columns: [String]
  let rows: [[Cell]]

  /// The table with the columns of another table, with equally many rows, after its own.
  func joined(with other: Table) -> Table {
    Table(columns: columns + other.columns, rows: zip(rows, other.rows).map { $0 + $1 })
  }

  var text: String {
    let widths = columns.indices.map { column in rows.map { displayWidth(of: $0[column].text) }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row.map(\.text), widths).map { text, width in
        text + String(repeating: " ", count: width - displayWidth(of: text))
      }
      return withoutTrailingBlanks(cells.joined(separator: "  ")) + "\n"
    }.joined()
  }

  /// An array of objects, with the column names as keys.
  var json: [UInt8] {
    var json = JSONWriter()
    json.array { json in
      for row in rows {
        json.object { json in
          for (column, cell) in zip(columns, row) { json.member(column) { $0.write(cell) } }
        }
      }
    }
    return json.bytes
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
    case .none: null()
    }
  }
}

func withoutTrailingBlanks(_ text: String) -> String {
  let kept = text.utf8.reversed().drop { $0 == UInt8(ascii: " ") }.count
  return String(Substring(text.utf8.prefix(kept)))
}
