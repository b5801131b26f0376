import Testing

/// Sessions of apps, as `facet snapshot check` reports them.
struct SessionTests {
  private let project: TestProject

  init() throws {
    project = try TestProject()
    try project.write(
      """
      screen: FirstScreen
      actions: { tapped: go }
      effects: { go: {} }
      sections: { all: { layout: stack, items: { button: content.tapped, label: { text: "Next" } } } }

      """, to: "specs/first.screen.yaml")
    try project.write(
      """
      screen: SecondScreen
      sections: { all: { layout: stack, items: { text: "Second" } } }

      """, to: "specs/second.screen.yaml")
  }

  @Test func stepsOnAHiddenScreenAreReported() throws {
    let errors = try check(
      routes: "FirstScreen.go: { push: SecondScreen }", session: "[FirstScreen: [tap: tapped, tap: tapped]]")
    #expect(
      errors.contains("specs/app.yaml:5:10: error: the screen 'FirstScreen' is not visible [variant/impossible-step]"))
    #expect(errors.contains("help: this is Tour/Walk; 'SecondScreen' is visible"))
  }

  @Test func onlyAPushedScreenHasABackButton() throws {
    let errors = try check(
      routes: "FirstScreen.go: { present: SecondScreen }",
      session: "[FirstScreen: [tap: tapped], back: FirstScreen]")
    #expect(errors.contains("error: the screen 'SecondScreen' has no back button [variant/impossible-step]"))
  }

  @Test func theBackButtonLeadsToTheScreenBelow() throws {
    let errors = try check(
      routes: "FirstScreen.go: { push: SecondScreen }",
      session: "[FirstScreen: [tap: tapped], back: SecondScreen]")
    #expect(
      errors.contains("error: the back button of 'SecondScreen' leads to 'FirstScreen' [variant/impossible-step]"))
    #expect(errors.contains("; write 'back: FirstScreen'"))
  }

  @Test func aScreenThatHidesItsBarHasNoBackButton() throws {
    try project.replace(
      "{ text: \"Second\" }", with: "{ text: \"Second\", toolbarVisibility: hidden }", in: "specs/second.screen.yaml")
    let errors = try check(
      routes: "FirstScreen.go: { push: SecondScreen }",
      session: "[FirstScreen: [tap: tapped], back: FirstScreen]")
    #expect(errors.contains("error: the screen 'SecondScreen' has no back button [variant/impossible-step]"))
  }

  @Test func screensThatOpenEachOtherWithoutEndAreReported() throws {
    try project.replace("effects:", with: "onAppear: tapped\neffects:", in: "specs/first.screen.yaml")
    let errors = try check(routes: "FirstScreen.go: { push: FirstScreen }", session: "[select: first]")
    #expect(errors.contains("error: the screens open each other without end [variant/impossible-step]"))
  }

  @Test func aSessionIsOneSnapshot() throws {
    let errors = try check(routes: "FirstScreen.go: { push: SecondScreen }", session: "[FirstScreen: [tap: tapped]]")
    #expect(!errors.contains("error:"), "\(errors)")
    let golden = try #require(project.text("generated/Snapshots/Tour.walk.snap.txt"))
    #expect(golden.contains("  shows      SecondScreen, pushed"))
    #expect(try project.tool.run("ls", "apps").output == "Tour  first  1 session  specs/app.yaml\n")
  }

  @Test func whatIsDoneInASessionIsCompared() throws {
    _ = try check(routes: "FirstScreen.go: { push: SecondScreen }", session: "[FirstScreen: [tap: tapped]]")
    try project.replace("sessions:", with: "statusBar: { SecondScreen: hidden }\nsessions:", in: "specs/app.yaml")
    let outcome = try project.tool.run("snapshot", "check")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("+ statusBar  hidden"), "\(outcome.output)")
  }

  @Test func aSessionIsRendered() throws {
    _ = try check(routes: "FirstScreen.go: { push: SecondScreen }", session: "[FirstScreen: [tap: tapped]]")
    let golden = try #require(project.text("generated/Snapshots/Tour.walk.snap.txt"))
    for name in ["Tour/Walk", "Tour"] {
      #expect(try project.tool.run("render", name).output == golden)
    }
    let misnamed = try project.tool.run("render", "Tour/Wolk")
    #expect(misnamed.status == 64)
    #expect(misnamed.errors == "error: cannot find 'Tour/Wolk'\nhelp: did you mean 'Tour/Walk'?\n")
    #expect(try project.tool.run("render", "Tour", "--svg").errors.contains("are not about sessions"))
  }

  @Test func stepsThatCannotBeDoneFailARendering() throws {
    _ = try check(routes: "FirstScreen.go: { push: SecondScreen }", session: "[SecondScreen: [tap: tapped]]")
    let rendered = try project.tool.run("render", "Tour/Walk")
    #expect(rendered.status != 0)
    #expect(rendered.errors.contains("error: "))
  }

  /// The errors of drawing an app.
  private func check(routes: String, session: String) throws -> String {
    try project.write(
      """
      app: Tour
      tabs: { first: { title: First, icon: house, screen: FirstScreen } }
      routes: { \(routes) }
      sessions:
        Walk: \(session)

      """, to: "specs/app.yaml")
    try project.tool.run("snapshot", "accept", "--all")
    return try project.tool.run("snapshot", "check").errors
  }
}
