import FacetDiagnostics
import FacetFiles
import FacetIR
import FacetLanguage
import FacetSpec

/// A spec with `swift: Tag` in place of each element `Tag`, whose component has become a hand-written view.
///
///     - Tag: { title: content.title }      - swift: Tag
///                                            with: { _ title: content.title }
struct UseRewriting {
  /// The element of one component.
  private struct Use {
    var component: Component
    /// The name, which is a key unless it is the whole element.
    var name: NodeID
    var value: NodeID?
    /// The mapping of the element.
    var element: NodeID?
  }

  private struct Argument {
    var parameter: Parameter
    var key: NodeID
    var value: NodeID
  }

  /// A part of the result that is as it was.
  private struct Copy {
    var old: Int
    var new: Int
    var count: Int
  }

  private let tree: SourceTree
  private let source: [UInt8]
  /// The names of the views in Swift, by component.
  private let typeNames: [String: String]
  /// The elements by where they begin.
  private var uses: [Int: Use] = [:]
  private var copies: [Copy] = []
  private(set) var bytes: [UInt8] = []
  /// Why an element is left as it is, by where it begins.
  private(set) var obstacles: [Int: String] = [:]

  /// - Parameters:
  ///   - starts: Where the elements begin.
  ///   - components: The components by name.
  init?(
    _ source: [UInt8], of file: FileID, at starts: Set<Int>, _ components: [String: Component],
    typeNames: [String: String]
  ) {
    var diagnostics: [Diagnostic] = []
    guard let tree = SourceTree.read(yaml: source, file: file, diagnostics: &diagnostics), let root = tree.root else {
      return nil
    }
    self.tree = tree
    self.source = source
    self.typeNames = typeNames
    find(starts, components, from: root)
    copy(from: 0, to: source.count)
  }

  /// The place in the source of a place in the result.
  func original(of offset: Int) -> Int {
    guard let copy = copies.last(where: { $0.new <= offset }) else { return 0 }
    return copy.old + min(offset - copy.new, copy.count)
  }

  private mutating func find(_ starts: Set<Int>, _ components: [String: Component], from root: NodeID) {
    var pending = [root]
    while let node = pending.popLast() {
      switch tree.kind(node) {
      case .mapping:
        for (key, value) in tree.entries(of: node) {
          note(key, value, in: node, at: starts, components)
          pending.append(value)
        }
      case .sequence: pending += tree.elements(of: node)
      default: note(node, nil, in: nil, at: starts, components)
      }
    }
  }

  private mutating func note(
    _ name: NodeID, _ value: NodeID?, in element: NodeID?, at starts: Set<Int>, _ components: [String: Component]
  ) {
    let start = Int(tree.span(name).start)
    guard starts.contains(start), let component = components[tree.text(name)] else { return }
    uses[start] = Use(component: component, name: name, value: value, element: element)
  }

  // MARK: Writing

  private mutating func write(_ text: String) { bytes += Array(text.utf8) }

  /// Copies a part of the source, with the elements in it replaced.
  private mutating func copy(from start: Int, to end: Int) {
    var place = start
    for start in uses.keys.filter({ start <= $0 && $0 < end }).sorted() where start >= place {
      copyAsIs(from: place, to: start)
      place = uses[start].map { replace($0, at: start) } ?? start
    }
    copyAsIs(from: place, to: end)
  }

  /// What an alias stands for is elsewhere, so places can be in another order. Such a result is not understood, and not used.
  private mutating func copyAsIs(from start: Int, to end: Int) {
    if start >= end { return }
    copies.append(Copy(old: start, new: bytes.count, count: end - start))
    bytes += source[start..<end]
  }

  /// Returns where the source goes on.
  private mutating func replace(_ use: Use, at start: Int) -> Int {
    let nameEnd = Int(tree.span(use.name).end)
    guard let type = typeNames[use.component.name] else { return start }
    // The place of the result is that of the name.
    copies.append(Copy(old: start, new: bytes.count, count: nameEnd - start))
    guard let value = use.value, let element = use.element else {
      write("{ swift: \(type) }")
      return nameEnd
    }
    do throws(Obstacle) {
      let arguments = try arguments(of: use, value)
      write("swift: \(type)")
      let colon = source.dropFirst(nameEnd).firstIndex(of: UInt8(ascii: ":")).map { $0 + 1 } ?? nameEnd
      let isWritten = tree.kind(value) == .mapping && !arguments.isEmpty
      if isWritten, !isFlow(value) {
        writeBlock(arguments, from: colon, indent: column(of: start))
      } else {
        let line = "\n" + String(repeating: " ", count: column(of: start))
        writeFlow(arguments, separator: isFlow(element) ? ", " : line)
      }
      return max(end(of: value), colon)
    } catch {
      obstacles[start] = error.reason
      copies.removeLast()
      copyAsIs(from: start, to: nameEnd)
      return nameEnd
    }
  }

  private struct Obstacle: Error { var reason: String }

