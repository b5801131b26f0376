/// A value that is an object on the wire.
///
///     struct Price: WireObject {
///       var amount: Int
///
///       init(from payload: inout PayloadReader) throws(MalformedPayload) {
///         amount = try payload.required("amount", .int)
///       }
///
///       func encode(to payload: inout PayloadWriter) { payload.write("amount", amount, .int) }
///     }
public protocol WireObject: Equatable, Sendable {
  init(from payload: inout PayloadReader) throws(MalformedPayload)
  func encode(to payload: inout PayloadWriter)
}

/// What a server says about one component: the fields of its object besides those that each component has.
public protocol ServerPayload: WireObject {
  /// The `type` on the wire.
  static var type: String { get }
  /// The version of the wire that has it first; nil if all have it.
  static var since: ServerVersion? { get }
}

extension ServerPayload {
  public static var since: ServerVersion? { nil }
}

/// A payload without a value that it cannot be without. The reason is among the problems of the page.
public struct MalformedPayload: Error, Hashable, Sendable {
  public init() {}
}

/// The contents of components that an app knows: an enum with a case for each of its payloads.
///
/// `facet generate` writes one of all specs with `serverDriven:`.
public protocol ServerContent: Equatable, Sendable {
  /// Those with a case of their own.
  static var types: [ServerType] { get }
  /// Decodes a payload; returns nil for a type that is not in `types`.
  static func decode(_ type: String, from payload: inout PayloadReader) throws(MalformedPayload) -> Self?
  /// The content of a type that the app registered.
  static func registered(_ payload: RegisteredPayload) -> Self
  /// The content of a component that cannot be decoded.
  static func unknown(_ component: UnknownComponent) -> Self

  /// The `type` on the wire; nil for a component that has none.
  var type: String? { get }
  /// What draws the component.
  var renderer: ServerRenderer { get }
  func encode(to payload: inout PayloadWriter)
}

extension ServerContent {
  public var renderer: ServerRenderer { .view }
}

/// What draws a component, in an app that moves its components to SwiftUI one by one.
public enum ServerRenderer: String, Sendable {
  /// A view of SwiftUI.
  case view
  /// What the app had before.
  case legacy
}

/// A type of components on the wire.
public struct ServerType: Hashable, Sendable {
  public let name: String
  /// The version of the wire that has it first; nil if all have it.
  public let since: ServerVersion?

  public init(_ name: String, since: ServerVersion? = nil) {
    self.name = name
    self.since = since
  }

  public init<Payload: ServerPayload>(_ payload: Payload.Type) { self.init(payload.type, since: payload.since) }
}

/// A payload of a type that an app registered with its decoder.
public struct RegisteredPayload: Equatable, Sendable {
  public let value: any ServerPayload

  public init(_ value: any ServerPayload) { self.value = value }

  public var type: String { Swift.type(of: value).type }

  public static func == (left: RegisteredPayload, right: RegisteredPayload) -> Bool {
    isEqual(left.value, right.value)
  }

  private static func isEqual<Payload: ServerPayload>(_ left: Payload, _ right: any ServerPayload) -> Bool {
    left == right as? Payload
  }
}

/// A component that an app cannot decode, with everything that the server said about it.
public struct UnknownComponent: Hashable, Sendable {
  public enum Reason: String, Sendable {
    /// No payload has its type, or it has none.
    case unknownType
    /// Its type is of a later version than the app's.
    case laterType
    /// It requires a feature that the app does not have.
    case missingRequirement
    /// A field that its payload cannot be without is missing or of another type.
    case malformed
  }

  /// Nil if it has none.
  public let type: String?
  public let reason: Reason
  public let raw: JSONValue

  public init(type: String?, reason: Reason, raw: JSONValue) {
    self.type = type
    self.reason = reason
    self.raw = raw
  }
}
