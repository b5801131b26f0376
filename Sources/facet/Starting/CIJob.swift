import FacetFiles

/// A job of continuous integration that checks a project, for the host of its repository.
struct CIJob {
  enum Host: CaseIterable {
    case github, gitlab

    /// - Parameter remote: The address that git has: `git@github.com:owner/name.git`, `https://gitlab.example.com/name`.
    init?(remote: String) {
      guard let name = Self.hostName(of: remote) else { return nil }
      let labels = name.lowercased().split(separator: ".")
      if labels.contains("github") {
        self = .github
      } else if labels.contains("gitlab") {
        self = .gitlab
      } else {
        return nil
      }
    }

    /// The path of the file that the host reads, relative to the root of the repository.
    var file: String {
      switch self {
      case .github: ".github/workflows/facet.yml"
      case .gitlab: ".gitlab-ci.yml"
      }
    }

    /// `github.com` of `ssh://git@github.com:22/owner/name.git` and of `git@github.com:owner/name.git`. Nil for a path.
    private static func hostName(of remote: String) -> String? {
      let parts = remote.ranges(of: "://").first.map { remote[$0.upperBound...] }
      guard let rest = parts ?? (remote.contains(":") && !remote.hasPrefix("/") ? remote[...] : nil) else { return nil }
      let authority = rest.prefix { $0 != "/" }
      let host = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? authority
      return host.isEmpty ? nil : String(host.prefix { $0 != ":" })
    }
  }

  let host: Host
  /// The folder of the project, relative to the root of the repository; nil for the root.
  let project: String?

  /// The commands, one for each thing that can be wrong.
  static func commands(for project: String?, host: Host?) -> [String] {
    let option = project.map { " --project \($0)" } ?? ""
    let check =
      switch host {
      case .github: "facet check --format github --format sarif=facet.sarif"
      case .gitlab, nil: "facet check --format text --format sarif=facet.sarif"
      }
    let snapshots = "facet snapshot check" + (host == .gitlab ? " --junit facet-junit.xml" : "")
    return [check, "facet generate --check", snapshots].map { $0 + option }
  }

  var text: String {
    let commands = Self.commands(for: project, host: host)
    switch host {
    case .github:
      return """
        name: facet
        on: [push, pull_request]
        permissions: { contents: read }
        jobs:
          facet:
            runs-on: ubuntu-latest
            steps:
              - uses: actions/checkout@v4
              # A step that puts facet on the path goes here: see "Getting it" in the README of Facet.
        \(commands.map { "      - run: \($0)\n        if: ${{ !cancelled() }}" }.joined(separator: "\n"))

        """
    case .gitlab:
      return """
        facet:
          stage: test
          # The image has to have facet: see "Getting it" in the README of Facet.
          script:
            - failed=0
        \(commands.map { "    - \($0) || failed=1" }.joined(separator: "\n"))
            - exit $failed
          artifacts:
            when: always
            reports:
              junit: facet-junit.xml

        """
    }
  }
}
