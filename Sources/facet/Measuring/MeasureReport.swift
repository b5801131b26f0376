import ArgumentParser
import FacetText

/// What a subcommand of `facet report` prints.
struct MeasureReport {
  /// A table with its heading.
  struct Section {
    /// The key in JSON.
    var key: String
    var title: String
    var table: Table
  }

  var title: String
  var sections: [Section] = []
  /// Sentences below the tables.
  var remarks: [String] = []
  var chart: (any Chart)?
  /// The JSON, if it is another than the rows of the tables.
  var json: [UInt8]?

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, markdown, json, svg
  }

  /// - Parameter format: `svg` only if there is a chart.
  func written(as format: Format) -> ShownText {
    switch format {
    case .text: ShownText(lines: text)
    case .markdown: ShownText(lines: markdown)
    case .json: ShownText(lines: json ?? tables)
    case .svg: ShownText(lines: chart?.svg(title: title) ?? "")
    }
  }

  /// The tables that have rows.
  private var shownSections: [Section] { sections.filter { !$0.table.rows.isEmpty } }

  private var text: String {
    let tables = shownSections.map { section in
      (sections.count == 1 ? "" : section.title + "\n") + section.table.text.text
    }
    let chart = chart?.text ?? ""
    return (tables + (chart.isEmpty ? [] : [chart]) + (remarks.isEmpty ? [] : [lines(remarks)])).joined(separator: "\n")
  }

  private var markdown: String {
    let tables = shownSections.map { section in
      (sections.count == 1 ? "" : "## \(section.title)\n\n") + section.table.markdown.text
    }
    let chart = chart?.text ?? ""
    let parts = ["# \(title)\n"] + tables + (chart.isEmpty ? [] : ["```\n\(chart)```\n"])
    return (parts + (remarks.isEmpty ? [] : [lines(remarks)])).joined(separator: "\n")
  }

  private func lines(_ texts: [String]) -> String { texts.map { $0 + "\n" }.joined() }

  private var tables: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      for section in sections { json.member(section.key) { section.table.write(to: &$0) } }
      if !remarks.isEmpty {
        json.member("remarks") { json in json.array { json in for remark in remarks { json.string(remark) } } }
      }
    }
    return json.bytes
  }
}

/// A picture of numbers, as lines of text and as SVG.
protocol Chart {
  /// Empty if the tables show the same.
  var text: String { get }
  func svg(title: String) -> String
}

/// The option of reports that are tables.
struct TableFormatOption: ParsableArguments {
  @Option(help: "Output format: a table, Markdown, or JSON.")
  var format = TableFormat.text

  enum TableFormat: String, ExpressibleByArgument, CaseIterable {
    case text, markdown, json
  }

  var reportFormat: MeasureReport.Format {
    switch format {
    case .text: .text
    case .markdown: .markdown
    case .json: .json
    }
  }
}

/// The option of reports that have a chart as well.
struct ChartFormatOption: ParsableArguments {
  @Option(help: "Output format: a table, Markdown, JSON, or a chart as SVG.")
  var format = MeasureReport.Format.text
}
