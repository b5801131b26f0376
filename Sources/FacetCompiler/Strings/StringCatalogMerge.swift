package import FacetCheck
import FacetDiagnostics
import FacetLimits
import FacetSpec
import FacetStrings
import FacetText

/// A String Catalog with the texts of the specs.
///
/// The file is edited in place: bytes that need no change stay as they are, whatever tool wrote them. Keys are added with
/// their comments, which follow the specs, a key that no spec uses is marked as stale, and one that is used again is not
/// stale any more. A translation is never changed, and a key that is managed by hand is left alone. In a catalog that
/// other code shares, so are comments, and all keys that no spec uses: what extracts the texts of that code knows both.
package struct StringCatalogMerge {
  /// The new contents of the file.
  package private(set) var bytes: [UInt8]
  /// The keys in each group, in the order of the catalog.
  package private(set) var added: [String] = []
  package private(set) var staled: [String] = []
  package private(set) var revived: [String] = []
  package private(set) var commented: [String] = []
  package private(set) var recommented: [String] = []

  private var edits: [JSONEdit] = []

  /// Nil if the file is not a catalog.
  ///
  /// - Parameters:
  ///   - uses: The texts of all components.
  ///   - isShared: Whether other code has texts in the catalog.
  package init?(of bytes: [UInt8], uses: [TextUse], isShared: Bool = false) {
    var diagnostics: [Diagnostic] = []
    let file = FileID(0)
    guard
      let tree = SourceTree.read(json: bytes, file: file, nodes: .catalogNodes, diagnostics: &diagnostics)
    else { return nil }
    let catalog = StringCatalogSpec.decode(tree, diagnostics: &diagnostics)
    guard let strings = catalog.strings, diagnostics.isEmpty else { return nil }
    self.bytes = bytes
    let editor = JSONEditor(tree: tree, bytes: bytes)
    let texts = CatalogTexts(uses)
    for entry in catalog.entries where entry.extractionState != "manual" {
      let text = texts[entry.key.value]
      if text != nil || !isShared { update(entry, text, keepingComment: isShared, editor) }
    }
    let known = Set(catalog.entries.map(\.key.value))
    let new = texts.all.filter { !known.contains($0.key) }
    added = new.map(\.key)
    let source = catalog.sourceLanguage?.value ?? "en"
    edits += editor.adding(
      new.map { (key: $0.key, value: $0.entry(in: source)) }, to: strings, inOrder: isBeforeInCatalog)
    self.bytes = bytes.applying(edits)
  }

  private mutating func update(
    _ entry: StringCatalogSpec.Entry, _ text: CatalogTexts.Text?, keepingComment: Bool, _ editor: JSONEditor
  ) {
    guard let text else {
      if entry.extractionState == "stale" { return }
      staled.append(entry.key.value)
      edits += editor.setting("extractionState", to: "stale", in: entry.node)
      return
    }
    let comment =
      entry.comment == nil && !text.comment.isEmpty ? (key: "comment", value: JSONValue.text(text.comment)) : nil
    if comment != nil { commented.append(entry.key.value) }
    // A comment that came with a file of before catalogs was written by a person.
    let isKept = keepingComment || entry.extractionState == "migrated"
    if let old = entry.comment, !isKept, !text.isDescribed(by: old) {
      recommented.append(entry.key.value)
      edits += editor.setting("comment", to: text.comment, in: entry.node)
    }
    if entry.extractionState == "stale" {
      revived.append(entry.key.value)
      edits +=
        comment.map { editor.replacing("extractionState", with: $0, in: entry.node) }
        ?? editor.removing("extractionState", from: entry.node)
    } else if let comment {
      edits += editor.adding([comment], to: entry.node, inOrder: <)
    }
  }

  /// A catalog without texts, as Xcode creates it.
  package static let emptyCatalog = Array(
    "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  },\n  \"version\" : \"1.0\"\n}".utf8)
}

/// The texts of the specs by key.
private struct CatalogTexts {
  struct Text {
    var key: String
    var comment: String
    var argumentCount: Int

    /// Whether a comment has the same lines. Xcode, which extracts them from the generated code, has an order of its own.
    func isDescribed(by other: String) -> Bool {
      func lines(_ text: String) -> Set<Substring> { Set(text.split(separator: "\n")) }
      return comment.isEmpty || lines(comment) == lines(other)
    }

    /// What Xcode writes for a new key. If it has several values, the text numbers them, so that translators can change
    /// their order.
    func entry(in source: String) -> JSONValue {
      var members: [(key: String, value: JSONValue)] = []
      if !comment.isEmpty { members.append((key: "comment", value: .text(comment))) }
      if argumentCount > 1 {
        let unit = JSONValue.object([
          (key: "state", value: .text("new")), (key: "value", value: .text(numbered(key))),
        ])
        members.append((key: "localizations", value: .object([(source, .object([("stringUnit", unit)]))])))
      }
      return .object(members)
    }
  }

  /// In the order of a catalog.
  let all: [Text]
  private let positions: [String: Int]

  init(_ uses: [TextUse]) {
    var comments: [String: [String]] = [:]
    var counts: [String: Int] = [:]
    for use in uses {
      counts[use.key] = use.arguments.count
      if comments[use.key]?.contains(use.comment) != true { comments[use.key, default: []].append(use.comment) }
    }
    all = counts.map { key, count in
      Text(key: key, comment: (comments[key] ?? []).sorted().joined(separator: "\n"), argumentCount: count)
    }
    .sorted { isBeforeInCatalog($0.key, $1.key) }
    positions = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1.key, $0) })
  }

  subscript(key: String) -> Text? { positions[key].map { all[$0] } }
}

/// `%1$@ of %2$lld` for `%@ of %lld`.
private func numbered(_ format: String) -> String {
  let read = FormatString(format)
  return zip(read.parts, read.arguments(isPart: true)).reduce(into: "") { text, part in
    switch part.0 {
    case .text(let words): text += FormatString.escaped(words)
    case .substitution(let name, let position): text += "%\(position.map { "\($0)$" } ?? "")#@\(name)@"
    case .specifier(let specifier):
      text += "%\(part.1.last.map { "\($0)$" } ?? "")\(specifier.flags)\(specifier.conversion)"
    }
  }
}

/// The order of keys in a catalog: without regard to case.
private func isBeforeInCatalog(_ key: String, _ other: String) -> Bool {
  let (folded, otherFolded) = (key.lowercased(), other.lowercased())
  if folded == otherFolded { return key.utf8.lexicographicallyPrecedes(other.utf8) }
  return folded.utf8.lexicographicallyPrecedes(otherFolded.utf8)
}
