import FacetRuntime

/// What SwiftPM adds to a target that has resources: internal, and isolated as the target is by default.
extension Bundle {
  static let module: Bundle = { Bundle.main }()
}
