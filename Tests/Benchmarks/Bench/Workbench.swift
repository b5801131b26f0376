import Foundation

/// The programs to measure, and a folder to do it in.
struct Workbench {
  enum Failure: Error, CustomStringConvertible {
    case program(String, status: Int32, output: String)

    var description: String {
      switch self {
      case .program(let name, let status, let output):
        "\(name) ended with \(status):\n" + output.split(separator: "\n").prefix(12).joined(separator: "\n")
      }
    }
  }

  let folder: URL
  private let facet: URL
  private let floor: URL
  /// Beside the programs: what SwiftPM built, for other code to import.
  var modules: URL { facet.deletingLastPathComponent().appendingPathComponent("Modules") }

  /// - Parameter folder: Empty; in memory where the system has such a place, so that no disk is measured.
  init(folder: URL) throws {
    self.folder = folder
    let programs = URL(fileURLWithPath: Bundle.main.executablePath ?? CommandLine.arguments[0])
      .deletingLastPathComponent()
    facet = programs.appendingPathComponent("facet")
    floor = programs.appendingPathComponent("facet-bench-floor")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  static func temporaryFolder() -> URL {
    let memory = URL(fileURLWithPath: "/dev/shm")
    let isThere = FileManager.default.isWritableFile(atPath: memory.path)
    let parent = isThere ? memory : FileManager.default.temporaryDirectory
    return parent.appendingPathComponent("facet-bench-\(ProcessInfo.processInfo.processIdentifier)")
  }

  func facet(_ arguments: [String], project: URL) throws -> Cost {
    let cost = try run(facet, arguments + ["--project", project.appendingPathComponent("facet.yaml").path], in: folder)
    guard cost.status == 0 else {
      throw Failure.program("facet " + arguments.joined(separator: " "), status: cost.status, output: cost.output)
    }
    return cost
  }

  /// C over `files`: its own measure, of the work alone.
  func floor(_ mode: String, _ files: [URL], into output: URL? = nil) throws -> Cost {
    let list = folder.appendingPathComponent("files.txt")
    try Data(files.map { $0.path + "\n" }.joined().utf8).write(to: list)
    if let output { try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true) }
    var cost = try run(floor, [mode, list.path] + (output.map { [$0.path] } ?? []), in: folder)
    let numbers = cost.output.split { $0 == " " || $0 == "\n" }.compactMap { Double($0) }
    guard cost.status == 0, numbers.count == 2 else {
      throw Failure.program("facet-bench-floor \(mode)", status: cost.status, output: cost.output)
    }
    (cost.cpu, cost.wall) = (numbers[0], numbers[1])
    return cost
  }

  /// Writes the corpus as a project of its own; the folder of its specs.
  func write(_ corpus: Corpus, as name: String) throws -> URL {
    let specs = folder.appendingPathComponent(name).appendingPathComponent("specs")
    for part in ["components", "tokens"] {
      try FileManager.default.createDirectory(
        at: specs.appendingPathComponent(part), withIntermediateDirectories: true)
    }
    for file in corpus.files { try Data(file.text.utf8).write(to: specs.appendingPathComponent(file.path)) }
    return specs
  }

  /// All files below `folder`, in the order of their paths.
  func files(below folder: URL) -> [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isRegularFileKey])
    let files = all?.compactMap { $0 as? URL }.filter {
      (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true
    }
    return (files ?? []).sorted { $0.path < $1.path }
  }
}
