import ArgumentParser
import FacetFlags
import FacetPreview
import FacetServerDriven
import FacetServerPreview

/// The options of commands for the app that reads a page.
struct PageOptions: ParsableArguments {
  /// `maps=2.1`, or `maps` for any version.
  struct Feature: ExpressibleByArgument {
    var name: String
    var version: ServerVersion

    init?(argument: String) {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = parts.first, !name.isEmpty,
        let version = ServerVersion(parts.count == 2 ? String(parts[1]) : "0")
      else { return nil }
      self.name = String(name)
      self.version = version
    }
  }

  /// The cases of `UnknownPolicy`.
  enum Unknown: String, ExpressibleByArgument, CaseIterable {
    case drop, placeholder, fail

    var policy: UnknownPolicy {
      switch self {
      case .drop: .drop
      case .placeholder: .placeholder
      case .fail: .fail
      }
    }
  }

  @Option(
    help: ArgumentHelp(
      "The version of the wire that the app reads; the latest if none is given.", valueName: "version"))
  var appVersion: String?

  @Option(
    help: ArgumentHelp(
      "A feature that components can require, as in maps=2.1; can be given several times.", valueName: "feature"))
  var feature: [Feature] = []

  @Option(help: ArgumentHelp("A flag that is on; can be given several times.", valueName: "flag"))
  var flag: [String] = []

  @Option(help: "What becomes of components that cannot be decoded and have no fallback.")
  var unknown = Unknown.placeholder

  func validate() throws {
    if let appVersion, ServerVersion(appVersion) == nil {
      throw ValidationError("'\(appVersion)' is no version. It is numbers with dots between them, as in 2.1.")
    }
  }

  /// The decoder of the app.
  func decoder(of reader: PageReader) throws -> ServerPageDecoder<InterpretedContent> {
    if reader.types.isEmpty {
      throw Failure(
        "no component is server-driven", help: "write 'serverDriven: true' in the specs of those that a server sends")
    }
    var decoder = reader.decoder
    decoder.version = appVersion.flatMap(ServerVersion.init)
    decoder.capabilities = Dictionary(feature.map { ($0.name, $0.version) }) { _, last in last }
    decoder.flags = FlagTable(Dictionary(flag.map { ($0, true) }) { _, last in last })
    decoder.unknown = unknown.policy
    decoder.reportsUnknownFields = true
    // An app keeps fewer; here, each component may have one.
    decoder.limits.problems = decoder.limits.components
    return decoder
  }
}
