import Testing

struct SubscriptFinderTests {
  /// Each with what is before it, for what holds there.
  @Test(arguments: [
    "let name = names[index]", "names[0]", "names[index + 1]", "names[names.count - 1].text = rest", "rest[start...]",
    "let (a, b) = (lists[first], lists[second])", "pieces.map { names[$0] }", "find(text)[0]", "table[row][column]",
    "guard parts.count == 2 || isShort, parts[1] == word else {",
    "text[text.startIndex]", "self[index]", "rest[..<end]", "path[...last]", "let next = names[index]",
    "if parts.count == 2 {\n  use(parts)\n}\nreturn parts[1]", "let first = isEmpty ? parts[0] : parts[1]",
    "guard parts.count == 2 else { return nil }\nparts.removeFirst()\nreturn parts[1]",
    "for index in names.indices {\n  others[index] = true\n}", "if parts.count > 1 {\n  show(parts[2])\n}",
    "for index in names.indices.dropLast() {\n  if names[index + 1] == last { return }\n}",
    "guard index < names.count,\n  isWhole || names[index].isEmpty\nelse { return }",
  ])
  func findsSubscriptsThatCanTrap(code: String) {
    #expect(!found(in: code).isEmpty)
  }

  @Test(arguments: [
    "let name = names[index]?.text ?? \"\"", "node.children[position]?.isLast == true", "if let name = known[index] {",
    "guard let name = known[index], isNew else {",
    "known[name, default: []].append(index)", "known[name] = nil", "if known[name] == nil { return }",
    "view[keyPath: path] = value", "parts[.value]", "bytes[...]", "self[StyleKey.self]", "known[\"name\"]",
    "var names: [Int] = []",
    "let names = [String: [Int]]()", "{ [weak self] in self?.draw() }", "@Test(arguments: [1, 2])",
    "guard case .text(let text)? = values[name] else { return }", "let text = \"names[0]\"",
    "let counts: [String: Int] = [:]\nlet count = counts[name]",
    "func add(_ counts: [Name: Int]) {\n  total += counts[name]\n}",
    "guard parts.count == 2 else { return nil }\nreturn parts[1]", "parts.count > 1 ? parts[1] : nil",
    "if parts.count == 2 {\n  use(parts[1])\n}", "guard let text,\n  parts.count == 2\nelse { return }\nuse(parts[0])",
    "if text.isEmpty,\n  parts.count == 2\n{\n  use(parts[0])\n}", "names.isEmpty ? nil : names[0]",
    "for index in names.indices {\n  if isNew { names[index] = text }\n}", "names.indices.filter { names[$0] == text }",
    "for (index, name) in names.enumerated() {\n  names[index] = name.lowercased()\n}",
  ])
  func leavesOutWhatCannot(code: String) {
    #expect(found(in: code).isEmpty)
  }

  /// In a list of optionals, nil is a value.
  @Test func findsListsOfOptionals() {
    #expect(found(in: "var places: [Int?] = []\nreturn places[index] ?? 0") == ["places[index]"])
    #expect(found(in: "var places = [Int?](repeating: nil, count: 2)\nplaces[index] = nil") == ["places[index]"])
  }

  /// A name can be that of a list in one function and of a dictionary in another one.
  @Test func findsWhatCanBeEither() {
    let code = "func a(_ names: [String: Int]) {}\nfunc b(_ names: [Int]) {\n  use(names[index])\n}"
    #expect(found(in: code) == ["names[index]"])
  }

  private func found(in code: String) -> [String] {
    let lines = CodeLine.all(code.split(separator: "\n", omittingEmptySubsequences: false))
    let names = DeclaredLists(lines)
    let finder = SubscriptFinder(DeclaredLists(file: names, module: names, all: names))
    return lines.indices.flatMap { finder.found(in: lines, at: $0) }
  }
}
