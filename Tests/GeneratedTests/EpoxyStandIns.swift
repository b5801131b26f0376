import Foundation
import Testing

/// UIKit and Epoxy as modules of their own, as far as bridges and their users refer to them; over FacetUI, in which views
/// can be drawn. Compiled once for all tests.
struct EpoxyStandIns: Sendable {
  static let shared = Result { try EpoxyStandIns() }

  /// How to compile what imports them.
  static var arguments: [String] { get throws { ["-I", try shared.get().folder.root, "-I", SwiftTool.modules] } }

  private let folder: TemporaryFolder
  private(set) var objects: [String] = []

  /// As Epoxy is compiled: there, a protocol of views is not on the main actor.
  static let language = ["-swift-version", "5"]

  /// Each imports only those before it.
  static let modules = ["UIKit", "EpoxyCore", "EpoxyCollectionView"]

  static func source(of module: String) -> String {
    SwiftTool.files("\(module).swift", in: "Tests/GeneratedTests/StandIns/Epoxy")[0]
  }

  private init() throws {
    folder = try TemporaryFolder.lasting()
    for module in Self.modules {
      let object = folder.path("\(module).o")
      let result = try SwiftTool.swiftc(
        SwiftTool.strict + (module == "UIKit" ? [] : Self.language) + SwiftTool.module(module, in: folder) + [
          "-I", folder.root, "-I", SwiftTool.modules, "-emit-object", "-o", object, Self.source(of: module),
        ])
      try #require(result.status == 0, "\(module): \(result.findings)")
      objects.append(object)
    }
  }
}
