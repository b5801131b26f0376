import FacetRuntime
import FacetUI
import OddDesign
import Testing

/// Code that was written against what the odd design was before still compiles, and means the same.
@MainActor struct FormerNamesTests {
  @Test func oldNamesMeanWhatNewOnesDo() {
    // What is deprecated itself may use what is, and nobody is warned who calls it by way of a protocol.
    let old: any Caller = FormerCaller()
    #expect(old.styles == CurrentCaller().styles)
    #expect(old.properties == CurrentCaller().properties)
    #expect(old.notes == CurrentCaller().notes)
    for (old, new) in zip(old.views, CurrentCaller().views) {
      #expect(ViewHost(old).frame(proposing: .unspecified) == ViewHost(new).frame(proposing: .unspecified))
    }
  }

  @Test func whatIsStoredIsReachedByBothNames() {
    var style = DefaultAgedStyle(spacing: 1)
    let old: any Caller = FormerCaller()
    old.widen(&style)
    #expect(style == DefaultAgedStyle(spacing: 11))
  }
}

@MainActor private protocol Caller {
  var views: [AnyView] { get }
  var styles: [DefaultAgedStyle] { get }
  var properties: [OddAgedSlotsStyle] { get }
  var notes: [OddAged.Note] { get }
  func widen(_ style: inout DefaultAgedStyle)
}

private struct CurrentCaller: Caller {
  var views: [AnyView] {
    [
      AnyView(OddAged("A", in: 1...2, value: .constant(3))),
      AnyView(OddAged("A", in: 1..., value: .constant(1))),
      AnyView(OddAged(value: .constant(3))),
      AnyView(OddAged(onDone: {})),
      AnyView(OddAgedSlots(onTap: {}) { Text(verbatim: "x") }),
      AnyView(OddAged("B").oddAgedStyle(.repeat.setting(\.spacing, to: 9))),
    ]
  }
  var styles: [DefaultAgedStyle] {
    [.automatic(spacing: 2), .repeat, .repeat.setting(\.spacing, to: 3), DefaultAgedStyle(spacing: 4)]
  }
  var properties: [OddAgedSlotsStyle] { [.roomy, .roomy(gap: 1), OddAgedSlotsStyle(gap: 2)] }
  var notes: [OddAged.Note] { [OddAged.Note(words: "a")] }
  func widen(_ style: inout DefaultAgedStyle) { style.spacing += 10 }
}

private struct FormerCaller: Caller {
  @available(*, deprecated) var views: [AnyView] {
    [
      AnyView(OddAged(title: "A", bounds: 1...2, count: .constant(3))),
      AnyView(OddAged("A", bounds: 1..., loud: false)),
      AnyView(OddAged(count: .constant(3))),
      AnyView(OddAged(note: OddAged.Note(words: "a", stars: 4), isLoud: false, onDone: {})),
      AnyView(
        OddAgedSlots(onPress: {}) {
          Text(verbatim: "·")
        } title: {
          Text(verbatim: "x")
        }),
      AnyView(OddAged("B").oddAgedStyle(.shouted.setting(\.gap, to: 9))),
    ]
  }
  @available(*, deprecated) var styles: [DefaultAgedStyle] {
    [.automatic(gap: 2), .shouted, .shouted.setting(\.spacing, to: 3), DefaultAgedStyle(gap: 4)]
  }
  @available(*, deprecated) var properties: [OddAgedSlotsStyle] {
    [.broad, .broad(space: 1), OddAgedSlotsStyle(space: 2)]
  }
  @available(*, deprecated) var notes: [OddAged.Note] { [OddAged.Note(text: "a", stars: 3)] }
  @available(*, deprecated) func widen(_ style: inout DefaultAgedStyle) { style.gap += 10 }
}
