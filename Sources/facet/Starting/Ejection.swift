import FacetCompiler
import FacetDiagnostics
import FacetFiles
import FacetIR
import FacetSnapshot
import FacetSwift
import FacetText

/// What is written and deleted so that components are code of their own, without specs. All of it is known before
/// anything is written.
struct Ejection {
  /// The other specs, with hand-written views in place of the components.
  let handOver: HandOver
  /// The generated Swift of the rest; nil if other specs use the components in ways that hand-written views cannot take.
  let plan: OutputPlan?
  /// Where hand-written Swift names the components. It compiles as before.
  let mentions: [String]
  private let names: [String]
  private let swift: [OutputFile]
  private let specs: [String]
  private let swiftOutput: OutputFolder
  private let snapshotOutput: OutputFolder?
  private let snapshots: [String]

  /// What the name of a spec ends in that was ejected.
  private static let suffix = ".ejected"

  init(
    of components: [Component], _ design: Design, _ compilation: Compilation, from project: Project,
    _ options: ProjectOptions, into folder: String
  ) throws {
    let folder = FilePath.normalized(folder)
    try project.checkScaffoldFolder(folder)
    for component in components where component.serverDriven != nil {
      throw Failure(
        "servers send '\(component.name)', and a component without a spec has no payload",
        help: "leave 'serverDriven' out of its spec first")
    }
    let names = components.map(\.name)
    let specs = names.compactMap { compilation.places.component($0)?.file }.map(compilation.sources.path)
    let rest = try Project(options, leavingOut: Set(specs))
    let handOver = HandOver(components, of: design, in: rest, threads: options.threads)
    let output = try rest.swiftOutput
    let others = handOver.obstacles.isEmpty ? handOver.compilation.design : nil
    let files = others.map { swiftFiles(for: $0, threads: options.threads) }
    let remaining = Set(files?.map(\.name) ?? [])
    // Files that are made of several specs, such as that of the bundle, stay if only these components need them.
    let shared = swiftFiles(for: design, threads: options.threads).filter {
      $0.source.isEmpty && files != nil && !remaining.contains($0.name)
    }
    let goldens = try? project.snapshotOutput
    self.names = names
    self.specs = specs
    self.handOver = handOver
    let prefix = design.project.typePrefix
    mentions = SwiftMentions(of: components.map { prefix + ($0.swiftName ?? $0.name) }, in: project).lines
    swiftOutput = output
    plan = try files.map { try output.plan($0.map { OutputFile(name: $0.name, bytes: $0.bytes) }) }
    swift = (components.flatMap(SwiftEmitter(design).files) + shared).map {
      OutputFile(name: FilePath.join(folder, $0.name), bytes: Self.ownCode($0.bytes))
    }
    snapshotOutput = goldens
    snapshots = try (goldens?.names(ending: ComponentSnapshot.suffix) ?? []).filter { name in
      guard names.contains(where: { ComponentSnapshot.isFile(name, of: $0) }) else { return false }
      return try isSnapshot(goldens?.read(name) ?? [])
    }
    for file in swift where FileExistence(of: file.name) != .missing { throw FileError(file.name, .exists) }
    for spec in specs where FileExistence(of: spec + Self.suffix) != .missing {
      throw FileError(spec + Self.suffix, .exists)
    }
  }

  /// Generated code without the lines that say that it is.
  private static func ownCode(_ bytes: [UInt8]) -> [UInt8] {
    var rest = bytes[...]
    while rest.starts(with: "//".utf8), !rest.starts(with: "///".utf8) {
      rest = rest.drop { $0 != UInt8(ascii: "\n") }.dropFirst()
    }
    return Array(rest.drop { $0 == UInt8(ascii: "\n") })
  }

  /// Why nothing is ejected, behind the uses that stand in the way.
  var refusal: Failure {
    Failure(
      "other specs use \(names.map { "'\($0)'" }.joined(separator: ", ")) in ways that 'swift:' cannot take; nothing was written",
      help: """
        eject the components above too, change these places first, or keep the spec and write its styles by hand, with \
        'swift: true' (docs/language/composition.md)
        """)
  }

  /// What is done, or would be, one line for each file.
  func steps(areDone: Bool) -> [String] {
    let (wrote, deleted, renamed, becomes) =
      areDone
      ? ("wrote", "deleted", "renamed", "is now") : ("would write", "would delete", "would rename", "would become")
    let generated = plan?.changes.map { "\($0.new == nil ? deleted : wrote) \(swiftOutput.path(of: $0.name))" } ?? []
    return swift.map { "\(wrote) \($0.name)" }
      + handOver.places.map { "\($0.line): '\($0.component)' \(becomes) 'swift: \($0.view)'" }
      + specs.map { "\(renamed) \($0) to \(FilePath.lastPart(of: $0))\(Self.suffix)" }
      + generated + snapshots.map { "\(deleted) \(snapshotOutput?.path(of: $0) ?? $0)" }
  }

  /// Where this is interrupted after the specs are renamed, 'facet generate' and 'facet snapshot prune' do the rest.
  ///
  /// - Parameter isOutside: Whether the user has named the folder of the Swift.
  func carryOut(in project: Project, isOutside: Bool) throws {
    if isOutside { try createFiles(swift) } else { try project.createFiles(swift) }
    for edit in handOver.edits { try edit.write(in: project) }
    for spec in specs { try project.retireSpec(at: spec, as: FilePath.lastPart(of: spec) + Self.suffix) }
    if let plan { try swiftOutput.carryOut(plan) }
    guard let snapshotOutput, !snapshots.isEmpty else { return }
    var transaction = try OutputTransaction(in: snapshotOutput)
    for name in snapshots { transaction.remove(name) }
    try transaction.commit()
  }
}
