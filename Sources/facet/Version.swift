import CFacetBuild
import FacetSpec

/// What this build of facet is.
enum Version {
  /// The one place that names it. Packages and files for build machines are checked against it.
  static let number = "0.1.0"

  /// Where the project is published: the one place that says so. The Makefile and '.ci/install-facet' read it here, and a
  /// test compares with it what else names it, which are the files for build machines and packages, and the documentation.
  static let repository = "https://example.com/facet"

  /// The Debian package of this version for machines of AMD and Intel, as 'make package' names it.
  static let package = "\(repository)/releases/download/v\(number)/facet_\(number)_amd64.deb"

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
