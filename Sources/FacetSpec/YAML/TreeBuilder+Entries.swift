internal import FacetDiagnostics
import FacetLanguage

extension TreeBuilder {
  /// Adds a completed node to its parent.
  mutating func completed(_ node: Int, end: UInt32) {
    let last = frames.count - 1
    guard last >= 0 else { return }
    frames[last].lastEnd = end
    guard frames[last].isMapping else { return }
    if frames[last].expectsKey {
      frames[last].key = node
      frames[last].dropsEntry = !acceptKey(node)
    } else if frames[last].dropsEntry {
      nodes.removeSubrange(frames[last].key...)
      anchors.forget(from: frames[last].key)
    }
    frames[last].expectsKey.toggle()
  }

  private mutating func acceptKey(_ key: Int) -> Bool {
    guard nodes[key].kind.isScalar else {
      diagnostics.append(.complexKey(at: span(of: key)))
      return false
    }
    let keyword = withText(of: key) { Keyword($0) }
    nodes[key].keyword = keyword
    if refusesMergeKeys, nodes[key].kind == .plain, keyword == .none, withText(of: key, isMergeKey) {
      diagnostics.append(.mergeKey(at: span(of: key)))
      return false
    }
    guard let first = firstKey(equalTo: key) else { return true }
    let (name, firstName) = (text(of: key), text(of: first))
    let isSpelledAlike = Array(name.utf8) == Array(firstName.utf8)
    diagnostics.append(
      .duplicateKey(name, at: span(of: key), first: span(of: first), isSpelledAlike: isSpelledAlike))
    return false
  }

  private func span(of node: Int) -> SourceSpan {
    SourceSpan(file: file, start: Int(nodes[node].start), end: Int(nodes[node].end))
  }

  func text(of node: Int) -> String { withText(of: node) { String(decoding: $0, as: UTF8.self) } }

  func withText<Result>(of node: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let node = nodes[node]
    let range = Int(node.textStart)..<Int(node.textEnd)
    if node.isCooked { return cooked.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) } }
    return source.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }
}

private func isMergeKey(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
  text.count == 2 && text[0] == UInt8(ascii: "<") && text[1] == UInt8(ascii: "<")
}
