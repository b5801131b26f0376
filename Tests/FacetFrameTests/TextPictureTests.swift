import FacetFrame
import Testing

struct TextPictureTests {
  func stepper(gap: Double = 12) -> Tree {
    .hstack(
      gap, .center, .button(.symbol("minus.circle"), isEnabled: false), .text("0"), .button(.symbol("plus.circle")))
  }

  @Test func aHuggingStepperAtItsLowerBound() {
    #expect(
      stepper().frame().picture.lines == [
        "┊ ╭╌╌╌╮   ╭───╮ ┊",
        "┊ ╎ − ╎ 0 │ + │ ┊",
        "┊ ╰╌╌╌╯   ╰───╯ ┊",
      ])
  }

  /// What a button is and what is done to it are in its edge.
  @Test(arguments: [
    (false, false, false, "╭─╮│╰─╯"), (true, false, false, "┏━┓┃┗━┛"), (false, true, false, "╒═╕│╘═╛"),
    (true, true, false, "┏━┓┃┗━┛"), (false, false, true, "╓─╖║╙─╜"), (true, false, true, "┏━┓║┗━┛"),
    (false, true, true, "╔═╗║╚═╝"),
  ])
  func aButtonThatIsTouchedHasAnEdgeOfItsOwn(
    isPressed: Bool, isHovered: Bool, isDestructive: Bool, edge: String
  ) {
    var button = Tree.button(.symbol("star"))
    button.node.isPressed = isPressed
    button.node.isHovered = isHovered
    button.node.isDestructive = isDestructive
    let parts = edge.map { String($0) }
    #expect(
      button.frame().picture.lines == [
        "┊ \(parts[0])\(parts[1])\(parts[1])\(parts[1])\(parts[2]) ┊", "┊ \(parts[3]) ☆ \(parts[3]) ┊",
        "┊ \(parts[4])\(parts[5])\(parts[5])\(parts[5])\(parts[6]) ┊",
      ])
  }

  @Test func aDisabledButtonShowsNoTouch() {
    var button = Tree.button(.symbol("star"), isEnabled: false)
    button.node.isPressed = true
    button.node.isHovered = true
    #expect(button.frame().picture.lines[0] == "┊ ╭╌╌╌╮ ┊")
  }

  @Test(arguments: [(Frame.HorizontalEdge.trailing, "│ one   ⇤"), (.leading, "⇥ one   │")])
  func aRowThatIsSwipedOpenIsMarkedAtTheEdge(edge: Frame.HorizontalEdge, row: String) {
    var one = Tree.text("one")
    one.node.swipedOpen = edge
    let frame = Tree.vstack(0, .leading, one, .text("two")).padding(8).frame(width: 56)
    #expect(frame.picture.lines[1] == row)
    #expect(frame.picture.lines[2] == "│ two   │")
    #expect(frame.picture.lines.allSatisfy(TextPicture.isRow))
  }

  @Test func rightToLeftTurnsTheOrderAround() {
    #expect(
      stepper().frame(isRightToLeft: true).picture.lines == [
        "┊ ╭───╮   ╭╌╌╌╮ ┊",
        "┊ │ + │ 0 ╎ − ╎ ┊",
        "┊ ╰───╯   ╰╌╌╌╯ ┊",
      ])
  }

  @Test func aDistanceIsOneColumnOrNone() {
    let lines = stepper(gap: 12).frame().picture.lines
    #expect(stepper(gap: 13).frame().picture.lines == lines)
    #expect(stepper(gap: 0.5).frame().picture.lines == lines)
    #expect(stepper(gap: 0).frame().picture.lines[1] == "┊ ╎ − ╎0│ + │ ┊")
  }

  func row(_ labels: Tree, isRightToLeft: Bool = false) -> Tree {
    .hstack(
      12, .center, .symbol("square"), labels, Tree(.spacer), .symbol("chevron.forward", isMirrored: isRightToLeft)
    ).padding(16)
  }

  @Test func anImposedWidthIsFilledByTheSpacer() {
    let labels = Tree.vstack(2, .leading, .text("Payment", "method"), .text("Visa ending in", "4242, expires…"))
    #expect(
      row(labels).frame(width: 375).picture.lines == [
        "┌──────────────────────────────────────────────┐",
        "│   Payment                                    │",
        "│ □ method                                   › │",
        "│   Visa ending in                             │",
        "│   4242, expires…                             │",
        "└──────────────────────────────────────────────┘",
      ])
    #expect(
      row(labels, isRightToLeft: true).frame(width: 375, isRightToLeft: true).picture.lines == [
        "┌──────────────────────────────────────────────┐",
        "│                                    Payment   │",
        "│ ‹                                   method □ │",
        "│                             Visa ending in   │",
        "│                             4242, expires…   │",
        "└──────────────────────────────────────────────┘",
      ])
  }

  @Test func contentThatNeedsMoreWidensThePicture() {
    #expect(Tree.text("wider than it may be").frame(width: 80).picture.lines[1] == "│wider than it may be│")
  }

  @Test func whatIsDrawnElsewhereIsABoxWithItsName() {
    let wave = Tree(.placeholder(name: "WaveformView", fillsWidth: true, fillsHeight: false))
    let knob = Tree(.placeholder(name: "Knob", fillsWidth: false, fillsHeight: true))
    let row = Tree.hstack(4, .center, wave, knob, .vstack(0, .leading, .text("one"), .text("two"), .text("three")))
    #expect(
      row.frame(width: 240).picture.lines == [
        "┌──────────────────────────────┐",
        "│                  ░░░░░░ one  │",
        "│░░WaveformView░░░ ░Knob░ two  │",
        "│                  ░░░░░░ three│",
        "└──────────────────────────────┘",
      ])
    #expect(
      Tree(.zstack(alignment: .init()), [knob, .text("3")]).frame(isRightToLeft: true).picture.lines == ["┊ ░K3ob░ ┊"])
  }

  @Test func viewsThatFillTakeTheRoomBeforeSpacersDo() {
    let fill = Tree(.frame(alignment: .init(), fillsWidth: true, fillsHeight: false), [.text("a")])
    let stack = Tree.hstack(0, .center, fill, Tree(.spacer), .text("b"))
    #expect(stack.frame(width: 80).picture.lines[1] == "│    a    b│")
  }

  @Test func aFixedFrameDoesNotPassOnThatItsContentFills() {
    let inner = Tree.hstack(0, .center, .text("a"), Tree(.spacer), .text("b"))
    let fixed = Tree(.frame(alignment: .init(), fillsWidth: false, fillsHeight: false, fixesWidth: true), [inner])
    let onlyHeight = Tree(.frame(alignment: .init(), fillsWidth: false, fillsHeight: false, fixesHeight: true), [inner])
    #expect(Tree.hstack(0, .center, fixed).frame(width: 64).picture.lines[1] == "│ab      │")
    #expect(Tree.hstack(0, .center, onlyHeight).frame(width: 64).picture.lines[1] == "│a      b│")
  }

  @Test func baselinesAlignTheFirstOrTheLastLine() {
    let first = Tree.hstack(8, .firstTextBaseline, .text("a", "b"), .text("1"))
    let last = Tree.hstack(8, .lastTextBaseline, .text("a", "b"), .text("1"))
    #expect(first.frame().picture.lines == ["┊ a 1 ┊", "┊ b   ┊"])
    #expect(last.frame().picture.lines == ["┊ a   ┊", "┊ b 1 ┊"])
  }

  @Test func whatIsHiddenTakesItsPlace() {
    let hidden = Tree(.wrapper, [.text("abc")], isHidden: true)
    #expect(Tree.hstack(8, .center, hidden, .text("d")).frame().picture.lines == ["┊     d ┊"])
  }

  @Test func wideCharactersTakeTwoColumns() {
    #expect(Tree.vstack(0, .trailing, .text("寿司"), .text("a")).frame().picture.lines == ["┊ 寿司 ┊", "┊    a ┊"])
  }

  @Test func halfCoveredWideCharactersDisappear() {
    let pile = Tree(.overlay(alignment: .init(.leading, .top)), [.text("寿司"), .text("a")])
    #expect(pile.frame().picture.lines == ["┊ a 司 ┊"])
  }

  @Test func whatHasAHigherIndexIsInFront() {
    var front = Tree.text("ab")
    var pile: Tree { Tree(.zstack(alignment: .init(.leading, .top)), [front, .text("12345")]) }
    #expect(pile.frame().picture.lines == ["┊ 12345 ┊"])
    front.node.zIndex = 1
    #expect(pile.frame().picture.lines == ["┊ ab345 ┊"])
  }

  @Test func whatLiesInFrontSpreadsNothing() {
    let border = Tree(.overlay(alignment: .init()), [.text("Hello"), Tree(.shape(.rectangle))])
    #expect(Tree.hstack(8, .center, border, .text("World")).frame(width: 120).picture.lines[1] == "│Hello World    │")
    let initials = Tree(.overlay(alignment: .init()), [Tree(.shape(.circle)), .text("MB")])
    let row = Tree.hstack(
      8, .center,
      Tree(
        .frame(
          alignment: .init(), fillsWidth: false, fillsHeight: false,
          fixesWidth: true, fixesHeight: true), [initials]), .text("Mina"))
    #expect(row.frame().picture.lines == ["┊ MB Mina ┊"])
  }

  /// Of the same size and place as the text of the same letters would be.
  private func moved(_ x: Double, _ y: Double) -> Tree {
    Tree(.zstack(alignment: .init()), [.text("base").at(0, 0, 34, 22), .text("99").at(8 + x, y, 17, 22)])
      .at(0, 0, 34, 22)
  }

  @Test func whatIsMovedOutCoversNothing() {
    #expect(moved(16, -8).frame().picture.lines == ["┊ base99 ▸"])
    #expect(moved(-16, 4).frame().picture.lines == ["◂  99base ┊"])
    #expect(moved(-16, 4).frame(isRightToLeft: true).picture.lines == ["◂ 99base ┊"])
    #expect(moved(0, -20).frame().picture.lines == ["·   99", "·┊ base ┊"])
    #expect(moved(12, 30).frame().picture.lines == ["·┊ base ┊", "·   99"])
  }

  @Test func textsThatCoverEachOtherAreDrawnApart() {
    #expect(moved(2, 0).frame().picture.lines == ["┊ base99 ┊"])
    #expect(moved(2, -10).frame().picture.lines == ["┊ base99 ┊"])
  }

  @Test func aWindowShowsAsMuchAsThereIsRoomFor() {
    func window(_ width: Double) -> Tree {
      Tree(.scroll(axis: .horizontal, fills: true), [.text("One two three").at(0, 0, 104, 22)]).at(0, 0, width, 22)
    }
    func fixed(_ tree: Tree) -> Tree {
      Tree(.frame(alignment: .init(), fillsWidth: false, fillsHeight: false, fixesWidth: true), [tree])
    }
    #expect(window(104).frame().picture.lines == ["┊ One two three ┊"])
    #expect(window(56).frame().picture.lines == ["┊ One two⋯ ┊"])
    #expect(window(56).frame(width: 56).picture.lines[1] == "│One tw⋯│")
    #expect(Tree.hstack(0, .center, fixed(window(56))).frame(width: 96).picture.lines[1] == "│One two⋯    │")
  }

  @Test func rightToLeftScriptIsShadedAndQuoted() {
    let picture = Tree.hstack(8, .center, .text("שלום"), .text("a")).frame().picture
    #expect(picture.lines == ["┊ ▒▒▒ⓐ a ┊"])
    #expect(picture.quotes == [.init(mark: "ⓐ", text: "שלום")])
  }

  @Test func aSymbolIsOneColumnAndExplainedBelow() {
    let picture = Tree.hstack(
      8, .center, .symbol("airplane"), .text("Fly"), .symbol("theatermasks"), .symbol("airplane"), .symbol("plus")
    ).frame().picture
    #expect(picture.lines == ["┊ ① Fly ② ① + ┊"])
    #expect(picture.legend == ["①  airplane", "②  theatermasks"])
    #expect(picture.legend.allSatisfy(TextPicture.isRow))
  }

  @Test func onlyWhatIsSeenHasAMark() {
    let hidden = Tree(.wrapper, [.symbol("theatermasks")], isHidden: true)
    #expect(Tree.hstack(8, .center, hidden, .symbol("airplane")).frame().picture.legend == ["①  airplane"])
  }

  /// Another symbol changes the mark of no text.
  @Test func symbolsAndQuotesHaveMarksOfTheirOwn() {
    let picture = Tree.hstack(8, .center, .symbol("airplane"), .text("שלום"), .symbol("theatermasks")).frame().picture
    #expect(picture.lines == ["┊ ① ▒▒▒ⓐ ② ┊"])
    #expect(picture.quotes == [.init(mark: "ⓐ", text: "שלום")])
  }

  @Test func moreSymbolsThanMarks() {
    let symbols = (0..<60).map { Tree.symbol("symbol.\($0)") }
    let picture = Tree(.stack(axis: .horizontal, alignment: .init(), gaps: []), symbols).frame().picture
    #expect(picture.lines[0].unicodeScalars.count == 64)
    #expect(picture.legend.count == 60)
    #expect(picture.lines[0].contains("⑳ⒶⒷ"))
  }

  @Test func whatLeadsStaysAtTheLeadingEdge() {
    let card = Tree.vstack(8, .leading, .text("A quiet flat", "two streets"), .text("Mina"))
    #expect(card.frame(width: 160).picture.lines[2] == "│two streets         │")
    #expect(card.frame(width: 160, isRightToLeft: true).picture.lines[3] == "│                Mina│")
    let inner = Tree.vstack(8, .center, card, .text("Show more of it"))
    #expect(inner.frame(width: 160).picture.lines[1] == "│A quiet flat        │")
  }

  @Test func nothingInATextCanMoveWhatIsAroundIt() {
    #expect(Tree.text("a\u{202E}b\u{1B}").frame().picture.lines == ["┊ a\\u{202E}b\\u{1B} ┊"])
  }

  @Test func aFrameMadeByHandIsDrawnWhateverItsIndicesSay() {
    var frame = Tree.hstack(8, .center, .text("a"), .text("b")).frame()
    frame.nodes[1].end = -4
    frame.nodes[0].end = 99
    frame.imposedWidth = .infinity
    #expect(frame.picture.lines.count == 3)
    #expect(Frame().picture.lines == ["┊  ┊"])
  }

  @Test func aVeryLongLineIsBounded() {
    let long = Tree.text(String(repeating: "x", count: 100_000)).frame().picture.lines[0]
    #expect(long.count == 405)
  }

  @Test func structureIsNotDistance() {
    #expect(stepper(gap: 4).frame().hasStructure(of: stepper().frame()))
    #expect(!Tree.text("0").frame().hasStructure(of: stepper().frame()))
  }

  /// Texts around a center, moved there: they share neither rows nor columns with their neighbors.
  @Test func textsThatAreMovedApartAreAllSeen() {
    func text(_ text: String, x: Double, y: Double) -> Frame.Node {
      let run = Frame.TextRun(text: text, lines: [text], lineHeight: 22, fontSize: 17)
      return Frame.Node(
        kind: .text(run), rect: Rect(x: x, y: y, width: Double(text.count) * 9, height: 22), end: 0)
    }
    var nodes = [
      Frame.Node(kind: .zstack(alignment: .init()), rect: Rect(width: 256, height: 256), end: 5),
      text("12", x: 119, y: 17), text("3", x: 224, y: 117), text("6", x: 124, y: 217), text("9", x: 24, y: 117),
    ]
    for index in 1..<5 { nodes[index].end = index + 1 }
    let picture = Frame(nodes: nodes, size: Size(width: 256, height: 256)).picture
    #expect(picture.lines == ["┊  12  ┊", "┊ 9  3 ┊", "┊  6   ┊"])
    #expect(picture.legend == [])
  }

  /// A badge that has more cells than the image that it is on.
  @Test func anImageUnderABadgeIsSeen() {
    let nodes = [
      Frame.Node(kind: .overlay(alignment: .init(.trailing, .bottom)), rect: Rect(width: 32, height: 32), end: 5),
      Frame.Node(
        kind: .image(name: "cabin", isSymbol: false, isMirrored: false, fills: true), rect: Rect(width: 32, height: 32),
        end: 2),
      Frame.Node(kind: .background(alignment: .init()), rect: Rect(x: 14, y: 14, width: 18, height: 18), end: 5),
      Frame.Node(
        kind: .image(name: "star.fill", isSymbol: true, isMirrored: false, fills: false),
        rect: Rect(x: 15, y: 15, width: 16, height: 16), end: 4),
      Frame.Node(kind: .shape(.circle), rect: Rect(x: 14, y: 14, width: 18, height: 18), end: 5),
    ]
    let picture = Frame(nodes: nodes, size: Size(width: 32, height: 32)).picture
    #expect(picture.lines.contains { $0.contains("①") && $0.contains("★") }, "\(picture.lines)")
  }
}
