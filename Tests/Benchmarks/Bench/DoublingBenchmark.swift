import Foundation

/// What becomes of the time of a decoder, a queue or a notifier where twice as much goes through it. In proportion to the
/// size it is twice the time; where each of n things looks at all others, four times.
///
/// Times are those of the processor. Each is the least of several rounds, because whatever else the machine does only adds
/// to it.
@MainActor struct DoublingBenchmark {
  /// One of the things that are measured.
  struct Load {
    let name: String
    let size: Int
    /// Prepares so much work, and returns what does it. The result is some number that depends on it.
    let prepare: @MainActor (Int) -> @MainActor () async -> Int
  }

  struct Result: Sendable {
    let name: String
    /// The time of twice the size, as a ratio to that of the size.
    let ratio: Double
    /// Seconds for the size.
    let time: Double
    let size: Int
  }

  let rounds: Int

  func run() async -> [Result] {
    var results: [Result] = []
    for load in Self.loads {
      let once = await leastTime(of: load, size: load.size)
      let twice = await leastTime(of: load, size: 2 * load.size)
      results.append(Result(name: load.name, ratio: twice / once, time: once, size: load.size))
    }
    return results
  }

  private static let loads = decoderLoads + storeLoads + itemLoads + shellLoads

  /// One size after the other: a round of another size in between would leave it other memory to begin with.
  private func leastTime(of load: Load, size: Int) async -> Double {
    var least = Double.infinity
    for _ in 0..<max(rounds, 5) { least = min(least, await time(of: load, size: size)) }
    return least
  }

  private func time(of load: Load, size: Int) async -> Double {
    let work = load.prepare(size)
    let begin = processorSeconds()
    let result = await work()
    let seconds = processorSeconds() - begin
    precondition(result != .min)
    return seconds
  }

  /// The time that the processor has spent on this process.
  private func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

extension DoublingBenchmark.Result {
  /// A line of a table of these alone.
  var text: String {
    String(
      format: "%@ %6.2f %10.2f ms for %d\n", name.padding(toLength: 48, withPad: " ", startingAt: 0), ratio,
      time * 1000, size)
  }
}
