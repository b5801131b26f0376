import FacetRuntime

struct Pulse: View {
  let curve: Easing

  var body: some View { Circle().opacity(curve.y1) }
}
