import FacetFrame
import FacetUI
import Testing

@MainActor @Suite struct AccessibilityTreeTests {
  private func elements(_ view: some View, isEnabled: Bool = true) -> [AccessibilityElement] {
    var environment = EnvironmentValues()
    environment.isEnabled = isEnabled
    return ViewHost(view, environment: environment).frame(proposing: .unspecified).accessibility
  }

  private func frame(_ view: some View) -> Frame { ViewHost(view).frame(proposing: .unspecified) }

  private var row: some View {
    HStack(spacing: 8) {
      Image(systemName: "creditcard").accessibilityHidden(true)
      Text("Payment")
      Text("Visa")
    }
  }

  @Test func textsAreElements() {
    #expect(elements(row).map(\.label) == ["Payment", "Visa"])
    #expect(elements(row).map(\.traits) == [[.staticText], [.staticText]])
  }

  @Test func combiningSaysAllInOrder() throws {
    let combined = try #require(elements(row.accessibilityElement(children: .combine)).first)
    #expect(combined.label == "Payment, Visa")
    #expect(combined.merged.count == 2)
  }

  @Test func ignoringSaysOnlyItsOwnWords() throws {
    let all = elements(row.accessibilityElement(children: .ignore).accessibilityLabel("Card"))
    #expect(all.map(\.label) == ["Card"])
    #expect(all[0].traits == [])
    #expect(all[0].merged.count == 2)
  }

  @Test func buttonSpeaksItsLabelAndIsUsedAtItsNode() throws {
    let button = try #require(elements(Button("Reserve") {}).first)
    #expect(button.label == "Reserve")
    #expect(button.traits == [.button])
    #expect(button.activates == button.node)
  }

  @Test func disabledButtonIsDimmed() throws {
    let button = try #require(elements(Button("Reserve") {}, isEnabled: false).first)
    #expect(button.spoken == "Reserve. Dimmed. Button.")
  }

  @Test func symbolInAButtonGivesItsName() throws {
    let button = Button {
    } label: {
      Image(systemName: "minus.circle")
    }
    #expect(elements(button).map(\.label) == ["minus"])
  }

  @Test func oneButtonInACombinationIsUsedByUsingTheWhole() throws {
    let card = VStack(spacing: 0) {
      Text("Mina")
      Button("Show more") {}
    }
    let element = try #require(elements(card.accessibilityElement(children: .combine)).first)
    #expect(element.label == "Mina, Show more")
    #expect(element.activates != nil)
    #expect(element.traits.contains(.button))
  }

  @Test func severalButtonsInACombinationAreActionsByName() throws {
    let card = VStack(spacing: 0) {
      Button("Save") {}
      Button("Share") {}
    }
    let element = try #require(elements(card.accessibilityElement(children: .combine)).first)
    #expect(element.actions == ["Save", "Share"])
    #expect(element.activates == nil)
    #expect(!element.traits.contains(.button))
  }

  @Test func adjustableSpeaksItsValue() throws {
    let stepper = row.accessibilityElement(children: .ignore).accessibilityLabel("Guests").accessibilityValue("0")
      .accessibilityAdjustableAction { _ in }
    let element = try #require(elements(stepper).first)
    #expect(element.spoken == "Guests: 0. Adjustable.")
    #expect(element.spokenHint == "Swipe up or down with one finger to adjust the value.")
  }

  @Test func whatIsNotSeenIsNotFound() {
    #expect(elements(row.hidden()).isEmpty)
    #expect(elements(row.opacity(0)).isEmpty)
    #expect(elements(row.accessibilityHidden(true)).isEmpty)
  }

  @Test func groupStaysTogether() {
    let columns = HStack(alignment: .top, spacing: 8) {
      VStack(spacing: 0) {
        Text("A1")
        Text("A2")
      }
      .accessibilityElement(children: .contain)
      VStack(spacing: 0) {
        Text("B1")
        Text("B2")
      }
      .accessibilityElement(children: .contain)
    }
    #expect(elements(columns).map(\.label) == ["A1", "A2", "B1", "B2"])
  }

