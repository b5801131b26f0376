import FacetFiles

/// A new project: `facet.yaml`, tokens and a first component.
enum StarterProject {
  /// The files, with paths relative to the project.
  static var files: [OutputFile] {
    [
      ("specs/facet.yaml", project), ("specs/tokens/base.tokens.yaml", tokens),
      ("specs/components/tag.component.yaml", tag), (attributesName, attributes),
    ].map { OutputFile(name: $0.0, bytes: Array($0.1.utf8)) }
  }

  static let attributesName = ".gitattributes"

  /// How git merges and hosts of repositories show what facet writes.
  static let attributes = """
    # Reviews fold generated code, and show snapshots, which say what a change looks like.
    generated/Swift/** text eol=lf linguist-generated
    generated/Snapshots/*.snap.txt text eol=lf diff -linguist-generated
    # Of a list of generated files, a merge keeps the lines of both sides; facet generate writes it anew.
    .facet-manifest.json text eol=lf merge=union linguist-generated

    """

  /// The generated Swift as a target of the app's package.
  static let packageTarget = """
    .target(name: "DesignSystem", dependencies: [.product(name: "FacetRuntime", package: "facet")], \
    path: "generated/Swift")
    """

  private static let project = """
    facet: 1
    module: DesignSystem
    bundle: module                   # where images are: in this module, or in the app's 'main'
    previews: debug                  # the builds that have the variants; 'always' for an app that shows them

    specs: .
    output:
      swift: ../generated/Swift
      snapshots: ../generated/Snapshots

    """

  private static let tokens = """
    space:
      $type: dimension
      xs: { $value: { value: 4, unit: px } }
      s: { $value: { value: 8, unit: px } }

    color:
      $type: color
      accent: { $value: { colorSpace: srgb, components: [0, 0.35, 0.75] } }
      onAccent: { $value: { colorSpace: srgb, components: [1, 1, 1] } }

    """

  private static let tag = """
    component: Tag
    doc: A short label for the view beside it.

    parameters:                      # the public initializer: Tag("New")
      _ title: String

    styles:
      default:
        properties:                  # what callers of the style can set
          inset: Length = space.s
          fill: Color = color.accent
        body:
          text: content.title
          color: color.onAccent
          padding: { horizontal: style.inset, vertical: space.xs }
          background: style.fill

      compact:
        extends: default             # the same body with other defaults
        properties:
          inset: space.xs

    sample: { title: New }           # what a variant shows unless it says otherwise

    variants:
      Default:
      Compact: { style: compact }
      Long title: { with: { title: Guest favourite } }

    matrix: { layoutDirection: [leftToRight, rightToLeft] }

    """

  /// The commands for a CI job.
  static let ciSteps = """
    - run: facet check --format text --format sarif=facet.sarif
    - run: facet generate --check
    - run: facet snapshot check

    """
}
