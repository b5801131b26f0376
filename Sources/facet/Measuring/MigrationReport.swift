import FacetFiles
import FacetIR
import FacetLimits
import FacetText

/// How many components their specs draw, and how many an app still draws in its own way.
struct MigrationReport {
  /// The numbers of components at the end of a day.
  struct Day {
    var date: String
    var components = 0
    var remaining = 0
    var sentByServers = 0
    var remainingOfServers = 0
  }

  let design: Design
  /// Empty without a history.
  let days: [Day]
  /// What keeps the history from being complete; nil if nothing does.
  let lack: String?

  init(_ design: Design, _ history: Result<FileHistory, Git.Failure>) {
    self.design = design
    switch history {
    case .success(let history):
      var day = Day(date: "")
      days = Timeline(history, reading: SpecFacts.init).days.map { date, changes in
        day.date = date
        for change in changes {
          day.count(change.old, -1)
          day.count(change.new, 1)
        }
        return day
      }
      lack = history.lack
    case .failure(let failure):
      days = []
      lack = failure.words
    }
  }

  var report: MeasureReport {
    MeasureReport(
      title: "Migration",
      sections: [
        .init(key: "stages", title: "Components, screens and apps", table: stages),
        .init(key: "remaining", title: "Drawn by the app", table: remaining),
        .init(key: "days", title: "By date", table: byDate),
      ],
      remarks: remarks, chart: DateChart(series: ["remaining", "components"], points: points))
  }

  private var points: [(date: String, values: [Int])] { days.map { ($0.date, [$0.remaining, $0.components]) } }

  private var components: [Component] { design.components.filter { $0.screen == nil } }

  /// The numbers by the kind of what is rolled out: components without others in them, those with others, screens.
  private var stages: Table {
    let screens = design.components.filter { $0.screen != nil }
    let kinds: [(String, [Component])] = [
      ("leaf components", components.filter(\.isLeaf)), ("components of others", components.filter { !$0.isLeaf }),
      ("screens", screens),
    ]
    func number(_ components: [Component], _ isWanted: (Component) -> Bool) -> Table.Cell {
      .number(Double(components.count(where: isWanted)))
    }
    let rows = kinds.map { name, components -> [Table.Cell] in
      [
        .text(name), .number(Double(components.count)), number(components) { $0.listing.phase == .pilot },
        number(components) { $0.listing.phase == .general }, number(components) { $0.listing.status == .draft },
        number(components) { $0.listing.status == .stable }, number(components) { $0.listing.deprecation != nil },
      ]
    }
    let apps: [Table.Cell] = [.text("apps"), .number(Double(design.apps.count)), .none, .none, .none, .none, .none]
    return Table(
      columns: ["kind", "count", "pilot", "general", "draft", "stable", "deprecated"],
      titles: ["", "in all", "pilot", "general", "draft", "stable", "deprecated"], rows: rows + [apps])
  }

  private var remaining: Table {
    Table(
      columns: ["name", "reason"], titles: ["component", "drawn by"],
      rows: components.filter(\.isDrawnByApp).map { component in
        let reason = component.uiKitView == nil ? "the app, from what the server sends" : "a view of UIKit"
        return [.text(component.name), .text(reason)]
      })
  }

  private var byDate: Table {
    Table(
      columns: ["date", "components", "migrated", "remaining", "sentByServers", "remainingOfServers"],
      titles: ["date", "components", "migrated", "remaining", "sent by servers", "remaining of these"],
      rows: days.map { day in
        [.text(day.date)]
          + [day.components, day.components - day.remaining, day.remaining, day.sentByServers, day.remainingOfServers]
          .map { .number(Double($0)) }
      })
  }

  private var remarks: [String] {
    let migrated = components.count { !$0.isDrawnByApp }
    let sent = components.filter { $0.serverDriven != nil }
    let drawn = sent.count { !$0.isDrawnByApp }
    return [
      "\(migrated) of \(components.count) components are migrated",
      "\(drawn) of \(sent.count) that servers send are migrated",
    ] + [lack].compactMap(\.self)
  }
}

extension MigrationReport.Day {
  /// Adds a spec to the numbers, or takes it from them.
  fileprivate mutating func count(_ spec: SpecFacts?, _ number: Int) {
    guard let spec, !spec.isScreen else { return }
    components += number
    if spec.isDrawnByApp { remaining += number }
    guard spec.isServerDriven else { return }
    sentByServers += number
    if spec.isDrawnByApp { remainingOfServers += number }
  }
}

extension Git.Failure {
  var words: String {
    switch self {
    case .none: "no history: git finds no repository here"
    case .refused: "no history: git does not read the repository here, and 'git log' says why"
    case .tooLarge: "no history: it is larger than facet reads"
    case .tooLong: "no history: git gave no answer within \(Limit.historySeconds.most) seconds"
    }
  }
}

extension Component {
  fileprivate var isDrawnByApp: Bool { uiKitView != nil || serverDriven?.isMigrated == false }

  /// Whether it draws no other component.
  fileprivate var isLeaf: Bool {
    !styles.contains { if case .body(let body) = $0.implementation { body.drawsComponents } else { false } }
  }
}

extension Element {
  fileprivate var drawsComponents: Bool {
    if case .component = kind { true } else { children.contains(where: \.drawsComponents) }
  }
}
