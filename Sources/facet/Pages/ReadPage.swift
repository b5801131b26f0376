import FacetDiagnostics
import FacetFiles
import FacetLimits
import FacetServerDriven
import FacetServerPreview
import FacetText

/// A page in a file, and what the app of a design makes of it.
struct ReadPage {
  let path: String
  let result: ServerPageResult<InterpretedContent>
  let diagnostics: [Diagnostic]
  let tally: PageTally

  /// - Parameters:
  ///   - types: The names of the types that the app knows.
  ///   - sources: The file is added to it.
  init(
    _ path: String, by decoder: ServerPageDecoder<InterpretedContent>, knowing types: [String],
    in sources: inout SourceMap
  ) throws {
    self.path = path
    let bytes = try readFile(at: path, limit: Limit.pageFileSize.most)
    let file = sources.add(path: path, bytes: bytes)
    result = decoder.decode(bytes)
    // Under another policy, the page does not have the components that nothing takes the place of.
    var keeping = decoder
    keeping.unknown = .placeholder
    let kept = decoder.unknown == .placeholder ? result : keeping.decode(bytes)
    tally = PageTally(kept.page)
    let lost = LostPlaces(tally.lost)
    // Each name that is not known is compared with each that is.
    var comparisons = Limit.comparisons.most
    diagnostics = result.problems.map { problem in
      var meant: String?
      if problem.kind == .unknownType, comparisons >= types.count {
        comparisons -= types.count
        meant = Self.typeMeant(by: bytes[problem.range], among: types)
      }
      return Diagnostic(problem, in: file, isLost: lost.contains(problem), meant: meant)
    }
  }

  /// - Parameter text: The type as it is in the page, with quotes.
  private static func typeMeant(by text: ArraySlice<UInt8>, among types: [String]) -> String? {
    if text.count > Limit.nameLength.most { return nil }
    return (try? JSONValue(parsing: text))?.string.flatMap { nearest(to: $0, among: types) }
  }

  var status: String {
    switch result {
    case .success: "shown"
    case .partial: "shown in part"
    case .failure: "not shown"
    }
  }
}

/// The components of a page, counted by what becomes of them.
struct PageTally {
  /// By type.
  private(set) var drawn: [String: Int] = [:]
  /// Those of types that the app draws in its own way.
  private(set) var left: [String: Int] = [:]
  private(set) var lost: [UnknownComponent] = []

  init(_ page: ServerPage<InterpretedContent>?) {
    var waiting = page?.sections.flatMap(\.components) ?? []
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
  func lines(_ policy: UnknownPolicy) -> [(title: String, counts: String)] {
    let lost = Dictionary(lost.map { ($0.type ?? "without a type", 1) }, uniquingKeysWith: +)
    let gone = policy == .placeholder ? "placeholder" : "left out"
    return [("drawn", drawn), ("drawn by the app", left), (gone, lost)].filter { !$0.1.isEmpty }.map { title, counts in
      let sorted = counts.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      return (title, sorted.map { "\($0.key.shortened) \($0.value)" }.joined(separator: ", "))
    }
  }
}

/// The places at which problems of lost components are reported.
private struct LostPlaces {
  private var starts: Set<Int> = []

  init(_ components: [UnknownComponent]) {
    for raw in components.map(\.raw) {
      let requires = raw["requires"]
      let values = [raw, raw["type"], requires].compactMap(\.self) + (requires?.members.map(\.value) ?? [])
      starts.formUnion(values.map(\.range.lowerBound))
    }
  }

  func contains(_ problem: ServerProblem) -> Bool { starts.contains(problem.range.lowerBound) }
}

extension Diagnostic {
  fileprivate init(_ problem: ServerProblem, in file: FileID, isLost: Bool, meant: String?) {
    let kind = problem.kind.diagnosticKind(isLost: isLost)
    let place = problem.pointer.isEmpty ? nil : "at \(problem.pointer)"
    let ways = [place, meant.map { "did you mean '\($0)'?" } ?? Self.wayOut(of: kind)].compactMap(\.self).joined(
      separator: "; ")
    self.init(
      kind, at: SourceSpan(file: file, start: problem.range.lowerBound, end: problem.range.upperBound),
      problem.message, help: ways.isEmpty ? nil : ways)
  }

  private static func wayOut(of kind: DiagnosticKind) -> String? {
    switch kind {
    case .lostComponent: "give it a 'fallback': a component, or \"drop\""
    case .newerPage: "--app-version says what the app reads"
    default: nil
    }
  }
}

extension String {
  /// The text on one line, however long it is.
  fileprivate var shortened: String { utf8.count > 80 ? String(unicodeScalars.prefix(80)) + "…" : self }
}
