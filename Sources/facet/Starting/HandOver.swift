import FacetCompiler
import FacetDiagnostics
import FacetFiles
import FacetFormat
import FacetIR
import FacetSwift

/// The specs that draw ejected components, with hand-written views in their place.
///
/// Only what leaves their Swift the same byte for byte is done: a person could not write it in another way then.
struct HandOver {
  /// What comes of the project with the rewritten specs.
  private(set) var compilation: Compilation
  /// The specs that are rewritten.
  private(set) var edits: [FixedProject.Edit] = []
  /// Where components were drawn, and the views that stand in their place.
  private(set) var places: [(line: String, component: String, view: String)] = []
  /// What stands in the way, at its place in the specs as they are now.
  private(set) var obstacles: [Diagnostic] = []

  /// The specs as they are now, without those of the components.
  let sources: SourceMap
  private let components: [String: Component]
  private let typeNames: [String: String]
  private var rewritings: [FileID: UseRewriting] = [:]
  private var starts: [FileID: Set<Int>] = [:]
  /// The errors about elements in the specs as they are now, by place.
  private var uses: [Diagnostic] = []

  /// - Parameters:
  ///   - components: Those of a whole design, which the project has no longer.
  ///   - rest: The project without their specs.
  init(_ components: [Component], of design: Design, in rest: Project, threads: Int) {
    self.components = Dictionary(components.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    typeNames = self.components.mapValues { design.project.typePrefix + ($0.swiftName ?? $0.name) }
    let others = rest.compile()
    sources = others.sources
    compilation = others
    var project = rest
    // An element can hide others: those in a body that is not understood.
    var rounds = 0
    while rounds < Self.mostRounds, collectUses() {
      project = rewritten(rest)
      compilation = project.compile()
      rounds += 1
    }
    if compilation.hasErrors {
      noteErrors()
    } else if let rewritten = compilation.design {
      compareSwift(of: design, rewritten, threads)
    }
    if obstacles.isEmpty { finish() }
  }

  private static let mostRounds = 8
  /// The code of an element that no component has the name of.
  private static let unknown = "component/unknown"

  /// Notes the elements that the last compilation does not know. Returns whether there are new ones.
  private mutating func collectUses() -> Bool {
    var isNew = false
    for diagnostic in compilation.diagnostics where "\(diagnostic.kind.code)" == Self.unknown {
      guard let place = originalPlace(of: diagnostic), components[name(at: place)] != nil,
        starts[place.file, default: []].insert(Int(place.start)).inserted
      else { continue }
      var use = diagnostic
      use.span = place
      use.message = "'\(name(at: place))' is drawn here, and has no spec then"
      use.fixes = []
      use.help = nil
      uses.append(use)
      isNew = true
    }
    return isNew
  }

  private mutating func rewritten(_ project: Project) -> Project {
    var project = project
    for (file, starts) in starts where sources.path(of: file).hasSuffix(".yaml") {
      rewritings[file] = UseRewriting(
        sources.bytes(of: file), of: file, at: starts, components, typeNames: typeNames)
      guard let rewriting = rewritings[file] else { continue }
      project = project.replacing(sources.path(of: file), with: rewriting.bytes)
    }
    return project
  }

  // MARK: Places

  /// The place of a diagnostic of the last compilation in the specs as they are now.
  private func originalPlace(of diagnostic: Diagnostic) -> SourceSpan? {
    guard let span = diagnostic.span, let file = file(at: compilation.sources.path(of: span.file)) else { return nil }
    guard let rewriting = rewritings[file] else {
      return SourceSpan(file: file, start: Int(span.start), end: Int(span.end))
    }
    let start = rewriting.original(of: Int(span.start))
    return SourceSpan(file: file, start: start, end: max(start, rewriting.original(of: Int(span.end))))
  }

  private func file(at path: String) -> FileID? { sources.fileIDs.first { sources.path(of: $0) == path } }

  private func name(at span: SourceSpan) -> String {
    let text = sources.bytes(of: span.file)[Int(span.start)..<Int(span.end)]
    // In JSON, and in YAML where it is in quotes, without these.
    return String(decoding: text.filter { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }, as: UTF8.self)
  }

  private func line(of span: SourceSpan) -> String {
    let location = sources.location(of: span)
    return "\(sources.path(of: span.file)):\(location.line):\(location.column)"
  }

  // MARK: Results

  /// The errors that are left, each with what can be done about it.
  private mutating func noteErrors() {
    for diagnostic in compilation.diagnostics where diagnostic.severity == .error {
      guard let place = originalPlace(of: diagnostic) else {
        obstacles.append(diagnostic)
        continue
      }
      if let known = uses.first(where: { $0.span == place }), let file = known.span?.file {
        var use = known
        use.help = rewritings[file]?.obstacles[Int(place.start)] ?? "it is not in a file of YAML: write it by hand"
        obstacles.append(use)
      } else {
        var error = diagnostic
        error.span = place
        error.notes = []
        error.fixes = []
        obstacles.append(error)
      }
    }
  }

  /// Notes the specs whose Swift would be another one.
  private mutating func compareSwift(of design: Design, _ rewritten: Design, _ threads: Int) {
    let before = swiftFiles(for: design, threads: threads)
    let after = swiftFiles(for: rewritten, threads: threads)
    let changed = Set(after.filter { !$0.source.isEmpty && !before.contains($0) }.map(\.source))
    for component in rewritten.components where changed.contains(component.source) {
      guard let place = compilation.places.component(component.name),
        let file = file(at: compilation.sources.path(of: place.file))
      else { continue }
      for use in uses where use.span?.file == file {
        var use = use
        use.help = "the Swift of '\(component.name)' would not be the same with 'swift: …' here: write it by hand"
        obstacles.append(use)
      }
    }
  }

  private mutating func finish() {
    for (file, rewriting) in rewritings {
      let path = sources.path(of: file)
      let old = sources.bytes(of: file)
      edits.append(FixedProject.Edit(path: path, old: old, new: formatted(rewriting.bytes, like: old, at: path)))
    }
    edits.sort { inByteOrder($0.path, $1.path) }
    places = uses.compactMap(\.span).sorted { ($0.file.index, $0.start) < ($1.file.index, $1.start) }.map { span in
      let name = name(at: span)
      return (line(of: span), name, typeNames[name] ?? name)
    }
  }

  /// In canonical form, if the file was.
  private func formatted(_ bytes: [UInt8], like old: [UInt8], at path: String) -> [UInt8] {
    var sources = SourceMap()
    var diagnostics: [Diagnostic] = []
    let id = sources.add(path: path, bytes: bytes)
    func form(_ bytes: [UInt8]) -> [UInt8]? {
      let file = SourceInput(path: path, bytes: bytes)
      let formatting = SpecFormat.format(file, as: id, diagnostics: &diagnostics)
      return if case .formatted(let bytes) = formatting { bytes } else { nil }
    }
    return form(old) == old ? form(bytes) ?? bytes : bytes
  }
}
