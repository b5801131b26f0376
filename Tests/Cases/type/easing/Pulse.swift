import FacetRuntime

struct Pulse: View {
  let curve: DesignEasing

  var body: some View { Circle().opacity(curve.y1) }
}
