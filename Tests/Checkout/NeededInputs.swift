package import FacetCompiler

extension [SourceInput] {
  /// A component's file, those of the components that it names, of those that these name, and so on; and all files that
  /// hold no component. A change in the file is answered as in the whole project, for a fraction of the time.
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
  /// Nil for a file that is no component's.
  fileprivate var componentName: String? {
    guard path.hasSuffix(".component.yaml") else { return nil }
    let line = text.split(separator: "\n").first { $0.hasPrefix("component: ") }
    return line.map { String($0.dropFirst("component: ".count).prefix { $0.isLetter || $0.isNumber }) }
  }

  fileprivate var words: Set<String> {
    Set(text.split { !$0.isLetter && !$0.isNumber }.map(String.init))
  }

  private var text: String { String(decoding: bytes, as: UTF8.self) }
}
