/// Bounds of what is read from a server, so that no document can exhaust the memory or the stack of an app.
///
///     var limits = ServerLimits()
///     limits.components = 200
///
/// Bounds below 0 are 0.
public struct ServerLimits: Hashable, Sendable {
  /// The bytes of a document. A larger one is not read.
  public var bytes = 8 << 20 { didSet { bytes = min(max(bytes, 0), 1 << 30) } }
  /// Arrays and objects within each other, at most 200, because components within components are decoded recursively.
  public var depth = 64 { didSet { depth = min(max(depth, 0), 200) } }
  /// The values and keys of a document. With more, it is not read.
  public var values = 1_000_000 { didSet { values = max(values, 0) } }
  /// The components of a page, with those within others. Further ones are left out.
  public var components = 10_000 { didSet { components = max(components, 0) } }
  /// The warnings that are kept for a page.
  public var problems = 1_000 { didSet { problems = max(problems, 0) } }

  public init() {}
}
