import FacetCheck
package import FacetDiagnostics
import FacetIR
import FacetParallel
import FacetSpec
import FacetTokens

/// The compiler: from the bytes of all specs to a design or diagnostics.
///
/// This is the entry point of the module. It is a pure function without access to the disk, the clock or the
/// environment.
///
///     bytes ─ SpecFiles ─► specs ─ ReadProject ─► tokens ─ check ─► design
package enum Compiler {
  /// - Parameter inputs: All files of the project, in any order, including hand-written Swift files, whose types are
  ///   checked for existence.
  package static func compile(
    _ inputs: [SourceInput], laterKinds: [DiagnosticKind] = [], threads: Int = ProcessorCount.available
  ) -> Compilation {
    compile(SpecFiles(inputs), laterKinds: laterKinds, threads: threads)
  }

  /// - Parameters:
  ///   - laterKinds: Kinds that the caller reports later, to which lint settings can refer.
  ///   - threads: The maximum number of threads.
  package static func compile(
    _ files: SpecFiles, laterKinds: [DiagnosticKind] = [], threads: Int = ProcessorCount.available
  ) -> Compilation {
    compile(files, tokens: nil, laterKinds: laterKinds, threads: threads)
  }

  /// - Parameter tokens: Nil to import those of the files.
  static func compile(
    _ files: SpecFiles, tokens: ProjectTokens?, laterKinds: [DiagnosticKind], threads: Int
  ) -> Compilation {
    onDeepStack { compileHere(files, tokens, laterKinds, threads) }
  }

  /// On a stack for what is as deep as the limits allow.
  private static func compileHere(
    _ files: SpecFiles, _ tokens: ProjectTokens?, _ laterKinds: [DiagnosticKind], _ threads: Int
  ) -> Compilation {
    let read = ReadProject(files, tokens: tokens)
    var diagnostics = read.diagnostics
    let checked = check(
      project: read.project, components: read.components, apps: read.apps, transitions: read.transitions,
      pages: read.pages, unreadableComponents: read.unreadableComponents, tokens: read.tokens.imported,
      strings: read.strings,
      writtenTypes: files.writtenTypes, threads: threads, diagnostics: &diagnostics)
    let coverage = diagnostics.filter { $0.kind.group == "coverage" }
    diagnostics = lint(diagnostics, of: read, laterKinds)
    let places = Places(
      components: read.components, apps: read.apps, unreadable: read.unreadableFiles, tokens: read.tokens.imported,
      branches: checked.branches)
    let design = checked.design.naming(sourcesOf: read.components, read.apps, read.transitions, in: files)
    return Compilation(
      sources: files.sources, diagnostics: diagnostics.sorted(in: files.sources), coverage: coverage,
      wholeDesign: places.hold(allErrorsOf: diagnostics) ? design : nil, brokenComponents: checked.brokenComponents,
      tokensRead: checked.tokensRead, places: places, textUses: checked.textUses, symbols: checked.symbols,
      laterLint: LaterLint(kinds: laterKinds, levels: read.project?.lint ?? [], trees: read.trees))
  }

  static func lint(
    _ diagnostics: [Diagnostic], of read: ReadProject, _ laterKinds: [DiagnosticKind]
  ) -> [Diagnostic] {
    var diagnostics = Lint(kinds: diagnosticKinds + laterKinds, laterKinds: Set(laterKinds))
      .apply(levels: read.project?.lint ?? [], allowingIn: read.trees, to: diagnostics)
    diagnostics.gatherWarnings(inTokenFiles: read.tokenFiles)
    return diagnostics
  }

  /// All kinds of diagnostics of specs, by code.
  package static let diagnosticKinds: [DiagnosticKind] =
    (SourceTreeKinds.all + FacetSpecKinds.all + FacetTokensKinds.all + FacetCheckKinds.all + SpecFileKinds.all
    + DataFileKinds.all + StringCatalogFileKinds.all + LintKinds.all)
    .sorted { "\($0.code)".utf8.lexicographicallyPrecedes("\($1.code)".utf8) }
}

extension Design {
  /// The design with the path of each component's spec, relative to the project.
  fileprivate func naming(
    sourcesOf specs: [ComponentSpec], _ apps: [AppSpec], _ transitions: [TransitionSpec], in files: SpecFiles
  ) -> Design {
    var sources: [String: String] = [:]
    for spec in specs {
      if let name = spec.name?.value { sources[name] = files.files[Int(spec.tree.file.index)].path }
    }
    var design = self
    for app in apps {
      guard let index = design.apps.firstIndex(where: { $0.name == app.name?.value }) else { continue }
      design.apps[index].source = files.files[Int(app.tree.file.index)].path
    }
    for transition in transitions {
      guard let index = design.transitions.firstIndex(where: { $0.name == transition.name?.value }) else { continue }
      design.transitions[index].source = files.files[Int(transition.tree.file.index)].path
    }
    for index in design.components.indices {
      if let source = sources[design.components[index].name] { design.components[index].source = source }
    }
    return design
  }
}
