import FacetSpec

extension Layout.Node {
  /// The node on one line, `{ a: b }` and `[a, b]`; nil for a block, or if a part of it needs several lines.
  var flow: [UInt8]? {
    switch content {
    case .scalar(let scalar): scalar.lines.count == 1 && !scalar.isBlock ? scalar.lines[0].text : nil
    case .collection(let collection): collection.flow
    }
  }
}

extension Layout.Node {
  /// Whether all readers of YAML take its flow form. Those of YAML 1.1 take no plain scalar with a `?` in braces or
  /// brackets, as in `{ icon: Icon? }`.
  var isPortableInFlow: Bool {
    switch content {
    case .scalar(let scalar): scalar.isPortableInFlow
    case .collection(let collection):
      collection.entries.allSatisfy { $0.key?.isPortableInFlow != false && $0.value.isPortableInFlow }
    }
  }
}

extension Layout.Scalar {
  fileprivate var isPortableInFlow: Bool {
    let text = lines[0].text
    let isQuoted = text.first == UInt8(ascii: "\"") || text.first == UInt8(ascii: "'")
    return isQuoted || !text.contains(UInt8(ascii: "?"))
  }
}

extension Layout.Collection {
  fileprivate var flow: [UInt8]? {
    guard isFlow, below.isEmpty else { return nil }
    var parts: [[UInt8]] = []
    for entry in entries {
      guard let part = entry.flow else { return nil }
      parts.append(part)
    }
    if parts.isEmpty { return Array((isMapping ? "{}" : "[]").utf8) }
    let list = Array(parts.joined(separator: ", ".utf8))
    return isMapping ? Array("{ ".utf8) + list + Array(" }".utf8) : Array("[".utf8) + list + Array("]".utf8)
  }
}

extension Layout.Entry {
  fileprivate var flow: [UInt8]? {
    guard above.isEmpty, beside == nil, let value = valueInFlow else { return nil }
    guard let key else { return value }
    guard key.lines.count == 1 else { return nil }
    let name = (anchor.isEmpty ? [] : anchor + [0x20]) + key.lines[0].text
    if !hasColon { return name }
    // libyaml rejects a comma directly after a colon.
    if value.isEmpty { return nil }
    return name + Array((key.isAlias ? " : " : ": ").utf8) + value
  }

  /// A pair in brackets, `[tap: onTap]`, is written without its braces.
  private var valueInFlow: [UInt8]? {
    if key == nil, let pair = value.collection, pair.isMapping, !pair.isFlow, pair.entries.count == 1,
      value.anchor.isEmpty
    {
      return pair.entries[0].flow
    }
    guard let text = value.flow else { return nil }
    return value.anchor.isEmpty ? text : value.anchor + (text.isEmpty ? [] : [0x20]) + text
  }
}
