import FacetRuntime

/// What SwiftPM adds to a target that has resources: internal, so that no default argument of a public function uses it.
extension Bundle {
  static let module = Bundle.main
}
