import Foundation

/// Measures `facet` against plain C over the same bytes.
///
///     facet-bench [--components N] [--rounds N]    times; `make bench` measures in release mode
///     facet-bench doubling [--rounds N]            only what becomes of times in the libraries at twice the size
///     facet-bench instructions HISTORY             instructions a component, compared with those on record
///     facet-bench corpus FOLDER [N]                only writes the corpus, as a project
@main enum FacetBench {
  @MainActor static func main() async throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      switch arguments.first {
      case "corpus" where arguments.count >= 2:
        let corpus = Corpus(componentCount: arguments.count > 2 ? Int(arguments[2]) ?? 1_000 : 1_000)
        let folder = URL(fileURLWithPath: arguments[1])
        _ = try Workbench(folder: folder.deletingLastPathComponent()).write(corpus, as: folder.lastPathComponent)
      case "doubling":
        let results = await DoublingBenchmark(rounds: rounds(in: arguments)).run()
        print(results.map(\.text).joined(), terminator: "")
      case "instructions" where arguments.count == 2:
        print(try inScratchFolder { try $0.instructions(comparedWith: arguments[1]) }, terminator: "")
      default:
        let corpus = Corpus(componentCount: option("--components", in: arguments) ?? 1_000)
        let rounds = rounds(in: arguments)
        let doubling = await DoublingBenchmark(rounds: rounds).run()
        print(try inScratchFolder { try measure(corpus, rounds: rounds, doubling, on: $0) }, terminator: "")
      }
    } catch {
      FileHandle.standardError.write(Data("facet-bench: \(error)\n".utf8))
      exit(2)
    }
  }

  @MainActor private static func measure(
    _ corpus: Corpus, rounds: Int, _ doubling: [DoublingBenchmark.Result], on bench: Workbench
  ) throws -> String {
    // The first round warms caches and shows whether the corpus is accepted at all.
    _ = try bench.round(0, corpus)
    let report = Report(
      corpus: corpus, rounds: try (1...rounds).map { try bench.round($0, corpus) }, startUp: try bench.startUp(),
      memory: try bench.memory(), growth: try bench.growth(), diff: DiffBenchmark(rounds: rounds).run(),
      plan: PlanBenchmark(rounds: rounds).run(),
      serverPage: ServerPageBenchmark(rounds: rounds).run(), doubling: doubling)
    let types = try TypeCheck(modules: bench.modules).text(of: "generated/Swift", in: bench.folder)
    return report.text + (types.map { "\n" + $0 } ?? "")
  }

  private static func inScratchFolder(_ measure: (Workbench) throws -> String) throws -> String {
    let bench = try Workbench(folder: Workbench.temporaryFolder())
    defer { try? FileManager.default.removeItem(at: bench.folder) }
    return try measure(bench)
  }

  private static func rounds(in arguments: [String]) -> Int { max(option("--rounds", in: arguments) ?? 15, 1) }

  private static func option(_ name: String, in arguments: [String]) -> Int? {
    guard let place = arguments.firstIndex(of: name), place + 1 < arguments.count else { return nil }
    return Int(arguments[place + 1])
  }
}
