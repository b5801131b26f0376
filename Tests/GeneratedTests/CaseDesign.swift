import Checkout
import FacetCompiler
import FacetIR
import FacetLanguage
import FacetSwift
import Testing

/// A case that shows what comes of it, compiled.
struct CaseDesign {
  let name: String
  let design: Design
  /// What stands beside the specs by hand.
  let byHand: [SwiftFile]

  static func all() throws -> [CaseDesign] {
    try Case.withOutputs.map { `case` in
      let inputs = try `case`.inputs()
      return CaseDesign(
        name: `case`.name, design: try #require(Compiler.compile(inputs).design),
        byHand: inputs.filter { $0.path.hasSuffix(".swift") }.map { SwiftFile(name: $0.path, bytes: $0.bytes) })
    }
  }

  /// The Swift of cases as few modules. Cases may share a file if it is the same in both: that of a common token. Only what
  /// servers send is one file for all components, so cases that differ in it are in modules of their own. What stands
  /// beside them by hand has an access level of its own, so such cases are left out for another one.
  static func modules(of cases: [CaseDesign], for accessLevel: Project.AccessLevel? = nil) -> [[SwiftFile]] {
    let ofServers = "DesignServerContent.swift"
    var modules: [[String: SwiftFile]] = []
    for `case` in cases where accessLevel == nil || `case`.byHand.isEmpty {
      var design = `case`.design
      if let accessLevel { design.project.accessLevel = accessLevel }
      let files = swiftFiles(for: design).filter { !$0.name.hasSuffix("Catalog.swift") } + `case`.byHand
      let content = files.first { $0.name == ofServers }
      let index = modules.firstIndex { content == nil || $0[ofServers] == nil || $0[ofServers] == content }
      if index == nil { modules.append([:]) }
      for file in files {
        let other = modules[index ?? modules.count - 1].updateValue(file, forKey: file.name)
        guard let other, other != file else { continue }
        // As much is declared of the bundle as is used.
        #expect(file.name.hasPrefix("Bundle+"), "\(`case`.name) and another case differ in \(file.name)")
        if other.bytes.count > file.bytes.count { modules[index ?? modules.count - 1][file.name] = other }
      }
    }
    return modules.map { $0.values.sorted { $0.name < $1.name } }
  }
}
