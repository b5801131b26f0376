import FacetFiles
import FacetIR

/// The uses of generated types in hand-written Swift.
struct SwiftUses {
  /// The names of components by those of their Swift types.
  private let components: [String: String]

  init(of design: Design) {
    components = Dictionary(
      design.components.filter { $0.screen == nil }.map {
        (design.project.typePrefix + ($0.swiftName ?? $0.name), $0.name)
      },
      uniquingKeysWith: { first, _ in first })
  }

  /// The uses in a file by component. Comments and texts are left out.
  func count(in bytes: [UInt8]) -> [String: Int] {
    var uses: [String: Int] = [:]
    for (word, count) in SwiftCode(bytes).words {
      if let component = components[word] { uses[component, default: 0] += count }
    }
    return uses
  }

  /// The uses in all files of a folder, without those in other folders of it that facet writes.
  func count(in folder: String, skipping outputs: [String]) throws -> [String: Int] {
    guard FileExistence(of: folder) == .folder else {
      throw Failure("\(folder) is no folder", help: "give a folder of Swift files with --swift")
    }
    let listing = SpecListing(folder: folder, suffixes: [".swift"], skipping: outputs)
    if !listing.errors.isEmpty { throw Failure(listing.errors.map { Failure($0) }) }
    var all: [String: Int] = [:]
    for file in listing.files {
      all.merge(count(in: try readFile(at: FilePath.join(folder, file))), uniquingKeysWith: +)
    }
    return all
  }
}
