package import FacetCompiler
import FacetDiagnostics
import FacetSpec

/// A project whose texts try to get out of where they stand: in specs, tokens, pages, catalogs, data and the project
/// file. What refuses such a text keeps its own.
package struct HostileProject {
  /// A text in a file that may say something else.
  private struct Place {
    var file: Int
    var range: Range<Int>
    var isName = false
    var mark = ""
    /// What it says; nil for what it said.
    var text: String?
  }

  private let inputs: [SourceInput]
  private var places: [Place] = []
  package private(set) var compilation: Compilation

  /// What is said now, and what marks it.
  package var texts: [(mark: String, text: String)] {
    places.compactMap { place in place.text.map { (place.mark, $0) } }
  }

  /// - Parameter hostile: What the texts say, in turn, between marks.
  package init(_ inputs: [SourceInput], saying hostile: [String]) {
    self.inputs = inputs
    compilation = Compiler.compile(inputs)
    for file in inputs.indices { places += Self.places(of: inputs[file], file) }
    for index in places.indices {
      let mark = "q\(index)q"
      places[index].mark = mark
      places[index].text = mark + hostile[index % hostile.count] + mark
    }
    repeat { compilation = Compiler.compile(files) } while giveWay()
  }

  /// Of tokens, what is one of a few words.
  private static let fixed = ["$type", "colorSpace", "fontWeight", "hex", "unit"]
  /// The keys below which keys are names that may be any text.
  private static let named = ["sections", "sessions", "variants", "strings"]

  /// The values that are certainly texts: quoted ones, those of JSON, and prose; and names.
  private static func places(of input: SourceInput, _ file: Int) -> [Place] {
    var diagnostics: [Diagnostic] = []
    let id = FileID(file)
    let isTokens = SpecFileKind(input.path) == .tokens
    let isJSON = input.path.hasSuffix(".json") || input.path.hasSuffix(".xcstrings")
    let tree =
      isJSON
      ? SourceTree.read(json: input.bytes, file: id, diagnostics: &diagnostics)
      : SourceTree.read(yaml: input.bytes, file: id, diagnostics: &diagnostics)
    guard let tree, let root = tree.root else { return [] }
    var places: [Place] = []
    func add(_ node: NodeID, isName: Bool = false) {
      let span = tree.span(node)
      places.append(Place(file: file, range: Int(span.start)..<Int(span.end), isName: isName))
    }
    func visit(_ node: NodeID, key: String) {
      switch tree.kind(node) {
      case .mapping:
        for (name, value) in tree.entries(of: node) {
          if named.contains(key) { add(name, isName: true) }
          visit(value, key: tree.text(name))
        }
      case .sequence:
        for element in tree.elements(of: node) { visit(element, key: key) }
      case .plain where key != "doc": break
      case .block: break
      // Tokens that cannot be read are left out, and missed wherever they are used.
      case _ where isTokens && (fixed.contains(key) || tree.text(node).hasPrefix("{")): break
      default: add(node)
      }
    }
    visit(root, key: "")
    return places
  }

  /// The files with what is said now.
  package var files: [SourceInput] {
    var files = inputs
    for place in places.reversed() {
      guard let text = place.text else { continue }
      files[place.file].bytes.replaceSubrange(place.range, with: Self.quoted(text).utf8)
    }
    return files
  }

  /// As JSON and YAML have it: of the Basic Multilingual Plane.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case " "..."~": quoted.unicodeScalars.append(scalar)
      default: quoted += "\\u" + String(scalar.value + 0x10000, radix: 16).suffix(4)
      }
    }
    return quoted + "\""
  }

  /// Where a text is refused, the place says what it said. Of a file in which none is found to be at fault, each is.
  private mutating func giveWay() -> Bool {
    var faults: [Int: [Range<Int>]] = [:]
    for error in compilation.diagnostics where error.severity == .error {
      for span in [error.span].compactMap(\.self) + error.notes.compactMap(\.span) {
        let start = Int(span.start)
        faults[Int(span.file.index), default: []].append(start..<max(start + 1, Int(span.end)))
      }
    }
    var hasChanged = false
    for (file, spans) in faults {
      let changed = places.indices.filter { places[$0].file == file && places[$0].text != nil }
      var shift = 0
      var refused: [Int] = []
      for index in changed {
        let (range, length) = (places[index].range, Self.quoted(places[index].text ?? "").utf8.count)
        let now = range.lowerBound + shift..<range.lowerBound + shift + length
        shift += length - range.count
        if spans.contains(where: { $0.overlaps(now) }) { refused.append(index) }
      }
      for index in refused.isEmpty ? changed : refused { places[index].text = nil }
      hasChanged = hasChanged || !changed.isEmpty
    }
    if hasChanged || faults.isEmpty { return hasChanged }
    // Some file misses a name of another one, or a token that is left out.
    let said = places.indices.filter { places[$0].text != nil }
    let names = said.filter { places[$0].isName }
    let missed = names.isEmpty ? said.filter { SpecFileKind(inputs[places[$0].file].path) == .tokens } : names
    for index in missed { places[index].text = nil }
    return !missed.isEmpty
  }
}
