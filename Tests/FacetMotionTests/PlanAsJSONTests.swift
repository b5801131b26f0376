import FacetMotion
import Testing

struct PlanAsJSONTests {
  @Test func aPlanIsWrittenWithAllThatAPlayerNeeds() {
    var (source, destination) = (MotionTree(), MotionTree())
    source.append("card", frame: rect(0, 0, 100, 50), content: "x")
    destination.append("card", frame: rect(0, 0, 100, 200), content: "x") {
      $0.append("row", frame: rect(10, 60, 80, 20))
    }
    let definition = TransitionDefinition(
      [
        "card": .blur.timing(.interpolatingSpring(stiffness: 100, damping: 20)),
        "row": .crossfade.timing(.linear(duration: 0.5).delay(0.25)),
      ])
    let json = definition.plan(from: source, to: destination, in: rect(0, 0, 100, 200)).json
    #expect(
      json.contains(
        """
        "identifier": "row",
              "role": "added",
              "parent": 0,
              "movesWithParent": true,
        """))
    #expect(
      json.contains(
        """
              "begin": 0.25,
              "timing": {
                "duration": 0.5,
        """))
    #expect(json.contains("\"stiffness\": 100.0"))
    #expect(json.contains("\"'card' is on both screens, so it is animated as a shared element\""))
    #expect(
      json.contains(
        """
          "originals": [
            {
              "identifier": "row",
              "side": "destination"
            },
        """))
  }
}
