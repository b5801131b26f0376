public import FacetRuntime
public import FacetServerDriven

extension WireFormat where Value == CGFloat {
  /// A number of points.
  public static var length: Self { WireFormat<Double>.double.converted(to: { CGFloat($0) }, from: { Double($0) }) }
}

extension WireFormat where Value == Duration {
  /// A number of seconds.
  public static var duration: Self {
    WireFormat<Double>.double.converted(
      to: { .seconds($0) },
      from: { Double($0.components.seconds) + Double($0.components.attoseconds) / 1e18 })
  }
}

extension WireFormat where Value == URL {
  public static var url: Self { .text("a URL", read: { URL(string: $0) }, write: \.absoluteString) }
}

extension WireFormat where Value == Date {
  /// A date as RFC 3339 writes it, such as `2026-05-01T10:30:00Z` or `2026-05-01`.
  public static var date: Self {
    .text(
      "a date such as '2026-05-01'",
      read: { InternetTime($0).map { Date(timeIntervalSince1970: $0.secondsSince1970) } },
      write: { $0.ISO8601Format() })
  }
}

extension WireFormat where Value == DesignIcon {
  /// The name of a symbol.
  public static var icon: Self {
    WireFormat<String>.string.converted(to: { DesignIcon(systemName: $0) }, from: { $0.systemName })
  }

  /// One of some icons, by its name.
  public static func icon(among icons: [DesignIcon]) -> Self { .words(icons.map { ($0.name, $0) }) }
}
