package import FacetCompiler

/// The files of a project, and what each of them needs of the others.
package struct NeededInputs: Sendable {
  private let inputs: [SourceInput]
  /// The paths of the files of the components that the file of a component or a screen names, by its path.
  private let neighbours: [String: Set<String>]

  package init(_ inputs: [SourceInput]) {
    self.inputs = inputs
    let files = inputs.filter { $0.componentName != nil }
    let owners = Dictionary(files.map { ($0.componentName ?? "", $0.path) }, uniquingKeysWith: { first, _ in first })
    neighbours = Dictionary(
      files.map { ($0.path, Set($0.words.compactMap { owners[$0] })) }, uniquingKeysWith: { first, _ in first })
  }

  /// The file of a component or a screen, those of the components that it names, of those that these name, and so on;
  /// and all files that hold neither. A change in the file is answered as in the whole project, for a fraction of the
  /// time.
  package func inputs(for path: String) -> [SourceInput] {
    var needed: Set<String> = []
    var queue = [path]
    while let next = queue.popLast() {
      if needed.insert(next).inserted { queue += neighbours[next] ?? [] }
    }
    return inputs.filter { neighbours[$0.path] == nil || needed.contains($0.path) }
  }
}

extension SourceInput {
  /// The name of the component or the screen; nil for another file.
  fileprivate var componentName: String? {
    guard let kind = ["component", "screen"].first(where: { path.hasSuffix(".\($0).yaml") }) else { return nil }
    let start = Array("\(kind): ".utf8)
    let line = bytes.split(separator: UInt8(ascii: "\n")).first { $0.starts(with: start) }
    return line.map { String(decoding: $0.dropFirst(start.count).prefix(while: Self.isInName), as: UTF8.self) }
  }

  fileprivate var words: [String] {
    bytes.split { !Self.isInName($0) }.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func isInName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: byte >= 0x80
    }
  }
}
