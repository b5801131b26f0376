import FacetLanguage
import FacetSpec
import SpecMutation

/// A spec for each row of the grammar, made from the grammar: the least that has the row's key in its place.
///
/// It can be read; what its expressions name need not exist.
struct GrammarExample: Sendable {
  /// `'frame'.width`
  let row: String
  let file: SpecText

  /// One for each place of each row.
  static let all: [GrammarExample] = {
    var component = Collector(root: Grammar.component, path: "a.component.yaml")
    component.add(rowsOf: Grammar.component) { $0 }
    // What a screen has in common with a component is read by the same code.
    var screen = Collector(root: Grammar.screen, path: "a.screen.yaml", besides: component)
    screen.add(rowsOf: Grammar.screen) { $0 }
    var project = Collector(root: Grammar.project, path: "facet.yaml")
    project.add(rowsOf: Grammar.project) { $0 }
    return component.examples + screen.examples + project.examples
  }()
}

/// What stands in a file, to be written as YAML.
indirect enum SpecNode: Sendable {
  case scalar(String)
  case mapping([(String, SpecNode)])
  case list([SpecNode])

  func lines(_ column: Int) -> String {
    let indent = String(repeating: " ", count: column)
    switch self {
    case .scalar(let text): return " \(text)\n"
    case .mapping(let entries):
      return "\n" + entries.map { "\(indent)\($0.0):\($0.1.lines(column + 2))" }.joined()
    case .list(let elements):
      return "\n" + elements.map { "\(indent)-\($0.lines(column + 2))" }.joined()
    }
  }
}

extension ValueShape {
  /// The least that may stand here. Where that is not known it is an expression, and the test says whether it can be.
  func example(_ key: Keyword) -> SpecNode? {
    switch self {
    case .text where key == .baseline: .scalar("1")
    case .text, .textOr, .texts: .scalar("words")
    case .name: .scalar("Name")
    case .word(let list), .wordOr(let list, _), .wordOrExpression(let list): .scalar(list.words[0])
    case .flag, .condition: .scalar("true")
    case .number: .scalar("1")
    case .data: .list([.scalar("zork")])
    case .type: .scalar("Int")
    case .duration: .scalar("1s")
    case .declaration: .scalar("Int = 1")
    case .statements: .scalar("zork = 1")
    case .element, .elements: .mapping([("text", .scalar("zork"))])
    case .style: .scalar("default")
    case .shape(let shape), .mappings(let shape): shape.example(with: nil)
    case .arguments: .mapping([("zork", .scalar("1"))])
    case .list(of: let value): value.example(key).map { .list([$0]) }
    case .namedOr(let shape, _): shape.example(with: nil)
    case .named(let value): value.example(key).map { .mapping([("zork", $0)]) }
    default: .scalar("zork")
    }
  }
}

extension Row {
  var example: SpecNode? { value.example(key) }
}

extension Shape {
  /// What it must have, and one row more; nil where one of these has no example.
  func example(with row: Row?, _ value: SpecNode? = nil) -> SpecNode? {
    var entries: [(String, SpecNode)] = []
    for other in rows
    where isNeeded(other, by: row) || other.key == row?.key || isEnough(besides: entries.count, for: row) {
      guard let example = other.key == row?.key ? value ?? other.example : example(of: other, besides: row) else {
        return nil
      }
      entries.append((other.key.text, example))
    }
    return .mapping(entries)
  }

  /// A component has styles, or draws itself. A screen has sections, or a body. Only a grid has columns.
  private func isNeeded(_ other: Row, by row: Row?) -> Bool {
    let hasBody = row?.key.key == .body
    let drawsItself = row?.key.key == .style || hasBody
    return other.isRequired || name == Grammar.component.name && other.key == .styles && !drawsItself
      || name == Grammar.screen.name && other.key == .sections && !hasBody
      || other.key == .layout && isOfGrid(row)
  }

  private func example(of other: Row, besides row: Row?) -> SpecNode? {
    other.key == .layout && isOfGrid(row) ? .scalar("grid") : other.example
  }

