import Foundation

/// A library that is linked into the executable.
struct Part {
  var name: String
  var version: String?
  var license: String
}

/// The parts in the form of SPDX 2.3.
struct PartList: Encodable {
  private struct Package: Encodable {
    enum CodingKeys: String, CodingKey {
      case id = "SPDXID"
      case name, versionInfo, licenseDeclared, licenseConcluded, copyrightText, downloadLocation, filesAnalyzed
    }

    var id: String
    var name: String
    var versionInfo: String?
    var licenseDeclared: String
    var licenseConcluded = "NOASSERTION"
    var copyrightText = "NOASSERTION"
    var downloadLocation = "NOASSERTION"
    var filesAnalyzed = false
  }

  private struct Relationship: Encodable {
    var spdxElementId: String
    var relationshipType: String
    var relatedSpdxElement: String
  }

  private struct Creation: Encodable {
    var created: String
    var creators = ["Tool: make artifact-bundle"]
  }

  private enum CodingKeys: String, CodingKey {
    case spdxVersion, dataLicense
    case id = "SPDXID"
    case name, documentNamespace, creationInfo, packages, relationships
  }

  private let spdxVersion = "SPDX-2.3"
  private let dataLicense = "CC0-1.0"
  private let id = "SPDXRef-DOCUMENT"
  private let name: String
  private let documentNamespace: String
  private let creationInfo: Creation
  private let packages: [Package]
  private let relationships: [Relationship]

  /// - Parameter date: Of the commit, in UTC: `2026-11-27T07:20:00Z`.
  init(version: String, triple: String, date: String, parts: [Part]) throws {
    guard date.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/) != nil else {
      throw BundleFailure("'\(date)' is not a time in UTC, such as 2026-11-27T07:20:00Z")
    }
    name = "facet-\(version)-\(triple)"
    documentNamespace = "https://spdx.org/spdxdocs/\(name)-\(date)"
    creationInfo = Creation(created: date)
    let own = Package(id: "SPDXRef-facet", name: "facet", versionInfo: version, licenseDeclared: "NOASSERTION")
    packages =
      [own]
      + parts.map { part in
        Package(
          id: "SPDXRef-\(part.name)", name: part.name, versionInfo: part.version, licenseDeclared: part.license)
      }
    relationships =
      [Relationship(spdxElementId: id, relationshipType: "DESCRIBES", relatedSpdxElement: own.id)]
      + packages.dropFirst().map {
        Relationship(spdxElementId: own.id, relationshipType: "STATIC_LINK", relatedSpdxElement: $0.id)
      }
  }
}

extension Part {
  private static let swiftLicense = "Apache-2.0 WITH Swift-exception"

  /// The parts whose archives the linker has used, by the names of the archives.
  ///
  /// - Parameter map: What the linker writes; nil where the system's libraries are not linked in.
  static func all(in map: URL?, libyaml: String) throws -> [Part] {
    let swift = try? String(
      decoding: output(of: URL(filePath: "/usr/bin/env"), ["swiftc", "--version"]), as: UTF8.self)
    let swiftVersion = swift?.firstMatch(of: /Swift version ([0-9.]+)/).map { String($0.1) }
    var parts = [
      Part(name: "swift-argument-parser", version: try argumentParserVersion(), license: swiftLicense),
      Part(name: "libyaml", version: libyaml, license: "MIT"),
    ]
    guard let map else { return parts }
    let archives = archives(namedIn: Array(try Data(contentsOf: map)))
    guard archives.contains("libyaml") else {
      throw BundleFailure("\(map.path) is not the map of a linked facet: it does not name libyaml.a")
    }
    let glibc = try? String(decoding: output(of: URL(filePath: "/usr/bin/env"), ["ldd", "--version"]), as: UTF8.self)
    let glibcVersion = glibc?.prefix { $0 != "\n" }.split(separator: " ").last.map(String.init)
    for archive in archives.sorted() where archive != "libyaml" {
      guard let part = part(of: archive, swift: swiftVersion, glibc: glibcVersion) else {
        throw BundleFailure("\(archive).a is linked in, and Plugins/ArtifactBundle/PartList.swift does not know it")
      }
      if !parts.contains(where: { $0.name == part.name }) { parts.append(part) }
    }
    return parts
  }

  /// The names before `.a(` in what the linker writes, which is tens of megabytes.
  private static func archives(namedIn map: [UInt8]) -> Set<String> {
    let mark = Array(".a(".utf8)
    return map.withUnsafeBufferPointer { map in
      var archives: Set<String> = []
      for end in map.indices.dropLast(mark.count) where map[end] == mark[0] {
        let name = map[..<end].reversed().prefix(while: isOfName)
        if !name.isEmpty, map[end...].starts(with: mark) {
          archives.insert(String(decoding: name.reversed(), as: UTF8.self))
        }
      }
      return archives
    }
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_+.-".utf8.contains(byte)
    }
  }

  /// The part that an archive belongs to.
  private static func part(of archive: String, swift: String?, glibc: String?) -> Part? {
    switch archive {
    case "lib_FoundationICU": Part(name: "swift-foundation-icu", version: swift, license: "Unicode-3.0")
    case "lib_FoundationCShims", "lib_FoundationCollections", "libFoundationEssentials",
      "libFoundationInternationalization":
      Part(name: "swift-foundation", version: swift, license: swiftLicense)
    case "libFoundation", "libCoreFoundation":
      Part(name: "swift-corelibs-foundation", version: swift, license: swiftLicense)
    case "libdispatch", "libBlocksRuntime", "libswiftDispatch":
      Part(name: "swift-corelibs-libdispatch", version: swift, license: swiftLicense)
    case "libc", "libm", "libpthread", "libdl", "librt", "libutil", "libc_nonshared", "libmvec":
      Part(name: "glibc", version: glibc, license: "LGPL-2.1-or-later")
    // As libm.a names it, with the version.
    case _ where archive.hasPrefix("libm-"): Part(name: "glibc", version: glibc, license: "LGPL-2.1-or-later")
    case "libstdc++", "libgcc", "libgcc_eh", "libsupc++":
      Part(name: "gcc-runtime", version: nil, license: "GPL-3.0-or-later WITH GCC-exception-3.1")
    case "libz": Part(name: "zlib", version: nil, license: "Zlib")
    default:
      archive.hasPrefix("libswift") || archive.hasPrefix("libSynchronization") || archive.hasPrefix("lib_Swift")
        ? Part(name: "swift", version: swift, license: swiftLicense) : nil
    }
  }

  private static func argumentParserVersion() throws -> String? {
    struct Resolved: Decodable {
      struct Pin: Decodable {
        struct State: Decodable { var version: String? }

        var identity: String
        var state: State
      }

      var pins: [Pin]
    }
    let data = try Data(contentsOf: URL(filePath: "Package.resolved"))
    return try JSONDecoder().decode(Resolved.self, from: data).pins.first { $0.identity == "swift-argument-parser" }?
      .state.version
  }
}
