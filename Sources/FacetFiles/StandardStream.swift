#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The output streams of the tool: results go to `output`, messages to `error`.
package enum StandardStream: Int32, Sendable {
  case output = 1
  case error = 2

  package func write(_ bytes: [UInt8]) throws(FileError) {
    do throws(Errno) {
      try System.write(bytes, to: rawValue)
    } catch {
      throw FileError(name, error.code == EPIPE ? .closedPipe : .system(action: "write to", cause: error.text))
    }
  }

  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// The width of the terminal in columns; nil if the stream is not a terminal.
  package var columns: Int? {
    var size = winsize()
    return ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : nil
  }

  private var name: String { self == .output ? "standard output" : "standard error" }

  /// Prepares the standard streams. It must be called before any file is opened.
  ///
  /// A closed stream is replaced with one that cannot be written to, so that its number is not reused for an output
  /// file. A closed pipe and the limit on file sizes become errors instead of signals that end the process.
  package static func prepare() {
    while true {
      let number = open("/dev/null", O_RDONLY)
      if number > 2 || number < 0 {
        if number > 2 { _ = close(number) }
        break
      }
    }
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }
}

/// Ends the process.
package func endProcess(status: Int32) -> Never { exit(status) }

/// A variable of the process's environment; nil if it is not set.
package func environmentVariable(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}
