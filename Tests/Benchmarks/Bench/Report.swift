import Foundation

/// A measured figure beside its goal, and the floor that it is a ratio of.
struct Figure {
  enum Goal {
    case atMost(Double)
    case atLeast(Double)
  }

  var name: String
  /// Nil where it cannot be measured.
  var value: Double?
  var unit = ""
  var goal: Goal
  var floor = ""

  var isMet: Bool? {
    value.map { value in
      switch goal {
      case .atMost(let most): value <= most
      case .atLeast(let least): value >= least
      }
    }
  }
}

/// The figures of a run, as a table.
struct Report {
  let corpus: Corpus
  let rounds: [Round]
  let startUp: (facet: Double, hello: Double)?
  let memory: Double
  let growth: Workbench.Growth
  let diff: DiffBenchmark.Result
  let plan: PlanBenchmark.Result
  let serverPage: ServerPageBenchmark.Result
  let doubling: [DoublingBenchmark.Result]

  var text: String {
    let head =
      "\(corpus.componentCount) components, \(corpus.variantCount) variants; medians of \(rounds.count) rounds\n\n"
    let columns = [row(["figure", "measured", "goal", "", "floor"])]
    return head + (columns + figures.map(row)).joined()
  }

  private var figures: [Figure] { compiling + twoThreads + others + diffing + planning + serverPages + doubled }

  private var compiling: [Figure] {
    let events = "libyaml events \(milliseconds(\.events.cpu))"
    return [
      Figure(
        name: "check ÷ events", value: ratio { $0.oneThread.check.cpu / $0.events.cpu }, goal: .atMost(3), floor: events
      ),
      Figure(
        name: "generate, fresh ÷ (events + write)",
        value: ratio { $0.oneThread.fresh.cpu / ($0.events.cpu + $0.write.cpu) }, goal: .atMost(2.5),
        floor: "\(events), C write and rename \(milliseconds(\.write.cpu))"),
      Figure(
        name: "generate, nothing changed ÷ events", value: ratio { $0.oneThread.unchanged.cpu / $0.events.cpu },
        goal: .atMost(3.5), floor: "\(events), C read \(milliseconds(\.read.cpu))"),
    ]
  }

  private var twoThreads: [Figure] {
    let parts: [(String, KeyPath<Compiling, Cost>)] = [
      ("check", \.check), ("generate, fresh", \.fresh), ("generate, nothing changed", \.unchanged),
    ]
    return parts.map { name, part in
      Figure(
        name: "\(name), two threads ÷ one",
        value: ratio { $0.twoThreads[keyPath: part].wall / $0.oneThread[keyPath: part].wall }, goal: .atMost(0.6),
        floor: "one thread \(milliseconds { $0.oneThread[keyPath: part].wall })")
    }
  }

  private var others: [Figure] {
    let variants = Double(corpus.variantCount)
    return [
      Figure(
        name: "snapshots drawn and compared",
        value: ratio { variants / max($0.snapshots.cpu - $0.oneThread.check.cpu, 0.001) }, unit: "/s",
        goal: .atLeast(20_000), floor: "of 'snapshot check' what 'check' does not take"),
      Figure(
        name: "start-up ÷ C hello", value: startUp.map { $0.facet / $0.hello }, goal: .atMost(2.5),
        floor: startUp.map { "C hello \(milliseconds($0.hello))" } ?? "no C compiler"),
      Figure(
        name: "memory a component, above its file", value: memory / 1024, unit: " KB", goal: .atMost(16),
        floor: "peaks of 'check' at 100 and 1,000"),
      Figure(
        name: "growth from 100 to 9,990", value: growth.exponent, goal: .atMost(1.03), floor: "exponent; 1 is linear"),
      Figure(
        name: "4,000 unknown references", value: growth.unknownReferences, unit: " s", goal: .atMost(0.3)),
    ]
  }

  private var diffing: [Figure] {
    diff.changes.map { name, times in
      Figure(
        name: "diff, \(name) ÷ reference", value: times.ratio, goal: .atMost(0.5),
        floor: "AnyHashable and an object for each \(milliseconds(times.reference))")
    } + [Figure(name: "diff, twice as many items", value: diff.doubling, goal: .atMost(2.1), floor: "2 is linear")]
  }

  private var planning: [Figure] {
    plan.sizes.map { count, times in
      Figure(
        name: "transition of \(count) identifiers ÷ floor", value: times.ratio, goal: .atMost(6),
        floor: "a dictionary of each screen \(number(times.floor * 1_000_000)) µs")
    } + [
      Figure(
        // In instructions it is 9.9. In time, memory is added that the system clears for each plan of 1,000.
        name: "transition, ten times as many identifiers", value: plan.growth, goal: .atMost(15),
        floor: "10 is linear")
    ]
  }

  private var serverPages: [Figure] {
    [
      Figure(
        name: "page of 1,000 components, decoded ÷ JSONDecoder", value: serverPage.decoding / serverPage.foundation,
        goal: .atMost(1), floor: "Foundation \(milliseconds(serverPage.foundation))"),
      Figure(
        name: "page of 1,000 components, drawn ÷ components", value: serverPage.drawing / serverPage.components,
        goal: .atMost(1.3), floor: "the same without a server \(milliseconds(serverPage.components))"),
      Figure(
        name: "page, ten times as many components", value: serverPage.growth, goal: .atMost(12), floor: "10 is linear"),
    ]
  }

  private var doubled: [Figure] {
    doubling.map { result in
      Figure(
        name: "twice: " + result.name, value: result.ratio, goal: .atMost(2.2),
        floor: "2 is linear; \(result.size) take \(milliseconds(result.time))")
    }
  }

  /// The median of the ratios of each round: figure and floor of one round ran side by side.
  private func ratio(_ of: (Round) -> Double) -> Double { median(rounds.map(of)) }

  private func milliseconds(_ of: (Round) -> Double) -> String { milliseconds(median(rounds.map(of))) }

  private func milliseconds(_ seconds: Double) -> String { number(seconds * 1000) + " ms" }

  // MARK: Rows

  private func row(_ figure: Figure) -> String {
    let value = figure.value.map { number($0) + figure.unit } ?? "–"
    let goal =
      switch figure.goal {
      case .atMost(let most): "≤ " + number(most) + figure.unit
      case .atLeast(let least): "≥ " + number(least) + figure.unit
      }
    return row([figure.name, value, goal, figure.isMet.map { $0 ? "met" : "missed" } ?? "", figure.floor])
  }

  private func row(_ cells: [String]) -> String {
    let name = cells[0].padding(toLength: 45, withPad: " ", startingAt: 0)
    let state = cells[3].padding(toLength: 8, withPad: " ", startingAt: 0)
    let line = name + alignedRight(cells[1], 12) + alignedRight(cells[2], 14) + "  " + state + cells[4]
    return String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
  }

  private func number(_ value: Double) -> String {
    String(format: value >= 100 ? "%.0f" : value >= 10 ? "%.1f" : "%.2f", value)
  }

  private func alignedRight(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(width - text.count, 0)) + text
  }
}
