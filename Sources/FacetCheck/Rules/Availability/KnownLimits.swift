import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  static let lapsedLimit = DiagnosticKind(
    "availability/lapsed-limit", .warning, "Known limit that has lapsed",
    explanation: """
      A known limit is behavior of the system that a component cannot change. It has lapsed when the component runs on \
      fixed versions only: on each platform of the project, the version in 'fixedIn' is not later than the oldest one. \
      Remove the limit, and what the component does because of it.

      Wrong, in a project that runs on iOS 17 and macOS 14 and later:

          # notes.component.yaml
          parameters: { text: String }
          styles: { default: { body: { text: content.text } } }
          limits:
            - { doc: Long text is cut in a list., fixedIn: { iOS: 17, macOS: 14 } }

      Right:

          # notes.component.yaml
          parameters: { text: String }
          styles: { default: { body: { text: content.text } } }
          limits:
            - { doc: Long text is cut in a list., fixedIn: { iOS: 18, macOS: 15 } }
      """)
}

extension ComponentResolver {
  /// Resolves the known limits, and reports those that have lapsed.
  mutating func declareLimits() {
    signature.limits = spec.limits.compactMap { written in
      guard let doc = written.doc else { return nil }
      var fixedIn = Availability()
      for (platform, text) in written.fixedIn?.versions ?? [] {
        guard let system = Platform(rawValue: platform.value) else { continue }
        fixedIn[system] = readVersion(text, of: system, diagnostics: &diagnostics)
      }
      let floor = signature.availability.entries
      let hasLapsed =
        !floor.isEmpty
        && floor.allSatisfy { platform, version in fixedIn[platform].map { $0 <= version } ?? false }
      if hasLapsed { report(.lapsedLimit(doc, floor)) }
      return Listing.KnownLimit(
        doc: doc.value, feedback: written.feedback?.value, fixedIn: fixedIn, hasLapsed: hasLapsed)
    }
  }
}

extension Diagnostic {
  fileprivate static func lapsedLimit(
    _ doc: Located<String>, _ floor: [(platform: Platform, version: SystemVersion)]
  ) -> Diagnostic {
    let versions = floor.map { "\($0.platform.rawValue) \($0.version.text)" }.joined(separator: " and ")
    return Diagnostic(
      .lapsedLimit, at: doc.span, "this limit has lapsed: it is fixed in \(versions), the oldest versions here",
      help: "remove it, and what the component does because of it")
  }
}
