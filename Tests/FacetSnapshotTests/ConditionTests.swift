import Checkout
import FacetCompiler
import FacetFrame
import FacetIR
import FacetPreview
import FacetSnapshot
import Testing

/// The promise of the format the other way round: what a variant shows of a condition stands in its golden, whether or
/// not a picture has it. Conditions of the specs are turned around, and where a frame is not what it was, be it in a
/// color, something in a variant of the golden is not what it was either.
@MainActor struct ConditionTests {
  @Test func turningAConditionAroundChangesWhatVariantsSay() throws {
    let inputs = try DesignFolder.repository.inputs()
    var turned = 0
    for (index, input) in inputs.enumerated() where input.path.hasSuffix(".component.yaml") {
      // Drawing all of them takes minutes; every third of each file is looked at.
      let all = Self.conditions(in: input)
      let conditions = stride(from: 0, to: all.count, by: 3).map { all[$0] }
      if conditions.isEmpty { continue }
      let before = try #require(Self.draw(inputs, input.path))
      for condition in conditions {
        var changed = inputs
        changed[index] = SourceInput(path: input.path, bytes: condition.turned)
        // What is no Bool, such as an optional that is bound, cannot be turned.
        guard let after = Self.draw(changed, input.path), after.frames != before.frames else { continue }
        turned += 1
        let comparisons = zip(before.goldens, after.goldens)
          .map { SnapshotComparison(name: $0.id, file: $0.fileName, old: $0.text, new: $1.text) }
        #expect(comparisons.contains { !$0.variants.isEmpty }, "\(input.path): \(condition.line)")
      }
    }
    #expect(turned >= 30, "\(turned)")
  }

  /// The goldens of the component of a file, and all that they were made from, without what only goldens are told.
  private static func draw(_ inputs: [SourceInput], _ path: String) -> (goldens: [Golden], frames: [Frame])? {
    guard let design = Compiler.compile(inputs).design else { return nil }
    let program = Program(design)
    var frames: [Frame] = []
    func draw(_ cell: Cell, of component: Component) -> SnapshotVariant {
      let drawn = program.draw(cell, of: component).drawn
      var frame = drawn.frame
      for node in frame.nodes.indices {
        frame.nodes[node].looks = []
        frame.nodes[node].name = nil
      }
      frames.append(frame)
      return drawn
    }
    let goldens = program.goldens(of: { $0.source == path }, drawing: draw)
    return (goldens, frames)
  }

  /// The file once for each condition, with that one turned around.
  private static func conditions(in input: SourceInput) -> [(line: String, turned: [UInt8])] {
    let text = String(decoding: input.bytes, as: UTF8.self)
    let matches = text.matches(of: /\bif ((?:(?! then )[^\n#])+) then |\bif: ((?!let )[^\n,#]+)/)
    return matches.compactMap { match in
      guard let condition = match.output.1 ?? match.output.2 else { return nil }
      let line = text[..<condition.endIndex].split(separator: "\n").last.map(String.init) ?? ""
      var turned = text
      turned.replaceSubrange(condition.startIndex..<condition.endIndex, with: "not (\(condition))")
      return (line, Array(turned.utf8))
    }
  }
}
