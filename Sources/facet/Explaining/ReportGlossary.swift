import FacetSnapshot

/// The words that diagnostics, reports and commands use and the language does not have.
enum ReportGlossary {
  struct Term {
    /// One word or several: `orphan`, `left out`.
    let text: String
    /// Where it stands: `in 'facet report budgets'`.
    let place: String
    let meaning: String
  }

  static let terms: [Term] =
    diagnostics + snapshots + pages + lists + measures + themes + coverage + history + limits + files

  private static func terms(_ place: String, _ rows: [(String, String)]) -> [Term] {
    rows.map { Term(text: $0, place: place, meaning: $1) }
  }

  private static let diagnostics = terms(
    "of a diagnostic",
    [
      ("error", "A fault for which no code is generated. 'lint' in facet.yaml makes a warning an error."),
      ("warning", "A likely fault. It does not stop 'generate'; with '--strict' the exit status is 1."),
      ("note", "Another place that the diagnostic is about."),
      ("help", "What to write in place."),
      ("facet:allow", "A comment that accepts a warning: '# facet:allow CODE reason', above its line or at its end."),
      ("mistake", "An error or a warning."),
    ])

  private static let snapshots = terms(
    "in 'facet snapshot check'",
    [
      ("golden", "A recorded snapshot, under version control: what a component looks like in one style."),
      ("snapshot", "What a component looks like in one style, as text. 'facet snapshot accept' records it."),
      ("match", "The snapshots that are as recorded."),
      ("changed", "The snapshots that differ from the recorded ones."),
      ("missing", "The snapshots that are not recorded. In 'report coverage', what no variant shows."),
      ("orphan", "A recorded snapshot of nothing in the specs; 'facet snapshot prune' deletes it."),
      ("conflict", "A recorded snapshot with the markers of a merge."),
      ("outdated", "A recorded snapshot in the format of another version of facet."),
      ("no more", "A line, or a cell, that is recorded and no longer drawn."),
      ("new", "A line, or a cell, that is drawn and not recorded."),
      (
        "left out",
        "A component with errors, which is not drawn; in 'serve-check', one that nothing takes the place of."
      ),
      ("cell", "A variant in one combination of the values of the matrix: 'Default @ ax3 rtl'."),
    ])

  private static let pages = terms(
    "in 'facet serve-check'",
    [
      ("lost", "A component of a page that the app cannot read, with nothing in its place."),
      ("drawn", "The components of a page that their generated views draw."),
      ("drawn by the app", "The components of a page that hand-written code draws, because they are not migrated."),
      ("placeholder", "The components of a page in whose place a placeholder stands."),
      ("fallback", "What a page has in place of a component that the app does not know."),
    ])

  private static let lists = terms(
    "in 'facet ls'",
    [
      ("name", "The name, as other commands take it."),
      ("styles", "The styles of a component."),
      ("pictures", "The number of pictures of a variant, one for each cell of its matrix."),
      ("spec", "The file, as other commands take it; in 'report lines', its lines."),
      ("role", "Whether a file is read or written, or a folder in which a new file would be read."),
      ("fields", "What servers send of a component."),
      ("components", "The components and screens, with their styles and the number of their variants."),
      ("variants", "Every variant by the name that 'facet render' takes; of a component, the number of its variants."),
      ("apps", "The apps with their tabs and sessions."),
      ("transitions", "The transitions, with the variants from and to which they lead."),
      ("server", "What draws each component that servers send."),
      ("tokens", "The tokens with their types and values."),
      ("files", "What the generated Swift depends on, and what it consists of, for build systems."),
      ("rules", "What 'facet check' finds; 'facet explain CODE' says more of one."),
      ("grammar", "The keys of specs, with what each takes."),
      ("types", "The types of parameters and properties."),
      ("limits", "How much facet takes and makes."),
    ])

