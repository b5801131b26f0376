/// A project that grows in one respect: its files by their paths, for any size.
///
/// There is one for everything that a project can have many of, or a long or a deep one of. Together with what reads it,
/// each must take time and memory in proportion to its size, or be refused by a limit.
package struct GrowingInput: Sendable {
  /// How much there is to do for a size.
  enum Growth {
    case linearly, quadratically, exponentially
  }

  package let name: String
  /// The largest size that the limits of a project accept, where they say less than the bytes of the input do.
  package let most: Int?
  /// The largest size that is asked for, to see that a limit refuses it, where it is not that of the bytes.
  private let beyond: Int?
  /// What reads it, in this order.
  package let commands: [[String]]
  private let growth: Growth
  private let makeFiles: @Sendable (Int) -> [String: String]
  private let makeVersions: @Sendable (Int) -> [[String: String]]

  /// - Parameters:
  ///   - commands: What reads it beside the commands that read every project.
  ///   - onlyCommands: What reads it in place of all those.
  ///   - versions: The files that each commit changes, a day after the one before; the files themselves by default.
  init(
    _ name: String, most: Int? = nil, beyond: Int? = nil, commands: [[String]] = [], onlyCommands: [[String]]? = nil,
    growing growth: Growth = .linearly, versions: (@Sendable (Int) -> [[String: String]])? = nil,
    files: @escaping @Sendable (Int) -> [String: String]
  ) {
    self.name = name
    self.most = most
    self.beyond = beyond
    self.commands = onlyCommands ?? Self.commands + commands
    self.growth = growth
    makeFiles = files
    makeVersions = versions ?? { [files($0)] }
  }

  /// How much a size asks for, in any unit.
  package func amount(_ size: Int) -> Double {
    switch growth {
    case .linearly: Double(size)
    case .quadratically: Double(size) * Double(size)
    case .exponentially: Double(1 << min(size, 62))
    }
  }

  package func files(_ size: Int) -> [String: String] {
    makeFiles(size).merging(["facet.yaml": Self.project()]) { own, _ in own }
  }

  /// The history of the files, from the first commit.
  package func versions(_ size: Int) -> [[String: String]] { makeVersions(size) }

  package func bytes(_ size: Int) -> Int {
    max(Self.bytes(makeFiles(size)), makeVersions(size).reduce(0) { $0 + Self.bytes($1) })
  }

  private static func bytes(_ files: [String: String]) -> Int { files.values.reduce(0) { $0 + $1.utf8.count } }

  /// The largest size whose files have no more than `bytes` bytes. Files grow with the size, if not evenly.
  package func size(of bytes: Int) -> Int {
    var (fits, exceeds) = (1, 2)
    if let beyond, self.bytes(beyond) <= bytes { return beyond }
    while exceeds < bytes, self.bytes(exceeds) <= bytes { (fits, exceeds) = (exceeds, exceeds * 2) }
    while fits + 1 < exceeds {
      let middle = (fits + exceeds) / 2
      if self.bytes(middle) <= bytes { fits = middle } else { exceeds = middle }
    }
    return fits
  }

  /// The project file that all have in common, with `lines` added.
  static func project(_ lines: String = "") -> String {
    """
    facet: 1
    module: Sample
    specs: .
    output:
      swift: ../generated/Swift
      snapshots: ../generated/Snapshots
      schema: ../generated/Schema
    \(lines)
    """
  }

  package static let all =
    structure + declarations + variants + elements + texts + expressions + tokens + strings + screens + servers
    + mistakes + recorded + histories + inThemselves

  /// Everything that can stand within itself.
  ///
  /// What bounds the functions that call themselves over it:
  ///
  /// - YAML, JSON, String Catalogs and token groups: `Limit.depth`, in the readers. Nothing behind them counts again.
  /// - Expressions and types: `Limit.expressionDepth` for brackets, `Limit.operators` for sums and members. The length
  ///   of the value of a name counts with it.
  /// - Elements, parts and slots: `Limit.elementDepth`. Components: `Limit.componentDepth`, which the rules that follow
  ///   components count as well, because they run beside the rule that reports it.
  /// - Tokens: `Limit.pointerReferences`, `Limit.setReferences`, `Limit.arithmeticReferences`, also for colors of other
  ///   colors, `Limit.arithmeticDepth` and `Limit.groupReferences`. Aliases are followed in a loop.
  /// - Structs within others: no limit. They are searched without recursion, and each is entered once.
  package static let inThemselves = nestedExpressions + nestedElements + nestedDeclarations

  /// Those without a mistake up to their largest size.
  package static let accepted = declarations + variants + elements + texts + screens + servers + inThemselves

  /// What every project is read by. `OUT` stands for a folder that is not there yet.
  package static let commands: [[String]] = [
    ["check"], ["check", "--format", "json"], ["check", "--format", "sarif"],
    ["check", "--format", "github"], ["check", "--format", "junit"], ["check", "--fix", "--dry-run"],
    ["format", "--check"], ["format", "--diff"], ["generate"], ["generate", "--check"],
    ["snapshot", "accept", "--all"], ["snapshot", "check"], ["render", "Card"], ["render", "Card", "--matrix"],
    ["render", "Card", "--svg"], ["render", "Card", "--frames"], ["site", "OUT"], ["dump"],
    ["dump", "--type", "summary"], ["ls"], ["ls", "variants"], ["report", "lines"], ["report", "coverage"],
    ["report", "budgets"], ["report", "limits"], ["report", "compare", "Card", "Card"], ["report", "migration"],
    ["report", "adoption"], ["strings", "--check"], ["breaking"], ["snapshot", "prune"],
  ]
}

// MARK: Text of specs

/// A component `Card` without styles.
struct Card {
  /// Lines of the spec in front of its body.
  var declarations = ""
  var body = "{ text: \"Hello\" }"
  var sample: String?
  var variants = "  Default:\n"
  var after = ""

  var text: String { text(named: "Card") }

  func text(named name: String) -> String {
    "component: \(name)\n\(declarations)style: none\nbody:\(body.contains("\n") ? body : " " + body)\n"
      + (sample.map { "sample: { \($0) }\n" } ?? "") + "variants:\n\(variants)\(after)"
  }

  var files: [String: String] { ["card.component.yaml": text] }
}

/// One line or more for each number below `count`.
func lines(_ count: Int, _ line: (Int) -> String) -> String {
  var text = ""
  for number in 0..<count { text += line(number) }
  return text
}

/// The text of each number below `count`, with commas between them.
func list(_ count: Int, _ item: (Int) -> String) -> String { (0..<count).map(item).joined(separator: ", ") }

/// `inner` inside of `count` others, of which the outermost is made last.
func nested(_ count: Int, in inner: String, _ around: (String) -> String) -> String {
  (0..<count).reduce(inner) { inner, _ in around(inner) }
}

/// Words for a text of about `bytes` bytes.
func words(_ bytes: Int) -> String {
  let words = ["amber", "birch", "cedar", "delta", "a", "ember", "fjord", "of", "harbor", "inlet"]
  var text = ""
  var number = 0
  while text.utf8.count < bytes {
    text += (text.isEmpty ? "" : " ") + words[number * 7 % 10]
    number += 1
  }
  return text
}

/// A name of letters for each number.
func letters(_ number: Int) -> String {
  var (rest, name) = (number, "")
  repeat {
    name.unicodeScalars.append(Unicode.Scalar(UInt8(97 + rest % 26)))
    rest /= 26
  } while rest > 0
  return name
}
