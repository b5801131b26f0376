package import FacetDiagnostics
import FacetSpec
import FacetText

extension SpecFiles {
  /// The data files that components refer to and that are not among these files, with paths relative to the project,
  /// without duplicates.
  package var missingDataFiles: [String] {
    var paths: [String] = []
    for file in files {
      guard let data = file.component?.variantsFrom, let path = dataPath(data.value, besides: file.path) else {
        continue
      }
      if self[path] == nil, !paths.contains(path) { paths.append(path) }
    }
    return paths
  }
}

/// The path relative to the project of a file that a spec refers to as `name`; nil if it is outside the project.
private func dataPath(_ name: String, besides spec: String) -> String? {
  guard name.utf8.first != UInt8(ascii: "/") else { return nil }
  let separator = UInt8(ascii: "/")
  var parts = spec.utf8.split(separator: separator).dropLast()
  for part in name.utf8.split(separator: separator) where !part.elementsEqual(".".utf8) {
    guard part.elementsEqual("..".utf8) else {
      parts.append(part)
      continue
    }
    if parts.popLast() == nil { return nil }
  }
  return parts.map { String(Substring($0)) }.joined(separator: "/")
}

extension [SpecFile] {
  /// Adds a variant for each row of a data file to each component that refers to one.
  mutating func addRows(diagnostics: inout [Diagnostic]) {
    for index in indices {
      guard let component = self[index].component else {
        markDataAsRead(of: index)
        continue
      }
      guard let name = component.variantsFrom else { continue }
      guard let path = dataPath(name.value, besides: self[index].path) else {
        diagnostics.append(.dataOutsideProject(name))
        continue
      }
      guard let file = firstIndex(where: { $0.path == path }) else {
        diagnostics.append(.noDataFile(name, path: path, among: map(\.path)))
        continue
      }
      let isFirst = !self[file].isRead
      self[file].isRead = true
      guard let tree = self[file].tree ?? (isFirst ? self[file].dataTree() : nil) else { continue }
      self[index].component?.variants += VariantSpec.rows(
        of: tree, naming: component.parameters.map(\.name.value), diagnostics: &diagnostics)
    }
  }

  /// Files that an unreadable component refers to are not reported as unused.
  private mutating func markDataAsRead(of index: Int) {
    guard let name = self[index].likelyData, let path = dataPath(name, besides: self[index].path),
      let file = firstIndex(where: { $0.path == path })
    else { return }
    self[file].isRead = true
  }

  /// Reports unused files.
  func reportUnread(diagnostics: inout [Diagnostic]) {
    for file in self where !file.isRead { diagnostics.append(.unknownSpecFile(file.path, file.id)) }
  }
}

/// Diagnostics of files with variants.
package enum DataFileKinds {
  package static let all: [DiagnosticKind] = [.noDataFile, .dataOutsideProject]
}

extension DiagnosticKind {
  static let noDataFile = DiagnosticKind(
    "variant/no-data-file", .error, "Missing data file",
    explanation: """
      'variantsFrom' names a YAML or JSON file with one example a row, by its path from the spec that names it.

      Wrong:

          # card.component.yaml
          parameters: { title: String }
          styles: { default: { body: { text: content.title } } }
          variantsFrom: cabins.yaml
          # data/cabins.yaml
          - { name: Cabin, title: Cabin by the lake }

      Right:

          # card.component.yaml
          parameters: { title: String }
          styles: { default: { body: { text: content.title } } }
          variantsFrom: data/cabins.yaml
          # data/cabins.yaml
          - { name: Cabin, title: Cabin by the lake }
      """)

  static let dataOutsideProject = DiagnosticKind(
    "variant/data-outside", .error, "Data file outside of the project",
    explanation: """
      A project is complete in its folder, so that it means the same on every machine. A file of examples lies below \
      the folder of 'facet.yaml', and is named by its path from the spec, not from the root of a disk.

      Wrong:

          variantsFrom: ../../elsewhere/listings.json

      Right:

          variantsFrom: data/listings.json
      """)
}

extension Diagnostic {
  fileprivate static func noDataFile(_ name: Located<String>, path: String, among paths: [String]) -> Diagnostic {
    let near = nearest(to: path, among: paths)
    return Diagnostic(
      .noDataFile, at: name.span, "there is no file '\(escapedForDisplay(path))' in the project",
      help: near.map { "is '\($0)' meant?" } ?? "the path begins at the folder of this spec")
  }

  fileprivate static func dataOutsideProject(_ name: Located<String>) -> Diagnostic {
    Diagnostic(
      .dataOutsideProject, at: name.span, "'\(escapedForDisplay(name.value))' is outside of the project's folder",
      help: "keep the file among the specs, and name it by its path from here")
  }
}
