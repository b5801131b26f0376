import Foundation
import PackagePlugin

/// `swift package facet generate`: any command of the tool.
@main struct FacetCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try CommandRun(arguments).run(
      FacetTool(context.tool(named: "facet").url), targets: CommandRun.NamedTarget.all(of: context.package),
      root: context.package.directoryURL, scratch: context.pluginWorkDirectoryURL)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension FacetCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try CommandRun(arguments).run(
        FacetTool(context.tool(named: "facet").url), targets: CommandRun.NamedTarget.all(of: context.xcodeProject),
        root: context.xcodeProject.directoryURL, scratch: context.pluginWorkDirectoryURL)
    }
  }
#endif
