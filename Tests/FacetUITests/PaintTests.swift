import FacetFrame
import FacetUI
import Testing

/// What no picture shows of how a view is painted is part of its frame: code that asks for something else makes another
/// frame, so that a fault in it cannot pass unseen.
@MainActor struct PaintTests {
  @Test func everyValueOfACallCounts() {
    let shadow = Text("a").shadow(color: .black, radius: 4, x: 1, y: 2)
    differ(shadow, Text("a"))
    differ(shadow, Text("a").shadow(color: .black, radius: 4, x: 2, y: 1))
    differ(shadow, Text("a").shadow(color: .red, radius: 4, x: 1, y: 2))
    differ(shadow, Text("a").shadow(color: .black, radius: 4.5, x: 1, y: 2))
    differ(shadow, shadow.shadow(radius: 1))
    differ(Text("a").rotationEffect(.degrees(90)), Text("a").rotationEffect(.degrees(-90)))
    differ(Text("a").scaleEffect(2), Text("a").scaleEffect(0.5))
    differ(Text("a").contentShape(Circle()), Text("a").contentShape(Rectangle()))
    differ(Text("a").clipShape(.rect(cornerRadius: 4)), Text("a").clipShape(.rect(cornerRadius: 5)))
    differ(Text("a").border(.red, width: 1), Text("a").border(.red, width: 2))
    differ(Text("a").tint(.red), Text("a").tint(.blue))
    differ(Image("a").opacity(0.5), Image("a").opacity(0.6))
    differ(Text("a").clipped(), Text("a").clipShape(Circle()))
  }

  @Test func linesAreNotFills() {
    differ(Circle().fill(.red), Circle().stroke(.red))
    differ(Circle().stroke(.red, lineWidth: 1), Circle().stroke(.red, lineWidth: 2))
    differ(Circle().stroke(.red), Circle().strokeBorder(.red))
    differ(
      Circle().strokeBorder(.red, style: StrokeStyle(lineWidth: 1, dash: [2])),
      Circle().strokeBorder(.red, style: StrokeStyle(lineWidth: 1, dash: [3])))
    differ(
      Circle().stroke(.red, style: StrokeStyle(lineCap: .round)),
      Circle().stroke(.red, style: StrokeStyle(lineJoin: .round)))
    differ(Circle().fill(.red).stroke(.blue), Circle().stroke(.blue).fill(.red))
  }

  @Test func allColorsOfAGradientCount() {
    differ(
      Rectangle().fill(Gradient(colors: [.red, .blue])), Rectangle().fill(Gradient(colors: [.red, .green])))
    differ(
      Text("a").foregroundStyle(Gradient(colors: [.red, .blue])),
      Text("a").foregroundStyle(Gradient(colors: [.red, .green])))
    differ(
      Text("a").background(AnyShapeStyle(Gradient(colors: [.red, .blue]))), Text("a").background(AnyShapeStyle(.red)))
  }

  @Test func lettersAreTold() {
    differ(Text("a").bold(), Text("a"))
    differ(Text("a").fontWeight(.medium), Text("a").fontWeight(.semibold))
    differ(Text("a").italic(), Text("a"))
    differ(Text("a").underline(), Text("a"))
    differ(Text("a").font(.title).bold(), Text("a").font(.title))
    differ(Text("a").lineSpacing(2), Text("a"))
    differ(Text("a").baselineOffset(2), Text("a"))
    differ(Text("a").accessibilityIdentifier("b"), Text("a").accessibilityIdentifier("c"))
    differ(Text("a").font(.title).monospacedDigit(), Text("a").font(.title))
    differ(ScrollView { Text("a") }, ScrollView(showsIndicators: false) { Text("a") })
    differ(Text("a").underline(), Text("a").strikethrough())
    differ(Text("a").monospacedDigit(), Text("a"))
    differ(Text("a").font(.system(.body, design: .serif)), Text("a").font(.body))
    differ(TextField("a", text: .constant("b")).italic(), TextField("a", text: .constant("b")))
  }

  /// Though none of it shows while there is room.
  @Test func whatBecomesOfLongTextIsTold() {
    differ(Text("a").lineLimit(2), Text("a"))
    differ(Text("a").lineLimit(2), Text("a").lineLimit(3))
    differ(Text("a").lineLimit(1, reservesSpace: true), Text("a").lineLimit(1))
    differ(Text("a").truncationMode(.head), Text("a").truncationMode(.middle))
    differ(Text("a").truncationMode(.tail).truncationMode(.head), Text("a").truncationMode(.head))
    differ(Text("a").minimumScaleFactor(0.5), Text("a"))
    differ(Text("a").minimumScaleFactor(0.5), Text("a").minimumScaleFactor(0.6))
  }

  @Test func cornersAreTold() {
    differ(
      RoundedRectangle(cornerRadius: 4, style: .circular), RoundedRectangle(cornerRadius: 4, style: .continuous))
    differ(
      Text("a").clipShape(.rect(cornerRadius: 4, style: .circular)), Text("a").clipShape(.rect(cornerRadius: 4)))
  }

  @Test func hiddenLabelsAreTold() {
    let slider = Slider(value: .constant(0.5)) { Text("a") }
    differ(slider.labelsHidden(), slider)
  }

  /// Though a phone draws them as it draws others.
  @Test func stylesOfControlsAreTold() {
    let field = TextField("a", text: .constant("b"))
    differ(field.textFieldStyle(.plain), field)
    differ(field.textFieldStyle(.plain), field.textFieldStyle(.automatic).textFieldStyle(.plain))
    let bar = ProgressView(value: 0.5)
    differ(bar.progressViewStyle(.linear), bar)
    differ(ProgressView().progressViewStyle(.circular), ProgressView())
  }

  /// However it was asked for, what is the same is recorded in the same way.
  @Test func whatIsTheSameIsTheSame() {
    #expect(
      draw(Circle().stroke(.red, lineWidth: 2)) == draw(Circle().stroke(.red, style: StrokeStyle(lineWidth: 2))))
    #expect(draw(Text("a").underline(false)) == draw(Text("a")))
    #expect(draw(Text("a").fontWeight(.bold)) == draw(Text("a").bold()))
  }

  /// A shadow of what is half transparent is so too.
  @Test func colorsAreResolvedWhereTheCallIsMade() {
    let paint = draw(Text("a").shadow(color: .black, radius: 1).opacity(0.5)).paint
    let color = ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0.5)
    #expect(paint == [.shadow(Frame.Shadow(color: color, radius: 1, x: 0, y: 0))])
  }

  private func differ(_ one: some View, _ other: some View, at location: SourceLocation = #_sourceLocation) {
    #expect(draw(one) != draw(other), sourceLocation: location)
  }

  private func draw(_ view: some View) -> Frame {
    ViewHost(view).frame(proposing: ProposedViewSize(width: 100, height: 100))
  }
}
