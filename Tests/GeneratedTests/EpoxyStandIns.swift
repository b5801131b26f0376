import Foundation
import Testing

/// UIKit and Epoxy as modules of their own, as far as bridges and their users refer to them.
enum EpoxyStandIns {
  /// Each imports only those before it.
  static let modules = ["UIKit", "EpoxyCore", "EpoxyCollectionView"]

  static func source(of module: String) -> String {
    SwiftTool.files("\(module).swift", in: "Tests/GeneratedTests/StandIns/Epoxy")[0]
  }

  /// Over FacetUI, in which views can be drawn. Returns the object files.
  @discardableResult
  static func emit(into folder: TemporaryFolder) throws -> [String] {
    try modules.map { module in
      let object = folder.path("\(module).o")
      let result = try SwiftTool.swiftc(
        SwiftTool.strict + [
          "-I", folder.root, "-I", SwiftTool.modules, "-module-name", module, "-emit-module", "-emit-module-path",
          folder.path("\(module).swiftmodule"), "-emit-object", "-o", object, source(of: module),
        ])
      #expect(result.status == 0, "\(module): \(result.findings)")
      return object
    }
  }
}
