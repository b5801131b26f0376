import FacetCompiler

/// A project that an example of an explanation shows whole: each of its files begins with a comment that is its path.
enum ExampleProject {
  /// Nil for an example that does not say which files it is made of.
  static func files(of example: String) -> [SourceInput]? {
    var files: [(path: String, lines: [Substring])] = []
    for line in example.split(separator: "\n", omittingEmptySubsequences: false) {
      if let path = path(line) {
        files.append((path, []))
      } else if files.isEmpty {
        return nil
      } else {
        files[files.count - 1].lines.append(line)
      }
    }
    return files.map { file in
      let text = file.lines.joined(separator: "\n") + "\n"
      let whole = ExampleFrame.completed(text, at: file.path) ?? text
      return SourceInput(path: file.path, bytes: Array(whole.utf8))
    }
  }

  private static func path(_ line: Substring) -> String? {
    guard line.hasPrefix("# ") else { return nil }
    return line.wholeMatch(of: /# ([A-Za-z0-9_\/.-]+\.(?:yaml|json|xcstrings))/).map { String($0.1) }
  }
}
