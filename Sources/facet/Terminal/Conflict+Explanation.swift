import FacetFiles
import FacetText

extension OutputPlan.Conflict {
  /// The conflict, and how to resolve it.
  var explanation: ShownText { "error: \(path) \(fault)\nhelp: \(help)\n" }

  /// `was edited since facet wrote it`, behind the path.
  var fault: String { text.fault }

  var help: String { text.help }

  private var text: (fault: String, help: String) {
    switch kind {
    case .edited:
      ("was edited since facet wrote it", "change the spec instead; facet generate --overwrite gives the edit up")
    case .editedAndStale:
      (
        "was edited since facet wrote it, and no spec asks for it any more",
        "delete it, or run facet generate --overwrite"
      )
    case .unlisted:
      ("looks like facet's, but is not in its manifest", "delete it, or run facet generate --overwrite")
    case .foreign:
      (
        "was not written by facet, and would be overwritten",
        "move or delete it, or name another folder in facet.yaml"
      )
    case .symbolicLink:
      ("is a symbolic link, and facet writes through none", "delete it")
    case .notAFile(let what):
      ("is \(what), where a file is to be written", "move or delete it")
    }
  }
}
