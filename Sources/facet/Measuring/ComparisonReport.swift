import FacetFrame
import FacetIR
import FacetInterpreter
import FacetPreview
import FacetSnapshot
import FacetText

/// The size of components, one beside the other: of their specs, of the Swift generated from them, and of their pictures.
struct ComparisonReport {
  /// What is counted, in the order of the rows.
  enum Measure: String, CaseIterable {
    case spec, swift, variants, pictures, views, depth, accessibilityElements

    var title: String {
      switch self {
      case .spec: "lines of the spec"
      case .swift: "lines of Swift"
      case .variants: "variants"
      case .pictures: "pictures"
      case .views: "views in a picture"
      case .depth: "depth of views"
      case .accessibilityElements: "accessibility elements"
      }
    }
  }

  let names: [String]
  /// By component.
  private let counts: [[Measure: Int]]

  init(of components: [Component], in program: Program, _ project: Project, threads: Int) {
    names = components.map(\.name)
    let lines = LineReport(of: program.design, in: project)
    counts = components.map { component in
      let frames = component.cells.map { Drawing(component: component, cell: $0) }
        .drawn(in: program, threads: threads).map(\.frame)
      let own = lines.components.first { $0.name == component.name }?.counts
      return [
        .spec: Int(nearest: own?.spec ?? 0), .swift: Int(nearest: own?.swift ?? 0),
        .variants: component.catalog.variants.count,
        .pictures: frames.count, .views: frames.map(\.nodes.count).max() ?? 0, .depth: frames.map(\.depth).max() ?? 0,
        .accessibilityElements: frames.map(\.accessibility.count).max() ?? 0,
      ]
    }
  }

  var report: MeasureReport {
    let rows = Measure.allCases.map { measure -> [Table.Cell] in
      [.text(measure.title)] + counts.map { .text("\($0[measure] ?? 0)") }
    }
    let table = Table(columns: ["measure"] + names, titles: [""] + names.map(escapedForDisplay), rows: rows)
    return MeasureReport(
      title: "Comparison", sections: [.init(key: "components", title: "Components", table: table)], json: json)
  }

  private var json: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("components") { json in
        json.array { json in
          for (name, counts) in zip(names, counts) {
            json.object { json in
              json.member("name") { $0.string(name) }
              for measure in Measure.allCases { json.member(measure.rawValue) { $0.number(counts[measure] ?? 0) } }
            }
          }
        }
      }
    }
    return json.bytes
  }
}
