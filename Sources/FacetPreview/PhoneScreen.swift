package import FacetIR
import FacetLanguage

/// The phone on which sessions, transitions and pages are drawn.
package enum PhoneScreen {
  /// Points.
  package static let width = 390.0
  package static let height = 844.0

  package static let settings = [
    EnvironmentSetting(.width, .points(width)), EnvironmentSetting(.height, .points(height)),
  ]
}
