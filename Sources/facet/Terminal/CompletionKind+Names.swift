import ArgumentParser
import FacetCompiler
import FacetIR

/// What shells complete with the names of the project, which are those of a run on the same command line.
extension CompletionKind {
  static var componentNames: CompletionKind { .names { design in design.components.map(\.name) } }

  /// What has a snapshot.
  static var snapshotNames: CompletionKind { .names { ["tokens"] + stylesAndApps(of: $0) } }

  /// What can be drawn.
  static var pictureNames: CompletionKind { .names { stylesAndApps(of: $0) + $0.transitions.map(\.name) } }

  private static func stylesAndApps(of design: Design) -> [String] {
    design.components.flatMap { component in
      [component.name] + component.styles.map { "\(component.name)/\($0.name)" }
    } + design.apps.map(\.name)
  }

  private static func names(_ names: @escaping @Sendable (Design) -> [String]) -> CompletionKind {
    .custom { words, _, _ in
      let project = words.lastIndex(of: "--project").flatMap { words[($0 + 1)...].first }
      guard let options = try? ProjectOptions.parse(project.map { ["--project", $0] } ?? []),
        let design = try? Project(options).compile().wholeDesign
      else { return [] }
      return names(design).filter(isHarmless)
    }
  }

  /// Whether a shell takes the text as it is. Bash expands what it completes: a name in a repository could have it run
  /// commands.
  private static func isHarmless(_ name: String) -> Bool {
    name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "/"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
  }
}
