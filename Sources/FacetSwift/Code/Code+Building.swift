import FacetLanguage

extension Code {
  /// One below the other.
  static func lines(_ lines: [Code]) -> Code { joined(lines, by: .line) }

  /// Declarations, with a blank line between each two.
  static func paragraphs(_ paragraphs: [Code]) -> Code { joined(paragraphs, by: .sequence([.line, .line])) }

  /// `head {`, `body`, `}`.
  static func block(_ head: Code, _ body: Code) -> Code {
    body.isEmpty ? "\(head) {}" : "\(head) {\(.indented("\(.line)\(body)"))\(.line)}"
  }

  /// `head { parameters in`, the body, `}`; without parameters as any block.
  static func block(_ head: Code, signature: Code, _ body: Code) -> Code {
    signature.isEmpty ? .block(head, body) : "\(head) \(.longClosure(taking: signature, body))"
  }

  /// `{ body }` or `{ parameters in body }`, with the body on lines of its own.
  static func longClosure(taking parameters: Code = .empty, _ body: Code) -> Code {
    "{\(parameters.isEmpty ? .empty : " \(parameters) in")\(.indented("\(.line)\(body)"))\(.line)}"
  }

  /// `switch value {`, the cases, `}`.
  static func `switch`(on value: Code, _ cases: [Code]) -> Code {
    "switch \(value) {\(.line)\(.lines(cases))\(.line)}"
  }

  /// Between `#if` and `#endif`; as it stands where there is no condition.
  func compiled(if condition: Code?) -> Code {
    condition.map { "#if \($0)\(.indented("\(.line)\(self)"))\(.line)#endif" } ?? self
  }

  /// `!os(tvOS) && !os(watchOS)`; nil without platforms.
  static func isNot(_ platforms: [Platform]) -> Code? {
    let conditions = platforms.map { "!os(\(name(of: $0)))" as Code }
    return conditions.isEmpty ? nil : .joined(conditions, by: " && ")
  }

  /// Between `#if` and `#else`, with other code between that and `#endif`.
  func compiled(if condition: Code, else other: Code) -> Code {
    "#if \(condition)\(.indented("\(.line)\(self)"))\(.line)#else\(.indented("\(.line)\(other)"))\(.line)#endif"
  }

  /// `head { body }`, or `head { signature in body }`, on one line if it fits.
  static func shortBlock(_ head: Code, signature: Code = .empty, _ body: Code) -> Code {
    let start: Code = signature.isEmpty ? .empty : " \(signature) in"
    return .group("\(head) {\(start)\(.indented("\(.softLine(flat: " "))\(body)"))\(.softLine(flat: " "))}")
  }

  /// `{ body }` or `{ parameters in body }`, on one line if it fits.
  static func closure(taking parameters: Code = .empty, _ body: Code) -> Code {
    let head: Code = parameters.isEmpty ? "{" : "{ \(parameters) in"
    return .group("\(head)\(.indented("\(.softLine(flat: " "))\(body)"))\(.softLine(flat: " "))}")
  }

  /// `name(a, b)`, or the name alone without arguments, as in front of a closure.
  static func head(_ name: Code, _ arguments: [Code]) -> Code {
    arguments.isEmpty ? name : .call(name, arguments)
  }

  /// `name(a, b)`, or one argument a line.
  static func call(_ name: Code, _ arguments: [Code]) -> Code {
    list(open: "\(name)(", arguments, close: ")")
  }

  /// `name(a)suffix`, with the argument on a line below if it takes several, as Swift's formatter has a single one.
  static func call(_ name: Code, single argument: Code) -> Code {
    .group("\(name)(\(.indented("\(.softLine(flat: ""))\(argument)")))")
  }

  /// `head(a: A, b: B)`, or one parameter a line.
  static func declaration(_ head: Code, parameters: [Code]) -> Code {
    list(open: "\(head)(", parameters, close: ")")
  }

  /// A comma behind the last of several elements on lines of their own, as Swift's formatter has it.
  static func array(_ elements: [Code]) -> Code {
    list(open: "[", elements, trailing: elements.count > 1 ? .ifBroken(",") : "", close: "]")
  }

  /// An array with one element a line, as a list that grows is written.
  static func longArray(_ elements: [Code]) -> Code {
    .sequence(["[", .indented(.sequence(elements.map { "\(.line)\($0)," })), .line, "]"])
  }

  /// `view`, and what is called on it line by line.
  static func chain(_ view: Code, _ calls: [Code]) -> Code {
    calls.isEmpty ? view : .chain(base: view, calls: .sequence(calls.map { "\(.line)\($0)" }))
  }

  static func joined(_ parts: [Code], by separator: Code) -> Code {
    var joined = CodeParts(room: 2 * parts.count)
    for part in parts where !part.isEmpty {
      if !joined.isEmpty { joined.append(separator) }
      joined.append(part)
    }
    return joined.code
  }

  private static func list(open: Code, _ elements: [Code], trailing: Code = "", close: Code) -> Code {
    guard !elements.isEmpty else { return "\(open)\(close)" }
    let separated = joined(elements, by: ",\(.softLine(flat: " "))")
    let inner: Code = "\(.softLine(flat: ""))\(separated)\(trailing)"
    return .group("\(open)\(.indented(inner))\(.softLine(flat: ""))\(close)")
  }
}
