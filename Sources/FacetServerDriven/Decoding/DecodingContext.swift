import FacetFlags

/// What the decoding of one page shares: its settings, what was found wrong, and the identities of its components.
final class DecodingContext {
  struct Settings: Sendable {
    var version: ServerVersion?
    var capabilities: [String: ServerVersion] = [:]
    var flags: any FeatureFlags = FlagTable()
    var unknown = UnknownPolicy.placeholder
    var limits = ServerLimits()
    var reportsUnknownFields = false
    /// The versions that have a type first, for those that not all versions have.
    var since: [String: ServerVersion] = [:]
    var registered: [String: any ServerPayload.Type] = [:]
    var userInfo: (any Sendable)?
  }

  let settings: Settings
  private(set) var problems: [ServerProblem]
  /// Set by what the policy says to fail for.
  private(set) var hasFailed = false
  /// How many components around the one that is being decoded have a fallback.
  var fallbacks = 0
  private var places: JSONPlaces
  /// The flags of the page come before those of the app.
  private let pageFlags: [String: Bool]
  private var componentCount = 0
  /// How often each identity was given.
  private var identities: [String: Int] = [:]
  /// In their order, to forget those of components that a fallback replaces.
  private var givenIDs: [String] = []

  init(_ document: JSONDocument, _ settings: Settings, problems: [ServerProblem], flags: [String: Bool]) {
    places = JSONPlaces(document)
    self.settings = settings
    self.problems = problems
    pageFlags = flags
  }

  // MARK: Problems

  func report(_ kind: ServerProblem.Kind, _ message: @autoclosure () -> String, at value: JSONValue) {
    guard problems.count < settings.limits.problems else { return }
    let position = places.position(of: value.range.lowerBound)
    problems.append(
      ServerProblem(
        kind, message(), at: value.range, pointer: places.pointer(to: value.index), line: position.line,
        column: position.column))
  }

  func reportType(of value: JSONValue, expected name: String) {
    report(.wrongType, "expected \(name), found \(value.described)", at: value)
  }

  func fail() { hasFailed = true }

  // MARK: Components

  func isOn(_ flag: String) -> Bool { pageFlags[flag] ?? settings.flags.isOn(flag) }

  /// Whether another component may be decoded.
  func countComponent(_ value: JSONValue) -> Bool {
    componentCount += 1
    if componentCount - 1 == settings.limits.components {
      report(
        .tooManyComponents, "the page has more than \(settings.limits.components) components; the rest is left out",
        at: value)
    }
    return componentCount <= settings.limits.components
  }

  var idMark: Int { givenIDs.count }

  func forgetIDs(from mark: Int) {
    for id in givenIDs[mark...] { identities[id] = nil }
    givenIDs.removeLast(givenIDs.count - mark)
  }

  /// Returns the identity for a component: its own, or one that is like it if another component has that.
  func identity(_ id: String?, of value: JSONValue, type: String) -> String {
    // What is no object has been reported.
    if id == nil, value.kind == .object {
      report(.missingID, "missing field 'id'; its place is used, which changes when others are inserted", at: value)
    }
    let wanted = id ?? "\(type)@\(places.pointer(to: value.index))"
    guard var count = identities[wanted] else { return give(wanted) }
    report(.duplicateID, "another component has the id '\(wanted.shortened)'", at: value["id"] ?? value)
    repeat { count += 1 } while identities["\(wanted)#\(count)"] != nil
    identities[wanted] = count
    return give("\(wanted)#\(count)")
  }

  private func give(_ id: String) -> String {
    identities[id] = 1
    givenIDs.append(id)
    return id
  }
}

extension JSONValue {
  /// What the value is, for messages.
  var described: String {
    switch kind {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "the number \(text.shortened)"
    case .bool: text
    case .null: "null"
    }
  }
}
