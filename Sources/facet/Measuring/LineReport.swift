import FacetIR
import FacetSwift
import FacetText

/// The number of lines of each component's spec and generated Swift, and of the hand-written Swift that it replaced, if
/// a spec declares it.
struct LineReport {
  /// Numbers of lines that are neither blank nor only a comment.
  struct Counts {
    var spec: Double
    var swift: Double
    /// Nil if no spec declares what it replaced.
    var baseline: Baseline?

    /// Lines of Swift for each line of the spec; 0 without a spec.
    var ratio: Double { spec == 0 ? 0 : swift / spec }
  }

  /// Lines of hand-written Swift, and of the specs that replaced them.
  struct Baseline {
    var lines: Double
    var spec: Double

    /// Hand-written lines for each line of a spec; 0 without a spec.
    var ratio: Double { spec == 0 ? 0 : lines / spec }
  }

  /// The components by name.
  let components: [(name: String, counts: Counts)]

  /// - Parameter baselines: The lines of the hand-written Swift of components, by their names.
  init(of design: Design, in project: Project, baselines: [String: Int] = [:]) {
    let emitter = SwiftEmitter(design)
    components = design.components.map { component in
      let swift = emitter.files(for: component).reduce(0) { $0 + linesOfCode(in: $1.bytes) }
      let spec = Double(linesOfSpec(in: project.bytes(of: component.source)))
      let baseline = baselines[component.name].map { Baseline(lines: Double($0), spec: spec) }
      return (component.name, Counts(spec: spec, swift: Double(swift), baseline: baseline))
    }
  }

  var total: Counts { each { $0.reduce(0, +) } }

  var median: Counts { each(middle) }

  /// The summary of each count. The baseline is nil if no component has one.
  private func each(_ summary: ([Double]) -> Double) -> Counts {
    let baselines = components.compactMap(\.counts.baseline)
    return Counts(
      spec: summary(components.map(\.counts.spec)), swift: summary(components.map(\.counts.swift)),
      baseline: baselines.isEmpty
        ? nil : Baseline(lines: summary(baselines.map(\.lines)), spec: summary(baselines.map(\.spec))))
  }
}

// MARK: - Output

extension LineReport {
  var report: MeasureReport {
    MeasureReport(
      title: "Lines of code", sections: [.init(key: "components", title: "Components", table: table)], chart: chart,
      json: json)
  }

  private var rows: [(name: String, counts: Counts)] { components + [("total", total), ("median", median)] }

  private var table: Table {
    let hasBaselines = total.baseline != nil
    let columns = ["component", "spec", "swift", "ratio"] + (hasBaselines ? ["baseline", "baselineRatio"] : [])
    let titles = ["component", "spec", "Swift", "ratio"] + (hasBaselines ? ["by hand", "ratio"] : [])
    return Table(
      columns: columns, titles: titles,
      rows: rows.map { name, counts in
        let own: [Table.Cell] = [.text(name), .number(counts.spec), .number(counts.swift), .ratio(counts.ratio)]
        guard hasBaselines else { return own }
        return own + (counts.baseline.map { [.number($0.lines), .ratio($0.ratio)] } ?? [.none, .none])
      })
  }

  /// The components with a baseline, or all if there are none.
  private var chart: BarChart {
    let measured = components.filter { $0.counts.baseline != nil }
    if measured.isEmpty {
      return BarChart(
        series: ["spec", "generated Swift"],
        rows: components.map { (label: $0.name, values: [$0.counts.spec, $0.counts.swift]) })
    }
    return BarChart(
      series: ["by hand", "spec", "generated Swift"],
      rows: measured.map {
        (label: $0.name, values: [$0.counts.baseline?.lines ?? 0, $0.counts.spec, $0.counts.swift])
      })
  }

  private var json: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("components") { json in
        json.array { json in
          for (name, counts) in components {
            json.object { json in
              json.member("name") { $0.string(name) }
              json.members(of: counts)
            }
          }
        }
      }
      for (name, counts) in [("total", total), ("median", median)] {
        json.member(name) { $0.object { $0.members(of: counts) } }
      }
    }
    return json.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func members(of counts: LineReport.Counts) {
    member("spec") { $0.shortNumber(counts.spec) }
    member("swift") { $0.shortNumber(counts.swift) }
    member("ratio") { $0.number((counts.ratio * 10).rounded() / 10) }
    guard let baseline = counts.baseline else { return }
    member("baseline") { $0.shortNumber(baseline.lines) }
    member("baselineRatio") { $0.number((baseline.ratio * 10).rounded() / 10) }
  }
}

/// The median; 0 if there are no values.
private func middle(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  guard let upper = sorted.dropFirst(sorted.count / 2).first else { return 0 }
  return sorted.count % 2 == 1 ? upper : (sorted[sorted.count / 2 - 1] + upper) / 2
}
