import Dispatch
import FacetCompiler
import FacetDiagnostics
import FacetFormat
import FacetIR
import FacetInterpreter
import FacetPreview
import FacetSpec
import FacetSwift
import FacetText
import Foundation
import GrowingInputs
import Testing

/// Inputs that grow in one respect, at two sizes: each is read, checked, formatted, emitted and drawn to its end, and what
/// comes of it grows no faster than it does.
///
/// Time depends on the machine, so it is not measured here: `make growth` does, at three sizes up to a megabyte.
/// It takes minutes, so `make growth` sets the variable that asks for it.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["FACET_GROWTH"] != nil))
struct GrowthTests {
  @Test(arguments: GrowingInput.all.map(\.name)) func outputGrowsWithTheInput(_ name: String) throws {
    let input = try #require(GrowingInput.all.first { $0.name == name })
    let large = min(input.size(of: 4_000), input.most ?? .max)
    let small = max(large / 4, 1)
    let (few, many) = onLargeStack { (Output(of: input.files(small)), Output(of: input.files(large))) }
    // What every project has, such as the beginning of a file, is no growth.
    let least = 4_000.0
    let growth = input.amount(large) / input.amount(small)
    for (part, bytes) in many.bytes {
      let before = max(Double(few.bytes[part] ?? 0), least)
      #expect(Double(bytes) <= before * pow(growth, 1.5), "\(part): \(few.bytes) to \(many.bytes)")
    }
  }

  @Test func namesDiffer() { #expect(Set(GrowingInput.all.map(\.name)).count == GrowingInput.all.count) }

  /// Most inputs are accepted, so that it is their work that is measured, and not a refusal.
  @Test(arguments: GrowingInput.accepted.map(\.name)) func inputIsAccepted(_ name: String) throws {
    let input = try #require(GrowingInput.all.first { $0.name == name })
    let size = min(input.size(of: 1_000), input.most ?? .max)
    let errors = onLargeStack { compiled(input.files(size)).diagnostics.filter { $0.severity == .error } }
    #expect(errors.map(\.message) == [])
  }
}

/// What can stand within itself, at its deepest: each level of it is read, checked, formatted, emitted and drawn once. What
/// took one twice would take the last of thirty levels a billion times, and this would not end.
///
/// It runs on the stack of a test's thread, which is a small part of what the tool has.
struct NestingTests {
  @Test(arguments: GrowingInput.inThemselves.map(\.name)) func eachLevelIsTakenOnce(_ name: String) throws {
    let input = try #require(GrowingInput.all.first { $0.name == name })
    let output = Output(of: input.files(try #require(input.most)))
    #expect(output.errors == [])
    #expect(output.bytes["Swift", default: 0] > 0 && output.bytes["Swift", default: 0] < 200_000)
    #expect(output.bytes["elements", default: 0] < 1_000)
  }

  /// A sum is as deep as it has operators.
  @Test func longSumsFitOnAnyStack() {
    let sum = "parameters: { n: Int = 1 }\nbody: { text: \"{content.n\(String(repeating: " + 1", count: 250))}\" }\n"
    let files = [
      "facet.yaml": "facet: 1\nmodule: Sample\n",
      "sum.component.yaml": "component: Sum\nstyle: none\n\(sum)variants: { Default: }\n",
    ]
    let output = Output(of: files)
    #expect(output.errors == [])
    #expect(output.bytes["elements", default: 0] > 0)
  }
}

struct PictureCountTests {
  /// A limit of each component alone would leave minutes to a project of a megabyte.
  @Test func picturesOfAProjectAreLimited() throws {
    let input = try #require(GrowingInput.all.first { $0.name == "components with a thousand pictures" })
    let most = try #require(input.most)
    func errors(_ count: Int) -> [Diagnostic] {
      compiled(input.files(count)).diagnostics.filter { $0.severity == .error }
    }
    #expect(errors(most).map(\.message) == [])
    #expect(errors(most + 1).map { "\($0.kind.code)" } == ["limit/exceeded"])
  }
}

/// Threads of tests have a small part of the stack that a program has.
private func onLargeStack<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
  nonisolated(unsafe) var result: Result?
  let isDone = DispatchSemaphore(value: 0)
  let thread = Thread {
    result = work()
    isDone.signal()
  }
  thread.stackSize = 64 << 20
  thread.start()
  isDone.wait()
  return result!
}

private func compiled(_ files: [String: String]) -> Compilation {
  Compiler.compile(
    files.sorted { $0.key < $1.key }.filter { !$0.key.hasPrefix("../") }
      .map { SourceInput(path: $0.key, bytes: Array($0.value.utf8)) }, threads: 1)
}

/// The bytes that come of a project, by the part that writes them.
private struct Output: Sendable {
  var bytes: [String: Int] = [:]
  var errors: [String] = []

  init(of files: [String: String]) {
    let compilation = compiled(files)
    errors = compilation.diagnostics.filter { $0.severity == .error }.map(\.message)
    var renderer = DiagnosticRenderer(compilation.sources)
    bytes["diagnostics"] = renderer.text(for: compilation.diagnostics).text.utf8.count
    for (name, text) in files where name.hasSuffix(".yaml") {
      var found: [Diagnostic] = []
      let kind = SpecFileKind(name)?.shape
      if case .formatted(let form) = format(Array(text.utf8), as: kind, file: FileID(0), diagnostics: &found) {
        bytes["format", default: 0] += form.count
      }
    }
    guard let design = compilation.design else { return }
    bytes["Swift"] = swiftFiles(for: design, threads: 1).reduce(0) { $0 + $1.bytes.count }
    let drawn = Program(design).drawnGoldens(threads: 1)
    bytes["goldens"] = drawn.reduce(0) { $0 + $1.golden.text.utf8.count }
    bytes["elements"] = drawn.reduce(0) { $0 + $1.outcomes.reduce(0) { $0 + $1.size.nodes } }
  }
}
