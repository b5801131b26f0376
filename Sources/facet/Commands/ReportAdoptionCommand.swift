import ArgumentParser
import FacetCompiler
import FacetFiles
import FacetIR
import FacetText

struct ReportAdoptionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "adoption",
    abstract: "Count where components are used, by date.",
    discussion: """
      Uses are elements in the bodies of other components and of screens, and, with --swift, mentions of the generated \
      types in hand-written Swift. What facet generates, comments and texts are not counted. The dates are those of \
      commits, read with git; earlier Swift is searched for the components that exist now.
      """)

  @Option(help: ArgumentHelp("A folder of hand-written Swift.", valueName: "folder"))
  var swift: String?

  @OptionGroup var format: ChartFormatOption
  @OptionGroup var project: ProjectOptions
  @OptionGroup var terminal: TerminalOptions

  func run() throws {
    let project = try Project(project)
    let design = try terminal.design(of: project.compile(), warnings: .count)
    let uses = SwiftUses(of: design)
    let counts = try swift.map { try uses.count(in: $0) }
    let specs = project.files.compactMap { SpecFacts(path: $0.path, bytes: $0.bytes) }
    let (days, lack) = days(of: project.history, uses)
    let report = AdoptionReport(
      names: design.components.filter { $0.screen == nil }.map(\.name), specs: specs, swift: counts, days: days,
      lack: lack)
    try terminal.result(report.report.written(as: format.format))
  }

  private func days(
    of history: Result<FileHistory, Git.Failure>, _ uses: SwiftUses
  ) -> (days: [AdoptionReport.Day], lack: String?) {
    guard case .success(let history) = history else {
      if case .failure(let failure) = history { return ([], failure.words) }
      return ([], nil)
    }
    var count = AdoptionCount()
    var days = Timeline(history, reading: SpecFacts.init).days.map { date, changes in
      for change in changes { count.change(change.path, from: change.old, to: change.new) }
      return AdoptionReport.Day(date: date, count)
    }
    guard let swift else { return (days, history.lack) }
    do throws(Git.Failure) {
      let written = Timeline(try FileHistory(of: swift, suffixes: [".swift"])) { _, bytes in
        uses.count(in: bytes).values.reduce(0, +)
      }
      var uses = 0
      let sums = written.days.map { date, changes in
        for change in changes { uses += (change.new ?? 0) - (change.old ?? 0) }
        return (date: date, uses: uses)
      }
      days = AdoptionReport.Day.merging(days, sums)
    } catch {
      return (days, "of the Swift, \(error.words)")
    }
    return (days, history.lack)
  }
}

extension AdoptionReport.Day {
  /// The days of specs and of Swift in one list. What did not change on a day is as on the day before.
  static func merging(_ specs: [AdoptionReport.Day], _ swift: [(date: String, uses: Int)]) -> [AdoptionReport.Day] {
    var (specs, swift) = (specs[...], swift[...])
    var day = AdoptionReport.Day(date: "", swiftUses: 0)
    var merged: [AdoptionReport.Day] = []
    while let date = [specs.first?.date, swift.first?.date].compactMap(\.self).min(by: inByteOrder) {
      let uses = swift.first?.date == date ? swift.removeFirst().uses : day.swiftUses
      if specs.first?.date == date { day = specs.removeFirst() }
      day.date = date
      day.swiftUses = uses
      merged.append(day)
    }
    return merged
  }
}
