import Foundation

/// What `facet ls files` says of a project.
struct FileList {
  private struct Row: Decodable {
    var role: String
    var path: String
    var spec: String?
  }

  /// The list as the tool printed it.
  let json: Data
  private let rows: [Row]

  init(of project: URL, _ tool: FacetTool, scratch: URL) throws {
    let outcome = try tool.output(
      of: ["ls", "files", "--format", "json", "--quiet", "--project", project.filePath], scratch: scratch)
    // With errors in specs the list is incomplete. The build runs the tool, which reports them.
    guard outcome.status <= 1, let rows = try? JSONDecoder().decode([Row].self, from: outcome.output) else {
      throw PluginFailure(outcome.errors.trimming("error: "))
    }
    json = outcome.output
    self.rows = rows
  }

  /// The files and folders that the tool reads.
  var inputs: [URL] { rows.filter { $0.role != "output" }.map { URL(filePath: $0.path) } }

  /// The generated files, where `facet.yaml` says that they are checked in; only names if it does not.
  var outputs: [String] { rows.filter { $0.role == "output" }.map(\.path) }

  /// Whether `facet.yaml` names a folder for them.
  var isCheckedIn: Bool { outputs.contains { $0.hasPrefix("/") } }

  func spec(of name: String) -> String? {
    rows.first { $0.role == "output" && URL(filePath: $0.path).lastPathComponent == name }?.spec
  }
}

extension String {
  fileprivate func trimming(_ prefix: String) -> String {
    let text = trimmingCharacters(in: .whitespacesAndNewlines)
    return text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text
  }
}
