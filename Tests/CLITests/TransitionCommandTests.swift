import Testing

/// Transitions, as the tool lists, draws and records them.
struct TransitionCommandTests {
  private let project: TestProject

  init() throws {
    project = try TestProject()
    try project.write(
      """
      component: Field
      style: none
      parameters: { isOpen: Bool = false }
      body:
        vstack:
          - { text: "Where to?", identifier: prompt }
          - { if: content.isOpen, then: { text: "Lisbon", identifier: place } }
        spacing: 8
        identifier: card
      variants:
        Closed: {}
        Open: { with: { isOpen: true } }

      """, to: "specs/field.component.yaml")
    try project.write(
      """
      transition: OpenField
      from: { Field: Closed }
      to: { Field: Open }
      elements: { Field.card: sharedElement, Field.prompt: blur, Field.place: blur }

      """, to: "specs/open.transition.yaml")
  }

  @Test func transitionsAreListed() throws {
    #expect(
      try project.tool.run("ls", "transitions").output
        == "OpenField  Field/Closed  Field/Open  3 elements  specs/open.transition.yaml\n")
  }

  @Test func aTransitionIsDrawnAsTextAndAsSVG() throws {
    let text = try project.tool.run("render", "OpenField").output
    #expect(text.contains("50 %  0.175 s\n"))
    #expect(text.contains("Field.place   added   "))
    let svg = try project.tool.run("render", "OpenField", "--svg").output
    #expect(svg.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg "))
    // Of a component, one variant is drawn.
    #expect(try project.tool.run("render", "Field", "--svg").errors.contains("'Field' names 2 pictures"))
    #expect(try project.tool.run("render", "Field/Open", "--svg").output.contains("<title>Field/Open</title>"))
  }

  /// The picture of both drawings, and that an element of both is shared whatever is written.
  @Test func aTransitionHasAGolden() throws {
    #expect(try project.tool.run("snapshot", "accept", "--all").status == 0)
    let golden = try #require(project.text("generated/Snapshots/OpenField.transition.snap.txt"))
    #expect(golden.contains("variant  notes\n  ┊ 'Field.prompt' is on both screens, so it is animated as a shared"))
    #expect(try project.tool.run("snapshot", "check").status == 0)
  }
}
