package import FacetDiagnostics
import FacetSpec

extension DiagnosticKind {
  package static let componentCycle = DiagnosticKind(
    "component/cycle", .error, "Components that draw each other in a cycle",
    explanation: """
      A component cannot draw itself, directly or through other components. To nest instances of one component, give \
      it a slot that callers fill.

          component: Card
          …
            body:
              Card: { title: content.title }   # wrong

            body:
              slot: content.inner              # right
      """)
}

extension Diagnostic {
  /// - Parameter steps: The components of the cycle, each with the span of the instance of the next one.
  static func componentCycle(_ steps: [(component: String, place: SourceSpan?)]) -> Diagnostic {
    let names = steps.map(\.component)
    let chain = (names + names.prefix(1)).map { "'\($0)'" }.joined(separator: " → ")
    let notes = steps.dropFirst().map { Note("through '\($0.component)'", at: $0.place) }
    return Diagnostic(
      .componentCycle, at: steps.first?.place, "component '\(names.first ?? "")' draws itself recursively: \(chain)",
      notes: notes)
  }
}

/// Reports cycles of components that draw each other or, if there are none, components that draw too many or too deep.
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

/// The components that each component draws.
struct DrawnComponents {
  let components: [TypedComponent]
  /// An instance in a component.
  struct Use {
    var name: Located<String>
    /// Nil for an unknown component.
    var position: Int?
    /// The position of the style whose body it is in; nil for a default.
    var style: Int?
  }

  /// The instances of each component, in order of appearance.
  let drawn: [[Use]]
  let positions: [String: Int]

  init(of components: [TypedComponent]) {
    self.components = components
    let positions = Dictionary(
      zip(components.map(\.name), components.indices), uniquingKeysWith: { first, _ in first })
    self.positions = positions
    drawn = components.map { component in
      component.componentUses.filter { !$0.scope.isExample }.map { use in
        Use(name: use.written.kind, position: positions[use.written.kind.value], style: use.scope.style)
      }
    }
  }
}
