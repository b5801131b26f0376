import Foundation
import PackagePlugin

/// `swift package facet-check snapshot check`: the commands of the tool that write nothing, without permission to write.
@main struct FacetCheckCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let run = CommandRun(arguments)
    try refuseWriting(run)
    try run.run(in: context)
  }

  fileprivate func refuseWriting(_ run: CommandRun) throws {
    guard let verb = Verbs.writingVerb(of: run.arguments) else { return }
    throw PluginFailure(
      """
      'facet \(verb)' writes files, and facet-check does not: use \
      'swift package --allow-writing-to-package-directory facet \(run.arguments.joined(separator: " "))'
      """)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension FacetCheckCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      let run = CommandRun(arguments)
      try refuseWriting(run)
      try run.run(in: context)
    }
  }
#endif
