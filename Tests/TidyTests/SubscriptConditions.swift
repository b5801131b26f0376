/// What holds at a subscript, by the code before it: the conditions, loops and guards around it.
struct SubscriptConditions {
  private let lines: [CodeLine]
  private let number: Int
  private let list: String
  private let before: String
  /// The lines around it that mention the list.
  private var around: [Int] = []

  /// - Parameter before: The code before the list in its own line.
  init(_ lines: [CodeLine], above number: Int, before: String, list: String) {
    self.lines = lines
    self.number = number
    self.list = list
    self.before = before
    // Behind a colon, the condition may be the one that does not hold.
    if !lines[number].code.hasPrefix(": ") { addLines() }
  }

  private mutating func addLines() {
    var indentation = lines[number].indentation
    // Further lines of a statement, until its first one says whether it holds here.
    var further: [Int] = []
    var isBlock = false
    for index in lines.indices[..<number].reversed() where !lines[index].code.isEmpty {
      let line = lines[index]
      if line.indentation > indentation {
        further.append(index)
      } else if line.indentation < indentation {
        indentation = line.indentation
        isBlock = line.code == "{"
        further = []
        if line.code == "else {" { return }
        add(index)
      } else {
        if isBlock || line.code.hasPrefix("guard ") {
          for other in [index] + further { add(other) }
        }
        isBlock = line.code == "else {"
        if !isBlock { further = [] }
      }
      if line.startsFunction { return }
    }
  }

  private mutating func add(_ index: Int) {
    if lines[index].says(list) { around.append(index) }
  }

  /// Whether the index of a subscript is one of its list, which keeps its length in between.
  func hold(_ place: Subscript) -> Bool {
    says(before, that: place) || around.contains { says(lines[$0].code, that: place) && !changes(from: $0) }
  }

  private func says(_ code: String, that place: Subscript) -> Bool {
    let index = place.index
    if let least = Int(index).map({ $0 + 1 }) ?? (index == "\(list).count - 1" ? 1 : nil) {
      return holds(atLeast: least, in: code)
    }
    if index == "$0" { return code.says(word: "\(list).indices.") }
    guard index.utf8.allSatisfy(isPartOfName) else { return false }
    return code.says(word: "for \(index) in \(list).indices") || code.says(word: "for \(index) in 0..<\(list).count")
      || code.says(word: "\(list).indices.contains(\(index))")
      || code.contains("for (\(index), ") && code.says(word: "\(list).enumerated()")
      || code.contains("{ \(index) in") && code.says(word: "\(list).indices.")
  }

  private func holds(atLeast least: Int, in code: String) -> Bool {
    if least == 1, code.contains("\(list).isEmpty") {
      if code.says(word: "\(list).isEmpty ? "), code.contains(" : ") { return true }
      if code.says(word: "\(list).isEmpty || ") { return true }
      if code.contains("!\(list).isEmpty"), !code.contains("||") { return true }
    }
    if !code.contains("\(list).count ") || code.contains("||") { return false }
    for match in code.matches(of: Pattern.count) where match.1 == list {
      guard let count = Int(match.3), !code[match.range.upperBound...].contains(" : ") else { continue }
      if (match.2 == ">" ? count + 1 : count) >= least { return true }
    }
    return false
  }

  /// Whether the block of a line, or what follows it up to the subscript, sets or shortens the list.
  private func changes(from first: Int) -> Bool {
    let end = lines[number...].firstIndex { !$0.code.isEmpty && $0.indentation <= lines[first].indentation } ?? number
    return lines[first...max(number, end)].contains { line in
      line.says(list)
        && ["\(list) = ", "\(list).remove", "\(list).pop", "\(list).replace"].contains { line.says(nameIn: $0) }
    }
  }
}
