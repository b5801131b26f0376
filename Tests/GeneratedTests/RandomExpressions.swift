/// Expressions of the language, well-typed and otherwise as they come. The same seed gives the same expressions.
struct RandomExpressions {
  enum Kind: String, CaseIterable {
    case int = "Int"
    case double = "Double"
    case bool = "Bool"
    case string = "String"
  }

  private var generator: Generator

  init(seed: UInt64) { generator = Generator(state: seed) }

  /// What the expressions are about.
  static let parameters = """
      a: Int
      b: Int
      x: Double
      y: Double
      p: Bool
      s: String
      maybe: Int?
      perhaps: Double?
      name: String?
      kind: Kind
      other: Kind?
      within: Range<Int>
      beyond: Range<Double>
      list: Array<Int>
      words: Array<String>
      grid: Array<Array<Int>>
      person: Person?
      people: Array<Person>
    """

  mutating func next(_ kind: Kind, depth: Int) -> String {
    switch kind {
    case .int: int(depth)
    case .double: double(depth)
    case .bool: bool(depth)
    case .string: string(depth)
    }
  }

  private mutating func int(_ depth: Int) -> String {
    if depth == 0 {
      return pick(["a", "b", "0", "1", "7", "-3", "9223372036854775807", "within.lower", "within.upper"])
    }
    let operand = depth - 1
    switch roll(17) {
    case 16: return "(if let m = maybe then \(pick(["m", "m + \(int(0))", "min(m, a)"])) else \(int(operand)))"
    case 14: return "\(list(operand)).count"
    case 15: return "(\(pick(["first", "last"]))(\(list(operand))) ?? a)"
    case 10: return "Int(\(double(operand)))"
    case 11: return pick(["(list.first ?? a)", "(last(list) ?? b)", "(person?.age ?? a)", "(person?.box.depth ?? b)"])
    case 12: return "count(prefix(\(pick(["list", "s", "grid"])), \(int(operand))))"
    case 13: return pick(["list.count", "s.count", "(grid.first?.count ?? a)", "(words.last?.count ?? b)"])
    case 0, 1: return "\(int(operand)) \(pick(["+", "-", "*"])) \(int(operand))"
    case 2: return "(\(int(operand))) \(pick(["/", "%"])) \(pick(["a", "b", "(a - b)", "2", "-1"]))"
    case 3: return "-(\(int(operand)))"
    case 4: return "\(pick(["min", "max"]))(\(int(operand)), \(int(operand)))"
    case 5: return "clamp(\(int(operand)), \(int(operand)), \(int(operand)))"
    case 6: return "abs(\(int(operand)))"
    case 7: return pick(["count(list)", "count(s)", "count(\(string(operand)))"])
    case 8: return "(maybe ?? \(int(0)))"
    default: return choice(int(operand), int(operand), operand)
    }
  }

  private mutating func double(_ depth: Int) -> String {
    if depth == 0 { return pick(["x", "y", "0.5", "-2.25", "x", "1e300", "beyond.lower", "beyond.upper"]) }
    let operand = depth - 1
    switch roll(12) {
    case 11: return "(if let q = perhaps then q * \(double(0)) else \(double(operand)))"
    case 8: return "Double(\(int(operand)))"
    case 9: return "rounded(\(double(operand)))"
    case 10:
      let rule = pick(["up", "down", "towardZero", "awayFromZero", "toNearestOrEven", "toNearestOrAwayFromZero"])
      return "rounded(\(double(operand)), \(rule))"
    case 0, 1: return "\(double(operand)) \(pick(["+", "-", "*"])) \(double(operand))"
    case 2: return "(\(double(operand))) / \(pick(["x", "y", "(x - y)", "2"]))"
    case 3: return "-(\(double(operand)))"
    case 4: return "\(pick(["min", "max"]))(\(double(operand)), \(double(operand)))"
    case 5: return "clamp(\(double(operand)), \(double(operand)), \(double(operand)))"
    case 6: return pick(["abs(\(double(operand)))", "(perhaps ?? \(double(0)))"])
    default: return choice(double(operand), double(operand), operand)
    }
  }

  private mutating func bool(_ depth: Int) -> String {
    if depth == 0 {
      return pick([
        "p", "true", "maybe == nil", "name != nil", "kind == first", "other == last", "other != kind", "isEmpty(list)",
        "within == 0...", "beyond != ...2.5", "list == [1, 2]", "maybe == 3", "s.isEmpty",
        "person?.name == nil", "person?.age != 3", "grid.isEmpty", "contains([first, last], kind)",
        "contains(grid, list)",
      ])
    }
    let operand = depth - 1
    let comparison = pick(["<", "<=", ">", ">=", "==", "!="])
    switch roll(10) {
    case 8: return "\(list(operand)).contains(\(int(operand)))"
    case 9: return "\(list(operand)) == \(list(operand))"
    case 6: return "contains(list, \(int(operand)))"
    case 7: return "contains(\(string(operand)), \(string(operand)))"
    case 0: return "(\(bool(operand))) \(pick(["and", "or"])) (\(bool(operand)))"
    case 1: return "not (\(bool(operand)))"
    case 2: return "(\(int(operand))) \(comparison) (\(int(operand)))"
    case 3: return "(\(double(operand))) \(comparison) (\(double(operand)))"
    case 4: return pick(["isEmpty(\(string(operand)))", "\(string(operand)) == \(string(operand))"])
    default: return choice(bool(operand), bool(operand), operand)
    }
  }

  private mutating func string(_ depth: Int) -> String {
    if depth == 0 { return pick(["s", "\"\"", "\"Straße 👩‍👧\"", "\"{{a}}\"", "(name ?? \"none\")"]) }
    let operand = depth - 1
    switch roll(8) {
    case 7: return "\(texts(operand)).joined(\(string(operand)))"
    case 4: return "joined(words, \(string(operand)))"
    case 5: return "(\(string(operand)) + \(string(operand)))"
    case 6: return pick(["prefix(\(string(operand)), \(int(operand)))", "(person?.name ?? s)", "(words.first ?? s)"])
    case 0: return "\"<{\(int(operand))} {\(double(operand))}>\""
    case 1: return "\"{\(bool(operand))}\""
    case 2: return "\(pick(["uppercased", "lowercased"]))(\(string(operand)))"
    default: return choice(string(operand), string(operand), operand)
    }
  }

  private mutating func list(_ depth: Int) -> String {
    if depth == 0 {
      return pick(["list", "words.map(count)", "map(grid, count)", "people.map(box.depth)", "(grid.first ?? list)"])
    }
    return changed(list(depth - 1), int(depth - 1))
  }

  private mutating func texts(_ depth: Int) -> String {
    if depth == 0 { return pick(["words", "people.map(name)", "map(people, name)"]) }
    return changed(texts(depth - 1), string(depth - 1))
  }

  private mutating func changed(_ list: String, _ element: String) -> String {
    let function = pick(["appending", "removing", "toggling"])
    return pick(["\(function)(\(list), \(element))", "\(list).\(function)(\(element))"])
  }

  private mutating func choice(_ then: String, _ otherwise: String, _ depth: Int) -> String {
    "(if \(bool(depth)) then \(then) else \(otherwise))"
  }

  private mutating func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &generator) }
  private mutating func pick(_ choices: [String]) -> String { choices[roll(choices.count)] }
}

/// SplitMix64 (Steele, Lea and Flood, 2014).
struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
