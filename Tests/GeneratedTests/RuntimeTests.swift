import DesignSystem
import FacetFrame
import FacetRuntime
import FacetSupport
import FacetUI
import FacetVariants
import Testing

/// What generated code rests on.
@MainActor struct RuntimeTests {
  @Test func arithmeticStopsAtTheBounds() {
    #expect(Int.max.addingClamped(1) == .max)
    #expect(Int.min.addingClamped(-1) == .min)
    #expect(Int.min.subtractingClamped(1) == .min)
    #expect(Int.max.subtractingClamped(-1) == .max)
    #expect(Int.max.multipliedClamped(by: -2) == .min)
    #expect(Int.min.multipliedClamped(by: -1) == .max)
    #expect(Int.min.dividedClamped(by: -1) == .max)
    #expect((-7).dividedClamped(by: 2) == -3)
    #expect(7.dividedClamped(by: 0) == 0)
    #expect(7.remainderClamped(dividingBy: 0) == 0)
    #expect(Int.min.remainderClamped(dividingBy: -1) == 0)
    #expect((-7).remainderClamped(dividingBy: 2) == -1)
    #expect(Int.min.negatedClamped() == .max)
    #expect(Int.min.magnitudeClamped() == .max)
    #expect(1.0.dividedOrZero(by: 0) == 0)
    #expect(1.0.remainderOrZero(dividingBy: 0) == 0)
  }

  @Test func aRangeOfNumbersIsEmptyOrBounded() {
    #expect(Array(Range(1, through: 3)) == [1, 2, 3])
    #expect(Range(3, through: 3).count == 1)
    #expect(Range(3, through: 2).isEmpty)
    #expect(Range(.max, through: .min).isEmpty)
    #expect(Range(.min, through: .max).count == 10_000)
    #expect(Array(Range(.max - 1, through: .max)) == [.max - 1])
  }

  @Test func togglingTakesAnElementOutOrPutsItAtTheEnd() {
    #expect(["a", "b", "a"].toggling("a") == ["b"])
    #expect(["b"].toggling("a") == ["b", "a"])
  }

  private nonisolated static let sliders: [(DesignBounds<Double>, Double?, Double, Double)] = [
    (DesignBounds(100...100), nil, 170, 100), (DesignBounds(100...100), 10, 170, 100),
    (DesignBounds(0...200), 0, 170, 170),
    (DesignBounds(0...200), -1, 170, 170), (DesignBounds(0...200), 60, 170, 180),
    (DesignBounds(0...200), 1000, 170, 200),
    (DesignBounds(0...200), .nan, 170, 170), (DesignBounds(lower: 5, upper: 1), 1, 9, 100),
    (DesignBounds(Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude), nil, 3, 100),
  ]

  /// What would stop a program in SwiftUI: a range of no width, a step that is not greater than zero.
  @Test(arguments: sliders)
  func aSliderTakesAnyRangeAndStep(bounds: DesignBounds<Double>, step: Double?, target: Double, result: Double) throws {
    var value = 100.0
    let binding = Binding(get: { value }, set: { value = $0 })
    let host = ViewHost(Slider(value: binding, within: bounds, step: step) { Text("Price") })
    let frame = host.frame(proposing: .unspecified)
    let slider = try #require(frame.nodes.firstIndex { $0.kind == .control(.slider) })
    #expect(host.slide(slider, to: target))
    #expect(value == result)
  }

  /// Of numbers that are none, as of infinities that are subtracted from each other.
  @Test(arguments: [
    DesignBounds(lower: .nan, upper: 10), DesignBounds(lower: 1, upper: .nan), DesignBounds(lower: .nan, upper: .nan),
  ])
  func aStepperTakesAnyRange(bounds: DesignBounds<Double>) {
    let host = ViewHost(Stepper(value: .constant(5), within: bounds, step: .nan) { Text("Rate") })
    let frame = host.frame(proposing: .unspecified)
    #expect(frame.nodes.contains { $0.kind == .control(.stepper) })
  }

  @Test(arguments: [
    ("1583-01-01T00:00:00Z", Date.utc(1583, 1, 1)), ("1900-02-28T23:59:59Z", .utc(1900, 2, 28, 23, 59, 59)),
    ("1900-03-01T00:00:00Z", .utc(1900, 3, 1)), ("1969-12-31T23:59:00Z", .utc(1969, 12, 31, 23, 59)),
    ("1970-01-01T00:00:00Z", .utc(1970, 1, 1)), ("2000-02-29T12:00:00Z", .utc(2000, 2, 29, 12)),
    ("2024-12-31T00:00:01Z", .utc(2024, 12, 31, 0, 0, 1)), ("9999-12-31T00:00:00Z", .utc(9999, 12, 31)),
  ])
  func aMomentIsReadFromCalendarAndClock(words: String, date: Date) { #expect(date.ISO8601Format() == words) }

  @Test func anActionThatIsGivenAMomentSaysWhich() {
    VariantLog.reset()
    (VariantLog.recording("onPick") as (Date?) -> Void)(.utc(2026, 5, 1))
    (VariantLog.recording("onPick") as ([Date]) -> Void)([.utc(2026, 5, 1, 10, 30), .utc(2026, 5, 2)])
    (VariantLog.recording("onWait") as (Duration) -> Void)(.seconds(4))
    (VariantLog.recording("onWait") as (Duration) -> Void)(.milliseconds(1400))
    (VariantLog.recording("onOpen") as (URL) -> Void)(URL(checked: "/rooms"))
    #expect(
      VariantLog.recorded == [
        "onPick(2026-05-01)", "onPick(2026-05-01T10:30:00Z, 2026-05-02)", "onWait(4s)", "onWait(1400ms)",
        "onOpen(/rooms)",
      ])
  }

