import FacetMotion
import Testing

struct FilmstripTests {
  private let plan = SearchScreens.expand.plan(
    from: SearchScreens.explore, to: SearchScreens.search, in: SearchScreens.container)

  @Test func picturesAreAtQuartersAndOvershoots() {
    let filmstrip = Filmstrip(of: plan)
    #expect(filmstrip.pictures.map(\.fraction) == [0, 0.25, 0.5, 0.75, 1])
    #expect(!filmstrip.pictures.contains { $0.isOvershoot })
    let definition = TransitionDefinition(["SearchInput.whereCard": .sharedElement], timing: .bouncy)
    let bouncy = Filmstrip(
      of: definition.plan(from: SearchScreens.explore, to: SearchScreens.search, in: SearchScreens.container))
    #expect(bouncy.pictures.count == 6)
    let peak = bouncy.pictures.first { $0.isOvershoot }
    #expect(peak?.frame.elements.first?.frame.width ?? 0 > 366)
  }

  /// What cannot be drawn is left out, or drawn at the edge.
  @Test(arguments: [0, .leastNonzeroMagnitude, .infinity, .nan], [0, -1e300, .infinity, .nan])
  func lengthsThatAreNoneStopNothing(length: Double, place: Double) {
    var (source, destination) = (MotionTree(), MotionTree())
    source.append("Home.card", frame: rect(place, 20, 100, length))
    destination.append("Home.card", frame: rect(20, place, length, 160))
    let definition: TransitionDefinition = ["Home.card": .sharedElement]
    for size in [length, 240] {
      let plan = definition.plan(from: source, to: destination, in: rect(0, 0, size, length))
      #expect(Filmstrip(of: plan, at: [0, 0.5]).text.contains("Home.card"))
    }
    let plan = definition.plan(from: source, to: destination, in: rect(0, 0, 240, 240))
    #expect(Filmstrip(of: plan, at: [0.5]).text.contains("╭"))
  }

  @Test func aPictureShowsWhereElementsAre() {
    var (source, destination) = (MotionTree(), MotionTree())
    source.append("Home.card", frame: rect(20, 20, 100, 60), content: "small") {
      $0.append("Home.title", frame: rect(30, 60, 60, 10))
    }
    destination.append("Home.card", frame: rect(20, 20, 200, 160), content: "large") {
      $0.append("Home.photo", frame: rect(40, 40, 100, 80))
    }
    destination.append("Home.bar", frame: rect(0, 200, 240, 40))
    let definition: TransitionDefinition = [
      "Home.card": .sharedElement, "Home.title": .crossfade, "Home.photo": .blur, "Home.bar": .edgeTranslation(.bottom),
    ]
    let plan = definition.plan(from: source, to: destination, in: rect(0, 0, 240, 240))
    #expect(
      Filmstrip(of: plan, at: [0.5]).text == """
        50 %  0.175 s
        ╭────────────────────────╮  Home.card     shared   20,20  150×110  opacity 100 %  later copy 50 %
        │                        │    Home.title  removed  30,60  60×10    opacity 50 %
        │  ┌card─────────┐       │    Home.photo  added    40,40  100×80   opacity 50 %  blur 10
        │  │ ┌photo╌╌╌┐  │       │  Home.bar      added    0,220  240×40   opacity 100 %
        │  │[╎itl]    ╎  │       │
        │  │ ╎        ╎  │       │
        │  │ └╌╌╌╌╌╌╌╌┘  │       │
        │  └─────────────┘       │
        │                        │
        │                        │
        │                        │
        │                        │
        │┌bar───────────────────┐│
        ╰────────────────────────╯

        """)
  }

  @Test func aTransitionWithoutDurationHasABeginAndAnEnd() {
    let definition = TransitionDefinition(["SearchInput.topBar": .crossfade], timing: .linear(duration: 0))
    let plan = definition.plan(from: MotionTree(), to: SearchScreens.search, in: SearchScreens.container)
    #expect(Filmstrip(of: plan).pictures.map { $0.frame.elements.first?.opacity } == [0, 1, 1, 1, 1])
  }

  @Test func anEmptyContainerHasNoPicture() {
    let plan = SearchScreens.expand.plan(from: MotionTree(), to: MotionTree(), in: .zero)
    #expect(Filmstrip(of: plan, at: [0]).text == "0 %  0 s\n")
  }

  @Test func svgIsWellFormedAndEscaped() {
    var destination = MotionTree()
    destination.append("<&\"", frame: rect(10, 10, 50, 50))
    let definition: TransitionDefinition = ["<&\"": .blur]
    let svg = Filmstrip(
      of: definition.plan(from: MotionTree(), to: destination, in: rect(0, 0, 100, 100)), at: [0.5]
    ).svg
    #expect(svg.contains("&lt;&amp;\"</text>"))
    #expect(svg.contains("filter:blur(5px)"))
    #expect(svg.contains("x=\"5\" y=\"5\" width=\"25\" height=\"25\""))
  }
}
