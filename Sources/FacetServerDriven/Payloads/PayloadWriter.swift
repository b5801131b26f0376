internal import FacetText

/// Writes the fields of an object.
///
///     payload.write("title", title, .string)
///     payload.write("rating", rating, .double)  // nothing if it is nil
public struct PayloadWriter {
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  init() {}

  public mutating func write<Value>(_ key: String, _ value: Value, _ format: WireFormat<Value>) {
    self.key(key)
    format.write(value, &self)
  }

  public mutating func write<Value>(_ key: String, _ value: Value?, _ format: WireFormat<Value>) {
    if let value { write(key, value, format) }
  }

  public mutating func write<Content>(_ key: String, _ components: [ServerComponent<Content>]) {
    self.key(key)
    array { json in for component in components { component.encode(to: &json) } }
  }

  // MARK: Values

  mutating func key(_ key: String) {
    beginItem()
    JSONWriter.append(key, quotedTo: &bytes)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  mutating func object(_ members: (inout PayloadWriter) -> Void) { nest("{", "}", members) }

  mutating func array(_ elements: (inout PayloadWriter) -> Void) { nest("[", "]", elements) }

  mutating func string(_ text: String) {
    beginItem()
    JSONWriter.append(text, quotedTo: &bytes)
  }

  mutating func number(_ value: Int) { literal(String(value)) }

  /// JSON has no number for a value that is not finite.
  mutating func number(_ value: Double) { literal(value.isFinite ? value.description : "null") }

  mutating func bool(_ value: Bool) { literal(value ? "true" : "false") }

  mutating func null() { literal("null") }

  /// Writes a value as it was received.
  mutating func verbatim(_ value: JSONValue) {
    beginItem()
    bytes.append(contentsOf: value.document.bytes[value.range])
  }

  private mutating func literal(_ text: String) {
    beginItem()
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func nest(_ open: Unicode.Scalar, _ close: Unicode.Scalar, _ body: (inout PayloadWriter) -> Void) {
    beginItem()
    bytes.append(UInt8(ascii: open))
    needsComma = false
    body(&self)
    bytes.append(UInt8(ascii: close))
    needsComma = true
  }

  private mutating func beginItem() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }
}
