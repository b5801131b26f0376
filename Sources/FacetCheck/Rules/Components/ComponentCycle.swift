package import FacetDiagnostics

extension DiagnosticKind {
  package static let componentCycle = DiagnosticKind(
    "component/cycle", .error, "Components that draw each other in a circle",
    explanation: """
      A component whose style draws it again, at once or by way of others, would never be done. Where a thing holds \
      things like itself, give it a slot and let whoever uses it fill the slot.

          component: Card
          …
            body:
              Card: { title: content.title }   # wrong

            body:
              slot: content.inner              # right
      """)
}

extension Diagnostic {
  /// The components along the circle, each with the place that leads to the next.
  static func componentCycle(_ steps: [(component: String, place: SourceSpan?)]) -> Diagnostic {
    let names = steps.map(\.component)
    let chain = (names + names.prefix(1)).map { "'\($0)'" }.joined(separator: " → ")
    let notes = steps.dropFirst().map { Note("'\($0.component)' draws the next here", at: $0.place) }
    return Diagnostic(
      .componentCycle, at: steps.first?.place, "drawing '\(names.first ?? "")' never ends: \(chain)", notes: notes)
  }
}

/// Reports each circle of components that draw each other, and where there is none, those that draw too many or too deep.
func reportComponentCycles(among checkers: [ComponentChecker], to diagnostics: inout [Diagnostic]) {
  var positions: [String: Int] = [:]
  for (index, checker) in checkers.enumerated() where positions[checker.name] == nil { positions[checker.name] = index }
  var visit = DepthFirst(count: checkers.count) { index in
    checkers[index].instances.compactMap { positions[$0.value] }
  }
  let cycles = visit.run()
  if cycles.isEmpty {
    reportTooManyViews(among: checkers, positions: positions, order: visit.order, to: &diagnostics)
    reportTooDeep(among: checkers, positions: positions, order: visit.order, to: &diagnostics)
  }
  for cycle in cycles {
    let steps = cycle.enumerated().map { offset, index in
      let next = checkers[cycle[(offset + 1) % cycle.count]].name
      let place = checkers[index].instances.first { $0.value == next }?.span
      return (component: checkers[index].name, place: place)
    }
    diagnostics.append(.componentCycle(steps))
  }
}
