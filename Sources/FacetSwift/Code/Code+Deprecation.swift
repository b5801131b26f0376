extension Code {
  /// The attribute, on a line of its own. An empty reason is none.
  static func deprecated(because reason: String = "") -> Code {
    let message: Code = reason.isEmpty ? .empty : ", message: \(StringLiteral(reason))"
    return .sequence(["@available(*, deprecated\(message))", .line])
  }

  /// The attribute of an old name. Of a function, the labels are those of the new one, nil for `_`.
  static func deprecated(renamed name: SwiftName, _ labels: [SwiftName?]? = nil) -> Code {
    let arguments = labels.map { "(" + $0.map { ($0?.text ?? "_") + ":" }.joined() + ")" } ?? ""
    return .sequence(["@available(*, deprecated, renamed: \(StringLiteral(name.text + arguments)))", .line])
  }
}
