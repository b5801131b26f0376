import FacetDiagnostics
import FacetSpec
import FacetText

/// A replacement of bytes.
struct JSONEdit {
  var range: Range<Int>
  var text: String
}

/// A value to write into a JSON file.
indirect enum JSONValue {
  case text(String)
  case object([(key: String, value: JSONValue)])

  /// The value in a form. `margin` is the indentation of the line it begins on.
  func written(as form: JSONForm, margin: String) -> String {
    switch self {
    case .text(let text): return quoted(text)
    case .object(let members) where members.isEmpty: return "{\(form.lineEnd)\(form.lineEnd)\(margin)}"
    case .object(let members):
      let inner = margin + form.indentation
      let lines = members.map { "\(inner)\(quoted($0.key))\(form.colon)\($0.value.written(as: form, margin: inner))" }
      return "{\(form.lineEnd)\(lines.joined(separator: "," + form.lineEnd))\(form.lineEnd)\(margin)}"
    }
  }
}

/// How a JSON file is laid out: by Xcode, by a tool that leaves out what no program needs, or with the line ends of
/// Windows.
struct JSONForm {
  /// What ends a line; empty if the file is on one.
  let lineEnd: String
  /// What a member has more of before it than its object.
  let indentation: String
  /// What stands between a key and its value.
  let colon: String

  /// That of a file, as what is before its first member shows it; Xcode's for a file without members.
  fileprivate init(of tree: SourceTree, _ bytes: [UInt8]) {
    func text(from start: UInt32, to end: UInt32) -> String {
      String(decoding: bytes[Int(start)..<Int(end)], as: UTF8.self)
    }
    guard let root = tree.root, let first = tree.entries(of: root).first(where: { _ in true }) else {
      (lineEnd, indentation, colon) = ("\n", "  ", " : ")
      return
    }
    let key = tree.span(first.key)
    colon = text(from: key.end, to: tree.span(first.value).start)
    let gap = text(from: tree.span(root).start + 1, to: key.start)
    lineEnd = gap.contains("\r\n") ? "\r\n" : gap.contains("\n") ? "\n" : ""
    indentation = lineEnd.isEmpty ? "" : String(gap.reversed().prefix { $0 == " " || $0 == "\t" })
  }
}

/// Edits of a JSON file that leave all other bytes as they are.
struct JSONEditor {
  let tree: SourceTree
  let bytes: [UInt8]
  /// The offsets of the line breaks.
  private let breaks: [Int]
  private let form: JSONForm

  init(tree: SourceTree, bytes: [UInt8]) {
    self.tree = tree
    self.bytes = bytes
    breaks = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
    form = JSONForm(of: tree, bytes)
  }

  /// Adds members to an object, each before the first member that is after it in an order.
  func adding(
    _ members: [(key: String, value: JSONValue)], to object: NodeID, inOrder isBefore: (String, String) -> Bool
  ) -> [JSONEdit] {
    if members.isEmpty { return [] }
    let margin = margin(of: start(of: object))
    let present = Array(tree.entries(of: object))
    guard let first = present.first, let last = present.last else {
      return [
        JSONEdit(
          range: start(of: object)..<end(of: object), text: JSONValue.object(members).written(as: form, margin: margin))
      ]
    }
    let inner = isFirstOnLine(start(of: first.key)) ? self.margin(of: start(of: first.key)) : margin + form.indentation
    func line(_ member: (key: String, value: JSONValue)) -> String {
      "\(quoted(member.key))\(form.colon)\(member.value.written(as: form, margin: inner))"
    }
    // The members that are after all those before them: the first that is after another key is one of them.
    var highest: [(key: String, node: NodeID)] = []
    for (node, _) in present {
      let key = tree.text(node)
      if highest.last.map({ isBefore($0.key, key) }) ?? true { highest.append((key, node)) }
    }
    return members.map { member in
      let next = firstPosition(in: highest) { isBefore(member.key, $0.key) }
      if next < highest.count {
        return JSONEdit(
          range: empty(at: start(of: highest[next].node)), text: "\(line(member)),\(form.lineEnd)\(inner)")
      }
      return JSONEdit(range: empty(at: end(of: last.value)), text: ",\(form.lineEnd)\(inner)\(line(member))")
    }
  }

