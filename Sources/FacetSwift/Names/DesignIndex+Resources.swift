import FacetIR
import FacetText

extension DesignIndex {
  /// What images and texts are looked up in, where that is not the main bundle: `Bundle.designSystem`. See
  /// ``BundleWriter``.
  var resourceBundle: SwiftName? {
    guard design.project.bundle == .module else { return nil }
    let name = CamelCase.lower(design.project.module) ?? design.project.module
    return SwiftName(name == "main" || name == "module" ? name + "Bundle" : name)
  }

  /// `bundle: .designSystem`; none for the main bundle.
  var bundleArgument: [Code] { resourceBundle.map { ["bundle: .\(member: $0)"] } ?? [] }
}

/// The bundle of the module's resources under a name of its own.
///
/// SwiftPM declares `Bundle.module` internal, and without an isolation. Default arguments of public functions cannot refer
/// to it, nor can what is not isolated in a module whose default isolation is the main actor.
struct BundleWriter {
  let index: DesignIndex

  /// A target without resources has no `Bundle.module`, and needs none.
  ///
  /// - Parameter isNamed: Whether another file names the bundle.
  func files(isNamed: Bool) -> [SwiftFile] {
    guard isNamed, let name = index.resourceBundle else { return [] }
    let documentation = "The bundle of the resources of \(index.design.project.module), for code of any isolation."
    let property = Code.shortBlock(
      "\(index.access)static var \(name): Bundle", .shortBlock("\(.callsSupport).resources", ".module"))
    return [
      SwiftFile(
        "Bundle+\(index.design.project.module)", from: "", importing: index.accessLevel,
        [.block("nonisolated extension Bundle", "\(.documentation(documentation))\(property)")])
    ]
  }

  /// Whether a file names the bundle, as in `bundle: .designSystem`.
  func isNamed(in file: SwiftFile) -> Bool {
    guard let name = index.resourceBundle?.spelled(.member) else { return false }
    let uses = ["bundle: .\(name)", "bundle: .atURL(Bundle.\(name)."].map { Array($0.utf8) }
    return file.bytes.indices.contains { index in
      file.bytes[index] == UInt8(ascii: "b") && uses.contains { file.bytes[index...].starts(with: $0) }
    }
  }
}
