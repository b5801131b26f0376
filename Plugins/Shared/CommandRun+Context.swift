import Foundation
import PackagePlugin

extension CommandRun {
  /// Runs the tool for the targets of a package.
  func run(in context: PluginContext) throws {
    try run(
      FacetTool(context.tool(named: "facet").url), targets: NamedTarget.all(of: context.package),
      root: context.package.directoryURL, scratch: context.pluginWorkDirectoryURL)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension CommandRun {
    /// Runs the tool for the targets of an Xcode project.
    func run(in context: XcodePluginContext) throws {
      try run(
        FacetTool(context.tool(named: "facet").url), targets: NamedTarget.all(of: context.xcodeProject),
        root: context.xcodeProject.directoryURL, scratch: context.pluginWorkDirectoryURL)
    }
  }
#endif
