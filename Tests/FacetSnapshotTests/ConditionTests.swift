import Checkout
import FacetCompiler
import FacetDiagnostics
import FacetPreview
import FacetSnapshot
import Testing

/// The promise of the format the other way round: what a variant shows of a condition stands in its golden, whether or
/// not a picture has it. Conditions of the specs are turned around, and where a frame is not what it was, be it in a
/// color, something in a variant of the golden is not what it was either.
struct ConditionTests {
  @Test func turningAConditionAroundChangesWhatVariantsSay() throws {
    let inputs = try DesignFolder.repository.inputs()
    let files = SpecFiles(inputs)
    let project = OpenProject(files)
    let before = try #require(Goldens.repository)
    // Drawing all of them takes a minute; in the suite, every eighth is looked at. What is no Bool, such as an optional that
    // is bound, cannot be turned.
    let all = inputs.flatMap(SpecChange.turnedConditions)
    let changes = stride(from: 0, to: all.count, by: Checkout.triesEverything ? 1 : 8).map { all[$0] }.filter {
      change in
      !project.replacing(change.input).diagnostics(of: change.input.path).contains { $0.severity == .error }
    }
    var turned = 0
    for batch in SpecChange.batches(of: changes, in: before) {
      var changed = files
      for change in batch { changed.add(change.input) }
      let after = Goldens(try #require(Compiler.compile(changed).design), of: Set(batch.compactMap(\.component)))
      for change in batch {
        guard let component = change.component, after.frames[component] != before.frames[component] else { continue }
        turned += 1
        let comparisons = before.all.compactMap { golden in
          after.all.first { $0.id == golden.id && $0.names[0] == component }
            .map { SnapshotComparison(name: $0.id, file: $0.fileName, old: golden.text, new: $0.text) }
        }
        #expect(comparisons.contains { !$0.variants.isEmpty }, "\(change.line)")
      }
    }
    #expect(turned >= 20, "\(turned)")
  }
}

extension SpecChange {
  /// The file once for each condition, with that one turned around.
  fileprivate static func turnedConditions(in input: SourceInput) -> [SpecChange] {
    guard input.path.hasSuffix(".component.yaml") else { return [] }
    let text = String(decoding: input.bytes, as: UTF8.self)
    return text.matches(of: /\bif ((?:(?! then )[^\n#])+) then |\bif: ((?!let )[^\n,#]+)/).compactMap { match in
      guard let condition = match.output.1 ?? match.output.2 else { return nil }
      return SpecChange(input, replacing: condition.startIndex..<condition.endIndex, with: "not (\(condition))")
    }
  }
}
