#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  extension BuiltTarget {
    /// A target of an Xcode project has no folder: that with its name is taken, as Xcode's templates make it.
    init(_ target: XcodeTarget, in context: XcodePluginContext) {
      let root = context.xcodeProject.directoryURL
      let named = root.appending(path: target.displayName)
      let folder = FileManager.default.fileExists(atPath: named.filePath) ? named : root
      let files = Array(target.inputFiles)
      let listed = files.map(\.url).first { ["facet.yaml", "facet.json"].contains($0.lastPathComponent) }
      self.init(
        name: target.displayName, folder: folder, root: root,
        sources: files.filter { $0.type == .source }.map(\.url), hasResources: true,
        project: listed ?? ProjectSearch.project(ofTargetIn: folder, root: root))
    }
  }
#endif
