package import FacetDiagnostics
package import FacetLimits

extension SourceTree {
  /// Reads a YAML file. Reports each error once. Returns nil if no tree can be built.
  ///
  /// A file that is also JSON can use escapes that YAML 1.1 lacks (surrogate pairs).
  ///
  /// - Parameter limit: The maximum number of nodes.
  package static func read(
    yaml bytes: [UInt8], file: FileID, nodes limit: Limit = .tokenNodes, diagnostics: inout [Diagnostic]
  ) -> SourceTree? {
    let check = EncodingCheck(bytes, file: file, format: .yaml)
    if let diagnostic = check.diagnostic {
      diagnostics.append(diagnostic)
      return nil
    }
    let (tree, found) = bytes.withUnsafeBufferPointer { buffer -> (SourceTree?, [Diagnostic]) in
      let builder = TreeBuilder(
        file: file, source: bytes, isASCII: check.isASCII, nodeLimit: limit, refusesMergeKeys: true)
      var reader = YAMLReader(buffer, check: check, builder: builder)
      let isWhole = reader.read()
      return (isWhole ? reader.builder.tree : nil, reader.builder.diagnostics)
    }
    if tree == nil, found.contains(where: \.isAboutEscape), let json = readCleanJSON(bytes, file, limit) { return json }
    diagnostics += tree == nil ? MergeConflict.told(insteadOf: found, in: bytes, file: file) : found
    return tree
  }

  /// Reads a JSON file, strictly (RFC 8259). Reports errors. Returns nil if no tree can be built.
  ///
  /// All of its strings are ``Kind/jsonString``: code in the code zone, and text otherwise.
  package static func read(
    json bytes: [UInt8], file: FileID, nodes limit: Limit = .tokenNodes, diagnostics: inout [Diagnostic]
  ) -> SourceTree? {
    read(json: bytes, file: file, nodes: limit, strings: .jsonString, diagnostics: &diagnostics)
  }

  private static func read(
    json bytes: [UInt8], file: FileID, nodes limit: Limit, strings: Kind, diagnostics: inout [Diagnostic]
  ) -> SourceTree? {
    let check = EncodingCheck(bytes, file: file, format: .json)
    if let diagnostic = check.diagnostic {
      diagnostics.append(diagnostic)
      return nil
    }
    return bytes.withUnsafeBufferPointer { buffer in
      let builder = TreeBuilder(
        file: file, source: bytes, isASCII: check.isASCII, nodeLimit: limit, refusesMergeKeys: false)
      var reader = JSONReader(buffer, start: check.start, builder: builder, strings: strings)
      let isWhole = reader.read()
      let found = reader.builder.diagnostics
      diagnostics += isWhole ? found : MergeConflict.told(insteadOf: found, in: bytes, file: file)
      return isWhole ? reader.builder.tree : nil
    }
  }

  /// Parses the file as JSON. It is a YAML file, so quotes have their YAML meaning.
  private static func readCleanJSON(_ bytes: [UInt8], _ file: FileID, _ limit: Limit) -> SourceTree? {
    var diagnostics: [Diagnostic] = []
    let tree = read(json: bytes, file: file, nodes: limit, strings: .doubleQuoted, diagnostics: &diagnostics)
    return diagnostics.isEmpty ? tree : nil
  }
}
