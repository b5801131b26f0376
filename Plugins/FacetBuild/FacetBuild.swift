import Foundation
import PackagePlugin

/// Generates the Swift code of a target while it is built.
@main struct FacetBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = BuiltTarget(target, in: context) else { return [] }
    return try commands(for: target, tool: context.tool(named: "facet").url, in: context.pluginWorkDirectoryURL)
  }

  fileprivate func commands(for target: BuiltTarget, tool: URL, in folder: URL) throws -> [Command] {
    let plan = try BuildPlan(target, tool: FacetTool(tool), in: folder, plugin: "FacetBuild")
    try refuseTwoProducers(plan)
    let output = folder.appending(path: "Swift")
    let generate = Command.buildCommand(
      displayName: "Generate the Swift code of \(target.name)", executable: tool,
      arguments: ["generate", "--overwrite", "--output", output.filePath] + plan.arguments,
      inputFiles: plan.inputs,
      outputFiles: (plan.outputNames + [BuildPlan.nameOfRest]).map { output.appending(path: $0) })
    return [plan.watch, generate]
  }

  /// Throws if the target compiles a file of the same name, which SwiftPM would report without naming either.
  private func refuseTwoProducers(_ plan: BuildPlan) throws {
    let checkedIn = Set(plan.outputs)
    if let source = plan.target.sources.first(where: { checkedIn.contains($0.filePath) }) {
      throw PluginFailure(
        """
        \(source.filePath) is generated code that is checked in, and FacetBuild would compile it a second time. Delete \
        the folder and 'swift' under 'output' in \(plan.project.filePath), or use FacetCurrent in place of FacetBuild
        """)
    }
    let names = Set(plan.outputNames)
    if let source = plan.target.sources.first(where: { names.contains($0.lastPathComponent) }) {
      throw PluginFailure(
        """
        \(source.filePath) and \(plan.maker(of: source.lastPathComponent)) are both compiled as \
        \(source.lastPathComponent): a module cannot have two files of one name. Rename the first
        """)
    }
    if !plan.target.hasResources, let name = plan.outputNames.first(where: { $0.hasPrefix("Bundle+") }) {
      throw PluginFailure(
        """
        the specs use images or texts of the module, for which \(name) needs a bundle, and the target \
        '\(plan.target.name)' has no resources. Add 'resources: [.process("Resources")]' to the target, or write \
        'bundle: main' in \(plan.project.filePath) if they are the app's
        """)
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension FacetBuild: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      try commands(
        for: BuiltTarget(target, in: context), tool: context.tool(named: "facet").url,
        in: context.pluginWorkDirectoryURL)
    }
  }
#endif
