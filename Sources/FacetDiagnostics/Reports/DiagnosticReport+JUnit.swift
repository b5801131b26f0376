internal import FacetText

extension DiagnosticReport {
  /// JUnit's XML, which CI servers show as tests: a suite for each file, in it a case for each rule that was broken.
  ///
  /// A file without a mistake has one case that passes, so that one sees it was looked at. A warning fails no case,
  /// unless the run is strict.
  package var junit: [UInt8] {
    var xml = MarkupWriter()
    let suites = suites
    xml.element(
      "testsuites",
      [
        "name": tool.name, "tests": "\(suites.reduce(0) { $0 + $1.cases.count })",
        "failures": "\(suites.reduce(0) { $0 + $1.failureCount })",
      ]
    ) { xml in
      for suite in suites { xml.write(suite) }
    }
    return xml.bytes
  }

  fileprivate struct Suite {
    var name: String
    var cases: [Case]
    var failureCount: Int { cases.count { $0.isFailure } }
  }

  /// The diagnostics of one rule in one file.
  fileprivate struct Case {
    var code: String
    var entries: [Entry]
    var isFailure: Bool
  }

  private var suites: [Suite] {
    let placeless = entries.filter { $0.place == nil }
    let first = placeless.isEmpty ? [] : [suite(tool.name, placeless)]
    let byFile = Dictionary(grouping: entries) { $0.place?.path }
    return first + files.map { suite($0, byFile[$0] ?? []) }
  }

  private func suite(_ name: String, _ entries: [Entry]) -> Suite {
    let byCode = Dictionary(grouping: entries, by: \.code)
    let cases = byCode.keys.sorted(by: utf8Order).map { code in
      let entries = byCode[code] ?? []
      return Case(code: code, entries: entries, isFailure: isStrict || entries.contains { $0.severity == .error })
    }
    return Suite(name: name, cases: cases.isEmpty ? [Case(code: "check", entries: [], isFailure: false)] : cases)
  }
}

extension MarkupWriter {
  fileprivate mutating func write(_ suite: DiagnosticReport.Suite) {
    element(
      "testsuite", ["name": suite.name, "tests": "\(suite.cases.count)", "failures": "\(suite.failureCount)"]
    ) { xml in
      for `case` in suite.cases { xml.write(`case`, of: suite.name) }
    }
  }

  private mutating func write(_ case: DiagnosticReport.Case, of suite: String) {
    guard let first = `case`.entries.first else {
      return element("testcase", ["classname": suite, "name": `case`.code])
    }
    let text = `case`.entries.map(\.line).joined(separator: "\n")
    element("testcase", ["classname": suite, "name": `case`.code]) { xml in
      if `case`.isFailure {
        xml.element(
          "failure", ["type": first.severity.rawValue, "message": escapedForDisplay(first.message)], text: text)
      } else {
        xml.element("system-out", [:], text: text)
      }
    }
  }
}

extension DiagnosticReport.Entry {
  /// `specs/badge.component.yaml:12:7: error: …`, with nothing invisible in it, for a log.
  fileprivate var line: String {
    let start = place.map { "\(escapedForDisplay($0.path)):\($0.location.line):\($0.location.column): " } ?? ""
    let end = help.map { "\nhelp: " + escapedForDisplay($0) } ?? ""
    return start + "\(severity.rawValue): " + escapedForDisplay(message) + end
  }
}
