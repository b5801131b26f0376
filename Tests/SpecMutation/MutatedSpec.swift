package import FacetCompiler
import FacetIR
import FacetInterpreter
import FacetLanguage
import FacetPreview
import FacetSnapshot
import FacetSpec
import FacetSwift

/// A component of a project, which is compiled, emitted and drawn again for each mutation of its spec. Only one thread may
/// use it at a time.
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

    package var description: String {
      [("Swift", swift), ("golden", golden)].reduce("\(attribute), \(place)") { text, output in
        text + (output.1.map { "\n\(output.0) - \($0.old)\n\(output.0) + \($0.new)" } ?? "")
      }
    }
  }

  private let name: String
  private let text: SpecText
  private let files: SpecFiles
  private let component: String
  private let mutations: [SpecMutation]
  private let before: Outputs

  /// - Parameters:
  ///   - path: The path of the spec.
  ///   - inputs: The files of a project that the component needs, without errors.
  ///   - name: The name of the file in messages.
  package init?(_ path: String, of inputs: [SourceInput], showing name: String) {
    let kind = SpecFileKind(path)
    guard let input = inputs.first(where: { $0.path == path }), let shape = kind?.shape else { return nil }
    self.name = name
    text = SpecText(path: path, bytes: input.bytes, root: shape)
    // Apps and transitions are about other components too.
    files = SpecFiles(inputs.filter { ![.app, .transition].contains(SpecFileKind($0.path)) })
    guard let design = Compiler.compile(files, threads: 1).design,
      let component = design.components.first(where: { $0.source == path })
    else { return nil }
    self.component = component.name
    mutations = SpecMutation.all(of: text, tokens: design.tokens.tokens.map(\.path.description))
    before = Outputs(design, component.name)
  }

  /// The change that a mutation makes; nil if it makes no valid spec, or one that means the same.
  package func change(by index: Int) -> Change? {
    let mutation = mutations[index]
    for attempt in mutation.attempts {
      var files = files
      files.add(SourceInput(path: text.path, bytes: SpecMutation.edited(text.bytes, by: attempt)))
      guard let design = Compiler.compile(files, threads: 1).design,
        let changed = design.component(named: component), changed != before.design.component(named: component)
      else { continue }
      let after = Outputs(design, component)
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

/// The Swift and the goldens of one component.
private final class Outputs {
  /// The lines of files.
  typealias Lines = [String: [Substring]]

  let design: Design
  private let component: String

  init(_ design: Design, _ component: String) {
    self.design = design
    self.component = component
  }

  lazy var swift: Lines = {
    guard let component = design.component(named: component) else { return [:] }
    let emitter = SwiftEmitter(design)
    let files = emitter.files(for: component) + emitter.sharedFiles
    return lines(files.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) })
  }()

  /// What goldens say without their pictures.
  lazy var undrawn: Lines = {
    guard let component = design.component(named: component) else { return [:] }
    return lines(
      component.styles.map { style in
        (style.name, ComponentSnapshot.document(component: component, style: style, design: design, cells: []))
      })
  }()

  lazy var drawn: Lines = {
    let program = Program(design)
    let goldens = program.goldens(of: { $0.name == component }, drawing: { program.draw($0, of: $1).drawn })
    return lines(goldens.map { ($0.fileName, $0.text) })
  }()

  private func lines(_ files: [(String, String)]) -> Lines {
    Dictionary(uniqueKeysWithValues: files.map { ($0, $1.split(separator: "\n", omittingEmptySubsequences: false)) })
  }
}
