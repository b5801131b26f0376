import CFacetBuild
import FacetSpec

/// What this build of facet is.
enum Version {
  /// The one place that names it. Packages and files for build machines are checked against it.
  static let number = "0.1.0"

  /// The commit that was built, shortened; nil if the build has not said. 'make install' and what makes packages do.
  static let commit: String? = {
    let commit = String(cString: facet_commit())
    return commit.isEmpty ? nil : commit
  }()

  /// `facet 0.1.0 (commit 4e99d0e9, libyaml 0.2.5)`
  static var line: String {
    let parts = [commit.map { "commit \($0)" }, "libyaml \(yamlLibraryVersion)"].compactMap(\.self)
    return "facet \(number) (\(parts.joined(separator: ", ")))"
  }
}
