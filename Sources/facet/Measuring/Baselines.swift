import FacetCompiler
import FacetDiagnostics
import FacetFiles
import FacetIR
import FacetText

/// The lines of the hand-written Swift that components replaced.
struct Baselines {
  /// By the names of the components.
  private(set) var lines: [String: Int] = [:]
  /// Files that could not be read.
  private(set) var diagnostics: [Diagnostic] = []

  init(of design: Design, in project: Project, _ places: Places) {
    for component in design.components {
      switch component.listing.baseline {
      case .lines(let count): lines[component.name] = count
      case .file(let name):
        let path = FilePath.join(FilePath.folder(of: project.path(ofSpec: component.source)), name)
        // It replaced Swift of an app, so it may be outside of the project. Only its lines are counted.
        var roots = project.roots
        roots.allow(path, besides: FilePath.folder(of: project.path(ofSpec: component.source)))
        do throws(FileError) {
          lines[component.name] = linesOfCode(in: try roots.read(path))
        } catch {
          diagnostics.append(
            Diagnostic(
              .unreadableBaseline, at: places.baseline(of: component.name), escapedForDisplay(error.message),
              help: error.reason == .missing ? "the path begins at the folder of this spec" : error.help))
        }
      case nil: break
      }
    }
  }
}

extension DiagnosticKind {
  static let unreadableBaseline = DiagnosticKind(
    "component/unreadable-baseline", .error, "Baseline that cannot be read",
    explanation: """
      'baseline' names the Swift file that a component replaced, by its path from the spec. 'facet report lines' counts \
      its lines; no other command reads it.

      Wrong:
        baseline: OldCard.swift                      # there is no such file beside the spec

      Right:
        baseline: ../../Tests/Baselines/OldCard.swift
        baseline: 174                                # or the number of lines, if the file is gone
      """)
}
