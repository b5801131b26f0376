import FacetItems
import Testing

@MainActor struct SizingTests {
  /// The smallest size of a view, and what `automatic` stands for with a label of one line and with one that wraps.
  nonisolated static let table:
    [(width: Double, height: Double, singleLine: SizingStrategy, wrapping: SizingStrategy)] = [
      (0, 0, .proposed, .proposed),
      (-1, -1, .proposed, .proposed),
      (0, 20, .intrinsicHeightProposedWidth, .intrinsicHeightProposedWidth),
      (80, 0, .intrinsicWidthProposedHeight, .intrinsicHeightProposedWidth),
      (80, 20, .intrinsic, .intrinsicHeightProposedWidth),
    ]

  @Test(arguments: table)
  func automaticIsChosenByWhatTheViewAsksFor(
    width: Double, height: Double, singleLine: SizingStrategy, wrapping: SizingStrategy
  ) {
    let size = ViewSize(width: width, height: height)
    #expect(SizingStrategy.automatic.resolved(intrinsic: size, wrapsText: false) == singleLine)
    #expect(SizingStrategy.automatic.resolved(intrinsic: size, wrapsText: true) == wrapping)
    for strategy in SizingStrategy.allCases where strategy != .automatic {
      #expect(strategy.resolved(intrinsic: size, wrapsText: true) == strategy)
    }
  }

  @Test func aWrappingLabelIsMeasuredAtTheProposedWidth() {
    let measurement = ViewMeasurement()
    // Ten characters of 10 points a line, five lines of 20 points.
    let label = Label(characters: 50, wraps: true)
    #expect(measurement.size(of: label, proposal: .init(width: 100)) == ViewSize(width: 100, height: 100))
    #expect(measurement.passes == 2)
    #expect(measurement.size(of: label, proposal: .init(width: 250)) == ViewSize(width: 250, height: 40))
    #expect(measurement.intrinsicSize(of: label, proposal: .init(width: 250)) == .init(height: 40))
  }

  @Test func aMeasuredSizeIsKeptUntilTheViewChanges() {
    let measurement = ViewMeasurement(strategy: .intrinsic)
    let label = Label(characters: 3)
    for _ in 0..<3 { #expect(measurement.size(of: label, proposal: .init()) == ViewSize(width: 30, height: 20)) }
    #expect(measurement.passes == 1)
    label.characters = 4
    measurement.invalidate()
    #expect(measurement.size(of: label, proposal: .init()).width == 40)
    measurement.strategy = .proposed
    #expect(measurement.size(of: label, proposal: .init(width: 7, height: 9)) == ViewSize(width: 7, height: 9))
  }

  @Test func aViewIsCompressedToWhatIsProposed() {
    let measurement = ViewMeasurement(strategy: .intrinsic)
    let label = Label(characters: 10)
    #expect(measurement.intrinsicSize(of: label, proposal: .init(width: 60, height: 50)) == .init(height: 20))
    #expect(measurement.size(of: label, proposal: .init(width: 60, height: 50)) == ViewSize(width: 60, height: 20))
    #expect(measurement.intrinsicSize(of: label, proposal: .init(width: 60, height: 10)) == .init())
    // Nothing proposed is no limit.
    #expect(measurement.intrinsicSize(of: label, proposal: .init()) == .init(width: 100, height: 20))
    // What the view asked for before is no limit: it may grow.
    label.characters = 12
    measurement.invalidate()
    #expect(
      measurement.intrinsicSize(of: label, proposal: .init(width: 100, height: 20)) == .init(width: 120, height: 20))
  }

  @Test func anAxisWithoutAnyWishIsAsShortAsPossible() {
    let measurement = ViewMeasurement(strategy: .proposed)
    #expect(measurement.size(of: Label(characters: 3), proposal: .init()) == ViewSize(width: 30, height: 20))
    let width = ViewMeasurement(strategy: .intrinsicWidthProposedHeight)
    #expect(width.size(of: Label(characters: 3), proposal: .init(height: 50)) == ViewSize(width: 30, height: 50))
  }
}

/// Characters of 10 × 20 points.
@MainActor private final class Label: MeasurableView {
  var characters: Int
  let wrapsText: Bool

  init(characters: Int, wraps: Bool = false) {
    self.characters = characters
    wrapsText = wraps
  }

  func fittingSize(width: Double?, height: Double?) -> ViewSize {
    let natural = Double(characters) * 10
    guard wrapsText, let width else { return ViewSize(width: natural, height: 20) }
    return ViewSize(width: min(width, natural), height: (natural / width).rounded(.up) * 20)
  }
}
