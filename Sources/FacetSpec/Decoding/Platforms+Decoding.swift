import FacetDiagnostics
import FacetLanguage

extension SpecDecoder {
  /// Minimum versions of platforms: `{ iOS: 17, macOS: 14 }`. The checker reports invalid versions.
  mutating func versions(_ entry: Entry, as shape: Shape) -> AvailabilitySpec? {
    guard isMapping(entry, orExpected: ValueShape.shape(shape).expectation) else { return nil }
    var spec = AvailabilitySpec(span: tree.span(entry.key))
    forEachEntry(of: entry.value, as: shape) { decoder, row, version in
      guard let text = decoder.text(version, expected: "a version, as in '17' or '17.4'") else { return }
      spec.versions.append((platform: decoder.located(version, row), version: text))
    }
    return spec
  }
}
