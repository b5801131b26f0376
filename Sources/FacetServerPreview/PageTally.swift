package import FacetServerDriven

/// The components of a page, counted by what becomes of them.
package struct PageTally {
  /// By type.
  package private(set) var drawn: [String: Int] = [:]
  /// Those of types that the app draws in its own way.
  package private(set) var left: [String: Int] = [:]
  package private(set) var lost: [UnknownComponent] = []

  /// - Parameter result: What the decoder makes of the page.
  package init(
    of bytes: [UInt8], as result: ServerPageResult<InterpretedContent>,
    by decoder: ServerPageDecoder<InterpretedContent>
  ) {
    // Under another policy, the page does not have the components that nothing takes the place of.
    var keeping = decoder
    keeping.unknown = .placeholder
    let kept = decoder.unknown == .placeholder ? result : keeping.decode(bytes)
    var waiting = kept.page?.sections.flatMap(\.components) ?? []
    while let component = waiting.popLast() {
      switch component.content {
      case .payload(let payload):
        let type = component.content.type ?? ""
        if component.content.renderer == .view { drawn[type, default: 0] += 1 } else { left[type, default: 0] += 1 }
        waiting += payload.components
      case .registered(let payload): left[payload.type, default: 0] += 1
      case .unknown(let unknown): lost.append(unknown)
      }
    }
  }

  /// The lines of the report, each with a title.
  ///
  /// - Parameter policy: What becomes of the components that are lost.
  package func lines(_ policy: UnknownPolicy) -> [(title: String, counts: String)] {
    let lost = Dictionary(lost.map { ($0.type ?? "without a type", 1) }, uniquingKeysWith: +)
    let gone = policy == .placeholder ? "placeholder" : "left out"
    return [("drawn", drawn), ("drawn by the app", left), (gone, lost)].filter { !$0.1.isEmpty }.map { title, counts in
      let sorted = counts.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      return (title, sorted.map { "\($0.key.shortened) \($0.value)" }.joined(separator: ", "))
    }
  }
}

extension String {
  /// The text on one line, however long it is.
  fileprivate var shortened: String { utf8.count > 80 ? String(unicodeScalars.prefix(80)) + "…" : self }
}
