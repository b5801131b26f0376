// Begun by facet scaffold LevelMeter. It is yours, and not written again.

package import FacetRuntime

package struct LevelMeter: View {
  private let samples: [Double]
  private let range: DesignBounds<Double>
  private let tint: Color
  private let `default`: String?
  @Binding private var level: Int
  private let onPick: (@MainActor () -> Void)?

  package init(
    _ samples: [Double],
    in range: DesignBounds<Double>,
    tint: Color,
    `default`: String?,
    level: Binding<Int>,
    onPick: (@MainActor () -> Void)?
  ) {
    self.samples = samples
    self.range = range
    self.tint = tint
    self.default = `default`
    _level = level
    self.onPick = onPick
  }

  package var body: some View {
    // Draw it here.
    Text(verbatim: "LevelMeter")
  }
}
