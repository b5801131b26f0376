import FacetFiles
import FacetSpec
import FacetText

/// A new project: `facet.yaml`, tokens and a first component, or with an example three of them and a screen.
enum StarterProject {
  /// The specs, with paths relative to the project.
  static func specs(withExample hasExample: Bool, module: String) -> [OutputFile] {
    let tag = ("specs/components/tag.component.yaml", schemaLine(.component, depth: 2) + tag)
    let example = [
      ("specs/components/list-row.component.yaml", schemaLine(.component, depth: 2) + listRow),
      ("specs/components/primary-button.component.yaml", schemaLine(.component, depth: 2) + primaryButton),
      ("specs/screens/tasks.screen.yaml", schemaLine(.screen, depth: 2) + tasks),
    ]
    let files =
      [
        ("specs/facet.yaml", schemaLine(.project, depth: 1) + project(module)),
        ("specs/tokens/base.tokens.yaml", tokens), tag,
      ] + (hasExample ? example : [])
    return files.map { OutputFile(name: $0.0, bytes: Array($0.1.utf8)) }
  }

  /// The first line of a spec, from which editors with a YAML language server know its schema.
  ///
  /// - Parameter depth: The number of folders around the file, up to that with the folder of schemas.
  private static func schemaLine(_ kind: SpecFileKind, depth: Int) -> String {
    SchemaLine(kind, in: String(repeating: "../", count: depth) + "generated/Schema")?.text ?? ""
  }

  static let attributesName = ".gitattributes"

  /// How git merges and hosts of repositories show what facet writes.
  static let attributes = """
    # Reviews fold generated code, and show snapshots, which say what a change looks like.
    generated/Swift/** text eol=lf linguist-generated
    generated/Schema/** text eol=lf linguist-generated
    generated/Snapshots/*.snap.txt text eol=lf diff -linguist-generated
    # Of a list of generated files, a merge keeps the lines of both sides; facet generate writes it anew.
    .facet-manifest.json text eol=lf merge=union linguist-generated

    """

  static let ignoredName = ".gitignore"

  /// What git does not keep. What facet generates is kept, so that reviewers see it.
  static let ignored = """
    # Builds of SwiftPM, and reports of checks in CI.
    .build/
    facet.sarif
    facet-junit.xml
    # What is left where facet was killed; its next run removes it.
    .facet-tmp-*

    """

  /// The generated Swift as a target of the app's package.
  ///
  /// - Parameter folder: The folder of the project.
  static func packageTarget(_ module: String, in folder: String) -> String {
    """
    .target(name: "\(module)", dependencies: [.product(name: "FacetSupport", package: "facet")], \
    path: "\(FilePath.join(folder, "generated/Swift"))")
    """
  }

  /// What the module of a project is: `ShopDesignSystem` in the folder `shop`, and `DesignSystem` in the working folder, or
  /// where the folder has no name for it. Two projects in one package need different modules. A folder of `Sources` is that
  /// of a target, which has its name.
  ///
  /// - Parameter folder: The folder of the project as it is given; the path of the working folder, if that is in another
  ///   project.
  static func module(in folder: String) -> String {
    let isTarget = isTarget(folder)
    let isNamed = isTarget || FilePath.isAbsolute(folder)
    let name = CamelCase.upper(isNamed ? FilePath.lastPart(of: folder) : folder) ?? ""
    if isTarget && !name.isEmpty { return name }
    // Not 'DesignDesignSystem'.
    return ["DesignSystem", "Design"].first(where: name.hasSuffix).map { name.dropLast($0.count) + "DesignSystem" }
      ?? name + "DesignSystem"
  }

  /// Whether a folder is that of a target of a package.
  static func isTarget(_ folder: String) -> Bool {
    FilePath.lastPart(of: FilePath.folder(of: folder)) == "Sources"
  }

  private static func project(_ module: String) -> String {
    """
    facet: 1
    module: \(module)
    bundle: module                   # where images are: in this module, or in the app's 'main'
    previews: debug                  # the builds that have the variants; 'always' for an app that shows them

    specs: .
    output:
      swift: ../generated/Swift
      snapshots: ../generated/Snapshots
      schema: ../generated/Schema    # for editors, which read them by the first line of each spec

    """
  }

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

  private static let listRow = """
    component: ListRow
    doc: One line of a list, with what stands at its end.

    parameters:                      # ListRow("Buy paint", detail: "Today") { Tag("New") }
      _ title: String
      detail: String?
      onTap: Action
      trailing: View = none          # a slot, filled by a trailing closure

    accessibility: { element: combined, traits: [button], activate: content.onTap }

    styles:
      default:
        properties:
          spacing: Length = space.s
        body:
          button: content.onTap
          label:
            hstack:
              - vstack:
                  - text: content.title
                  - if: let detail = content.detail
                    then: { text: detail, font: footnote }
                alignment: leading
                spacing: space.xs
              - spacer
              - slot: content.trailing
            spacing: style.spacing
            padding: { vertical: space.s }
            frame: { minHeight: 44 }
            contentShape: rectangle

    sample: { title: Buy paint, onTap: record }

    variants:
      Default:
      With a detail and a tag: { with: { detail: Today, trailing: [{ Tag: { title: "New" } }] } }
      Tapped: { after: [tap: onTap], expect: { recorded: [onTap] } }

    """

  private static let primaryButton = """
    component: PrimaryButton
    doc: The main action of a screen, at most one on each.

    parameters:
      _ title: String
      onTap: Action

    styles:
      default:
        properties:
          fill: Color = color.accent
        body:
          button: content.onTap
          label:
            text: content.title
            color: color.onAccent
            padding: space.s
            frame: { maxWidth: infinity, minHeight: 44 }
            background: style.fill
            cornerRadius: space.s
            contentShape: rectangle

    sample: { title: Add a task, onTap: record }

    variants:
      Default:
      Tapped: { after: [tap: onTap], expect: { recorded: [onTap] } }

    """

  private static let tasks = """
    screen: TasksScreen
    doc: What is to be done.

    state:
      tasks: Array<String> = []

    content:
      tasks: Array<String>

    actions:
      appeared: load
      loaded: { takes: { tasks: Array<String> }, do: tasks = tasks }
      add: addTask
      open: { takes: { task: String }, do: openTask(task) }

    effects:
      load: { then: loaded, doc: Reads the tasks. }
      addTask: { doc: Asks for a new task. }
      openTask: { takes: { task: String }, doc: Opens a task. }

    onAppear: appeared

    bars:
      bottom:
        PrimaryButton: { title: "Add a task", onTap: content.add }
        padding: space.s

    sections:
      tasks:
        padding: space.s
        items: { each: content.tasks, as: task, do: { ListRow: { title: task, onTap: content.open(task) } } }

    variants:
      Empty:
      Two tasks:
        after: [receive: { effect: load, with: [Buy paint, Call Mina] }]
        expect: { recorded: [load], shows: [Buy paint, Call Mina] }

    matrix: { width: [375], height: [600] }

    """
}
