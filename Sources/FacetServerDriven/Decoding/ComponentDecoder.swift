/// Decodes components, and what takes the place of those that cannot be decoded.
///
/// A component that cannot be decoded is replaced by its `fallback`. Without one, the nearest component around it that has
/// a fallback is replaced. Without any, the policy for unknown components decides.
struct ComponentDecoder<Content: ServerContent> {
  private typealias Component = ServerComponent<Content>
  private let context: DecodingContext

  init(_ context: DecodingContext) { self.context = context }

  /// Decodes the components of an array.
  ///
  /// - Throws: If one of them cannot be decoded, and a component around it has a fallback.
  func components(in value: JSONValue) throws(MalformedPayload) -> [ServerComponent<Content>] {
    guard value.kind == .array else {
      context.reportType(of: value, expected: "an array of components")
      return []
    }
    var components: [Component] = []
    for element in value.elements {
      guard context.countComponent(element) else { break }
      if let component = try component(element, id: nil) { components.append(component) }
    }
    return components
  }

  /// Decodes one component; nil if none is shown in its place.
  ///
  /// - Parameter id: The identity of the component that this one replaces.
  func component(_ value: JSONValue, id: String?) throws(MalformedPayload) -> ServerComponent<Content>? {
    guard value.kind == .object else {
      context.reportType(of: value, expected: "a component")
      return try unresolved(value, type: nil, id: id, .malformed)
    }
    if let flag = value["flag"]?.string, !context.isOn(flag) { return nil }
    let type = value["type"]?.string
    if type == nil { reportMissingType(of: value) }
    let fallback = value["fallback"].flatMap { $0.isNull ? nil : $0 }
    let mark = context.idMark
    let id = id ?? context.identity(value["id"]?.string, of: value, type: type ?? "")
    let children = context.idMark
    if fallback != nil { context.fallbacks += 1 }
    let attempt = attempt(value, type: type)
    if fallback != nil { context.fallbacks -= 1 }
    switch attempt {
    case .content(let content): return Component(id: id, content: content, raw: value)
    case .failure(let reason):
      context.forgetIDs(from: children)
      guard let fallback else { return try unresolved(value, type: type, id: id, reason) }
      if fallback.string == "drop" {
        context.forgetIDs(from: mark)
        context.report(.dropped, "'\((type ?? "").shortened)' is dropped, as its fallback says", at: value)
        return nil
      }
      guard context.countComponent(fallback) else { return nil }
      context.report(.usedFallback, "the fallback of '\((type ?? "").shortened)' is used", at: fallback)
      return try component(fallback, id: id)
    }
  }

  private enum Attempt {
    case content(Content)
    case failure(UnknownComponent.Reason)
  }

  private func attempt(_ value: JSONValue, type: String?) -> Attempt {
    guard let type else { return .failure(.unknownType) }
    guard meetsRequirements(value) else { return .failure(.missingRequirement) }
    if let since = context.settings.since[type], let version = context.settings.version, since > version {
      context.report(
        .laterType, "components of type '\(type.shortened)' need version \(since)", at: value["type"] ?? value)
      return .failure(.laterType)
    }
    var reader = PayloadReader(value, context)
    do throws(MalformedPayload) {
      if let content = try Content.decode(type, from: &reader) {
        reader.reportOthers(besides: ComponentEnvelope.fields)
        return .content(content)
      }
      if let payload = context.settings.registered[type] {
        let content = Content.registered(try decode(payload, from: &reader))
        reader.reportOthers(besides: ComponentEnvelope.fields)
        return .content(content)
      }
    } catch {
      context.report(.malformedComponent, "the component of type '\(type.shortened)' cannot be decoded", at: value)
      return .failure(.malformed)
    }
    context.report(.unknownType, "unknown type of component '\(type.shortened)'", at: value["type"] ?? value)
    return .failure(.unknownType)
  }

  private func decode<Payload: ServerPayload>(
    _ payload: Payload.Type, from reader: inout PayloadReader
  ) throws(MalformedPayload) -> RegisteredPayload {
    RegisteredPayload(try Payload(from: &reader))
  }

  /// `requires` names features with the versions that are needed: `{"maps": "2.1"}`; `"*"` is any version.
  private func meetsRequirements(_ value: JSONValue) -> Bool {
    guard let requires = value["requires"], !requires.isNull else { return true }
    guard requires.kind == .object else {
      context.reportType(of: requires, expected: "an object of features and versions")
      return false
    }
    var isMet = true
    for (feature, wanted) in requires.members {
      let found = context.settings.capabilities[feature]
      if wanted.string == "*", found != nil { continue }
      let version = (wanted.string ?? (wanted.kind == .number ? wanted.text : nil)).flatMap(ServerVersion.init)
      if let version, let found, found >= version { continue }
      if version == nil, wanted.string != "*" {
        context.reportType(of: wanted, expected: "a version such as \"2.1\"")
      } else {
        context.report(
          .missingRequirement,
          "the component requires '\(feature.shortened)' \((wanted.string ?? wanted.text).shortened)", at: wanted)
      }
      isMet = false
    }
    return isMet
  }

  private func reportMissingType(of value: JSONValue) {
    if let type = value["type"] {
      context.reportType(of: type, expected: "a string")
    } else {
      context.report(.missingType, "missing field 'type'", at: value)
    }
  }

  /// A component that nothing replaces.
  private func unresolved(
    _ value: JSONValue, type: String?, id: String?, _ reason: UnknownComponent.Reason
  ) throws(MalformedPayload) -> Component? {
    if context.fallbacks > 0 { throw MalformedPayload() }
    switch context.settings.unknown {
    case .drop: return nil
    case .fail:
      context.fail()
      return nil
    case .placeholder:
      let id = id ?? context.identity(nil, of: value, type: "")
      return Component(id: id, content: .unknown(UnknownComponent(type: type, reason: reason, raw: value)), raw: value)
    }
  }
}

/// The fields that each component has besides its payload.
enum ComponentEnvelope {
  static let fields = ["type", "id", "requires", "fallback", "flag"]
}
