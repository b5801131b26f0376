import FacetIR
import FacetText

/// What each component draws at most, beside its budget.
struct BudgetReport {
  let drawings: [LargestDrawings]

  var report: MeasureReport {
    MeasureReport(title: "Budgets", sections: [.init(key: "components", title: "Components", table: table)])
  }

  private var table: Table {
    let measures = Listing.Budget.Measure.allCases
    return Table(
      columns: ["name"] + measures.flatMap { ["\($0)", "\($0)Budget", "\($0)Variant"] },
      titles: ["component"] + measures.flatMap { ["\($0)", "budget", "in"] },
      rows: drawings.map { drawings in
        [.text(drawings.component.name)] + measures.flatMap { cells(of: $0, in: drawings) }
      })
  }

  private func cells(of measure: Listing.Budget.Measure, in drawings: LargestDrawings) -> [Table.Cell] {
    let budget = drawings.component.listing.budget.first { $0.measure == measure }
    guard let drawn = drawings[measure] else { return [.none, .none, .none] }
    return [
      .number(Double(drawn.count)), budget.map { .number(Double($0.most)) } ?? .none, .text(drawn.cell),
    ]
  }
}
