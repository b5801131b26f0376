/// The events of a case in the YAML test suite, as the shape of a tree: aliases put in, tags left out.
struct SuiteEvents {
  private var lines: ArraySlice<Substring>
  private var anchors: [Substring: String] = [:]
  private(set) var shape = "empty"

  init(_ events: String) {
    lines = events.split(separator: "\n")[...].filter { !["+STR", "-STR", "-DOC", "..."].contains($0.prefix(4)) }[...]
    if lines.popFirst()?.hasPrefix("+DOC") == true { shape = node() }
  }

  private mutating func node() -> String {
    guard let line = lines.popFirst() else { return "" }
    var words = line.dropFirst(4).drop { $0 == " " }
    var anchor: Substring?
    if line.hasPrefix("=ALI") { return anchors[words.dropFirst()] ?? "?" }
    for style in ["{}", "[]"] where words.hasPrefix(style) { words = words.dropFirst(2).drop { $0 == " " } }
    while let first = words.first, first == "&" || first == "<" {
      let end = words.firstIndex { $0 == (first == "<" ? ">" : " ") } ?? words.endIndex
      if first == "&" { anchor = words[..<end].dropFirst() }
      words = (first == "<" && end < words.endIndex ? words[end...].dropFirst() : words[end...]).drop { $0 == " " }
    }
    let shape = line.hasPrefix("=VAL") ? scalar(words) : collection(isMapping: line.hasPrefix("+MAP"))
    if let anchor { anchors[anchor] = shape }
    return shape
  }

  private mutating func collection(isMapping: Bool) -> String {
    var parts: [String] = []
    while let next = lines.first, !next.hasPrefix("-") { parts.append(node()) }
    _ = lines.popFirst()
    guard isMapping else { return "[" + parts.joined(separator: ", ") + "]" }
    let entries = stride(from: 0, to: parts.count - 1, by: 2).map { parts[$0] + ": " + parts[$0 + 1] }
    return "{" + entries.joined(separator: ", ") + "}"
  }

  private func scalar(_ text: Substring) -> String {
    var result = ""
    var isEscaped = false
    for character in text.dropFirst() {
      if isEscaped {
        result.append(["n": "\n", "t": "\t", "b": "\u{8}", "r": "\r"][character] ?? character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    switch text.first {
    case "'": return "'" + result + "'"
    case "\"": return "\"" + result + "\""
    case "|", ">": return "|" + result + "|"
    default: return result
    }
  }
}
