import Foundation
import GrowingInputs

/// Runs every command of `facet` over inputs of three sizes, up to a megabyte, and fails where time or memory grow faster
/// than the input or exceed a bound.
///
///     facet-growth [--facet FILE] [--bytes N] [--seconds S] [--megabytes M] [--exponent E] [--commands a,b]
///         [--write FOLDER] [--all] [NAME…] [-NAME…]
///
/// Only inputs are run whose names contain one of the given names, or none of those given with a dash, and commands that
/// are given. With a folder to write to, the largest projects of each input are written there, and nothing is run.
@main enum GrowthBenchmark {
  static func main() throws {
    var arguments = Array(CommandLine.arguments.dropFirst())
    func option(_ name: String) -> String? {
      guard let place = arguments.firstIndex(of: "--" + name), place + 1 < arguments.count else { return nil }
      defer { arguments.removeSubrange(place...(place + 1)) }
      return arguments[place + 1]
    }
    var bounds = Bounds()
    if let bytes = option("bytes").flatMap(Int.init) { bounds.bytes = bytes }
    if let seconds = option("seconds").flatMap(Double.init) { bounds.seconds = seconds }
    if let megabytes = option("megabytes").flatMap(Double.init) { bounds.megabytes = megabytes }
    if let exponent = option("exponent").flatMap(Double.init) { bounds.exponent = exponent }
    let beside = URL(fileURLWithPath: Bundle.main.executablePath ?? CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("facet").path
    let printsAll = arguments.firstIndex(of: "--all").map { arguments.remove(at: $0) } != nil
    let written = option("write")
    let workbench = try GrowthWorkbench(facet: option("facet") ?? beside, bounds: bounds)
    defer { workbench.remove() }
    let commands = option("commands")?.split(separator: ",").map(String.init)
    let inputs = GrowingInput.all.filter { input in
      let (excluded, included) = (arguments.filter { $0.hasPrefix("-") }, arguments.filter { !$0.hasPrefix("-") })
      return !excluded.contains { input.name.contains($0.dropFirst()) }
        && (included.isEmpty || included.contains { input.name.contains($0) })
    }
    if let written {
      for input in inputs { try workbench.write(input, below: URL(fileURLWithPath: written)) }
      return
    }
    var failures = 0
    for input in inputs {
      for growth in try workbench.growths(of: input, commands: commands) where printsAll || !growth.faults.isEmpty {
        if !growth.faults.isEmpty { failures += 1 }
        FileHandle.standardOutput.write(Data((growth.description + "\n").utf8))
      }
    }
    print("\(inputs.count) inputs, \(failures) findings")
    exit(failures == 0 ? 0 : 1)
  }
}

/// What an input may cost.
struct Bounds {
  /// The size of the largest input of each kind.
  var bytes = 1_000_000
  var seconds = 2.0
  var megabytes = 500.0
  /// Of the growth of time and memory with the input: 1 is linear.
  var exponent = 1.3
  /// Below this, time is that of the start and of chance.
  var leastSeconds = 0.3
  var leastMegabytes = 60.0
}
