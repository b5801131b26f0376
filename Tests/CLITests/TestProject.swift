import Foundation

/// A project in a folder of its own, with one small component; gone with the test.
final class TestProject {
  let path: String
  var name: String { URL(fileURLWithPath: path).lastPathComponent }
  var tool: Tool { Tool(folder: path, project: self) }

  static let projectFile = """
    facet: 1
    module: Sample
    specs: .
    output:
      swift: ../generated/Swift
      snapshots: ../generated/Snapshots

    """

  static func component(_ name: String, text: String = "Hello") -> String {
    """
    component: \(name)
    parameters:
      _ title: String
    styles:
      default:
        properties:
          spacing: Length = 8
        body:
          hstack:
            - text: content.title
            - text: "\(text)"
          spacing: style.spacing
    sample: { title: World }
    variants:
      Default:
      Short: { with: { title: You } }

    """
  }

  private init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "facet-cli-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path
  }

  /// The specs of a project, and what was generated from them.
  convenience init(copyOf root: URL) throws {
    try self.init()
    for folder in ["specs", "generated"] {
      try FileManager.default.copyItem(
        at: root.appending(path: folder), to: URL(fileURLWithPath: path).appending(path: folder))
    }
  }

  convenience init(_ components: String...) throws {
    try self.init()
    try write(Self.projectFile, to: "specs/facet.yaml")
    for name in components { try write(Self.component(name), to: specName(name)) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func specName(_ component: String) -> String { "specs/\(component).component.yaml" }

  func path(_ name: String) -> String { path + "/" + name }

  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: path(name))
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func delete(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }

  func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: path(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  func replace(_ old: String, with new: String, in name: String) throws {
    guard let text = text(name), text.contains(old) else { throw CocoaError(.fileNoSuchFile) }
    try write(text.replacingOccurrences(of: old, with: new), to: name)
  }

  /// The bytes of all files below a folder, by name.
  func contents(of folder: String = "generated") throws -> [String: Data] {
    guard FileManager.default.fileExists(atPath: path(folder)) else { return [:] }
    var contents: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: path(folder)) {
      contents[name] = FileManager.default.contents(atPath: path(folder) + "/" + name)
    }
    return contents
  }

  /// Which file stands under each name, and since when.
  func stamps(of folder: String = "generated") throws -> [String: [String]] {
    var stamps: [String: [String]] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: path(folder)) {
      let attributes = try FileManager.default.attributesOfItem(atPath: path(folder) + "/" + name)
      stamps[name] = [attributes[.systemFileNumber], attributes[.modificationDate]].map { "\(String(describing: $0))" }
    }
    return stamps
  }
}
