import Testing

@testable import FacetFiles

struct ProgramOutputTests {
  private func shell(_ line: String, most: Int = 1 << 24) throws(ProgramOutput.Failure) -> ProgramOutput {
    try ProgramOutput(of: "sh", ["-c", line], most: most)
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

  @Test func moreThanWasAskedForIsAFailure() throws {
    #expect(try shell("printf abc", most: 3).bytes.count == 3)
    #expect(throws: ProgramOutput.Failure.tooLarge) { try shell("printf abcd", most: 3) }
    #expect(throws: ProgramOutput.Failure.tooLarge) { try shell("while :; do printf abcd; done", most: 10_000) }
  }

  @Test func aProgramThatIsMissingIsAFailure() {
    #expect(throws: ProgramOutput.Failure.notStarted) {
      try ProgramOutput(of: "facet-no-such-program", [], most: 10)
    }
  }

  /// Only what says where programs and settings are.
  @Test func theEnvironmentIsSmall() throws {
    let names = try String(decoding: shell("env").bytes, as: UTF8.self).split(separator: "\n").map {
      String($0.prefix { $0 != "=" })
    }
    let ofTheShell: Set = ["PWD", "OLDPWD", "SHLVL", "_"]
    let expected: Set = [
      "PATH", "HOME", "XDG_CONFIG_HOME", "LC_ALL", "GIT_NO_LAZY_FETCH", "GIT_TERMINAL_PROMPT",
    ]
    #expect(Set(names).subtracting(ofTheShell).isSubset(of: expected))
    #expect(names.contains("LC_ALL"))
  }
}
