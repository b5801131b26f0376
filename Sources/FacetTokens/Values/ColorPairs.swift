import FacetDiagnostics
import FacetIR
import FacetLimits
import FacetSpec

extension TokenEvaluator {
  /// Resolves a pair of a light and a dark color to the one of the current mode.
  ///
  /// Returns nil if an element cannot be resolved, which has been reported.
  mutating func appearance(of resolution: Resolution) -> Resolution? {
    var current = resolution
    for _ in 0..<Limit.colorPairs.most {
      guard let pair = tree(of: current.place).elements(ofPair: current.place.node) else { return current }
      differingModes.insert(.dark)
      reports.report(
        .dtcgLightDark, at: span(current.place), "a list of two colors is read as one for light and one for dark",
        help: "write the first here, and the second in the file of the mode 'dark'")
      let isDark = mode == .dark || mode == .darkIncreasedContrast
      current.place.node = isDark ? pair.dark : pair.light
      guard let part = part(current.place, as: .color), let next = resolve(current.place) else { return nil }
      current = Resolution(place: part, tokens: next.tokens)
    }
    reports.reportLongChain(
      "more than \(Limit.colorPairs.most) lists lead from here to a color", at: span(resolution.place))
    return nil
  }
}

extension SourceTree {
  /// The elements of a list with two elements.
  func elements(ofPair node: NodeID) -> (light: NodeID, dark: NodeID)? {
    guard kind(node) == .sequence else { return nil }
    let elements = Array(elements(of: node).prefix(3))
    return elements.count == 2 ? (elements[0], elements[1]) : nil
  }
}