  /// Sets a member of an object to a text.
  func setting(_ key: String, to text: String, in object: NodeID) -> [JSONEdit] {
    guard let value = tree.entries(of: object).first(where: { tree.text($0.key) == key })?.value else {
      return adding([(key: key, value: .text(text))], to: object, inOrder: <)
    }
    return [JSONEdit(range: start(of: value)..<end(of: value), text: quoted(text))]
  }

  /// Replaces a member of an object with another one.
  func replacing(_ key: String, with member: (key: String, value: JSONValue), in object: NodeID) -> [JSONEdit] {
    guard let old = tree.entries(of: object).first(where: { tree.text($0.key) == key }) else { return [] }
    let value = member.value.written(as: form, margin: margin(of: start(of: old.key)))
    return [
      JSONEdit(range: start(of: old.key)..<end(of: old.value), text: "\(quoted(member.key))\(form.colon)\(value)")
    ]
  }

  /// Removes a member of an object.
  func removing(_ key: String, from object: NodeID) -> [JSONEdit] {
    let members = Array(tree.entries(of: object))
    guard let index = members.firstIndex(where: { tree.text($0.key) == key }) else { return [] }
    if index + 1 < members.count {
      return [JSONEdit(range: start(of: members[index].key)..<start(of: members[index + 1].key), text: "")]
    }
    if index > 0 {
      return [JSONEdit(range: end(of: members[index - 1].value)..<end(of: members[index].value), text: "")]
    }
    let margin = margin(of: start(of: object))
    return [
      JSONEdit(range: start(of: object)..<end(of: object), text: JSONValue.object([]).written(as: form, margin: margin))
    ]
  }

  // MARK: Places

  private func start(of node: NodeID) -> Int { Int(tree.span(node).start) }
  private func end(of node: NodeID) -> Int { Int(tree.span(node).end) }
  private func empty(at offset: Int) -> Range<Int> { offset..<offset }

  /// The blanks at the start of the line of an offset.
  private func margin(of offset: Int) -> String {
    let next = firstPosition(in: breaks) { $0 >= offset }
    let line = next > 0 ? breaks[next - 1] + 1 : 0
    return String(decoding: bytes[line..<offset].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }

  private func isFirstOnLine(_ offset: Int) -> Bool {
    bytes[..<offset].last { $0 != 0x20 && $0 != 0x09 } == UInt8(ascii: "\n")
  }
}

/// The index of the first element of a sorted array that satisfies the predicate, as all after it do.
private func firstPosition<Element>(in elements: [Element], where isSo: (Element) -> Bool) -> Int {
  var range = elements.indices
  while !range.isEmpty {
    let middle = range.lowerBound + range.count / 2
    range = isSo(elements[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
  }
  return range.lowerBound
}

extension [UInt8] {
  /// The bytes after edits that do not overlap. Those at one place keep their order.
  func applying(_ edits: [JSONEdit]) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }
    for (_, edit) in ordered {
      result += self[position..<edit.range.lowerBound]
      result += edit.text.utf8
      position = edit.range.upperBound
    }
    return result + self[position...]
  }
}

/// A text as Xcode writes it: slashes and letters of all scripts as they are.
private func quoted(_ text: String) -> String {
  var quoted = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": quoted += "\\\""
    case "\\": quoted += "\\\\"
    case "\n": quoted += "\\n"
    case "\r": quoted += "\\r"
    case "\t": quoted += "\\t"
    case "\u{8}": quoted += "\\b"
    case "\u{C}": quoted += "\\f"
    case "\0"..."\u{1F}":
      let digits = String(scalar.value, radix: 16)
      quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: quoted.unicodeScalars.append(scalar)
    }
  }
  return quoted + "\""
}
