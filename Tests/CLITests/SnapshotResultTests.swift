import Foundation
import Testing

/// Whatever way `facet snapshot check` reports, it says what the exit status says.
struct SnapshotResultTests {
  /// A project with one fault of each kind, and components without.
  enum Fault: String, CaseIterable {
    case changed, missing, orphan, conflict, outdated, expectation, step, budget, session, branch, error
  }

  /// What is not asked for does not fail a check.
  @Test func onlyWhatIsNamedIsChecked() throws {
    let project = try project([.expectation, .budget, .session])
    #expect(try project.tool.run("snapshot", "check", "Chip").status == 0)
    let named = try project.tool.run("snapshot", "check", "Tag")
    #expect(named.status == 1 && named.errors.contains("1 golden: 1 match; 1 other check failed\n"), "\(named.errors)")
    let all = try project.tool.run("snapshot", "check")
    #expect(all.status == 1 && all.errors.contains("; 3 other checks failed\n"), "\(all.errors)")
  }

  func project(_ faults: Set<Fault>) throws -> TestProject {
    let project = try TestProject("Tag", "Chip", "Pill")
    try project.write(
      """
      screen: First
      actions: { tapped: go }
      effects: { go: {} }
      sections: { all: { layout: stack, items: { button: content.tapped, label: { text: "Next" } } } }

      """, to: "specs/first.screen.yaml")
    try project.write(
      """
      screen: Second
      sections: { all: { layout: stack, items: { text: "Second" } } }

      """, to: "specs/second.screen.yaml")
    let steps = faults.contains(.session) ? "[First: [tap: tapped], First: [tap: tapped]]" : "[First: [tap: tapped]]"
    try project.write(
      """
      app: Tour
      tabs: { first: { title: First, icon: house, screen: First } }
      routes: { First.go: { push: Second } }
      sessions:
        Walk: \(steps)

      """, to: "specs/app.yaml")
    if faults.contains(.expectation) {
      try project.replace(
        "{ title: You } }", with: "{ title: You }, expect: { content.title: Me } }", in: project.specName("Tag"))
    }
    if faults.contains(.step) {
      try project.write(
        """
        component: Step
        parameters: { isOn: Bool, onTap: Action }
        styles:
          default:
            body: { if: content.isOn, then: { button: content.onTap, label: { text: "Tap" } }, else: { text: "Off" } }
        sample: { isOn: false, onTap: record }
        variants: { Default: { after: [tap: onTap] } }

        """, to: project.specName("Step"))
    }
    if faults.contains(.budget) {
      try project.replace(
        "component: Pill", with: "component: Pill\nbudget: { nodes: 1 }", in: project.specName("Pill"))
    }
    if faults.contains(.branch) {
      try project.replace("specs: .", with: "specs: .\nlint: { coverage/branch: error }", in: "specs/facet.yaml")
      try project.write(
        """
        component: Branch
        parameters: { isOn: Bool }
        styles: { default: { body: { if: content.isOn, then: { text: "On" }, else: { text: "Off" } } } }
        sample: { isOn: false }
        variants: { Default: }

        """, to: project.specName("Branch"))
    }
    try project.tool.run("snapshot", "accept", "--all")
    func golden(_ name: String) -> String { "generated/Snapshots/\(name).default.snap.txt" }
    let text = try #require(project.text(golden("Chip")))
    if faults.contains(.changed) {
      try project.write(text.replacingOccurrences(of: "8", with: "9"), to: golden("Chip"))
    }
    if faults.contains(.missing) { try project.delete(golden("Tag")) }
    if faults.contains(.orphan) { try project.write(text, to: golden("Gone")) }
    if faults.contains(.conflict) {
      try project.write("<<<<<<< HEAD\n\(text)=======\n\(text)>>>>>>> side\n", to: golden("Chip"))
    }
    if faults.contains(.outdated) {
      try project.write(text.replacing(/facet-golden \d+/, with: "facet-golden 1"), to: golden("Chip"))
    }
    if faults.contains(.error) { try project.replace("hstack", with: "hstak", in: project.specName("Tag")) }
    return project
  }

