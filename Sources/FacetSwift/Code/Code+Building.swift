extension Code {
  /// One below the other.
  static func lines(_ lines: [Code]) -> Code { joined(lines, by: .line) }

  /// Declarations, with a blank line between each two.
  static func paragraphs(_ paragraphs: [Code]) -> Code { joined(paragraphs, by: .sequence([.line, .line])) }

  /// `head {`, `body`, `}`.
  static func block(_ head: Code, _ body: Code) -> Code {
    body.isEmpty ? "\(head) {}" : "\(head) {\(.indented("\(.line)\(body)"))\(.line)}"
  }

  /// `head { body }`, on one line if it fits.
  static func shortBlock(_ head: Code, _ body: Code) -> Code {
    .group("\(head) {\(.indented("\(.softLine(flat: " "))\(body)"))\(.softLine(flat: " "))}")
  }

  /// `name(a, b)`, or one argument a line.
  static func call(_ name: Code, _ arguments: [Code]) -> Code {
    list(open: "\(name)(", arguments, close: ")")
  }

  /// `head(a: A, b: B) {`, or one parameter a line with the closing parenthesis below.
  static func declaration(_ head: Code, parameters: [Code]) -> Code {
    guard !parameters.isEmpty else { return "\(head)()" }
    let separated = joined(parameters, by: ",\(.softLine(flat: " "))")
    return .group("\(head)(\(.indented("\(.softLine(flat: ""))\(separated)"))\(.softLine(flat: "")))")
  }

  static func array(_ elements: [Code]) -> Code { list(open: "[", elements, close: "]") }

  /// An array with one element a line, as a list that grows is written.
  static func longArray(_ elements: [Code]) -> Code {
    .sequence(["[", .indented(.sequence(elements.map { "\(.line)\($0)," })), .line, "]"])
  }

  /// `view`, and what is called on it line by line.
  static func chain(_ view: Code, _ calls: [Code]) -> Code {
    let calls = Code.sequence(calls.map { "\(.line)\($0)" })
    // A view that ends in the brace of a block has its modifiers under the start of the block.
    return view.endsInBlock ? "\(view)\(calls)" : "\(view)\(.indented(calls))"
  }

  static func joined(_ parts: [Code], by separator: Code) -> Code {
    var result: [Code] = []
    for part in parts where !part.isEmpty {
      if !result.isEmpty { result.append(separator) }
      result.append(part)
    }
    return .sequence(result)
  }

  private static func list(open: Code, _ elements: [Code], close: Code) -> Code {
    guard !elements.isEmpty else { return "\(open)\(close)" }
    let separated = joined(elements, by: ",\(.softLine(flat: " "))")
    return .group("\(open)\(.indented("\(.softLine(flat: ""))\(separated)"))\(close)")
  }

  /// Whether the last line is the closing brace of a block of lines.
  private var endsInBlock: Bool {
    guard case .sequence(let parts) = self, parts.count >= 2 else { return false }
    if case .text(let text) = parts[parts.count - 1], case .line = parts[parts.count - 2] {
      return text.utf8CodeUnitCount == 1
    }
    if case .text = parts[parts.count - 1] { return false }
    return parts[parts.count - 1].endsInBlock
  }
}
