// Stands in for FoundationEssentials where facet is built as it is shipped. Nothing in the tool imports that but
// ArgumentParser, which asks it for the declarations below. The linker brings all of its formats, time zones and regular
// expressions with them: 4.5 MB of 28.

/// An error with a description of its own. None that reaches ArgumentParser is one.
public protocol LocalizedError: Error {
  var errorDescription: String? { get }
}

/// Bytes of a text.
public struct Data {
  fileprivate var text: String
}

extension String {
  public enum Encoding { case utf8 }

  public init?(data: Data, encoding: Encoding) { self = data.text }
}

/// Writes what `--experimental-dump-help` prints: mappings with sorted keys, lists and plain values, one on a line.
public final class JSONEncoder {
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let prettyPrinted = OutputFormatting(rawValue: 1)
    public static let sortedKeys = OutputFormatting(rawValue: 2)
  }

  public var outputFormatting: OutputFormatting = []

  public init() {}

  public func encode(_ value: some Encodable) throws -> Data {
    let place = Place()
    try value.encode(to: JSONWriter(place: place, codingPath: []))
    return Data(text: place.value.written(margin: ""))
  }
}

private indirect enum JSONValue {
  case plain(String)
  case list([Place])
  case object([String: Place])

  func written(margin: String) -> String {
    let inner = margin + "  "
    switch self {
    case .plain(let text): return text
    case .list(let places) where places.isEmpty: return "[\n\n\(margin)]"
    case .object(let members) where members.isEmpty: return "{\n\n\(margin)}"
    case .list(let places):
      return "[\n" + places.map { inner + $0.value.written(margin: inner) }.joined(separator: ",\n") + "\n\(margin)]"
    case .object(let members):
      let lines = members.sorted { $0.key < $1.key }
        .map { inner + quoted($0.key) + " : " + $0.value.value.written(margin: inner) }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(margin)}"
    }
  }
}

/// Where a value goes. Containers are filled after they have been asked for.
private final class Place {
  var value = JSONValue.plain("null")
}

private func quoted(_ text: String) -> String {
  var quoted = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": quoted += "\\\""
    case "\\": quoted += "\\\\"
    case "/": quoted += "\\/"
    case "\n": quoted += "\\n"
    case "\t": quoted += "\\t"
    case "\r": quoted += "\\r"
    default: quoted.unicodeScalars.append(scalar)
    }
  }
  return quoted + "\""
}

private struct JSONWriter: Encoder, SingleValueEncodingContainer {
  let place: Place
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(JSONObjectWriter<Key>(place: place, codingPath: codingPath))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { JSONListWriter(place: place, codingPath: codingPath) }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  func encodeNil() { place.value = .plain("null") }

  func encode(_ value: some Encodable) throws {
    switch value {
    case let text as String: place.value = .plain(quoted(text))
    case let number as any BinaryInteger: place.value = .plain("\(number)")
    case let flag as Bool: place.value = .plain("\(flag)")
    case let number as Double: place.value = .plain("\(number)")
    default: try value.encode(to: self)
    }
  }
}

private struct JSONObjectWriter<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let place: Place
  let codingPath: [any CodingKey]

  init(place: Place, codingPath: [any CodingKey]) {
    (self.place, self.codingPath) = (place, codingPath)
    if case .object = place.value { return }
    place.value = .object([:])
  }

  private func writer(_ key: some CodingKey) -> JSONWriter {
    let inner = Place()
    if case .object(var members) = place.value {
      members[key.stringValue] = inner
      place.value = .object(members)
    }
    return JSONWriter(place: inner, codingPath: codingPath + [key])
  }

  func encodeNil(forKey key: Key) { writer(key).encodeNil() }

  func encode(_ value: some Encodable, forKey key: Key) throws { try writer(key).encode(value) }

  func nestedContainer<Inner: CodingKey>(keyedBy type: Inner.Type, forKey key: Key) -> KeyedEncodingContainer<Inner> {
    writer(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { writer(key).unkeyedContainer() }

  func superEncoder() -> any Encoder { JSONWriter(place: place, codingPath: codingPath) }

  func superEncoder(forKey key: Key) -> any Encoder { writer(key) }
}

private struct JSONListWriter: UnkeyedEncodingContainer {
  let place: Place
  let codingPath: [any CodingKey]
  private(set) var count = 0

  init(place: Place, codingPath: [any CodingKey]) {
    (self.place, self.codingPath) = (place, codingPath)
    place.value = .list([])
  }

  private mutating func writer() -> JSONWriter {
    let inner = Place()
    if case .list(let places) = place.value { place.value = .list(places + [inner]) }
    count += 1
    return JSONWriter(place: inner, codingPath: codingPath)
  }

  mutating func encodeNil() { writer().encodeNil() }

  mutating func encode(_ value: some Encodable) throws { try writer().encode(value) }

  mutating func nestedContainer<Inner: CodingKey>(keyedBy type: Inner.Type) -> KeyedEncodingContainer<Inner> {
    writer().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { writer().unkeyedContainer() }

  mutating func superEncoder() -> any Encoder { writer() }
}
