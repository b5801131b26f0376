public import FacetFlags

/// Decodes the pages of a server.
///
///     var decoder = ServerPageDecoder<TravelContent>()
///     decoder.capabilities = ["maps": "2.1"]
///     switch decoder.decode(data) {
///     case .success(let page): show(page)
///     case .partial(let page, let problems): log(problems); show(page)
///     case .failure(let problems): log(problems); showError()
///     }
///
/// One component that cannot be decoded does not affect the others, and nothing of a page is lost: what an app does not
/// know is kept as it was received.
public struct ServerPageDecoder<Content: ServerContent>: Sendable {
  private var settings = DecodingContext.Settings()

  /// - Parameter version: The version of the wire that the app reads; nil for the latest.
  public init(version: ServerVersion? = nil) { self.init(Content.types, version: version) }

  /// A decoder of contents whose types are known only at run time.
  ///
  /// - Parameter userInfo: What the contents read from ``PayloadReader/userInfo``.
  package init(_ types: [ServerType], version: ServerVersion? = nil, userInfo: (any Sendable)? = nil) {
    settings.version = version
    settings.userInfo = userInfo
    for type in types { settings.since[type.name] = type.since }
  }

  /// The version of the wire that the app reads. Types that exist since a later one are unknown.
  public var version: ServerVersion? {
    get { settings.version }
    set { settings.version = newValue }
  }

  /// The features that components can require, with their versions.
  public var capabilities: [String: ServerVersion] {
    get { settings.capabilities }
    set { settings.capabilities = newValue }
  }

  /// The flags that the page does not set.
  public var flags: any FeatureFlags {
    get { settings.flags }
    set { settings.flags = newValue }
  }

  /// What becomes of a component that cannot be decoded and has no fallback.
  public var unknown: UnknownPolicy {
    get { settings.unknown }
    set { settings.unknown = newValue }
  }

  public var limits: ServerLimits {
    get { settings.limits }
    set { settings.limits = newValue }
  }

  /// Whether fields that the app does not read are problems. They are normal if the server is newer than the app.
  public var reportsUnknownFields: Bool {
    get { settings.reportsUnknownFields }
    set { settings.reportsUnknownFields = newValue }
  }

  /// Adds a type of the app's own. Its components have the content `registered`.
  ///
  /// - Throws: If another payload has the same type.
  public mutating func register<Payload: ServerPayload>(_ payload: Payload.Type) throws(DuplicateServerType) {
    let type = Payload.type
    if settings.registered[type] != nil || Content.types.contains(where: { $0.name == type }) {
      throw DuplicateServerType(type: type)
    }
    settings.since[type] = Payload.since
    settings.registered[type] = payload
  }

  /// Decodes a page from UTF-8.
  public func decode(_ bytes: some Sequence<UInt8>) -> ServerPageResult<Content> {
    decode(JSONDocument.parse(Array(bytes), limits: settings.limits))
  }

  private func decode(_ parsed: (document: JSONDocument?, problems: [ServerProblem])) -> ServerPageResult<Content> {
    guard let document = parsed.document else { return .failure(parsed.problems) }
    let root = JSONValue(document, 0)
    guard root.kind == .object else {
      let context = DecodingContext(document, settings, problems: parsed.problems, flags: [:])
      context.report(
        .notAPage, "expected an object with 'sections' or 'components', found \(root.described)", at: root)
      return .failure(context.problems)
    }
    let flags = root["flags"]?.members.compactMap { key, value in value.bool.map { (key, $0) } } ?? []
    let context = DecodingContext(
      document, settings, problems: parsed.problems, flags: Dictionary(flags) { _, last in last })
    let page = PageDecoder<Content>(context).page(root)
    if context.hasFailed { return .failure(context.problems) }
    return context.problems.isEmpty ? .success(page) : .partial(page, context.problems)
  }
}

/// What becomes of a component that cannot be decoded, if neither it nor a component around it has a fallback.
public enum UnknownPolicy: String, CaseIterable, Sendable {
  /// It is left out.
  case drop
  /// It is a component with the content `unknown`.
  case placeholder
  /// The page is not shown.
  case fail
}

/// Two payloads that have the same type on the wire.
public struct DuplicateServerType: Error, Hashable, Sendable {
  public let type: String

  public init(type: String) { self.type = type }
}

extension ServerPage {
  /// A page from JSON in source code, for previews and tests: what a decoder with its standard settings makes of it. It
  /// has no sections if the text is no page.
  public init(example json: String) {
    self = ServerPageDecoder().decode(json.utf8).page ?? ServerPage(sections: [])
  }
}

/// A page, as far as it could be decoded.
public enum ServerPageResult<Content: ServerContent>: Equatable, Sendable {
  case success(ServerPage<Content>)
  /// The problems concern some of the components or fields.
  case partial(ServerPage<Content>, [ServerProblem])
  case failure([ServerProblem])

  /// Nil after a failure.
  public var page: ServerPage<Content>? {
    switch self {
    case .success(let page), .partial(let page, _): page
    case .failure: nil
    }
  }

  public var problems: [ServerProblem] {
    switch self {
    case .success: []
    case .partial(_, let problems), .failure(let problems): problems
    }
  }
}