  private static let measures = terms(
    "in 'facet report'",
    [
      ("component", "The component that the row is about."),
      ("nodes", "The views in a picture, at most."),
      ("depth", "The number of views around a view, at most."),
      ("bodies", "The bodies that an update evaluates, at most."),
      ("budget", "The most that a component may draw, as its spec says."),
      ("in", "The variant with the most."),
      ("ratio", "The lines of Swift for each line of the spec."),
      ("by hand", "The lines of the hand-written Swift that the spec replaced: its 'baseline'."),
      ("baseline", "The hand-written Swift that a spec replaced."),
      ("Swift", "The lines of the generated Swift."),
      ("sum", "The sum of all components."),
      ("median", "The middle one of all components."),
      ("measure", "What is compared."),
      ("lines of the spec", "Without blank lines and comments."),
      ("lines of Swift", "Without blank lines and comments."),
      ("views in a picture", "The highest number in any variant."),
      ("depth of views", "The highest number of views around a view."),
      ("accessibility elements", "The highest number that VoiceOver finds in any variant."),
    ])

  private static let themes = terms(
    "in 'facet report themes'",
    [
      ("token", "A token with another value in the other theme."),
      ("look", "The pictures that differ in colors, fonts, shapes and shadows only."),
      ("layout", "The pictures in which something has another place or size, or other lines of text."),
      ("same", "The pictures that do not differ."),
      ("texts cut in", "The cells in which the other theme truncates a text."),
    ])

  private static let coverage = terms(
    "in 'facet report coverage'",
    [
      ("properties", "The number of properties of all styles."),
      ("varied", "The properties that variants set to other values."),
      ("styles missing", "The styles that no variant shows."),
      ("enum cases missing", "The cases of enums that no variant shows."),
      ("values missing", "The values of Bool and optional parameters that no variant shows."),
      ("actions missing", "The actions that no variant performs."),
      ("branches missing", "The branches of bodies that no variant draws."),
      ("element", "Whether the component is one accessibility element, or contains several."),
      ("large text", "Whether variants are drawn with large text."),
      ("right to left", "Whether variants are drawn from right to left."),
      ("more contrast", "Whether variants are drawn with increased contrast."),
      ("VoiceOver steps", "Whether variants have steps of VoiceOver."),
      ("file", "The file of the spec."),
      ("line", "The line in the file."),
      ("rule", "The code of the diagnostic."),
      ("what", "What is missing."),
    ])

  private static let history = terms(
    "in 'facet report adoption' and 'facet report migration'",
    [
      ("specs that use it", "The specs with an element of the component."),
      ("specs with components", "The specs with an element of any component."),
      ("uses", "The elements of the component in all specs."),
      ("uses in Swift", "Where hand-written Swift names the generated type."),
      ("date", "The day of the commit, as git has it."),
      ("in all", "All of the kind."),
      ("migrated", "The components that generated code draws."),
      ("remaining", "The components that the app still draws."),
      ("remaining of these", "The components of servers that the app still draws."),
      ("sent by servers", "The components that servers send."),
      ("leaf components", "The components that draw no other ones."),
      ("components of others", "The components that draw other ones."),
    ])

  private static let limits = terms(
    "in 'facet report limits'",
    [
      ("limit", "What a component cannot do because of the system: its 'limits'."),
      ("feedback", "The number of the report to Apple."),
      ("fixed in", "The version of the system in which the limit is gone."),
      ("lapsed", "A limit that is gone in the oldest version that the project supports."),
      ("accepted", "A warning that a comment accepts: '# facet:allow CODE reason'."),
      ("reason", "Why a warning is accepted."),
      ("own host", "A component that is not reused in lists of Epoxy, because it keeps its state."),
    ])

  private static let files = terms(
    "in 'facet generate'",
    [
      ("current", "A file that is what the specs say."),
      ("stale", "A file that is not what the specs say."),
      ("manifest", "The list of the files that facet wrote, '.facet-manifest.json'. It deletes no others."),
      ("edited", "A file that was changed since facet wrote it. '--overwrite' gives the change up."),
    ])
}
