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
  let facet: URL
  let floor: URL
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
    let cost = try run(facet, arguments + self.project(project), in: folder)
    guard cost.status == 0 else {
      throw Failure.program("facet " + arguments.joined(separator: " "), status: cost.status, output: cost.output)
    }
    return cost
  }

  /// The option for a project, by the folder of its specs.
  func project(_ specs: URL) -> [String] { ["--project", specs.appendingPathComponent("facet.yaml").path] }

  /// C over `files`: its own measure, of the work alone.
  func floor(_ mode: String, _ files: [URL], into output: URL? = nil) throws -> Cost {
    if let output { try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true) }
    var cost = try run(floor, [mode, list(files)] + (output.map { [$0.path] } ?? []), in: folder)
    let numbers = try numbers(2, of: cost, "facet-bench-floor \(mode)")
    (cost.cpu, cost.wall) = (numbers[0], numbers[1])
    return cost
  }

  /// The medians of several runs of a program, in seconds, and the most memory that it had, in bytes.
  func repeated(_ rounds: Int, _ program: URL, _ arguments: [String], endingWith status: Int = 0) throws -> (
    cpu: Double, wall: Double, peak: Double
  ) {
    let cost = try run(floor, ["run", "\(rounds)", program.path] + arguments, in: folder)
    let numbers = try numbers(4, of: cost, "facet-bench-floor run")
    guard numbers[3] == Double(status) else {
      let command = [program.lastPathComponent] + arguments
      throw Failure.program(command.joined(separator: " "), status: Int32(numbers[3]), output: "")
    }
    return (numbers[0], numbers[1], numbers[2])
  }

  private func numbers(_ count: Int, of cost: Cost, _ program: String) throws -> [Double] {
    let numbers = cost.output.split { $0 == " " || $0 == "\n" }.compactMap { Double($0) }
    guard cost.status == 0, numbers.count == count else {
      throw Failure.program(program, status: cost.status, output: cost.output)
    }
    return numbers
  }

  /// A program from one file of C; nil where there is no compiler.
  func plainC(_ source: String, as name: String) throws -> URL? {
    let (file, program) = (folder.appendingPathComponent(name + ".c"), folder.appendingPathComponent(name))
    try Data(source.utf8).write(to: file)
    for compiler in ["cc", "clang"] {
      let arguments = [compiler, "-O2", "-o", program.path, file.path]
      if try run(URL(fileURLWithPath: "/usr/bin/env"), arguments, in: folder).status == 0 { return program }
    }
    return nil
  }

  // MARK: Files

  /// A file with the paths of others, a line each.
  func list(_ files: [URL]) throws -> String {
    let list = folder.appendingPathComponent("files.txt")
    try Data(files.map { $0.path + "\n" }.joined().utf8).write(to: list)
    return list.path
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

  /// Deletes the project that has this folder of specs.
  func remove(_ specs: URL) { try? FileManager.default.removeItem(at: specs.deletingLastPathComponent()) }

  func size(of file: URL) -> Int? {
    (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize
  }
}
