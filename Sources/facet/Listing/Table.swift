import FacetText

/// Rows of named columns: as text in columns, or as JSON.
struct Table {
  enum Cell {
    case text(String)
    /// What is written as it stands in a spec.
    case code(String)
    case texts([String])
    /// With what is counted.
    case count(Int, String)
    /// With the word that stands where it is so.
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

  /// With the columns of another table of as many rows behind its own.
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

  /// An array of objects, with the columns as names.
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
