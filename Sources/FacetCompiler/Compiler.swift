import FacetCheck
package import FacetDiagnostics
import FacetIR
import FacetSpec

/// The compiler: from the bytes of all specs to a design, or to everything that is wrong with them.
///
/// Read this first. It is a pure function: no disk, no clock, no environment.
///
///     bytes ─ SourceTree.read ─► trees ─ decode ─► specs ─ importTokens, check ─► design
package enum Compiler {
  /// - Parameters:
  ///   - inputs: Every file of the project, in any order.
  ///   - prefix: What stands before the paths where they are shown: the way from the user to the project.
  ///   - laterKinds: What the caller may report besides, of which specs may speak.
  package static func compile(
    _ inputs: [SourceInput], showingPathsAfter prefix: String = "", laterKinds: [DiagnosticKind] = []
  ) -> Compilation {
    var sources = SourceMap()
    var diagnostics: [Diagnostic] = []
    let inputs = inputs.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    var files = inputs.map { input in
      let file = sources.add(path: prefix + input.path, bytes: input.bytes)
      return SpecFile.read(input, as: file, diagnostics: &diagnostics)
    }

    files.addRows(from: inputs, diagnostics: &diagnostics)
    files.reportUnread(diagnostics: &diagnostics)

    let project = files.lazy.compactMap(\.project).first
    let components = files.compactMap(\.component)
    let tokenFiles = files.compactMap { file in file.tokens.map { (path: file.path, file: $0) } }
    let resolvers = files.compactMap { file in file.resolver.map { (path: file.path, document: $0) } }
    let tokenSources = tokenSources(of: project, resolvers: resolvers, files: tokenFiles, diagnostics: &diagnostics)
    let tokens = importTokens(tokenSources, diagnostics: &diagnostics)
    if project?.isStrictWithTokens == true { diagnostics.holdTokensToTheFormat() }
    let design = check(
      project: project, components: components, unreadableComponents: files.flatMap(\.unreadableNames), tokens: tokens,
      diagnostics: &diagnostics)

    let trees = files.filter { !$0.path.hasSuffix(".json") }.compactMap(\.tree)
    diagnostics = Lint(kinds: diagnosticKinds + laterKinds)
      .apply(levels: project?.lint ?? [], allowingIn: trees, to: diagnostics)

    let places = Places(components: components, tokens: tokens)
    return Compilation(
      sources: sources, diagnostics: diagnostics.sortedBySource(),
      design: diagnostics.hasErrors ? nil : design.map { $0.naming(sourcesOf: components, paths: files.map(\.path)) },
      places: places)
  }

  /// All that can be wrong with a spec, by code.
  package static let diagnosticKinds: [DiagnosticKind] =
    (SourceTreeKinds.all + FacetSpecKinds.all + FacetCheckKinds.all + SpecFileKinds.all + DataFileKinds.all
    + LintKinds.all)
    .sorted { "\($0.code)".utf8.lexicographicallyPrecedes("\($1.code)".utf8) }
}

extension Design {
  /// The path of the spec that each component comes from, relative to the project.
  fileprivate func naming(sourcesOf specs: [ComponentSpec], paths: [String]) -> Design {
    var sources: [String: String] = [:]
    for spec in specs {
      if let name = spec.name?.value { sources[name] = paths[Int(spec.tree.file.index)] }
    }
    var design = self
    for index in design.components.indices {
      if let source = sources[design.components[index].name] { design.components[index].source = source }
    }
    return design
  }
}