  /// The arguments in the order of the parameters.
  private func arguments(of use: Use, _ value: NodeID) throws(Obstacle) -> [Argument] {
    let type = typeNames[use.component.name] ?? ""
    if let element = use.element, tree.entries(of: element).contains(where: { tree.text($0.key) == "style" }) {
      throw Obstacle(reason: "'swift: \(type)' cannot choose a style: leave 'style' out")
    }
    let values = [(key: use.name, value: value)] + (tree.kind(value) == .mapping ? Array(tree.entries(of: value)) : [])
    // What an alias stands for is written before it.
    if values.contains(where: { tree.span($0.value).start < tree.span($0.key).end }) {
      throw Obstacle(reason: "write its arguments in place of an alias")
    }
    guard tree.kind(value) == .mapping else {
      if tree.kind(value).isScalar, ["", "null", "~"].contains(tree.text(value)) { return [] }
      throw Obstacle(reason: "write its arguments by name")
    }
    let text = text(of: value)
    if isFlow(value), text.contains(UInt8(ascii: "#")), text.contains(newline) {
      throw Obstacle(reason: "move the comments out of its arguments")
    }
    var arguments: [Argument] = []
    for (key, value) in tree.entries(of: value) {
      let name = tree.text(key)
      let known = use.component.parameters.first { $0.name == name || $0.history.formerName == name }
      guard let parameter = known else {
        throw Obstacle(reason: "write each of its arguments, in place of '\(name)'")
      }
      if case .viewOf(_) = parameter.type {
        throw Obstacle(reason: "'swift: \(type)' takes no views for a value, as '\(name)' is")
      }
      if parameter.isSlot, tree.kind(value).isScalar, tree.text(value) == "none" { continue }
      arguments.append(Argument(parameter: parameter, key: key, value: value))
    }
    let order = use.component.parameters.map(\.name)
    return arguments.sorted {
      order.firstIndex(of: $0.parameter.name) ?? 0 < order.firstIndex(of: $1.parameter.name) ?? 0
    }
  }

  /// `with: { _ title: content.title }, slots: { … }`
  private mutating func writeFlow(_ arguments: [Argument], separator: String) {
    for (key, isSlot) in Self.keys {
      let group = arguments.filter { $0.parameter.isSlot == isSlot }
      if group.isEmpty { continue }
      write("\(separator)\(key): { ")
      for (index, argument) in group.enumerated() {
        write((index > 0 ? ", " : "") + argument.parameter.argumentKey + ":")
        writeValue(of: argument)
      }
      write(" }")
    }
  }

  /// The same in lines, each with the comments above it and behind it.
  private mutating func writeBlock(_ arguments: [Argument], from colon: Int, indent: Int) {
    let written = arguments.sorted { tree.span($0.key).start < tree.span($1.key).start }
    var start = endOfLine(from: colon)
    copyAsIs(from: colon, to: start)
    var lines: [NodeID: (start: Int, end: Int)] = [:]
    for (index, argument) in written.enumerated() {
      let valueEnd = end(of: argument.value)
      let end = index + 1 < written.count ? endOfLine(from: valueEnd) : valueEnd
      lines[argument.key] = (start + 1, end)
      start = end
    }
    for (key, isSlot) in Self.keys {
      let group = arguments.filter { $0.parameter.isSlot == isSlot }
      if group.isEmpty { continue }
      write("\n" + String(repeating: " ", count: indent) + key + ":")
      for argument in group {
        guard let (start, end) = lines[argument.key] else { continue }
        write("\n")
        copyAsIs(from: start, to: Int(tree.span(argument.key).start))
        write(argument.parameter.argumentKey + ":")
        writeValue(of: argument, isBlock: true)
        copyAsIs(from: self.end(of: argument.value), to: end)
      }
    }
  }

  private static let keys = [("with", false), ("slots", true)]

  /// A slot that is handed on is an element: `{ slot: content.trailing }`.
  private mutating func writeValue(of argument: Argument, isBlock: Bool = false) {
    let isHandedOn =
      argument.parameter.isSlot && tree.kind(argument.value).isScalar
      && tree.text(argument.value).utf8.contains(UInt8(ascii: "."))
    // A mapping in lines begins in the next one.
    let start = Int(tree.span(argument.value).start)
    let line = endOfLine(from: Int(tree.span(argument.key).end))
    if isBlock, line < start { copyAsIs(from: line, to: start) } else { write(" ") }
    if isHandedOn { write("{ slot: ") }
    copy(from: start, to: end(of: argument.value))
    if isHandedOn { write(" }") }
  }

  // MARK: Places

  private let newline = UInt8(ascii: "\n")

  private func text(of node: NodeID) -> ArraySlice<UInt8> {
    let span = tree.span(node)
    return source[Int(span.start)..<Int(span.end)]
  }

  /// The end of a node without the line breaks behind it.
  private func end(of node: NodeID) -> Int {
    let text = text(of: node)
    return text.endIndex - text.reversed().prefix { $0 == newline || $0 == UInt8(ascii: " ") }.count
  }

  private func endOfLine(from place: Int) -> Int { source.dropFirst(place).firstIndex(of: newline) ?? source.count }

  private func column(of place: Int) -> Int { source.prefix(place).reversed().prefix { $0 != newline }.count }

  private func isFlow(_ node: NodeID) -> Bool {
    text(of: node).first == UInt8(ascii: "{")
  }
}

extension Parameter {
  fileprivate var isSlot: Bool { type == .view }

  /// `_ title`, `in bounds`, `tint`
  fileprivate var argumentKey: String {
    guard let label else { return "_ \(name)" }
    return label == name ? name : "\(label) \(name)"
  }
}