  private func isOfGrid(_ row: Row?) -> Bool { name == Grammar.section.name && row?.key.key == .columns }

  /// Nothing in it is required, but something has to stand there.
  private func isEnough(besides count: Int, for row: Row?) -> Bool {
    row == nil && count == 0 && !rows.contains(where: \.isRequired)
  }
}

/// Walks the grammar from a root; `wrap` puts what stands in a shape into the file around it.
private struct Collector {
  let root: Shape
  let path: String
  var examples: [GrammarExample] = []
  private var visited: Set<String> = []

  init(root: Shape, path: String, besides other: Collector? = nil) {
    self.root = root
    self.path = path
    visited = other?.visited ?? []
  }

  mutating func add(rowsOf shape: Shape, _ wrap: @escaping (SpecNode) -> SpecNode) {
    guard visited.insert(shape.name).inserted else { return }
    for row in shape.rows {
      add(row, in: shape.name, shape.example(with: row), wrap)
      add(inside: row.value) { value in wrap(shape.example(with: row, value) ?? value) }
    }
  }

  private mutating func add(inside value: ValueShape, _ wrap: @escaping (SpecNode) -> SpecNode) {
    switch value {
    case .shape(let shape), .expressionOr(_, let shape), .wordOr(_, let shape), .textOr(let shape):
      add(rowsOf: shape, wrap)
    case .declaration(let shape): add(rowsOf: shape, wrap)
    case .statements: add(rowsOf: Grammar.longAction, wrap)
    case .element, .elements: addElements(wrap)
    case .list(of: let value): add(inside: value) { wrap(.list([$0])) }
    case .expressionOrList(_, of: let shape), .mappings(let shape): add(rowsOf: shape) { wrap(.list([$0])) }
    case .named(let value): add(inside: value) { wrap(.mapping([("zork", $0)])) }
    case .namedOr(let shape, let value):
      add(rowsOf: shape, wrap)
      add(inside: value) { wrap(.mapping([("zork", $0)])) }
    default: break
    }
  }

  private mutating func addElements(_ wrap: @escaping (SpecNode) -> SpecNode) {
    guard visited.insert("elements").inserted else { return }
    for element in Grammar.elements {
      add(element.principal, in: "elements", element.example(with: nil), wrap)
      for row in element.arguments.rows {
        add(row, in: element.arguments.name, element.example(with: row), wrap)
        add(inside: row.value) { wrap(element.example(with: row, $0) ?? $0) }
      }
    }
    for row in Grammar.componentElement.rows + Grammar.modifiers.rows {
      let entries: (SpecNode) -> SpecNode = {
        .mapping([("Zork", .mapping([("a", .scalar("1"))])), (row.key.text, $0)])
      }
      add(row, in: "modifiers", row.example.map(entries), wrap)
      add(inside: row.value) { wrap(entries($0)) }
    }
  }

  private mutating func add(
    _ row: Row, in shape: String, _ example: SpecNode?, _ wrap: (SpecNode) -> SpecNode
  ) {
    let text = example.map { String(wrap($0).lines(0).dropFirst()) } ?? ""
    examples.append(
      GrammarExample(row: "\(shape).\(row.key.text)", file: SpecText(path: path, bytes: Array(text.utf8), root: root)))
  }
}

extension ElementKind {
  fileprivate func example(with row: Row?, _ value: SpecNode? = nil) -> SpecNode? {
    let nothing = SpecNode.scalar("")
    guard let first = principal.isRequired ? principal.example : nothing,
      case .mapping(let rest)? = Shape.example(of: arguments, with: row, value)
    else { return nil }
    return .mapping([(principal.key.text, first)] + rest)
  }
}

extension Shape {
  /// The same, and nothing where nothing is required.
  fileprivate static func example(of shape: Shape, with row: Row?, _ value: SpecNode?) -> SpecNode? {
    if row == nil, !shape.rows.contains(where: \.isRequired) { return .mapping([]) }
    return shape.example(with: row, value)
  }
}
