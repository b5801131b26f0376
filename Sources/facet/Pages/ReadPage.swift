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
  ///   - types: The types that the app knows.
  ///   - roots: What may be read, besides the folder of the file.
  ///   - sources: The file is added to it.
  init(
    _ path: String, by decoder: ServerPageDecoder<InterpretedContent>, knowing types: TypesOnWire,
    within roots: FileRoots, in sources: inout SourceMap
  ) throws {
    self.path = path
    var roots = roots
    roots.allow(given: path)
    let bytes = try roots.read(path, limit: Limit.pageFileSize.most)
    let file = sources.add(path: path, bytes: bytes)
    result = decoder.decode(bytes)
    tally = PageTally(of: bytes, as: result, by: decoder)
    let lost = LostPlaces(tally.lost)
    // Each name that is not known is compared with each that is.
    var comparisons = Limit.comparisons.most
    diagnostics = result.problems.map { problem in
      var wayOut: String?
      if problem.kind == .unknownType, comparisons >= types.known.count {
        comparisons -= types.known.count
        wayOut = Self.text(in: bytes[problem.range]).flatMap(types.wayOut)
      }
      return Diagnostic(problem, in: file, isLost: lost.contains(problem), wayOut: wayOut)
    }
  }

  /// The text of a value that is as long as a name at most.
  private static func text(in value: ArraySlice<UInt8>) -> String? {
    value.count > Limit.nameLength.most ? nil : (try? JSONValue(parsing: value))?.string
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
  fileprivate init(_ problem: ServerProblem, in file: FileID, isLost: Bool, wayOut: String?) {
    let kind = problem.kind.diagnosticKind(isLost: isLost)
    let place = problem.pointer.isEmpty ? nil : "at \(problem.pointer)"
    let ways = [place, wayOut ?? Self.wayOut(of: kind)].compactMap(\.self).joined(separator: "; ")
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
