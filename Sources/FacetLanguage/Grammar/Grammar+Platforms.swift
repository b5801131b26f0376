extension Grammar {
  package static let platforms = Shape("'platforms'", systems { "The oldest \($0) that the generated code runs on." })

  package static let availability = Shape("'availability'", systems { "The first \($0) that has it." })

  package static let fixedVersions = Shape("'fixedIn'", systems { "The first \($0) in which it works." })

  private static func systems(_ doc: (String) -> String) -> [Row] {
    [Key.iOS, .macOS, .tvOS, .watchOS, .visionOS].map { Row($0, .text, doc($0.text)) }
  }
}
