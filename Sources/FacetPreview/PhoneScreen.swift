import FacetIR
import FacetLanguage

/// The phone on which sessions and transitions are drawn.
enum PhoneScreen {
  /// Points.
  static let width = 390.0
  static let height = 844.0

  static let settings = [EnvironmentSetting(.width, .points(width)), EnvironmentSetting(.height, .points(height))]
}