  @Test func containerHasItsOwnWordsAndActions() {
    let group = row.accessibilityElement(children: .contain).accessibilityLabel("Ways to pay").padding(8)
      .accessibilityAction(named: "Clear") {}
    let frame = frame(
      VStack(spacing: 8) {
        Text("Checkout")
        group
      }.accessibilityElement(children: .contain).accessibilityHint("Pay here"))
    #expect(frame.accessibility.map(\.label) == ["Checkout", "Payment", "Visa"])
    #expect(frame.accessibility.allSatisfy { $0.actions.isEmpty && $0.hint.isEmpty })
    #expect(frame.accessibilityContainers.map(\.hint) == ["Pay here", ""])
    #expect(frame.accessibilityContainers.map(\.label) == ["", "Ways to pay"])
    #expect(frame.accessibilityContainers.map(\.actions) == [[], ["Clear"]])
    #expect(frame.accessibilityContainers.map(frame.elements) == [[0, 1, 2], [1, 2]])
  }

  /// VoiceOver comes to a container with an element in it.
  @Test func containerWithoutElementsOrWordsIsSilent() {
    let group = row.accessibilityElement(children: .contain).accessibilityLabel("Ways to pay")
    let views: [AnyView] = [
      AnyView(row.accessibilityElement(children: .contain)), AnyView(group.accessibilityHidden(true)),
      AnyView(group.hidden()), AnyView(VStack { group }.accessibilityElement(children: .combine)),
      AnyView(
        Button {
        } label: {
          group
        }),
      AnyView(Color.red.accessibilityElement(children: .contain).accessibilityLabel("Ways to pay")),
    ]
    for view in views { #expect(frame(view).accessibilityContainers.isEmpty) }
  }

  @Test func priorityComesBeforePlaceWhateverIsAroundIt() {
    func labels(_ second: some View) -> [String] {
      elements(
        HStack(spacing: 8) {
          Text("First")
          second
        }
      ).map(\.label)
    }
    let text = Text("Second")
    #expect(labels(text) == ["First", "Second"])
    #expect(labels(text.accessibilitySortPriority(1)) == ["Second", "First"])
    #expect(labels(text.frame(width: 90).accessibilitySortPriority(1)) == ["Second", "First"])
    #expect(labels(text.accessibilitySortPriority(1).frame(width: 90)) == ["Second", "First"])
    #expect(labels(text.accessibilitySortPriority(-1).padding(4).accessibilitySortPriority(1)) == ["Second", "First"])
    #expect(labels(Button("Second") {}.padding(4).accessibilitySortPriority(1)) == ["Second", "First"])
  }

  /// A stack is no element, so what is in it comes before or after what stands beside it, all together.
  @Test func priorityOfAStackIsThatOfAllInIt() {
    let lines = VStack(spacing: 8) {
      HStack(spacing: 8) {
        Text("A1")
        Text("A2")
      }
      HStack(spacing: 8) {
        Text("B1").accessibilitySortPriority(1)
        Text("B2").accessibilitySortPriority(2)
      }
      .padding(4)
      .accessibilitySortPriority(1)
      Text("C")
    }
    #expect(elements(lines).map(\.label) == ["B2", "B1", "A1", "A2", "C"])
    let combined = elements(lines.accessibilityElement(children: .combine))
    #expect(combined.map(\.label) == ["B2, B1, A1, A2, C"])
  }

  @Test func priorityIsAmongSiblingsInTheirContainer() {
    func labels(_ priority: Double) -> [String] {
      let columns = HStack(spacing: 8) {
        VStack(spacing: 0) {
          Text("A1")
          Text("A2")
        }
        .accessibilityElement(children: .contain)
        VStack(spacing: 0) {
          Text("B1")
          Text("B2").accessibilitySortPriority(9)
        }
        .accessibilityElement(children: .contain)
        .accessibilitySortPriority(priority)
      }
      return elements(columns).map(\.label)
    }
    #expect(labels(0) == ["A1", "A2", "B2", "B1"])
    #expect(labels(1) == ["B2", "B1", "A1", "A2"])
  }

  @Test func tapOnTheWholeIsATapOnItsOneElement() throws {
    let tappable = row.onTapGesture {}.accessibilityElement(children: .combine)
    #expect(elements(Text("Only").onTapGesture {})[0].activates != nil)
    #expect(elements(tappable)[0].activates != nil)
  }
}
