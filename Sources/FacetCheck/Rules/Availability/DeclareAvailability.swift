import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

/// The platforms of a project: those in facet.yaml, or iOS and macOS from the runtime's minimum versions.
func platformFloor(of project: ProjectSpec?, diagnostics: inout [Diagnostic]) -> Availability {
  guard let written = project?.platforms, !written.versions.isEmpty else {
    var floor = Availability.runtime
    for platform in Platform.allCases where platform != .iOS && platform != .macOS { floor[platform] = nil }
    return floor
  }
  var floor = Availability()
  for (platform, text) in written.versions {
    guard let system = Platform(rawValue: platform.value) else { continue }
    let needed = Availability.runtime[system] ?? SystemVersion(0)
    floor[system] = needed
    guard let version = readVersion(text, of: system, diagnostics: &diagnostics) else { continue }
    if version < needed {
      diagnostics.append(
        Diagnostic(
          .floorTooLow, at: text.span,
          "generated code needs \(system.rawValue) \(needed.text), and this is \(version.text)",
          help: "write '\(system.rawValue): \(needed.text)'"))
    } else {
      floor[system] = version
    }
  }
  return floor
}

/// Returns nil after reporting an invalid version.
func readVersion(
  _ text: Located<String>, of platform: Platform, diagnostics: inout [Diagnostic]
) -> SystemVersion? {
  guard let version = SystemVersion(text.value) else {
    diagnostics.append(
      Diagnostic(
        .malformedVersion, at: text.span, "'\(text.value)' is no version of \(platform.rawValue)",
        help: "write a number, as in '26' or '17.4'"))
    return nil
  }
  if version.major <= platform.lastBeforeYears || version.major >= 26 { return version }
  diagnostics.append(
    Diagnostic(
      .malformedVersion, at: text.span, "there is no \(platform.rawValue) \(version.text)",
      help: "\(platform.rawValue) \(platform.lastBeforeYears) was followed by \(platform.rawValue) 26"))
  return nil
}

extension Platform {
  /// The last version before version numbers followed years.
  fileprivate var lastBeforeYears: Int {
    switch self {
    case .iOS, .tvOS: 18
    case .macOS: 15
    case .watchOS: 11
    case .visionOS: 2
    }
  }
}

extension SystemVersion {
  fileprivate init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part -> Int? in
      part.count <= 3 && part.allSatisfy { (0x30...0x39).contains($0) }
        ? Int(String(decoding: part, as: UTF8.self)) : nil
    }
    guard numbers.count == parts.count, (1...2).contains(numbers.count), numbers[0] > 0 else { return nil }
    self.init(numbers[0], numbers.count == 2 ? numbers[1] : 0)
  }

  var text: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}

extension ComponentResolver {
  mutating func declareAvailability() {
    signature.availability = availability(spec.availability, since: design.floor, "the project runs on")
  }

  /// The declared availability, with that of the context for other platforms.
  private mutating func availability(
    _ written: AvailabilitySpec?, since floor: Availability, _ reason: String
  ) -> Availability {
    var availability = floor
    for (platform, text) in written?.versions ?? [] {
      guard let system = Platform(rawValue: platform.value) else { continue }
      guard let version = readVersion(text, of: system, diagnostics: &diagnostics) else { continue }
      guard let since = floor[system] else {
        report(.redundantAvailability(platform, "the project does not run on \(system.rawValue)"))
        continue
      }
      if version <= since {
        report(.redundantAvailability(text, "\(reason) \(system.rawValue) \(since.text) and later"))
      } else {
        availability[system] = version
      }
    }
    return availability
  }

  /// The availability of the style whose body a style draws.
  mutating func availability(of style: StyleSpec, base: StyleSignature?) -> Availability {
    let place = style.availability?.span ?? style.otherwise?.span
    if let base {
      if let place {
        report(
          .misplacedAvailability(style.name, "extends '\(base.name.value)', and exists where that does", at: place))
      }
      return base.availability
    }
    if let place, signature.styleKind == .properties {
      report(.misplacedAvailability(style.name, "is a bag of values, and draws nothing", at: place))
    }
    return availability(style.availability, since: signature.availability, "the component exists on")
  }

  /// Checks the style that replaces another where that is unavailable.
  func fallback(of style: StyleSignature) -> StyleSignature? {
    guard let name = spec.styles.first(where: { $0.name == style.name })?.otherwise?.value else { return nil }
    return signature.style(named: name)
  }

  mutating func checkFallbacks() {
    checkDefaultIsEverywhere()
    for style in spec.styles where style.extends == nil {
      guard let otherwise = style.otherwise, let declared = signature.style(named: style.name.value) else { continue }
      checkFallback(otherwise, of: declared, isHandWritten: style.handWritten != nil)
    }
  }

  private mutating func checkFallback(
    _ otherwise: Located<String>, of style: StyleSignature, isHandWritten: Bool
  ) {
    if isHandWritten {
      let reason = "is written in Swift, which says what is drawn where"
      return report(.misplacedAvailability(style.name, reason, at: otherwise.span))
    }
    if style.availability == signature.availability {
      return report(
        .unsuitableFallback(
          "'\(style.name.value)' exists wherever the component does, so nothing is drawn otherwise",
          at: otherwise.span, help: "add 'availability:', or remove 'otherwise'"))
    }
    guard let fallback = signature.style(named: otherwise.value) else {
      if let renamed = signature.style(formerly: otherwise.value) {
        return reportRenamed(otherwise, "style", to: renamed.name.value)
      }
      return report(.unknownStyle(otherwise, of: name, among: signature.styles.map(\.name.value)))
    }
    if fallback.availability != signature.availability {
      report(
        .unsuitableFallback(
          "'\(otherwise.value)' does not exist everywhere itself", at: otherwise.span,
          help: "name a style without 'availability'"))
    }
  }

  private mutating func checkDefaultIsEverywhere() {
    guard let style = signature.style(named: "default"), !style.hasFallback,
      style.availability != signature.availability, let written = spec.styles.first(where: { $0.name == style.name })
    else { return }
    report(
      .unsuitableFallback(
        "the style 'default' is drawn wherever the component is",
        at: written.availability?.span ?? written.extends?.span ?? written.name.span,
        help: "add 'otherwise:' with another style, or move 'availability' to the component"))
  }
}

extension Diagnostic {
  fileprivate static func redundantAvailability(_ place: Located<String>, _ reason: String) -> Diagnostic {
    Diagnostic(.redundantAvailability, at: place.span, "this says nothing: \(reason)", help: "remove it")
  }

  fileprivate static func misplacedAvailability(
    _ style: Located<String>, _ reason: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(.misplacedAvailability, at: span, "the style '\(style.value)' \(reason)", help: "remove it")
  }

  fileprivate static func unsuitableFallback(_ message: String, at span: SourceSpan, help: String) -> Diagnostic {
    Diagnostic(.unsuitableFallback, at: span, message, help: help)
  }
}
