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

  init(of design: Design, in project: Project) {
    let emitter = SwiftEmitter(design)
    components = design.components.map { component in
      let swift = emitter.files(for: component).reduce(0) { $0 + linesOfCode(in: $1.bytes) }
      let spec = Double(linesOfSpec(in: project.bytes(of: component.source)))
      let baseline = component.listing.baseline.map { Baseline(lines: Double($0), spec: spec) }
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
  private var rows: [(name: String, counts: Counts)] { components + [("total", total), ("median", median)] }

  var text: String {
    let heading: [Table.Cell] = [.text("component"), .text("spec"), .text("Swift"), .text("ratio")]
    let counts = Table(
      columns: ["component", "spec", "swift", "ratio"],
      rows: [heading]
        + rows.map { name, counts in
          [
            .text(name), .text(short(counts.spec)), .text(short(counts.swift)),
            .text(short(counts.ratio, isExact: false)),
          ]
        })
    if total.baseline == nil { return counts.text }
    let baselines = Table(
      columns: ["baseline", "baselineRatio"],
      rows: [[.text("by hand"), .text("ratio")]]
        + rows.map { row in
          guard let baseline = row.counts.baseline else { return [.none, .none] }
          return [.text(short(baseline.lines)), .text(short(baseline.ratio, isExact: false))]
        })
    return counts.joined(with: baselines).text
  }

  var json: [UInt8] {
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
    member("spec") { $0.lines(counts.spec) }
    member("swift") { $0.lines(counts.swift) }
    member("ratio") { $0.number((counts.ratio * 10).rounded() / 10) }
    guard let baseline = counts.baseline else { return }
    member("baseline") { $0.lines(baseline.lines) }
    member("baselineRatio") { $0.number((baseline.ratio * 10).rounded() / 10) }
  }

  /// A number of lines as an integer; the median of an even number of values can have a fraction.
  private mutating func lines(_ count: Double) {
    if let whole = Int(exactly: count) { number(whole) } else { number(count) }
  }
}

/// The median; 0 if there are no values.
private func middle(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  guard let upper = sorted.dropFirst(sorted.count / 2).first else { return 0 }
  return sorted.count % 2 == 1 ? upper : (sorted[sorted.count / 2 - 1] + upper) / 2
}

/// `12`, `12.5`; with one decimal in any case unless `isExact`.
private func short(_ value: Double, isExact: Bool = true) -> String {
  let tenths = Int((value * 10).rounded())
  return isExact && tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
}
