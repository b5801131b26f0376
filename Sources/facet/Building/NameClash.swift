import FacetSwift
import FacetText

/// Two generated files of one name. Names that differ only in case are the same on the disks of most Macs.
struct NameClash {
  private let file: SwiftFile
  private let other: SwiftFile

  /// The first file whose name an earlier one has; nil if all names differ.
  init?(among files: [SwiftFile]) {
    var seen: [String: SwiftFile] = [:]
    for file in files {
      if let other = seen.updateValue(file, forKey: file.name.lowercased()) {
        self.file = file
        self.other = other
        return
      }
    }
    return nil
  }

  /// The clash, and how to resolve it.
  func explanation(in project: Project) -> ShownText {
    let makers = [other, file].map { $0.source.isEmpty ? "the project" : project.path(ofSpec: $0.source) }
    return """
      error: \(makers[0]) and \(makers[1]) would both write \(file.name)
      help: rename the component of one of them

      """
  }
}
