import FacetMotion
import Testing

struct DiagnosticTests {
  private func plan(
    _ definition: TransitionDefinition, source: [MotionIdentifier] = [], destination: [MotionIdentifier] = []
  ) -> TransitionPlan {
    func tree(_ identifiers: [MotionIdentifier]) -> MotionTree {
      MotionTree(
        identifiers.enumerated().map {
          (identifier: $1, frame: rect(0, Double($0) * 100, 50, 50), content: nil, depth: 0)
        })
    }
    return definition.plan(from: tree(source), to: tree(destination), in: SearchScreens.container)
  }

  @Test func aSecondEntryIsIgnored() {
    let plan = plan(["a": .blur, "a": .crossfade, "a": .crossfade], destination: ["a"])
    #expect(plan.diagnostics == [.duplicateEntry("a")])
    #expect(plan["a"]?.from.blur == 20)
  }

  @Test func aSecondViewIsIgnored() {
    let plan = plan(["a": .blur], source: ["b", "b"], destination: ["a", "a"])
    #expect(plan.diagnostics == [.duplicateIdentifier("a", .destination)])
    #expect(plan["a"]?.to.frame.y == 0)
  }

  @Test func anElementMayBeMissing() {
    let plan = plan(["a": .blur, "b": .crossfade], source: ["a"])
    #expect(plan.diagnostics == [.missingElement("b")])
    #expect(plan.elements.count == 1)
  }

  @Test func anElementOnBothScreensIsShared() {
    let plan = plan(["a": .edgeTranslation(.top)], source: ["a"], destination: ["a"])
    #expect(plan.diagnostics == [.sharedElement("a")])
    #expect(plan["a"]?.role == .shared)
    #expect(plan.frame(at: 0.5)["a"]?.opacity == 1)
  }

  @Test func aSharedElementOnOneScreenCrossfades() {
    let plan = plan(["a": .sharedElement], source: ["a"])
    #expect(plan.diagnostics == [.oneSidedSharedElement("a")])
    #expect(plan["a"]?.to == .init(frame: rect(0, 0, 50, 50), opacity: 0, blur: 0))
  }

  @Test func anAnchorMayBeMissing() {
    let unnamed = plan(["a": .anchorTranslation(relativeTo: "b")], source: ["b"], destination: ["a", "b"])
    #expect(unnamed.diagnostics == [.missingAnchor("a", anchor: "b")])
    let absent = plan(["a": .anchorTranslation(relativeTo: "b"), "b": .crossfade], destination: ["a"])
    #expect(absent.diagnostics == [.missingElement("b"), .missingAnchor("a", anchor: "b")])
    #expect(absent["a"]?.from == .init(frame: rect(0, 0, 50, 50), opacity: 0, blur: 0))
  }

  @Test func anchorsMayFormACycle() {
    let plan = plan(
      [
        "d": .anchorTranslation(relativeTo: "c"), "a": .anchorTranslation(relativeTo: "b"),
        "b": .anchorTranslation(relativeTo: "c"), "c": .anchorTranslation(relativeTo: "a"),
      ], destination: ["a", "b", "c", "d"])
    #expect(plan.diagnostics == [.anchorCycle(["a", "b", "c"])])
    #expect(plan.elements.allSatisfy { $0.from.frame == $0.to.frame && $0.from.opacity == 0 })
    #expect("\(plan.diagnostics[0])" == "anchors form a cycle: 'a' → 'b' → 'c' → 'a'")
  }

  /// A child moves with the element around it, and so that cannot be anchored to the child.
  @Test func aCycleMayGoThroughTheElementAroundAnother() {
    var destination = MotionTree()
    destination.append("around", frame: rect(10, 10, 100, 100)) {
      $0.append("between", frame: rect(20, 20, 50, 50)) { $0.append("child", frame: rect(30, 30, 10, 10)) }
    }
    for order in [["around", "between", "child"], ["child", "between", "around"], ["between", "child", "around"]] {
      let definition = TransitionDefinition(
        order.map { name in
          (MotionIdentifier(name), name == "around" ? .anchorTranslation(relativeTo: "child") : .crossfade)
        })
      let plan = definition.plan(from: MotionTree(), to: destination, in: SearchScreens.container)
      #expect(plan.diagnostics.count == 1)
      #expect(plan.frame(at: 0.5)["child"]?.frame == rect(30, 30, 10, 10))
      #expect(plan.frame(at: 0.5)["around"]?.frame == rect(10, 10, 100, 100))
    }
  }
}
