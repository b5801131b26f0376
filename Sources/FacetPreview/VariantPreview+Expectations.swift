import FacetFrame
import FacetIR
import FacetInterpreter
import FacetLanguage
import FacetUI

extension VariantPreview {
  /// The expectations that are not met.
  func unmet(in frame: Frame, _ before: [Value]?) -> [Failure] {
    let findings = findings(in: frame)
    return variant.expectations.indices.compactMap { index in
      let expectation = variant.expectations[index]
      // Expectations are written in the language of the specs.
      if isTranslated, expectation.isAboutText { return nil }
      let expected = drawing.scope.evaluate(expectation.value)
      let found = findings[index]
      let isAmong = expectation.subject == .shows || expectation.subject == .says
      let isMet = isAmong ? expected.elements.allSatisfy(found.elements.contains) : found.isClose(to: expected)
      return isMet ? nil : .expectation(expectation, expected: expected, before: before?[index], was: found)
    }
  }

  /// The current value of each expectation's subject.
  func findings(in frame: Frame) -> [Value] {
    if variant.expectations.isEmpty { return [] }
    let model = state.model(of: component, in: drawing)
    return variant.expectations.map { expectation in
      switch expectation.subject {
      case .parameter(let name), .state(let name): model.parameterScope.parameter(name)
      case .content(let name): model.contentScope.content(name)
      case .recorded: Value.array(state.recorded.map { .string($0) })
      case .announced: Value.array(host.announcements.map { .string($0) })
      case .shows: Value.array(frame.shownTexts.map { .string($0) })
      case .says: Value.array(frame.accessibility.map { .string($0.spoken) })
      case .accessibilityFocus: frame.accessibility.first(where: \.isFocused).map { .string($0.label) } ?? .null
      }
    }
  }
}

extension Expectation {
  /// Whether it can name a text of the String Catalog.
  fileprivate var isAboutText: Bool {
    switch subject {
    case .announced, .shows, .says, .accessibilityFocus: true
    case .content, .state: [.string, .localizedText].contains(value.type.unwrapped)
    case .parameter, .recorded: false
    }
  }
}

extension Frame {
  /// The visible texts, each in full, in preorder.
  fileprivate var shownTexts: [String] {
    var texts: [String] = []
    var node = 0
    while node < nodes.count {
      if nodes[node].isHidden {
        node = end(of: node)
        continue
      }
      if case .text(let run) = nodes[node].kind, !run.text.isEmpty { texts.append(run.text) }
      node += 1
    }
    return texts
  }
}

extension Value {
  /// Whether it is the same value, or a number that differs from it by rounding only: 0.1 + 0.2 is 0.3.
  fileprivate func isClose(to other: Value) -> Bool {
    switch (self, other) {
    case (.double(let one), .double(let two)): one == two || abs(one - two) <= 1e-9 * max(1, abs(one), abs(two))
    case (.array(let ones), .array(let twos)):
      ones.count == twos.count && zip(ones, twos).allSatisfy { $0.isClose(to: $1) }
    default: self == other
    }
  }
}
