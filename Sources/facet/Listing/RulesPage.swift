import FacetDiagnostics
import FacetText

/// All rules as a page of Markdown, with one table for each group of codes.
struct RulesPage {
  let kinds: [DiagnosticKind]

  var text: String {
    head + groups.map { "\n## \($0)\n\n" + Table(rules: kinds(of: $0)).markdown.text }.joined()
  }

  private var head: String {
    """
    # Rules

    What can be wrong with a spec, by code. `facet explain CODE` says why it is a mistake, with a wrong and a right
    example. Warnings can be turned off or made errors in `facet.yaml`, by code or by group:

    <!-- in: facet.yaml -->
    ```yaml
    lint:
      accessibility: error
      name/unused: off
    ```

    Advice is off until a project asks for it: the group `coverage`, and `token/unused`. It can be a warning or an error:

    <!-- in: facet.yaml -->
    ```yaml
    lint:
      coverage: warning
      coverage/style: error
    ```

    This page is what `facet ls rules --format markdown` writes.

    """
  }

  private var groups: [String] { Set(kinds.map(\.group)).sorted() }

  private func kinds(of group: String) -> [DiagnosticKind] { kinds.filter { $0.group == group } }
}

extension Table {
  init(rules: [DiagnosticKind]) {
    self.init(
      columns: ["code", "severity", "summary"],
      rows: rules.map { kind in
        [.text("\(kind.code)"), .text(kind.severity.rawValue), .text("\(kind.summary)")]
      })
  }
}
