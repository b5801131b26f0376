import FacetCompiler
import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetText

/// The known limits of components, and the hazards and warnings that specs acknowledge.
struct LimitReport {
  let design: Design
  let compilation: Compilation

  var report: MeasureReport {
    MeasureReport(
      title: "Known limits",
      sections: [
        .init(key: "limits", title: "Known limits", table: limits),
        .init(key: "hosts", title: "Hosts in Epoxy lists", table: hosts),
        .init(key: "acceptedWarnings", title: "Accepted warnings", table: acceptedWarnings),
      ],
      remarks: remarks)
  }

  private var all: [(component: String, limit: Listing.KnownLimit)] {
    design.components.flatMap { component in component.listing.limits.map { (component.name, $0) } }
  }

  private var limits: Table {
    Table(
      columns: ["name", "limit", "feedback", "fixedIn", "hasLapsed"],
      titles: ["component", "limit", "feedback", "fixed in", "state"],
      rows: all.map { component, limit in
        let fixedIn = limit.fixedIn.entries.map { "\($0.platform.rawValue) \($0.version.words)" }
        return [
          .text(component), .text(limit.doc), limit.feedback.map(Table.Cell.text) ?? .none, .texts(fixedIn),
          .flag(limit.hasLapsed, "lapsed"),
        ]
      })
  }

  /// What a component says about its state and its height in a list.
  private var hosts: Table {
    Table(
      columns: ["name", "ownHost", "resizes"], titles: ["component", "own host", "resizes"],
      rows: design.components.compactMap { component in
        guard let epoxy = component.epoxy, epoxy.reuse == .unique || epoxy.resizes else { return nil }
        return [
          .text(component.name), .flag(epoxy.reuse == .unique, "keeps its state"),
          .flag(epoxy.resizes, "is measured again"),
        ]
      })
  }

  private var acceptedWarnings: Table {
    var lines = LineIndexes(compilation.sources)
    return Table(
      columns: ["code", "reason", "path", "line"], titles: ["rule", "reason", "file", "line"],
      rows: compilation.acceptedWarnings.map { accepted in
        [
          .text(accepted.code), .text(accepted.reason), .text(compilation.sources.path(of: accepted.span.file)),
          .number(Double(lines.index(of: accepted.span.file).location(of: accepted.span).line)),
        ]
      })
  }

  private var remarks: [String] {
    let reported = all.count { $0.limit.feedback != nil }
    let lapsed = all.count { $0.limit.hasLapsed }
    return ["\(counted(all.count, "known limit")), \(reported) with a report to Apple, \(lapsed) lapsed"]
  }
}

extension SystemVersion {
  fileprivate var words: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}
