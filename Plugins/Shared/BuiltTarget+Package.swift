import Foundation
import PackagePlugin

extension BuiltTarget {
  /// Nil for a target that compiles nothing.
  init?(_ target: any Target, in context: PluginContext) {
    guard let module = target as? any SourceModuleTarget else { return nil }
    let root = context.package.directoryURL
    let files = Array(module.sourceFiles)
    self.init(
      name: target.name, folder: target.directoryURL, root: root,
      sources: files.filter { $0.type == .source }.map(\.url), hasResources: files.contains { $0.type == .resource },
      project: ProjectSearch.project(ofTargetIn: target.directoryURL, root: root))
  }
}
