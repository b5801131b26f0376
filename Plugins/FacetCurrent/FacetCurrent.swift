import Foundation
import PackagePlugin

/// Reports generated code that is checked in and is not what the specs say.
@main struct FacetCurrent: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = BuiltTarget(target, in: context) else { return [] }
    return try commands(for: target, tool: context.tool(named: "facet").url, in: context.pluginWorkDirectoryURL)
  }

  fileprivate func commands(for target: BuiltTarget, tool: URL, in folder: URL) throws -> [Command] {
    let plan = try BuildPlan(target, tool: FacetTool(tool), in: folder, plugin: "FacetCurrent")
    let outputs = plan.outputs.map { URL(filePath: $0) }
    if let output = outputs.first, !target.folder.contains(output) {
      throw PluginFailure(
        """
        \(plan.project.filePath) has its Swift code written to another folder than that of the target \
        '\(target.name)', \(target.folder.filePath). Add FacetCurrent to the target that compiles the code, or name its \
        folder as 'swift' under 'output'; FacetBuild generates code that is not checked in
        """)
    }
    // The folder too: what is deleted, or not yet there, changes it.
    let folders = Set(outputs.map { $0.deletingLastPathComponent() })
    let checked = (outputs + folders).filter { FileManager.default.fileExists(atPath: $0.filePath) }
    // An empty source of the target, because SwiftPM would copy any other file into its resources.
    let stamp = folder.appending(path: "Facet+Current.swift")
    let check = Command.buildCommand(
      displayName: "Compare the Swift code of \(target.name) with its specs", executable: tool,
      arguments: ["generate", "--check", "--stamp", stamp.filePath] + plan.arguments,
      inputFiles: plan.inputs + checked, outputFiles: [stamp])
    return [plan.watch, check]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension FacetCurrent: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      try commands(
        for: BuiltTarget(target, in: context), tool: context.tool(named: "facet").url,
        in: context.pluginWorkDirectoryURL)
    }
  }
#endif
