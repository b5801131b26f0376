/// The names that some lines give to dictionaries and to lists, by their declarations. One can be both, in two functions.
struct DeclaredLists {
  private(set) var dictionaries: Set<Substring> = []
  private(set) var listsOfOptionals: Set<Substring> = []
  private var lists: Set<Substring> = []

  init(_ lines: some Sequence<CodeLine>) {
    for line in lines where line.says(": [") || line.says("= ") { add(line) }
  }

  /// The names of some files together.
  init(_ files: some Sequence<DeclaredLists>) {
    for file in files {
      dictionaries.formUnion(file.dictionaries)
      lists.formUnion(file.lists)
      listsOfOptionals.formUnion(file.listsOfOptionals)
    }
  }

  /// The names of a file: what its own lines say decides, and after them those of the module.
  ///
  /// - Parameter all: Those of all modules.
  init(file: DeclaredLists, module: DeclaredLists, all: DeclaredLists) {
    dictionaries = file.dictionaries.union(module.dictionaries.subtracting(module.lists)).subtracting(file.lists)
    listsOfOptionals = all.listsOfOptionals
  }

  private mutating func add(_ line: CodeLine) {
    if line.says(": [") || line.says("= [") {
      addBrackets(line.code, declares: line.startsFunction || line.says("case "))
    }
    guard line.says("let ") || line.says("var "),
      let match = line.code.firstMatch(of: Pattern.value)
    else { return }
    if match.2.hasPrefix("[:]") || match.2.hasPrefix("Dictionary") || match.2.hasSuffix("?? [:]") {
      dictionaries.insert(match.1)
    } else if match.2.contains(Pattern.list) {
      lists.insert(match.1)
    }
    if match.2.contains("repeating: nil") { listsOfOptionals.insert(match.1) }
  }

  private mutating func addBrackets(_ code: String, declares: Bool) {
    for match in code.matches(of: Pattern.brackets) {
      guard let (isOfKeys, isOfOptionals) = Self.kind(of: code[match.range.upperBound...]) else { continue }
      if !isOfKeys {
        lists.insert(match.2)
        if isOfOptionals { listsOfOptionals.insert(match.2) }
      } else if declares || match.1 != nil {
        dictionaries.insert(match.2)
      }
    }
  }

  /// What is between brackets: keys and values, or the parts of a list. Nil if they go on in the next line.
  private static func kind(of code: Substring) -> (isOfKeys: Bool, isOfOptionals: Bool)? {
    var depth = 0
    var last: Character = " "
    for character in code {
      if "([{<".contains(character) { depth += 1 }
      if depth == 0, character == ":" { return last == " " ? nil : (true, false) }
      if depth == 0, character == "]" { return (false, last == "?") }
      if ")]}".contains(character) || character == ">" && last != "-" { depth -= 1 }
      last = character
    }
    return nil
  }
}
