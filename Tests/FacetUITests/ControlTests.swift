import FacetFrame
import FacetUI
import Testing

@MainActor struct ControlTests {
  private struct Form: View {
    @State private var name = ""
    @State private var secret = ""
    @State private var ratio = 0.0
    let log: (String) -> Void

    var body: some View {
      VStack(spacing: 0) {
        TextField(text: $name) { Text("Name") }.onSubmit { log("inner") }
        SecureField("Password", text: $secret)
        Slider(value: $ratio, in: 0...10, step: 4) { Text("Ratio") }
      }
      .onSubmit { log("outer") }
    }
  }

  @Test func aFieldFillsTheWidthAndHasTheHeightOfALine() {
    #expect(draw(width: 200) { TextField("Name", text: .constant("")) }.size == Size(width: 200, height: 22))
    #expect(draw(width: 200) { TextField(text: .constant("")) { EmptyView() } }.size == Size(width: 200, height: 22))
    let tall = draw(width: 80) { TextField(text: .constant("one two three"), axis: .vertical) { EmptyView() } }
    #expect(tall.size.height == 44)
  }

  @Test func slidersAndProgressHaveTheirHeights() {
    #expect(draw(width: 200) { Slider(value: .constant(0.5)) }.size == Size(width: 200, height: 31))
    #expect(draw(width: 200) { ProgressView(value: 0.5) }.size == Size(width: 200, height: 4))
    #expect(draw(width: 200) { ProgressView() }.size == Size(width: 20, height: 20))
  }

  @Test func whatIsTypedIsSeenAndSubmitted() throws {
    var log: [String] = []
    let host = ViewHost(Form { log.append($0) })
    let offer = ProposedViewSize(width: 96, height: nil)
    #expect(
      host.frame(proposing: offer).picture.lines.dropFirst().dropLast() == [
        "│[Name      ]│", "│[Password  ]│", "│●───────────│",
      ])
    #expect(host.type("Mina", into: try field(0, host.frame(proposing: offer))))
    #expect(host.frame(proposing: offer).picture.lines[1] == "│[Mina▏     ]│")
    #expect(host.frame(proposing: offer).accessibility[0].spoken == "Name: Mina. Text Field. Is editing.")
    #expect(host.type(" Ito\n", into: try field(0, host.frame(proposing: offer))))
    #expect(log == ["inner", "outer"])
    #expect(host.frame(proposing: offer).accessibility[0].spoken == "Name: Mina Ito. Text Field.")
    #expect(host.focus(try field(1, host.frame(proposing: offer))))
    #expect(host.frame(proposing: offer).picture.lines[2] == "│[▏Password ]│")
    #expect(host.type("abc", into: try field(1, host.frame(proposing: offer))))
    #expect(host.frame(proposing: offer).accessibility[1].spoken == "Password: •••. Secure Text Field. Is editing.")
    #expect(host.submit(try field(1, host.frame(proposing: offer))))
    #expect(log == ["inner", "outer", "outer"])
  }

  private struct Fields: View {
    @State private var text = ""
    @FocusState private var first: Bool
    @FocusState private var second: Bool

    var body: some View {
      VStack(spacing: 0) {
        TextField("A", text: $text).focused($first)
        TextField("B", text: $text).focused($second)
        TextField("C", text: $text)
        Button("a") { first = true }
        Button("b") { second = true }
      }
    }
  }

  /// A field that an action gives the focus takes it from the field that had it, with a state or without.
  @Test func oneFieldHasTheFocus() throws {
    let host = ViewHost(Fields())
    let offer = ProposedViewSize(width: 96, height: nil)
    func editing() -> [String] {
      host.frame(proposing: offer).accessibility.filter { $0.traits.contains(.isEditing) }.map(\.label)
    }
    func tap(_ label: String) throws {
      let element = try #require(host.frame(proposing: offer).accessibility.first { $0.label == label })
      #expect(host.activate(try #require(element.activates)))
    }
    #expect(host.focus(try field(2, host.frame(proposing: offer))))
    #expect(editing() == ["C"])
    try tap("a")
    #expect(editing() == ["A"])
    try tap("b")
    #expect(editing() == ["B"])
    #expect(host.focus(try field(2, host.frame(proposing: offer))))
    #expect(editing() == ["C"])
  }

  @Test func aSliderStopsAtItsSteps() throws {
    let host = ViewHost(Form { _ in })
    func slider() throws -> Int {
      let frame = host.frame(proposing: ProposedViewSize(width: 96, height: nil))
      return try #require(frame.nodes.firstIndex { $0.kind == .control(.slider) })
    }
    func spoken() throws -> String {
      _ = try slider()
      return try #require(host.frame(proposing: ProposedViewSize(width: 96, height: nil)).accessibility.last).spoken
    }
    #expect(host.slide(try slider(), to: 5))
    #expect(try spoken() == "Ratio: 40%. Adjustable.")
    #expect(host.adjust(try slider(), .increment))
    #expect(try spoken() == "Ratio: 80%. Adjustable.")
    #expect(host.slide(try slider(), by: 100))
    #expect(try spoken() == "Ratio: 100%. Adjustable.")
  }

  @Test func progressSaysHowFarItIs() {
    #expect(draw(width: 80) { ProgressView(value: 1, total: 4.0) }.accessibility.map(\.spoken) == ["Progress: 25%"])
    #expect(draw { ProgressView() }.accessibility.map(\.spoken) == ["In progress"])
    let labelled = draw(width: 80) { ProgressView(value: 2.0) { Text("Upload") } }
    #expect(labelled.accessibility.map(\.spoken) == ["Upload: 100%"])
    #expect(labelled.picture.lines == ["┌──────────┐", "│Upload    │", "│▰▰▰▰▰▰▰▰▰▰│", "└──────────┘"])
    #expect(draw { ProgressView { Text("Wait") } }.accessibility.map(\.spoken) == ["Wait: In progress"])
  }

  private func field(_ number: Int, _ frame: Frame) throws -> Int {
    let fields = frame.nodes.indices.filter {
      if case .control(.textField) = frame.nodes[$0].kind { true } else { false }
    }
    return try #require(fields.dropFirst(number).first)
  }
}
