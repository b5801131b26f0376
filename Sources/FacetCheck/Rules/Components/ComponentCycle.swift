package import FacetDiagnostics

extension DiagnosticKind {
  package static let componentCycle = DiagnosticKind(
    "component/cycle", .error, "Components that draw each other in a cycle",
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

/// Each circle of components that draw each other, and where there is none, those that draw too many or too deep.
func endlessDrawing(among components: [TypedComponent]) -> [Diagnostic] {
  let graph = DrawnComponents(of: components)
  var visit = DepthFirst(count: components.count) { index in graph.drawn[index].compactMap(\.position) }
  let cycles = visit.run()
  if cycles.isEmpty { return tooManyViews(in: graph, order: visit.order) + tooDeep(in: graph, order: visit.order) }
  return cycles.map { cycle in
    let steps = cycle.enumerated().map { offset, index in
      let next = cycle[(offset + 1) % cycle.count]
      return (component: components[index].name, place: graph.drawn[index].first { $0.position == next }?.name.span)
    }
    return .componentCycle(steps)
  }
}

/// Which components draw which.
struct DrawnComponents {
  let components: [TypedComponent]
  /// For each component those that it draws, in order of appearance. Those that are not in the project have no position.
  let drawn: [[(name: Located<String>, position: Int?)]]

  init(of components: [TypedComponent]) {
    self.components = components
    let positions = Dictionary(
      zip(components.map(\.name), components.indices), uniquingKeysWith: { first, _ in first })
    drawn = components.map { $0.instances.map { (name: $0, position: positions[$0.value]) } }
  }
}
