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
    var days = Timeline(history, reading: SpecFacts.init).days.map { date, files in
      AdoptionReport.Day(date: date, specs: Array(files.values))
    }
    guard let swift else { return (days, history.lack) }
    do throws(Git.Failure) {
      let written = Timeline(try FileHistory(of: swift, suffixes: [".swift"])) { _, bytes in
        uses.count(in: bytes).values.reduce(0, +)
      }
      days = AdoptionReport.Day.merging(days, written.days.map { ($0.date, $0.files.values.reduce(0, +)) })
    } catch {
      return (days, "of the Swift, \(error.words)")
    }
    return (days, history.lack)
  }
}

extension AdoptionReport.Day {
  /// The days of specs and of Swift in one list. What did not change on a day is as on the day before.
  static func merging(_ specs: [AdoptionReport.Day], _ swift: [(date: String, uses: Int)]) -> [AdoptionReport.Day] {
    var merged: [AdoptionReport.Day] = []
    for date in Set(specs.map(\.date) + swift.map(\.date)).sorted(by: inByteOrder) {
      var day = specs.last { $0.date <= date } ?? AdoptionReport.Day(date: date)
      day.date = date
      day.swiftUses = swift.last { $0.date <= date }?.uses ?? 0
      merged.append(day)
    }
    return merged
  }
}
