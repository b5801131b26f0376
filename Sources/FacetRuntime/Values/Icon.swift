/// The name of an SF Symbol: `ListRow(icon: "creditcard", title: "Payment method")`.
public nonisolated struct Icon: Hashable, Sendable {
  public let systemName: String

  public init(systemName: String) { self.systemName = systemName }
}

nonisolated extension Icon: ExpressibleByStringLiteral {
  public init(stringLiteral systemName: String) { self.init(systemName: systemName) }
}
