import Checkout
import FacetCompiler
import FacetDiagnostics
import Foundation

@testable import FacetSpec

/// A project whose texts try to get out of where they stand: in specs, tokens, pages, catalogs, data and the project
/// file. What refuses such a text keeps its own.
struct HostileProject {
  /// A text in a file that may say something else.
  private struct Place {
    var file: Int
    var range: Range<Int>
    var mark: String
    /// What it says; nil for what it said.
    var text: String?
  }

  /// Code that runs if a text does not stay a text.
  static let code = "Evil"

  private let inputs: [SourceInput]
  private var places: [Place] = []
  private(set) var compilation: Compilation

  /// What is said now, and what marks it.
  var texts: [(mark: String, text: String)] {
    places.compactMap { place in place.text.map { (place.mark, $0) } }
  }

  init(of folder: DesignFolder) throws {
    inputs = try folder.inputs()
    compilation = Compiler.compile(inputs)
    for file in inputs.indices { places += Self.places(of: inputs[file], file) }
    for index in places.indices {
      places[index].mark = "q\(index)q"
      places[index].text = places[index].mark + Self.hostile[index % Self.hostile.count] + places[index].mark
    }
    repeat { compilation = Compiler.compile(changed) } while giveWay()
  }

  private static let hostileLines = [
    "\\(Evil.run())", "\\#(Evil.run())", "\\##(Evil.run())", "\\###(Evil.run())", "\"; Evil.run() //",
    "\"#; Evil.run() //", "\"\"\"; Evil.run() //", "\"\"\"##; Evil.run() //", "*/ Evil.run() /*", "\\", "\"", "'",
    "`; Evil.run(); `", "\\(Evil.run()) \u{301}", "\\\\(Evil.run())", "</script><script>Evil.run()</script>",
  ]

  private static let hostile: [String] =
    hostileLines + hostileLines.map { $0 + "\n" + $0 } + [
      "\n; Evil.run()\n", "\r; Evil.run()\r", "\r\n; Evil.run()\r\n", "\u{2028}; Evil.run()", "\u{85}; Evil.run()",
      "\"\u{301}; Evil.run() //", "\u{202E}\\(Evil.run())\u{2066}", "\t\\#(Evil.run()) \n  \n",
      "\u{301}\\#(Evil.run())", "\"\"\"#\n; Evil.run()", "\"\"\"##\n; Evil.run()", "\\\n\"\"\"\n; Evil.run()",
    ]

  /// Of tokens, what is one of a few words.
  private static let fixed = ["$type", "colorSpace", "fontWeight", "hex", "unit"]

  /// The values that are certainly texts: quoted ones, those of JSON, and prose.
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
    func visit(_ node: NodeID, key: String) {
      switch tree.kind(node) {
      case .mapping:
        for (name, value) in tree.entries(of: node) { visit(value, key: tree.text(name)) }
      case .sequence:
        for element in tree.elements(of: node) { visit(element, key: key) }
      case .plain where key != "doc": break
      case .block: break
      // Tokens that cannot be read are left out, and missed wherever they are used.
      case _ where isTokens && (fixed.contains(key) || tree.text(node).hasPrefix("{")): break
      default:
        let span = tree.span(node)
        places.append(Place(file: file, range: Int(span.start)..<Int(span.end), mark: ""))
      }
    }
    visit(root, key: "")
    return places
  }

  private var changed: [SourceInput] {
    var changed = inputs
    for place in places.reversed() {
      guard let text = place.text else { continue }
      changed[place.file].bytes.replaceSubrange(place.range, with: Self.quoted(text).utf8)
    }
    return changed
  }

  /// As JSON and YAML have it.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case " "..."~": quoted.unicodeScalars.append(scalar)
      default: quoted += "\\u" + String(UInt32(scalar.value) + 0x10000, radix: 16).suffix(4)
      }
    }
    return quoted + "\""
  }

  /// Where a text is refused, the place says what it said. Of a file in which none is found to be at fault, each is.
  private mutating func giveWay() -> Bool {
    let errors = compilation.diagnostics.filter { $0.severity == .error }
    var offsets: [Int: [Range<Int>]] = [:]
    for error in errors {
      for span in [error.span].compactMap(\.self) + error.notes.compactMap(\.span) {
        offsets[Int(span.file.index), default: []].append(
          Int(span.start)..<max(Int(span.start) + 1, Int(span.end)))
      }
    }
    var hasChanged = false
    for (file, spans) in offsets {
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
    return hasChanged
  }
}
