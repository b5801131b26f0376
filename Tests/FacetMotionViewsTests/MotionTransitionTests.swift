import FacetFrame
import FacetMotion
import FacetMotionViews
import FacetRuntime
import FacetUI
import Testing

@MainActor struct MotionTransitionTests {
  private let definition: TransitionDefinition = ["card": .sharedElement]

  @Test func oneOfTheStatesIsShown() {
    #expect(texts(of: transition(isPresented: false)) == ["pill"])
    #expect(texts(of: transition(isPresented: true)) == ["sheet"])
  }

  @Test func anIdentifierAddsNothingToAFrame() {
    let plain = ViewHost(Text(verbatim: "pill").padding(8))
    let named = ViewHost(Text(verbatim: "pill").motionIdentifier("text").padding(8).motionIdentifier("card"))
    #expect(plain.frame(proposing: .unspecified) == named.frame(proposing: .unspecified))
    let frame = named.frame(proposing: .unspecified)
    let identifiers = frame.nodes.indices.map { named.marks[$0]?.identifiers ?? [] }
    #expect(identifiers.first == ["card"])
    #expect(identifiers.last == ["text"])
  }

  @Test func aViewMayHaveSeveralIdentifiers() {
    let host = ViewHost(Text(verbatim: "a").motionIdentifier("inner").motionIdentifier("outer"))
    _ = host.frame(proposing: .unspecified)
    #expect(host.marks[0]?.identifiers == ["outer", "inner"])
  }

  private func transition(isPresented: Bool) -> some View {
    MotionTransition(definition, isPresented: .constant(isPresented)) {
      Text(verbatim: "pill").motionIdentifier("card")
    } destination: {
      Text(verbatim: "sheet").motionIdentifier("card")
    }
  }

  private func texts(of view: some View) -> [String] {
    ViewHost(view).frame(proposing: .unspecified).nodes.compactMap { node in
      if case .text(let run) = node.kind { run.text } else { nil }
    }
  }
}
