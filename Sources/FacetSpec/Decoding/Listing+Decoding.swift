import FacetDiagnostics
import FacetLanguage
import FacetLimits

/// What a component says about itself as a whole.
extension SpecDecoder {
  mutating func tags(_ entry: Entry) -> [Located<String>] {
    isSequence(entry, orExpected: "a list of words", help: helpForTags(entry)) ? names(entry.value) : []
  }

  private func helpForTags(_ entry: Entry) -> String? {
    guard tree.kind(entry.value).isScalar, !isAbsent(entry.value) else { return nil }
    return "write 'tags: [\(tree.text(entry.value))]'"
  }

  mutating func status(_ entry: Entry) -> StatusSpec? {
    guard tree.kind(entry.value) == .mapping else {
      return word(entry, of: .status).map { StatusSpec(word: $0) }
    }
    var status: StatusSpec?
    forEachEntry(of: entry.value, as: Grammar.deprecation) { decoder, row, reason in
      status = StatusSpec(word: decoder.located(reason, row), reason: decoder.reason(reason))
    }
    return status
  }

  /// The bridge to Epoxy lists. A mapping asks for it, also an empty one.
  mutating func epoxy(_ entry: Entry) -> EpoxySpec? {
    guard tree.kind(entry.value) == .mapping else {
      return word(entry, of: .flag).map { EpoxySpec(value: $0.span, isWord: true, isOn: $0.value == "true") }
    }
    var epoxy = EpoxySpec(value: tree.span(entry.value), isOn: true)
    forEachEntry(of: entry.value, as: Grammar.epoxy) { decoder, row, part in
      switch row.key.key {
      case .reuse: epoxy.reuse = decoder.word(part, of: .hostReuse)
      case .resizes: epoxy.resizes = decoder.word(part, of: .flag)?.value == "true"
      default: break
      }
    }
    return epoxy
  }

  /// What servers send. A mapping says that they do, also an empty one.
  mutating func serverDriven(_ entry: Entry) -> ServerDrivenSpec? {
    guard tree.kind(entry.value) == .mapping else {
      return word(entry, of: .flag).map { ServerDrivenSpec(value: $0.span, isOn: $0.value == "true") }
    }
    var spec = ServerDrivenSpec(value: tree.span(entry.value), isOn: true)
    forEachEntry(of: entry.value, as: Grammar.serverDriven) { decoder, row, part in
      switch row.key.key {
      case .type: spec.type = decoder.wireType(part)
      case .since: spec.since = decoder.text(part, expected: "a version")
      case .migrated: spec.isMigrated = decoder.word(part, of: .flag)?.value != "false"
      default: break
      }
    }
    return spec
  }

  private mutating func wireType(_ entry: Entry) -> Located<String>? {
    let expected = "a name of at most \(Limit.nameLength.most) letters"
    guard let type = text(entry, expected: expected) else { return nil }
    if (1...Limit.nameLength.most).contains(type.value.utf8.count) { return type }
    report(.wrongShape, at: type.span, "'type' takes \(expected), found \(type.value.utf8.count)")
    return nil
  }

  /// The text of a deprecation.
  mutating func reason(_ entry: Entry) -> Located<String>? {
    let expected = "what to use instead"
    guard let reason = text(entry, expected: expected) else { return nil }
    if reason.value.utf8.allSatisfy({ $0 == UInt8(ascii: " ") }) {
      let help = "write 'deprecated: Use … .'"
      report(.wrongShape, at: reason.span, "'deprecated' takes \(expected), found no words", help: help)
      return nil
    }
    guard tree.kind(entry.value).isPlain, reason.value == "true" || reason.value == "false" else { return reason }
    let help = reason.value == "true" ? "write 'deprecated: Use … .'" : "leave it out"
    report(.wrongShape, at: reason.span, "'deprecated' takes \(expected), found '\(reason.value)'", help: help)
    return nil
  }
}
