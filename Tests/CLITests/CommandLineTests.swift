import Foundation
import Testing

struct CommandLineTests {
  @Test(arguments: [
    ("chek", "check"), ("lint", "check"), ("validate", "check"), ("fmt", "format"), ("gen", "generate"),
    ("list", "ls"), ("draw", "render"), ("generat", "generate"), ("accept", "snapshot accept"),
    ("test", "snapshot check"),
    ("snapshot record", "snapshot accept"), ("snapshot chekc", "snapshot check"), ("report line", "report lines"),
    ("report usage", "report adoption"),
  ]) func aWrongCommandIsToldTheRightOne(_ words: String, _ meant: String) throws {
    let outcome = try TestProject("Tag").tool.run(words.split(separator: " ").map(String.init))
    #expect(outcome.status == 64)
    #expect(outcome.errors.hasSuffix("help: did you mean 'facet \(meant)'?\n"), "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
  }

  @Test(arguments: [
    ("--quiet check", "facet", "facet check --quiet …"),
    ("--project specs check", "facet", "facet check --project …"),
    ("snapshot --quiet check", "facet snapshot", "facet snapshot check --quiet …"),
  ]) func anOptionBeforeItsCommandIsToldItsPlace(_ words: String, _ parent: String, _ meant: String) throws {
    let words = words.split(separator: " ").map(String.init)
    let option = try #require(words.first { $0.hasPrefix("-") })
    let outcome = try TestProject("Tag").tool.run(words)
    #expect(outcome.status == 64)
    #expect(
      outcome.errors == """
        error: \(parent) has no option '\(option)'
        help: options follow the command: '\(meant)'

        """)
  }

  @Test func aWordLikeNoCommandIsToldWhereTheyAreListed() throws {
    let outcome = try TestProject("Tag").tool.run("xylophone")
    #expect(outcome.status == 64)
    #expect(outcome.errors == "error: facet has no command 'xylophone'\nhelp: 'facet --help' lists the commands\n")
    for help in [["help"], ["--help"], ["help", "check"], ["snapshot", "--help"]] {
      #expect(try TestProject("Tag").tool.run(help).status == 0, "\(help)")
    }
  }

  @Test func namesOfVariantsDoNotDependOnCase() throws {
    let project = try TestProject("Tag", "Chip")
    let expected = try project.tool.run("render", "Tag/Default").output
    #expect(!expected.isEmpty)
    #expect(try project.tool.run("render", "tag/Default").output == expected)
    #expect(try project.tool.run("render", "tag/short").output == project.tool.run("render", "Tag/Short").output)
    #expect(try project.tool.run("render", "tag").output == project.tool.run("render", "Tag").output)
    #expect(try project.tool.run("render", "tga").status == 64)
  }

  @Test func aClosedPipeEndsQuietly() throws {
    let project = try TestProject("Tag")
    let outcome = try project.tool.shell(
      "for i in 1 2 3 4 5; do $facet ls grammar | head -c 1 >/dev/null; echo ${PIPESTATUS[0]}; done")
    #expect(Set(outcome.output.split(separator: "\n")) == ["0"], "\(outcome.output)")
    #expect(outcome.errors.isEmpty, "\(outcome.errors)")
  }

  /// Of a project without findings, all commands are silent but for their results.
  @Test func quietIsQuietEverywhere() throws {
    let project = try TestProject("Tag")
    for arguments in [
      ["init", "other"], ["new", "Chip"], ["check"], ["generate"], ["generate", "--check"],
      ["snapshot", "accept", "--all"],
      ["snapshot", "check"], ["snapshot", "prune"], ["format"], ["format", "--check"], ["render", "Tag"], ["ls"],
      ["explain", "Tag"], ["dump"], ["report", "lines"], ["site", "pages"], ["breaking"],
    ] {
      let outcome = try project.tool.run(arguments + ["--quiet"])
      #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(arguments): \(outcome.errors)")
    }
  }

  /// What was not asked for is no result: what to do next, and how many goldens match.
  @Test func quietPrintsResultsOnly() throws {
    let project = try TestProject("Tag")
    #expect(try project.tool.run("init", "other", "--quiet").output == "")
    let missing = try project.tool.run("snapshot", "check", "--quiet")
    #expect(missing.status == 1 && missing.output.contains("? Tag/default") && !missing.output.contains("goldens:"))
    #expect(try project.tool.run("snapshot", "check").output.hasSuffix(" missing\n"))
  }

  /// Diagnostics are no remarks.
  @Test func quietHidesNoFindings() throws {
    let project = try TestProject("Tag")
    try project.replace("hstack", with: "hstak", in: project.specName("Tag"))
    for command in ["check", "generate", "ls"] {
      #expect(try project.tool.run(command, "--quiet").errors.contains("error: "), "\(command)")
    }
  }

  @Test func whatIsInterruptedSaysThatNothingIsLost() throws {
    let project = try TestProject("Tag")
    // More than a pipe holds, so the tool is at work until all of it is read.
    let outcome = try project.tool.shell(
      """
      mkfifo out
      $facet ls grammar --format json > out & exec 3< out
      read -r -n 1 <&3; kill -TERM $!; wait $!; echo $?
      """)
    #expect(outcome.errors.contains("interrupted: nothing was lost"), "\(outcome.errors)")
    #expect(outcome.output == "143\n")
  }
}
