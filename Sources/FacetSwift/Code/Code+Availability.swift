import FacetIR
import FacetLanguage

extension Code {
  /// `@available(iOS 26, macOS 26, *)`, on a line of its own; nothing for what exists everywhere.
  static func available(_ availability: Availability) -> Code {
    availability.isEmpty ? .empty : "@available(\(systems(availability)))\(.line)"
  }

  /// Code in an `if #available`; unchanged if it is available everywhere.
  static func ifAvailable(_ availability: Availability, _ code: Code) -> Code {
    availability.isEmpty ? code : .block("if #available(\(systems(availability)))", code)
  }

  private static func systems(_ availability: Availability) -> Code {
    .joined(availability.entries.map { "\(name(of: $0.platform)) \(number($0.version))" } + ["*"], by: ", ")
  }

  private static func number(_ version: SystemVersion) -> Code {
    version.minor == 0 ? .int(version.major) : "\(.int(version.major)).\(.int(version.minor))"
  }

  static func name(of platform: Platform) -> Code {
    switch platform {
    case .iOS: "iOS"
    case .macOS: "macOS"
    case .tvOS: "tvOS"
    case .watchOS: "watchOS"
    case .visionOS: "visionOS"
    }
  }
}
