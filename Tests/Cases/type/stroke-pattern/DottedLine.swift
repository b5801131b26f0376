import FacetRuntime

struct DottedLine: View {
  let dots: StrokePattern

  var body: some View { Rectangle().stroke(.primary, style: dots.strokeStyle(lineWidth: 1)) }
}
