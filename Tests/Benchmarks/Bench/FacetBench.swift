import Foundation

/// Measures `facet` against plain C over the same bytes.
///
///     facet-bench [--components N] [--rounds N] [--no-snapshots]    measure; `make bench` does so in release mode
///     facet-bench corpus FOLDER [N]                                 only write the corpus, as a project
@main enum FacetBench {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "corpus", arguments.count >= 2 {
      let corpus = Corpus(componentCount: arguments.count > 2 ? Int(arguments[2]) ?? 1_000 : 1_000)
      let folder = URL(fileURLWithPath: arguments[1])
      _ = try Workbench(folder: folder.deletingLastPathComponent()).write(corpus, as: folder.lastPathComponent)
      return
    }
    let rounds = option("--rounds", in: arguments) ?? 15
    let drawing = !arguments.contains("--no-snapshots")
    do {
      let corpus = Corpus(componentCount: option("--components", in: arguments) ?? 1_000)
      print(try measure(corpus, rounds: rounds, drawing: drawing), terminator: "")
    } catch {
      FileHandle.standardError.write(Data("facet-bench: \(error)\n".utf8))
      exit(2)
    }
  }

  private static func measure(_ corpus: Corpus, rounds: Int, drawing: Bool) throws -> String {
    let bench = try Workbench(folder: Workbench.temporaryFolder())
    defer { try? FileManager.default.removeItem(at: bench.folder) }
    // The first round warms caches and shows whether the corpus is accepted at all.
    _ = try bench.round(0, corpus, drawing: drawing)
    let measured = try (1...max(rounds, 1)).map { try bench.round($0, corpus, drawing: drawing) }
    let types = try TypeCheck(modules: bench.modules).text(of: "generated/Swift", in: bench.folder)
    return Report(rounds: measured, corpus: corpus).text + (types.map { "\n" + $0 } ?? "")
  }

  private static func option(_ name: String, in arguments: [String]) -> Int? {
    guard let place = arguments.firstIndex(of: name), place + 1 < arguments.count else { return nil }
    return Int(arguments[place + 1])
  }
}
