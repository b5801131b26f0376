import FacetFiles
import FacetText

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
  /// `facet`, or for a further project of the repository `facet-shop`, by its folder.
  let name: String

  /// - Parameter isFurther: Whether the repository has a job of this kind already.
  init(host: Host, project: String?, isFurther: Bool = false) {
    self.host = host
    self.project = project
    name = "facet" + (isFurther ? project.map { "-" + Self.word(in: $0) } ?? "" : "")
  }

  /// A text with a hyphen in place of what has a meaning in a name of a file or a job.
  private static func word(in text: String) -> String {
    String(
      decoding: text.utf8.map { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
          byte
        default: UInt8(ascii: "-")
        }
      }, as: UTF8.self)
  }

  /// The path of the file that the host reads, relative to the root of the repository.
  var file: String {
    switch host {
    case .github: ".github/workflows/\(name).yml"
    case .gitlab: ".gitlab-ci.yml"
    }
  }

  /// The commands for other hosts that install this version of facet, on Debian and Ubuntu.
  static let installation = [
    "curl --fail --silent --show-error --location --output /tmp/facet.deb \(Version.package)",
    "sudo apt-get install --yes /tmp/facet.deb",
  ]

  /// The commands, one for each thing that can be wrong.
  static func commands(for project: String?, host: Host?) -> [String] {
    let option = project.map { " --project \(quotedForShell($0))" } ?? ""
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
      // The executable is static, so the package needs nothing, and nobody has to be root.
      return """
        name: \(name)
        on: [push, pull_request]
        permissions: { contents: read }
        env:
          # The facet that writes the generated code and draws the snapshots: a newer one can differ.
          FACET_PACKAGE: \(Version.package)
        jobs:
          facet:
            runs-on: ubuntu-latest
            steps:
              - uses: actions/checkout@v4
              - name: Install facet
                run: |
                  curl --fail --silent --show-error --location --output "$RUNNER_TEMP/facet.deb" "$FACET_PACKAGE"
                  dpkg-deb --extract "$RUNNER_TEMP/facet.deb" "$RUNNER_TEMP/facet"
                  echo "$RUNNER_TEMP/facet/usr/bin" >> "$GITHUB_PATH"
        \(commands.map { "      - run: \(Self.scalar($0))\n        if: ${{ !cancelled() }}" }.joined(separator: "\n"))
              - uses: actions/upload-artifact@v4
                if: ${{ !cancelled() }}
                with: { name: \(name), path: facet.sarif }

        """
    case .gitlab:
      return """
        \(name):
          stage: test
          image: debian:stable-slim
          variables:
            # The facet that writes the generated code and draws the snapshots: a newer one can differ.
            FACET_PACKAGE: \(Version.package)
          before_script:
            - |
              if ! command -v facet; then
                apt-get update -q
                apt-get install -q -y --no-install-recommends ca-certificates curl git
                curl --fail --silent --show-error --location --output /tmp/facet.deb "$FACET_PACKAGE"
                apt-get install -q -y /tmp/facet.deb
              fi
          script:
            - failed=0
        \(commands.map { "    - \(Self.scalar("\($0) || failed=1"))" }.joined(separator: "\n"))
            - exit $failed
          artifacts:
            when: always
            paths: [facet.sarif]
            reports:
              junit: facet-junit.xml

        """
    }
  }

  /// A command as a scalar of YAML, in quotes if it has quotes of the shell: a name in them can mean something to YAML.
  private static func scalar(_ command: String) -> String {
    if !command.utf8.contains(UInt8(ascii: "'")) { return command }
    var json = JSONWriter()
    json.string(command)
    return String(decoding: json.bytes.dropLast(), as: UTF8.self)
  }
}