  /// `failures` of the whole and of all suites, and the number of cases that failed.
  private func failures(in xml: String) -> [Int] {
    let whole = xml.matches(of: /<testsuites [^>]*failures="(\d+)"/).compactMap { Int($0.1) }
    let suites = xml.matches(of: /<testsuite [^>]*failures="(\d+)"/).compactMap { Int($0.1) }
    return whole + [suites.reduce(0, +), xml.matches(of: #/<failure /#).count]
  }

  private func expectFailure(of project: TestProject, _ count: Int?, _ fault: String) throws {
    let outcome = try project.tool.run("snapshot", "check", "--junit", "results.xml")
    #expect(outcome.status == 1, "\(fault)")
    #expect(!(outcome.output + outcome.errors).isEmpty, "\(fault)")
    let failures = failures(in: try #require(project.text("results.xml"), "\(fault)"))
    #expect(Set(failures).count == 1 && failures[0] > 0, "\(fault): \(failures)")
    if let count { #expect(failures[0] == count, "\(fault): \(project.text("results.xml") ?? "")") }
    let diff = try project.tool.run("snapshot", "check", "--diff")
    #expect(diff.status == 1, "\(fault)")
    #expect(!(diff.output + diff.errors).isEmpty, "\(fault)")
  }

  @Test func withoutAFaultNothingFails() throws {
    let project = try project([])
    let outcome = try project.tool.run("snapshot", "check", "--junit", "results.xml")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    let xml = try #require(project.text("results.xml"))
    #expect(failures(in: xml) == [0, 0, 0])
    for line in [
      #"<testcase classname="Tag" name="Tag/default"/>"#, #"<testcase classname="tokens" name="tokens"/>"#,
      #"<testcase classname="Tour" name="Walk"/>"#, #"<testcase classname="Chip" name="Short"/>"#,
    ] {
      #expect(xml.contains(line), "\(line)")
    }
    #expect(try project.tool.run("snapshot", "check", "--diff").output.isEmpty)
  }

  @Test(arguments: Fault.allCases.map(\.rawValue)) func eachFaultFails(name: String) throws {
    let fault = try #require(Fault(rawValue: name))
    try expectFailure(of: project([fault]), fault == .step || fault == .error ? nil : 1, name)
  }

  @Test func allFaultsFailTogether() throws {
    let project = try project([.changed, .missing, .orphan, .expectation, .budget, .session])
    try expectFailure(of: project, 6, "all")
    let xml = try #require(project.text("results.xml"))
    for type in ["changed", "missing", "orphan"] {
      #expect(xml.contains(#"<failure type="snapshot/\#(type)""#), "\(type)")
    }
    let diff = try project.tool.run("snapshot", "check", "--diff").output
    #expect(diff.contains("--- a/generated/Snapshots/Gone.default.snap.txt\n+++ /dev/null\n"))
    #expect(diff.contains("--- /dev/null\n+++ b/generated/Snapshots/Tag.default.snap.txt\n"))
  }

  /// If nothing can be drawn, an earlier file of results is not left behind.
  @Test func withoutAnyDrawingTheErrorsFail() throws {
    let project = try TestProject("Tag")
    try project.tool.run("snapshot", "accept", "--all")
    #expect(try project.tool.run("snapshot", "check", "--junit", "results.xml").status == 0)
    try project.replace("hstack", with: "hstak", in: project.specName("Tag"))
    #expect(try project.tool.run("snapshot", "check", "--junit", "results.xml").status == 1)
    #expect(failures(in: try #require(project.text("results.xml"))) == [1, 1, 1])
    #expect(try project.tool.run("snapshot", "check", "Tag", "--junit", "results.xml").status == 1)
    #expect(failures(in: try #require(project.text("results.xml"))) == [1, 1, 1])
  }

  /// The formats of `facet check` do too. With `--strict` a warning keeps its name, and its case fails.
  @Test(arguments: [(false, false), (true, false), (false, true), (true, true)])
  func theFormatsOfACheckAgree(hasError: Bool, isStrict: Bool) throws {
    let project = try TestProject("Tag")
    // A warning: nothing uses the parameter.
    try project.replace(
      "  _ title: String", with: "  _ title: String\n  note: String = \"\"", in: project.specName("Tag"))
    if hasError { try project.replace("hstack", with: "hstak", in: project.specName("Tag")) }
    let fails = hasError || isStrict
    var texts: [String: String] = [:]
    for format in ["text", "json", "sarif", "github", "junit"] {
      let outcome = try project.tool.run(["check", "--format", format] + (isStrict ? ["--strict"] : []))
      #expect(outcome.status == (fails ? 1 : 0), "\(format)")
      texts[format] = format == "text" ? outcome.errors : outcome.output
    }
    #expect(texts["junit"]?.contains("<failure ") == fails)
    #expect(texts["junit"]?.contains(/<testsuites [^>]*failures="0"/) == !fails)
    for format in ["json", "sarif"] {
      // The rules of SARIF have levels too, before the results.
      let results = texts[format]?.split(separator: "\"results\"").last
      #expect(results?.contains(/"(severity|level)": *"error"/) == hasError, "\(format)")
      #expect(results?.contains(/"(severity|level)": *"warning"/) == !hasError, "\(format)")
    }
    #expect(texts["github"]?.contains("::error ") == hasError)
    #expect(texts["github"]?.contains("::warning ") == !hasError)
  }
}
