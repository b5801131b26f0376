extension Code {
  /// The attribute, on a line of its own. An empty reason is none.
  static func deprecated(because reason: String = "") -> Code {
    let message: Code = reason.isEmpty ? .empty : ", message: \(StringLiteral(reason))"
    return .sequence(["@available(*, deprecated\(message))", .line])
  }
}
