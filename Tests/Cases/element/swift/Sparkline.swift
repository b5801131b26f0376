import FacetRuntime

/// What a person writes beside the generated code.
struct Sparkline: View {
  let values: [Double]

  var body: some View {
    HStack(alignment: .bottom, spacing: 1) {
      ForEach(Array(values.indices), id: \.self) { index in
        Rectangle().frame(width: 4, height: CGFloat(values[index]) * 4)
      }
    }
  }
}
