import Foundation
import Testing

@testable import FacetFiles

struct ProgramOutputTests {
  private func shell(
    _ line: String, input: String = "", most: Int = 1 << 24, seconds: Int = 60
  ) throws(ProgramOutput.Failure) -> ProgramOutput {
    try ProgramOutput(
      of: "sh", ["-c", line], environment: ["PATH=/usr/bin:/bin"], input: Array(input.utf8),
      within: ProgramOutput.Bounds(bytes: most, seconds: seconds))
  }

  @Test func outputAndStatusAreReturned() throws {
    let output = try shell("printf 'a b'; exit 3")
    #expect(output.bytes == Array("a b".utf8))
    #expect(output.status == 3)
    #expect(try shell("kill -9 $$").status == nil)
  }

  /// More than a pipe holds, on both streams, with nothing to read.
  @Test func aLongOutputDoesNotBlock() throws {
    let output = try shell(
      "cat; i=0; while [ $i -lt 3000 ]; do printf '%01000d' 0; printf '%01000d' 1 >&2; i=$((i+1)); done")
    #expect(output.bytes.count == 3_000_000)
    #expect(output.status == 0)
  }

  /// More than two pipes hold, to a program that writes while it reads, and to one that does not read at all.
  @Test func aLongInputDoesNotBlock() throws {
    // As the tool does.
    signal(SIGPIPE, SIG_IGN)
    let input = String(repeating: "line\n", count: 100_000)
    #expect(try shell("cat", input: input).bytes.count == input.utf8.count)
    #expect(try shell("exec <&-; printf done", input: input).bytes == Array("done".utf8))
  }

  @Test func moreThanWasAskedForIsAFailure() throws {
    #expect(try shell("printf abc", most: 3).bytes.count == 3)
    #expect(throws: ProgramOutput.Failure.tooLarge) { try shell("printf abcd", most: 3) }
    #expect(throws: ProgramOutput.Failure.tooLarge) { try shell("while :; do printf abcd; done", most: 10_000) }
  }

  /// What does not end is killed with all that it started, also if it has closed its output.
  @Test(arguments: ["sleep 1000 & sleep 1000", "exec >&-; sleep 1000"])
  func aProgramThatTakesTooLongIsAFailure(line: String) {
    #expect(throws: ProgramOutput.Failure.tooLong) { try shell(line, seconds: 0) }
  }

  @Test func aProgramThatIsMissingIsAFailure() {
    #expect(throws: ProgramOutput.Failure.notStarted) {
      try ProgramOutput(of: "facet-no-such-program", [], within: ProgramOutput.Bounds(bytes: 10, seconds: 60))
    }
  }

  @Test func theEnvironmentIsWhatIsGiven() throws {
    let names = try String(decoding: shell("env").bytes, as: UTF8.self).split(separator: "\n").map {
      String($0.prefix { $0 != "=" })
    }
    #expect(Set(names).subtracting(["PWD", "OLDPWD", "SHLVL", "_"]) == ["PATH"])
  }
}
