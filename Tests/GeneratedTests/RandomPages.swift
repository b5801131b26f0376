import FacetIR
import FacetLanguage
import SeededRandom

/// Pages of the components of a design, most of them with something wrong.
struct RandomPages {
  private let components: [Component]
  private let design: Design
  private var random: SeededRandom

  init(design: Design, seed: UInt64) {
    self.design = design
    components = design.components.filter { $0.serverDriven != nil }
    random = SeededRandom(seed: seed)
  }

  mutating func page() -> String {
    let sections = (0..<Int.random(in: 1...3, using: &random)).map { index -> String in
      let layout = pick(["\"list\"", "\"row\"", #"{"type": "grid", "columns": 2, "spacing": 4}"#, "\"stack\"", "3"])
      let fallback = chance(6) ? ", \"fallback\": \(self.fallback(depth: 2))" : ""
      return "{\"id\": \"s\(index)\", \"layout\": \(layout)\(fallback), \"components\": \(list(depth: 0))}"
    }
    return "{\"id\": \"p\", \"sections\": [\(sections.joined(separator: ", "))]}"
  }

  private mutating func list(depth: Int) -> String {
    let count = Int.random(in: 0...(depth == 0 ? 5 : 2), using: &random)
    return "[" + (0..<count).map { _ in component(depth: depth) }.joined(separator: ", ") + "]"
  }

  private mutating func component(depth: Int) -> String {
    if chance(25) { return pick(["null", "7", "{}", "[]", #"{"type": 1}"#]) }
    let component = pick(components)
    let type = chance(15) ? "confetti" : component.serverDriven?.type ?? ""
    var fields = ["\"type\": \(type.debugDescription)"]
    if !chance(12) { fields.append("\"id\": \"\(Int.random(in: 0..<40, using: &random))\"") }
    if chance(10) { fields.append("\"requires\": {\"maps\": \"2\"}") }
    if chance(8) { fields.append("\"fallback\": \(fallback(depth: depth + 1))") }
    if chance(10) { fields.append("\"later\": 1") }
    fields += members(component.wireFields, depth: depth)
    return "{" + fields.joined(separator: ", ") + "}"
  }

  private mutating func fallback(depth: Int) -> String { chance(3) ? "\"drop\"" : component(depth: min(depth, 3)) }

  private mutating func members(_ fields: [WireField], depth: Int) -> [String] {
    fields.compactMap { field in
      if field.isOptional ? chance(2) : chance(30) { return nil }
      let name = field.formerName.map { chance(3) ? $0 : field.name } ?? field.name
      return "\"\(name)\": \(value(field.shape, depth: depth))"
    }
  }

  private mutating func value(_ shape: WireShape, depth: Int) -> String {
    if chance(20) { return pick(["null", "3", "-0.5", "true", "\"odd\"", "[]", "{}", "[null, 1, \"a\"]"]) }
    switch shape {
    case .string, .text: return pick(["\"Lisbon\"", "\"\"", #""\u00e9\ud83c\udf0a""#, "\"two words\""])
    case .icon, .image: return pick(["\"star\"", "\"cabin\""])
    case .int: return pick(["0", "-7", "2.0", "1e2", "40", "9223372036854775807"])
    case .double, .length: return pick(["0", "8", "12.5", "1e1"])
    case .duration: return pick(["0", "1.5", "90"])
    case .bool: return pick(["true", "false"])
    case .date: return pick(["\"2026-05-01\"", "\"2026-05-01T10:30:00Z\"", "\"2026-02-30\""])
    case .url: return pick(["\"https://example.com/a?b=c\"", "\"a b\""])
    case .action: return pick([#"{"type": "open"}"#, #"{"type": "save", "destination": {"type": "stay"}}"#])
    case .components: return depth < 3 ? list(depth: depth + 1) : "[]"
    case .array(let element):
      let count = Int.random(in: 0...3, using: &random)
      return "[" + (0..<count).map { _ in value(element, depth: depth + 1) }.joined(separator: ", ") + "]"
    case .declared(let type):
      guard let declaration = design.type(type)
      else { return "null" }
      if case .enumeration(let cases) = declaration.shape { return chance(4) ? "\"odd\"" : "\"\(pick(cases))\"" }
      return depth < 6 ? "{" + members(declaration.wireFields, depth: depth + 1).joined(separator: ", ") + "}" : "{}"
    }
  }

  /// True in one of so many cases.
  private mutating func chance(_ cases: Int) -> Bool { Int.random(in: 0..<cases, using: &random) == 0 }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &random)]
  }
}
