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
  /// - Parameter use: How other files name the bundle.
  func files(for use: Use) -> [SwiftFile] {
    guard use != .none, let name = index.resourceBundle else { return [] }
    let documentation = "The bundle of the resources of \(index.design.project.module), for code of any isolation."
    let property = Code.shortBlock(
      "\(index.access)static var \(name): Bundle", .shortBlock("\(.callsSupport).resources", ".module"))
    let bundle = Code.block("nonisolated extension Bundle", "\(.documentation(documentation))\(property)")
    let place: Code = "\(index.access)static let \(name) = Self.atURL(Bundle.\(member: name).bundleURL)"
    let description = Code.block("nonisolated extension LocalizedStringResource.BundleDescription", place)
    return [
      SwiftFile(
        "Bundle+\(index.design.project.module)", from: "", importing: index.accessLevel,
        use == .byResources ? [bundle, description] : [bundle])
    ]
  }

  enum Use: Int, Comparable {
    case none
    /// `Text("Save", bundle: .designSystem)`
    case byTexts
    /// `LocalizedStringResource("Save", bundle: .designSystem)`, which takes the description of one.
    case byResources

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// How a file names the bundle.
  func use(in file: SwiftFile) -> Use {
    guard let name = index.resourceBundle?.spelled(.member), file.contains("bundle: .\(name)") else { return .none }
    return file.contains("LocalizedStringResource(") ? .byResources : .byTexts
  }
}

extension SwiftFile {
  fileprivate func contains(_ text: String) -> Bool {
    let text = Array(text.utf8)
    return bytes.indices.contains { bytes[$0] == text[0] && bytes[$0...].starts(with: text) }
  }
}
