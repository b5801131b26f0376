import Checkout
import Foundation
import Testing

/// What is shown of work that takes longer than a second: on a terminal, and nowhere else.
struct ProgressTests {
  private let project: TestProject

  init() throws { project = try TestProject("Tag") }

  @Test func longWorkIsShownOnATerminal() async throws {
    let shown = try await shown(waiting: 1.8)
    #expect(shown.contains("reading the specs … 1 s"), "\(shown)")
    // The line is gone before anything else is printed.
    #expect(shown.hasSuffix("\r\u{1B}[Kno mistakes in 1 component\r\n"), "\(shown)")
  }

  @Test func shortWorkIsNotShown() async throws {
    #expect(try await shown(waiting: 0) == "no mistakes in 1 component\r\n")
  }

  @Test func quietAndPlainTerminalsShowNothing() async throws {
    #expect(try await shown(waiting: 1.5, "--quiet") == "")
    #expect(try await shown(waiting: 1.5, terminal: "dumb") == "no mistakes in 1 component\r\n")
  }

  @Test func nothingIsShownInAPipe() throws {
    let outcome = try project.tool.shell(
      """
      (sleep 1.5; cat specs/Tag.component.yaml) | $facet check - --assume-filename specs/Tag.component.yaml 2>&1 | cat
      """)
    #expect(outcome.output == "no mistakes in 1 component\n", "\(outcome.output)")
  }

  /// What a check prints on a terminal, while it waits for a spec that comes from standard input.
  private func shown(waiting seconds: Double, _ option: String..., terminal kind: String = "xterm") async throws
    -> String
  {
    let terminal = try PseudoTerminal()
    var tool = project.tool
    tool.environment["TERM"] = kind
    let spec = project.specName("Tag")
    let process = tool.start([Tool.url.path, "check", "-", "--assume-filename", spec] + option)
    let input = Pipe()
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    process.standardError = terminal.outside
    let wait = try process.begin()
    if seconds > 0 { try await Task.sleep(for: .seconds(seconds)) }
    try input.fileHandleForWriting.write(contentsOf: Data(try #require(project.text(spec)).utf8))
    try input.fileHandleForWriting.close()
    wait()
    #expect(process.terminationStatus == 0)
    return try terminal.finish()
  }
}

/// A terminal of which this test sees what is printed on it.
private final class PseudoTerminal {
  /// The end for a program.
  let outside: FileHandle
  private let inside: FileHandle

  init() throws {
    let inside = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    self.inside = FileHandle(fileDescriptor: inside, closeOnDealloc: true)
    let outside = open(try #require(Self.name(of: inside)), O_RDWR | O_NOCTTY)
    try #require(outside >= 0 && isatty(outside) == 1)
    self.outside = FileHandle(fileDescriptor: outside, closeOnDealloc: true)
  }

  /// The path of the other end, which it unlocks.
  private static func name(of inside: Int32) -> String? {
    #if os(Linux)
      // Swift does not see the functions that glibc has for these.
      let (setLock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
      var (lock, number): (Int32, Int32) = (0, 0)
      let isKnown = ioctl(inside, setLock, &lock) == 0 && ioctl(inside, getNumber, &number) == 0
      return isKnown ? "/dev/pts/\(number)" : nil
    #else
      return grantpt(inside) == 0 && unlockpt(inside) == 0 ? ptsname(inside).map { String(cString: $0) } : nil
    #endif
  }

  /// All that was printed. No program has the terminal open any more.
  func finish() throws -> String {
    try outside.close()
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      // On Linux an error, where no program has the other end open.
      let count = buffer.withUnsafeMutableBytes { read(inside.fileDescriptor, $0.baseAddress, $0.count) }
      if count <= 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes += buffer[..<count]
    }
  }
}
