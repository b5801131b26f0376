import Foundation

/// The figures of a run, as text.
struct Report {
  let rounds: [Round]
  let corpus: Corpus

  var text: String {
    let events = cost(\.events.cpu)
    var lines = [
      "\(corpus.componentCount) components, \(corpus.variantCount) variants, \(rounds.count) rounds, medians",
      "",
      line("libyaml events, C", events, cost(\.events.wall)),
      line("write and rename the same output, C", cost(\.write.cpu), cost(\.write.wall)),
      line("read specs and output, C", cost(\.read.cpu), cost(\.read.wall)),
      line("facet check", cost(\.check.cpu), cost(\.check.wall), "÷ events", ratio { $0.check.cpu / $0.events.cpu }),
      line(
        "facet generate, fresh folder", cost(\.fresh.cpu), cost(\.fresh.wall), "÷ (events + write)",
        ratio { $0.fresh.cpu / ($0.events.cpu + $0.write.cpu) }),
      line(
        "facet generate, nothing changed", cost(\.unchanged.cpu), cost(\.unchanged.wall), "÷ events",
        ratio { $0.unchanged.cpu / $0.events.cpu }),
      line("", nil, nil, "÷ read", ratio { $0.unchanged.cpu / $0.read.cpu }),
    ]
    lines += snapshotLines
    return lines.joined(separator: "\n") + "\n"
  }

  private var snapshotLines: [String] {
    let drawn = rounds.compactMap { round in round.snapshots.map { (check: round.check, snapshots: $0) } }
    if drawn.isEmpty { return [] }
    let variants = Double(corpus.variantCount)
    let whole = median(drawn.map { variants / $0.snapshots.wall })
    let drawing = median(drawn.map { variants / max($0.snapshots.cpu - $0.check.cpu, 0.001) })
    return [
      line("facet snapshot check", median(drawn.map(\.snapshots.cpu)), median(drawn.map(\.snapshots.wall))),
      "",
      "snapshots drawn and compared: \(Int(whole)) a second, reading and checking the specs included;",
      "                              \(Int(drawing)) a second of CPU without (snapshot check - check)",
    ]
  }

  private func cost(_ part: KeyPath<Round, Double>) -> Double { median(rounds.map { $0[keyPath: part] }) }

  /// The median of the ratios of each round: floor and figure of one round ran side by side.
  private func ratio(_ of: (Round) -> Double) -> Double { median(rounds.map(of)) }

  private func line(
    _ name: String, _ cpu: Double?, _ wall: Double?, _ against: String = "", _ ratio: Double? = nil
  ) -> String {
    var text = name.padding(toLength: 38, withPad: " ", startingAt: 0)
    text += time(cpu, "cpu") + time(wall, "wall")
    if let ratio { text += padded(number(ratio, digits: 2), 9) + " " + against }
    return text
  }

  private func time(_ seconds: Double?, _ name: String) -> String {
    seconds.map { padded(number($0, digits: 4), 9) + " s \(name)" }
      ?? String(repeating: " ", count: 11 + name.count + 1)
  }

  private func number(_ value: Double, digits: Int) -> String { String(format: "%.\(digits)f", value) }

  private func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(width - text.count, 0)) + text
  }
}
