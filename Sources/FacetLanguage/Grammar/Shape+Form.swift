extension Shape {
  /// A mapping with the required keys and the first one, for messages: `{ after: …, do: content.onOpen }`. Nil without
  /// keys.
  ///
  /// - Parameter value: The text in place of the mapping, which becomes the value of the key that it fits.
  package func form(holding value: String?) -> String? {
    let home = value.flatMap(home)
    let keys = rows.indices.filter { rows[$0].isRequired || $0 == home ?? 0 }.map { index in
      "\(rows[index].key.text): \(index == home ? value ?? "…" : "…")"
    }
    return keys.isEmpty ? nil : "{ \(keys.joined(separator: ", ")) }"
  }

  /// The key that text in place of the mapping is a value of: the first one that takes it.
  private func home(of text: String) -> Int? {
    let isNumber = text.utf8.first.map { "0123456789.-".utf8.contains($0) } == true
    let isPath = text.utf8.contains(UInt8(ascii: "."))
    return rows.firstIndex { row in
      switch row.value {
      case .word(let list), .wordOr(let list, _), .wordOrExpression(let list): list.words.contains(text)
      case .expression(let types) where isNumber: types.contains { [.length, .double, .int].contains($0.unwrapped) }
      // The type of a key that takes any value is that of something declared.
      case .expression(let types): isPath && (types.isEmpty || types.contains { $0.unwrapped.isAction })
      default: false
      }
    }
  }
}
