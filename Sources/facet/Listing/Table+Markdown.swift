import FacetText

extension Table {
  /// The table in Markdown, with the headings or the names of its columns.
  var markdown: ShownText {
    let rule = columns.map { _ in "---" }
    return ([titles?.map(Self.escaped) ?? columns, rule] + rows.map { $0.map(Self.markdown) })
      .map { "| \($0.joined(separator: " | ")) |\n" as ShownText }.joined()
  }

  private static func markdown(_ cell: Cell) -> String {
    if case .code(let text) = cell { "`\(text)`" } else { escaped(cell.text) }
  }

  /// Escapes characters that would end the cell or begin a tag.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if ["|", "<", "*", "_", "`", "\\"].contains(scalar) { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
    return escaped
  }
}