  @Test func anOpenEndIsTheLastValue() {
    #expect(DesignBounds<Int>(0...) == DesignBounds(lower: 0, upper: .max))
    #expect(DesignBounds<Int>(...9) == DesignBounds(lower: .min, upper: 9))
    #expect(DesignBounds<Double>() == DesignBounds(lower: -.infinity, upper: .infinity))
  }

  @Test func stacksOfEqualStylesAreEqual() {
    func stack(_ spacings: Double...) -> StyleStack<any NumericStepperStyle> {
      var stack = StyleStack<any NumericStepperStyle>()
      for spacing in spacings { stack.push(DefaultNumericStepperStyle(spacing: spacing)) }
      return stack
    }
    #expect(stack(4) == stack(4))
    #expect(stack(4) != stack(5))
    #expect(stack(4, 5).popped() == stack(4))
    #expect(stack().popped() == stack())
    var other = stack()
    other.push(VerticalNumericStepperStyle())
    #expect(other != stack(4))
  }

  @Test func whatWasPoppedIsRestoredBelowWhatWasPushedSince() {
    func stack(_ names: String...) -> StyleStack<String> {
      var stack = StyleStack<String>()
      for name in names { stack.push(name) }
      return stack
    }
    let outer = stack("a", "b")
    var inner = outer.popped()
    inner.push("c")
    inner.restore(poppedFrom: outer)
    #expect(inner == stack("a", "b", "c"))
    // Where the environment is lost on the way, as in a view of UIKit that hosts one of SwiftUI.
    var lost = stack()
    lost.restore(poppedFrom: outer)
    #expect(lost == outer)
    var empty = stack("c")
    empty.restore(poppedFrom: stack())
    #expect(empty == stack("c"))
  }

  /// A style that draws its own component gets the next outer style there, and not itself for ever.
  @Test func aStyleMayDrawItsComponentAgain() {
    let view = NumericStepper("Guests", value: .constant(2), in: 0...)
      .numericStepperStyle(TwiceStyle())
      .numericStepperStyle(.vertical)
    let frame = ViewHost(view).frame(proposing: ProposedViewSize(width: nil, height: nil))
    let texts = frame.nodes.compactMap { if case .text(let run) = $0.kind { run.text } else { nil } }
    #expect(texts == ["twice", "2", "2"])
  }

  /// A style that draws its component again around a slot ends, and what is in the slot has the caller's style.
  @Test func aSlotHasTheStylesOfTheCaller() {
    let view = Panel {
      Panel { Text(verbatim: "in") }
    }
    .panelStyle(AgainStyle())
    .panelStyle(AroundStyle())
    let frame = ViewHost(view).frame(proposing: ProposedViewSize(width: nil, height: nil))
    let texts = frame.nodes.compactMap { if case .text(let run) = $0.kind { run.text } else { nil } }
    #expect(texts == ["again", "around", "again", "around", "in"])
  }

  /// Both ways to choose a style, and both bounds and slots that were left out.
  @Test func aStyleCanBePickedAtRunTime() {
    func width(_ isVertical: Bool) -> Double {
      let style: any NumericStepperStyle =
        isVertical ? VerticalNumericStepperStyle() : DefaultNumericStepperStyle(buttonSize: 100)
      let view = ListRow(title: "Guests") { NumericStepper("Guests", value: .constant(2)) }.numericStepperStyle(style)
      return ViewHost(view).frame(proposing: ProposedViewSize(width: nil, height: nil)).size.width
    }
    #expect(width(false) > width(true) + 100)
  }
}

private struct AgainStyle: PanelStyle {
  func body(content: PanelStyleContent) -> some View {
    VStack(spacing: 0) {
      Text(verbatim: "again")
      Panel { content.main }
    }
  }
}

private struct AroundStyle: PanelStyle {
  func body(content: PanelStyleContent) -> some View {
    VStack(spacing: 0) {
      Text(verbatim: "around")
      content.main
    }
  }
}

private struct TwiceStyle: NumericStepperStyle {
  func body(content: NumericStepperStyleContent) -> some View {
    VStack(spacing: 0) {
      Text(verbatim: "twice")
      NumericStepper(content.title, value: .constant(2))
      NumericStepper(content.title, value: .constant(2))
    }
  }
}
