/// An SF Symbol, or an icon of an asset catalog: `ListRow(icon: "creditcard", title: "Payment method")`.
public nonisolated struct DesignIcon: Hashable, Sendable {
  fileprivate enum Source: Hashable, Sendable {
    case system(String)
    case symbol(String, Bundle?)
    case image(String, Bundle?)
  }

  /// The name in the design system; of an SF Symbol without one, that of the symbol.
  public let name: String
  fileprivate let source: Source

  public init(systemName: String) { self.init(systemName, systemName: systemName) }

  public init(_ name: String, systemName: String) { (self.name, source) = (name, .system(systemName)) }

  /// - Parameter symbol: The name of a symbol in an asset catalog.
  public init(_ name: String, symbol: String, bundle: Bundle? = nil) {
    (self.name, source) = (name, .symbol(symbol, bundle))
  }

  /// - Parameter image: The name of an image in an asset catalog. It is drawn in the foreground color.
  public init(_ name: String, image: String, bundle: Bundle? = nil) {
    (self.name, source) = (name, .image(image, bundle))
  }

  /// The name of the SF Symbol, or of the symbol or image of the asset catalog.
  public var systemName: String {
    switch source {
    case .system(let name), .symbol(let name, _), .image(let name, _): name
    }
  }
}

nonisolated extension DesignIcon: ExpressibleByStringLiteral {
  public init(stringLiteral systemName: String) { self.init(systemName: systemName) }
}

nonisolated extension Image {
  /// `Image(icon: .cart)`
  public init(icon: DesignIcon) {
    switch icon.source {
    case .system(let name): self.init(systemName: name)
    case .symbol(let name, let bundle):
      #if FACET_UI || !canImport(SwiftUI)
        self.init(_symbol: name, bundle: bundle)
      #else
        self.init(name, bundle: bundle)
      #endif
    case .image(let name, let bundle): self = Image(name, bundle: bundle).renderingMode(.template)
    }
  }
}
