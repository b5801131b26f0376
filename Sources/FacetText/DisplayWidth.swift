/// The width of `text` in terminal cells: East Asian wide characters and emoji have two, combining marks none.
package func displayWidth(of text: String) -> Int {
  if isPrintableASCII(text.utf8) { return text.utf8.count }
  return graphemeWidths(of: text).reduce(0) { $0 + $1.width }
}

/// The grapheme clusters of `text`, each with its width in cells.
package func graphemeWidths(of text: String) -> [(text: Substring, width: Int)] {
  var result: [(text: Substring, width: Int)] = []
  result.reserveCapacity(text.utf8.count)
  if isPrintableASCII(text.utf8) {
    for index in text.utf8.indices { result.append((text[index..<text.utf8.index(after: index)], 1)) }
    return result
  }
  var rest = text[...].unicodeScalars
  while let grapheme = rest.popGrapheme() { result.append((grapheme, cells(of: grapheme))) }
  return result
}

/// Whether every byte is a character with a width of one cell.
package func isPrintableASCII(_ utf8: String.UTF8View) -> Bool {
  let isPrintable = utf8.withContiguousStorageIfAvailable { bytes in
    for byte in bytes where byte &- 0x20 >= 0x5F { return false }
    return true
  }
  return isPrintable ?? utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
}

/// The cells of a grapheme cluster: those of its widest scalar, or two if it is an emoji.
private func cells(of grapheme: Substring) -> Int {
  var width = 0
  var indicators = 0
  for scalar in grapheme.unicodeScalars {
    if scalar.value == 0xFE0F && width > 0 { return 2 }
    let properties = UnicodeTables.properties(of: scalar)
    if properties.graphemeBreak == .regionalIndicator { indicators += 1 }
    if !properties.isZeroWidth { width = max(width, properties.isWide ? 2 : 1) }
  }
  return indicators == 2 ? 2 : width
}
