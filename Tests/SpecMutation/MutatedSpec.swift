package import FacetCompiler
import FacetIR
import FacetInterpreter
import FacetLanguage
import FacetPreview
import FacetSnapshot
import FacetSpec
import FacetSwift

/// A spec of a project, which is compiled, emitted and drawn again for each mutation of it. Only one thread may use it at a
/// time.
package final class MutatedSpec: @unchecked Sendable {
  /// What a mutation changed.
  package struct Change: Sendable, CustomStringConvertible {
    package typealias Difference = (old: String, new: String)

    package let attribute: String
    /// The changed line of the spec, and the change.
    let place: String
    /// The first lines of the generated Swift that differ; nil if none does.
    package let swift: Difference?
    /// The same for a golden.
    package let golden: Difference?

    /// Whether the golden has a value that Swift has no constant for, as it says behind it.
    var isOfTokenWithoutConstant: Bool { golden?.old.hasSuffix("  no constant") == true }

    package var description: String {
      [("Swift", swift), ("golden", golden)].reduce("\(attribute), \(place)") { text, output in
        text + (output.1.map { "\n\(output.0) - \($0.old)\n\(output.0) + \($0.new)" } ?? "")
      }
    }
  }

  private let name: String
  private let text: SpecText
  private let kind: SpecFileKind
  private let project: OpenProject
  private let mutations: [SpecMutation]
  private let before: Outputs

  /// - Parameters:
  ///   - path: The path of the spec.
  ///   - inputs: The files of a project that the spec needs, without errors.
  ///   - name: The name of the file in messages.
  package init?(_ path: String, of inputs: [SourceInput], showing name: String) {
    guard let input = inputs.first(where: { $0.path == path }), let kind = SpecFileKind(path) else { return nil }
    self.name = name
    self.kind = kind
    text = SpecText(path: path, bytes: input.bytes, root: kind.shape)
    // Apps and transitions are about other components too.
    project = OpenProject(
      SpecFiles(kind.isDrawn ? inputs.filter { ![.app, .transition].contains(SpecFileKind($0.path)) } : inputs))
    guard let design = project.compiled(threads: 1).design, let before = Outputs(design, of: path, as: kind) else {
      return nil
    }
    // The golden of an app is that of its first session.
    if kind == .app, !design.apps.contains(where: { $0.source == path && !$0.sessions.isEmpty }) { return nil }
    mutations = SpecMutation.all(of: text, tokens: design.tokens.tokens.map(\.path.description))
    self.before = before
  }

  /// The change that a mutation makes; nil if it makes no valid spec, or one that means the same.
  package func change(by index: Int) -> Change? {
    let mutation = mutations[index]
    for attempt in mutation.attempts {
      let edited = SourceInput(path: text.path, bytes: SpecMutation.edited(text.bytes, by: attempt))
      guard let design = project.replacing(edited).compiled(threads: 1).design,
        let after = Outputs(design, of: text.path, as: kind), !after.isSame(as: before)
      else { continue }
      return Change(
        attribute: mutation.attribute, place: words(for: mutation, attempt),
        swift: Self.difference(before.swift, after.swift),
        // What needs no drawing comes first.
        golden: Self.difference(before.undrawn, after.undrawn) ?? Self.difference(before.drawn, after.drawn))
    }
    return nil
  }

  private func words(for mutation: SpecMutation, _ attempt: [SpecMutation.Edit]) -> String {
    let bytes = text.bytes
    let start = bytes[..<mutation.place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let end = bytes[mutation.place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
    let number = bytes[..<start].count { $0 == UInt8(ascii: "\n") } + 1
    let edits = attempt.map { "'\(oneLine(bytes[$0.range]))' → '\(oneLine($0.replacement[...]))'" }
    return "\(name):\(number): \(oneLine(bytes[start..<end])): \(edits.joined(separator: ", "))"
  }

  private func oneLine(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).split { $0 == "\n" || $0 == " " }.joined(separator: " ")
  }

  private static func difference(_ old: Outputs.Lines, _ new: Outputs.Lines) -> Change.Difference? {
    for name in Set(old.keys).union(new.keys).sorted() where old[name] != new[name] {
      let (old, new) = (old[name] ?? [], new[name] ?? [])
      let index = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
      func line(_ lines: [Substring]) -> String { "\(name): \(index < lines.count ? lines[index] : "")" }
      return (line(old), line(new))
    }
    return nil
  }
}

/// The Swift and the goldens that are made of a file.
private final class Outputs {
  /// The lines of files.
  typealias Lines = [String: [Substring]]

  private let design: Design
  private let kind: SpecFileKind
  /// The component that the file is about; nil for a file that all components may depend on.
  private let component: Component?

  init?(_ design: Design, of path: String, as kind: SpecFileKind) {
    self.design = design
    self.kind = kind
    component = kind.isDrawn ? design.components.first { $0.source == path } : nil
    if kind.isDrawn, component == nil { return nil }
  }

  func isSame(as other: Outputs) -> Bool {
    component == nil ? design == other.design : component == other.component
  }

  lazy var swift: Lines = {
    guard let component else {
      return lines(swiftFiles(for: design, threads: 1).map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) })
    }
    let emitter = SwiftEmitter(design)
    let files = emitter.files(for: component) + emitter.sharedFiles
    return lines(files.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) })
  }()

  /// What goldens say without their pictures.
  lazy var undrawn: Lines = {
    let tokens = Program(design).tokenGolden
    return lines(
      [(tokens.fileName, tokens.text)]
        + components.flatMap { component in
          component.styles.map { style in
            (
              ComponentSnapshot.fileName(component: component.name, style: style.name),
              ComponentSnapshot.document(component: component, style: style, design: design, cells: [])
            )
          }
        })
  }()

  lazy var drawn: Lines = {
    let program = Program(design)
    let names = Set(components.map(\.name))
    var goldens = program.goldens(of: { names.contains($0.name) }, drawing: { program.draw($0, of: $1).drawn })
    if component == nil {
      goldens += program.drawnSessions(threads: 1).map(\.golden) + program.drawnTransitions(threads: 1).map(\.golden)
    }
    return lines(goldens.map { ($0.fileName, $0.text) })
  }()

  /// The components whose goldens can depend on the file: none on apps and transitions.
  private var components: [Component] {
    component.map { [$0] } ?? ([.app, .transition].contains(kind) ? [] : design.components)
  }

  private func lines(_ files: [(String, String)]) -> Lines {
    Dictionary(uniqueKeysWithValues: files.map { ($0, $1.split(separator: "\n", omittingEmptySubsequences: false)) })
  }
}
