import FacetRuntime

// A length is converted to a number and back by itself; what holds lengths is not.

func lengths(_ numbers: [Double], _ number: Binding<Double>, _ length: inout CGFloat) {
  let lengths: [CGFloat] = numbers  // error: '[Double]'
  let binding: Binding<CGFloat> = number  // error: 'Binding<Double>'
  double(&length)  // error: 'CGFloat'
  _ = (lengths, binding)
}

func double(_ number: inout Double) { number *= 2 }
