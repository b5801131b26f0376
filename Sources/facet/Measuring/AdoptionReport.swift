import FacetIR
import FacetText

/// Where components are used: in the bodies of other specs, and in hand-written Swift.
struct AdoptionReport {
  /// The numbers at the end of a day.
  struct Day: Equatable {
    var date: String
    var components = 0
    var screens = 0
    /// Components and screens that draw at least one other component.
    var users = 0
    /// Elements that are components.
    var uses = 0
    /// Uses in hand-written Swift; nil if no folder is given.
    var swiftUses: Int?
  }

  let names: [String]
  /// The specs as they are now.
  let specs: [SpecFacts]
  /// The uses of generated types in hand-written Swift by component, as it is now; nil if no folder is given.
  let swift: [String: Int]?
  let days: [Day]
  /// What keeps the history from being complete; nil if nothing does.
  let lack: String?

  var report: MeasureReport {
    MeasureReport(
      title: "Adoption",
      sections: [
        .init(key: "components", title: "Components", table: components),
        .init(key: "days", title: "By date", table: byDate),
      ],
      remarks: remarks,
      chart: DateChart(
        series: ["uses", "components", "screens"] + (swift == nil ? [] : ["uses in Swift"]),
        points: days.map { day in
          (day.date, [day.uses, day.components, day.screens] + (swift == nil ? [] : [day.swiftUses ?? 0]))
        }))
  }

  private var components: Table {
    var uses: [String: (specs: Int, elements: Int)] = [:]
    for spec in specs {
      for (name, count) in spec.used where name != spec.name {
        uses[name, default: (0, 0)].specs += 1
        uses[name, default: (0, 0)].elements += count
      }
    }
    return Table(
      columns: ["name", "users", "uses"] + (swift == nil ? [] : ["swiftUses"]),
      titles: ["component", "specs that use it", "uses"] + (swift == nil ? [] : ["uses in Swift"]),
      rows: names.map { name in
        let (users, uses) = uses[name] ?? (0, 0)
        let own: [Table.Cell] = [.text(name), .number(Double(users)), .number(Double(uses))]
        return own + (swift.map { [.number(Double($0[name] ?? 0))] } ?? [])
      })
  }

  private var byDate: Table {
    Table(
      columns: ["date", "components", "screens", "users", "uses"] + (swift == nil ? [] : ["swiftUses"]),
      titles: ["date", "components", "screens", "specs with components", "uses"]
        + (swift == nil ? [] : ["uses in Swift"]),
      rows: days.map { day in
        [
          .text(day.date), .number(Double(day.components)), .number(Double(day.screens)), .number(Double(day.users)),
          .number(Double(day.uses)),
        ] + (swift == nil ? [] : [.number(Double(day.swiftUses ?? 0))])
      })
  }

  private var remarks: [String] {
    let used = Set(specs.flatMap { spec in spec.used.keys.filter { $0 != spec.name } })
    let count = names.count { used.contains($0) || swift?[$0] != nil }
    return ["\(count) of \(names.count) components are used"] + [lack].compactMap(\.self)
  }
}

extension AdoptionReport.Day {
  /// The numbers after a change on that day.
  init(date: String, _ count: AdoptionCount) {
    self.init(
      date: date, components: count.components, screens: count.screens, users: count.users, uses: count.uses)
  }
}
