import Checkout
import Foundation
import Testing

/// One address and one version, and what files for machines name is there.
struct PublicationTests {
  let folder: TestProject

  init() throws { folder = try TestProject() }

  /// Files that name where the project is published, or its version.
  private static let publishing = [
    "action.yml", ".pre-commit-hooks.yaml", "Plugins/GitLab/facet.gitlab-ci.yml", "Plugins/Packages/facet.rb",
    "Plugins/Packages/Dockerfile", "README.md", "docs/install.md", "docs/ci.md", "docs/bazel.md", "docs/plugins.md",
    "docs/tutorial.md", "CONTRIBUTING.md",
  ]

  @Test func thereIsOneAddress() throws {
    let repository = try Publication().repository
    var count = 0
    for path in Self.publishing {
      for match in try Checkout.text(path).matches(of: /[a-z]+:\/\/[^\s"'`)<>\\]+/) {
        if match.0.hasPrefix("https://www.swift.org") || match.0.hasPrefix("https://swift.org") { continue }
        count += 1
        #expect(match.0.hasPrefix(repository), "\(path): \(match.0)")
      }
    }
    #expect(count > 5)
  }

  @Test func thereIsOneVersion() throws {
    let version = try Publication().version
    for path in Self.publishing.filter({ !["docs/tutorial.md", "docs/plugins.md"].contains($0) }) {
      for match in try Checkout.text(path).matches(of: /(?:v|facet[_:-]|version[^0-9\n]{1,5})(\d+\.\d+\.\d+)/) {
        #expect(match.1 == version, "\(path): \(match.0)")
      }
    }
    let changes = try Checkout.text("CHANGELOG.md")
    #expect(changes.firstMatch(of: /\n## (\S+)/).map { String($0.1) } == version)
    #expect(try Checkout.text("Plugins/Packages/facet.rb").contains("tag: \"v\(version)\""))
    #expect(try Checkout.text("Plugins/Packages/Dockerfile").contains("version=\"\(version)\""))
  }

  /// The version that the tool prints is that of the sources, and its commit the one that was built.
  @Test func theToolSaysItsVersion() throws {
    let line = try folder.tool.run("--version").output
    let match = try #require(line.wholeMatch(of: /facet (\S+) \((?:commit ([0-9a-f]+), )?libyaml [0-9.]+\)\n/))
    #expect(match.1 == (try Publication().version))
  }

  @Test func whatIsNamedIsThere() throws {
    for path in Self.publishing where path != "docs/tutorial.md" {
      for match in try Checkout.text(path).matches(of: /(?:Plugins|\.ci|Sources|docs)\/[A-Za-z0-9_.\/-]*[A-Za-z0-9]/)
      where !match.0.hasPrefix("docs/language") && !match.0.contains(".artifactbundle")
        // In the package of a reader.
        && match.0 != "Sources/DesignSystem"
      {
        #expect(
          FileManager.default.fileExists(atPath: Checkout.root.appending(path: String(match.0)).path),
          "\(path): \(match.0)")
      }
    }
  }

  /// What the formula and the image call of the Makefile: with their settings, it builds and installs where they expect it.
  @Test(arguments: ["Plugins/Packages/facet.rb", "Plugins/Packages/Dockerfile"]) func theMakefileInstalls(file: String)
    throws
  {
    let text = try Checkout.text(file)
    let settings =
      file.hasSuffix("rb")
      ? text.firstMatch(of: /system "make", "install", (.+)/)?.1.matches(of: /"([^"]+)"/).map { String($0.1) }
      : text.firstMatch(of: /RUN make install (.+)/)?.1.split(separator: " ").map(String.init)
    let arguments = try #require(settings).map { $0.replacing("#{prefix}", with: "/formula") }
    var tool = folder.tool
    tool.folder = Checkout.root.path
    tool.environment["PATH"] = ProcessInfo.processInfo.environment["PATH"]
    let steps = try tool.outcome(of: ["make", "--dry-run", "install"] + arguments)
    #expect(steps.status == 0, "\(steps.errors)")
    let lines = steps.output.split(separator: "\n")
    #expect(lines.contains { $0.contains("swift build") && $0.contains("-c release") && $0.contains("FACET_COMMIT=") })
    #expect(lines.contains { $0.hasPrefix("strip ") })
    let prefix = file.hasSuffix("rb") ? "/formula" : "/installed/usr"
    #expect(lines.contains { $0.hasPrefix(".ci/install-bundle ") && $0.hasSuffix(" \(prefix)") })
    if file.hasSuffix("rb") {
      #expect(lines.contains { $0.contains("swift build") && $0.contains(" --disable-sandbox") })
    }
  }
}

/// Where the project is published, and as what. The sources say each in one place.
struct Publication {
  let repository: String
  let version: String
  /// The address of the Debian package.
  var package: String { "\(repository)/releases/download/v\(version)/facet_\(version)_amd64.deb" }

  init() throws {
    let source = try Checkout.text("Sources/facet/Version.swift")
    func constant(_ name: String) throws -> String {
      let values = source.matches(of: try Regex("static let \(name) = \"([^\"]+)\"", as: (Substring, Substring).self))
      #expect(values.count == 1)
      return String(try #require(values.first).1)
    }
    repository = try constant("repository")
    version = try constant("number")
  }
}
