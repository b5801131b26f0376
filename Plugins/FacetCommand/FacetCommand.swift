import Foundation
import PackagePlugin

/// `swift package facet generate`: any command of the tool.
@main struct FacetCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try CommandRun(arguments).run(in: context)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension FacetCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try CommandRun(arguments).run(in: context)
    }
  }
#endif
