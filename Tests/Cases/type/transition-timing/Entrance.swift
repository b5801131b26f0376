import FacetRuntime

struct Entrance: View {
  let move: TransitionTiming

  var body: some View { Text(verbatim: "\(move.duration) s") }
}
