package import FacetCompiler

extension [SourceInput] {
  /// The file of a component or a screen, those of the components that it names, of those that these name, and so on;
  /// and all files that hold neither. A change in the file is answered as in the whole project, for a fraction of the
  /// time.
  package func needed(by path: String) -> [SourceInput] {
    let files = filter { $0.componentName != nil }
    let owners = Dictionary(files.map { ($0.componentName ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    var needed: Set<String> = []
    var queue = [path]
    while let next = queue.popLast() {
      guard needed.insert(next).inserted, let file = first(where: { $0.path == next }) else { continue }
      queue += file.words.compactMap { owners[$0]?.path }
    }
    return filter { $0.componentName == nil || needed.contains($0.path) }
  }
}

extension SourceInput {
  /// The name of the component or the screen; nil for another file.
  fileprivate var componentName: String? {
    guard let kind = ["component", "screen"].first(where: { path.hasSuffix(".\($0).yaml") }) else { return nil }
    let line = text.split(separator: "\n").first { $0.hasPrefix("\(kind): ") }
    return line.map { String($0.dropFirst(kind.count + 2).prefix { $0.isLetter || $0.isNumber }) }
  }

  fileprivate var words: Set<String> {
    Set(text.split { !$0.isLetter && !$0.isNumber }.map(String.init))
  }

  private var text: String { String(decoding: bytes, as: UTF8.self) }
}
